#pragma once

#include "generation/difference/matches.h"
#include "generation/difference/world_difference.h"

#include <vector>

/// The parts of a map that are compared cell by cell: its tiles, and its bits.
namespace delve::generation {

/// Maps the tiles of one catalogue to those of another: a world's own tiles may have other ids in two worlds.
class TileMap {
public:
    static constexpr Tile none{0xffff}; ///< for a tile that the other catalogue does not have

    TileMap() = default;
    explicit TileMap(
        const std::vector<std::size_t>& after); ///< of each own tile its place afterwards, or Matches::none

    [[nodiscard]] bool isIdentity() const { return m_own.empty(); }
    [[nodiscard]] Tile operator()(Tile tile) const {
        const auto own = static_cast<std::size_t>(tile) - firstCustomTile;
        return own < m_own.size() ? m_own[own] : tile;
    }

private:
    std::vector<Tile> m_own;
};

[[nodiscard]] std::vector<CellRun> cellsBetween(const Grid& before, const Grid& after, const TileMap& tiles,
                                                DifferenceCost* cost);
[[nodiscard]] Grid applied(const std::vector<CellRun>& cells, Grid grid, Size size, const TileMap& tiles);

/// Bits whose size is not that of their level count as none.
[[nodiscard]] BitsDifference bitsBetween(const Level& before, const Level& after, Shared<BitGrid> Level::*bits);
[[nodiscard]] Shared<BitGrid> applied(const BitsDifference& difference, const Level& before,
                                      Shared<BitGrid> Level::*bits, Size size);

} // namespace delve::generation
