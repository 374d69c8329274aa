#pragma once

#include "generation/level/level.h"

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>
#include <vector>

/// An edit is a value: what a level's parts were before and are after. Applying it swaps them in, whatever their
/// number.
namespace delve {

/// What undo needs to know of one part of a level that is kept whole.
template <class T>
struct Change {
    T before;
    T after;
};

/// The difference of two levels of one id. Chunks, lists and the rest are shared with the levels they came from, so an
/// edit costs what differs between them and nothing more.
class Edit {
public:
    Edit() = default;
    /// What leads from `before` to `after`. Chunks and lists that only look different are compared and left out.
    [[nodiscard]] static Edit between(const Level& before, const Level& after);

    [[nodiscard]] bool empty() const;
    [[nodiscard]] Edit inverse() const;
    /// `level` must be what the edit was made from; false, and nothing changed, if it is not of the same size.
    bool apply(Level& level) const;
    /// The cells that may look different afterwards.
    [[nodiscard]] Rect touched() const { return m_touched; }
    /// Memory that a history of such edits needs for this one, roughly: what one edit leaves is what the next one
    /// found, so only the larger side counts.
    [[nodiscard]] std::size_t bytes() const;

private:
    struct ChunkChange {
        std::size_t index;
        Grid::ChunkHandle before;
        Grid::ChunkHandle after;
    };
    /// One part of a level; nothing where it did not change.
    template <auto member>
    struct Part {
        using Value = std::remove_cvref_t<decltype(std::declval<Level>().*member)>;
        std::optional<Change<Value>> change;
    };
    using Parts = std::tuple<Part<&Level::id>, Part<&Level::name>, Part<&Level::layers>, Part<&Level::pinned>,
                             Part<&Level::keptEmpty>, Part<&Level::rooms>, Part<&Level::links>, Part<&Level::halls>,
                             Part<&Level::things>, Part<&Level::pinnedThings>, Part<&Level::recipe>,
                             Part<&Level::properties>, Part<&Level::unknown>>;

    Change<Size> m_size;
    std::vector<ChunkChange> m_chunks; ///< the tiles, where the size stayed
    Part<&Level::tiles> m_tiles;       ///< the tiles, where it did not
    Parts m_parts;
    Rect m_touched;
};

} // namespace delve
