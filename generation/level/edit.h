#pragma once

#include "generation/level/cells_by_chunk.h"
#include "generation/level/level.h"
#include "generation/level/list_edit.h"
#include "generation/level/part_edits.h"

#include <cstddef>

/// An edit is a value: the parts of a level that differ, before and after. Applying it swaps them in, however many
/// there are.
namespace delve {

/// The difference of two levels. Chunks, lists and the rest are shared with the levels they came from, so an edit costs
/// what differs between them and nothing more.
class Edit {
public:
    Edit() = default;
    /// The edit that leads from `before` to `after`. Chunks and lists that are not shared but equal are left out.
    [[nodiscard]] static Edit between(const Level& before, const Level& after);

    [[nodiscard]] bool empty() const { return m_parts.empty(); }
    [[nodiscard]] Edit inverse() const;
    /// `level` must be what the edit was made from; false, and nothing changed, if its size is another.
    bool apply(Level& level) const;
    [[nodiscard]] bool fits(const Level& level) const { return empty() || level.size() == m_size.before; }
    /// The cells that may look different afterwards.
    [[nodiscard]] const CellsByChunk& cells() const { return m_cells; }
    /// The smallest rectangle around them.
    [[nodiscard]] Rect touched() const { return m_cells.around(); }
    /// Does the edit change this member of the level?
    template <auto member>
    [[nodiscard]] bool changes() const {
        return m_parts.of<member>().has_value();
    }
    [[nodiscard]] bool resizes() const { return m_size.before != m_size.after; }
    /// Approximate memory that a history needs for this edit. What one edit leaves is what the next one found, so only
    /// the larger side counts.
    [[nodiscard]] std::size_t bytes() const { return sizeof(Edit) + m_bytes; }

private:
    using Parts = PartEdits<&Level::tiles, &Level::id, &Level::name, &Level::layers, &Level::pinned, &Level::keptEmpty,
                            &Level::rooms, &Level::links, &Level::halls, &Level::things, &Level::pinnedThings,
                            &Level::mission, &Level::recipe, &Level::properties, &Level::unknown, &Level::unknownOfPins,
                            &Level::unknownOfKeptEmpty>;

    Change<Size> m_size{};
    Parts m_parts;
    CellsByChunk m_cells;
    std::size_t m_bytes = 0; ///< counted where the edit is made, which may be another thread than the one that keeps it
};

} // namespace delve
