#pragma once

#include "generation/level/level.h"

#include <cstddef>
#include <vector>

/// An edit is a value: what a level's parts were before and are after. Applying it swaps them in, whatever their number.
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
    /// What leads from `before` to `after`. Chunks that only look different are compared and left out.
    [[nodiscard]] static Edit between(const Level& before, const Level& after);

    [[nodiscard]] bool empty() const;
    [[nodiscard]] Edit inverse() const;
    /// `level` must be what the edit was made from; false, and nothing changed, if it is not of the same size.
    bool apply(Level& level) const;
    /// The cells that may look different afterwards.
    [[nodiscard]] Rect touched() const { return m_touched; }
    /// Memory that this edit alone keeps alive, roughly.
    [[nodiscard]] std::size_t bytes() const;

private:
    struct ChunkChange {
        std::size_t index;
        Grid::ChunkHandle before;
        Grid::ChunkHandle after;
    };
    std::vector<ChunkChange> m_chunks;
    /// Everything but the tiles, and the tiles too where the size changed; empty where nothing of it changed.
    std::vector<Change<Level>> m_rest;
    Rect m_touched;
};

} // namespace delve
