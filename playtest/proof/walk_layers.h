#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/state/chunked_bits.h"

#include <cstdint>
#include <deque>
#include <unordered_map>
#include <vector>

namespace delve::play {

/// What was taken on a walk: a bit for each colour that the player does not hold yet, and above these one for each
/// place of WalkGoal::all.
using WalkKeys = std::uint32_t;

/// The cells of one level that a search has yet to come to, for one set of what was taken.
struct WalkLayer {
    std::uint32_t level;
    WalkKeys keys;
    BitGrid unvisited;                                  ///< ground, also what is shut: such cells are special
    std::vector<const BitGrid*> unvisitedWithMore = {}; ///< of the layers of this level with further keys
    const BitGrid* special = nullptr;                   ///< see Walk::specialOf()
    const BitGrid* toSee = nullptr;                     ///< if the goal is ground that nobody has seen
    const ChunkedBits* seen = nullptr;                  ///< likewise
    bool isUsed = false;                                ///< by this search
};

/// The layers of a walk. They are kept for the next search, since those of a large map take long to copy; a search is
/// not slower for those that it does not use.
class WalkLayers {
public:
    [[nodiscard]] WalkLayer& operator[](std::uint32_t number) { return m_layers[number]; }
    [[nodiscard]] const WalkLayer& operator[](std::uint32_t number) const { return m_layers[number]; }
    /// The number of a layer, which is made if there is none: with these cells, as all layers of the level.
    [[nodiscard]] std::uint32_t numberOf(std::uint32_t level, WalkKeys keys, const BitGrid& walkable);
    /// The first time in a search. Whoever was at a place before, with the same keys and more, need not come there
    /// again: the layers of the level that are used know of each other.
    void use(WalkLayer& layer);
    /// How many layers of this level the search uses.
    [[nodiscard]] std::size_t countOf(std::uint32_t level) const;
    [[nodiscard]] std::int64_t bitsUsed() const { return m_bitsUsed; }
    [[nodiscard]] std::int64_t bits() const { return m_bits; } ///< of all layers
    /// The search is over, and its cells were put back.
    void endSearch();
    /// Puts all cells of the used layers back; walkableOn(level) has them.
    template <class WalkableOn>
    void refill(WalkableOn walkableOn) {
        for (auto* layer : m_used) layer->unvisited = walkableOn(layer->level);
    }
    void clear();

private:
    std::deque<WalkLayer> m_layers; ///< a deque: references to them stay valid
    std::unordered_map<std::uint64_t, std::uint32_t> m_numbers;
    std::vector<WalkLayer*> m_used;
    std::unordered_map<std::uint32_t, std::vector<WalkLayer*>> m_usedOf; ///< by level
    std::int64_t m_bits = 0;
    std::int64_t m_bitsUsed = 0;
};

} // namespace delve::play
