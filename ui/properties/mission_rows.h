#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace delve::ui {

/// A pattern of the level's mission, in words for the Properties dock.
struct MissionRow {
    QString text;            ///< a line with the pattern, and one for each of its parts
    std::vector<Cell> cells; ///< to be shown on the map

    friend bool operator==(const MissionRow&, const MissionRow&) = default;
};

/// The rows of a level's mission, the first ones if it has very many patterns. They are found again only if something
/// else stands on the level than before: a large level has hundreds of thousands of things, and each edit asks.
class MissionRows {
public:
    static constexpr std::size_t mostRows = 40;
    static constexpr std::size_t mostLines = 12; ///< of a row

    [[nodiscard]] const std::vector<MissionRow>& of(const Level& level, const TileCatalogue& tiles);

private:
    [[nodiscard]] bool stands(const Level& level, const TileCatalogue& tiles, const std::vector<Tile>& onCells) const;

    Shared<Mission> m_mission;
    Shared<std::vector<Room>> m_rooms;
    Shared<std::vector<Thing>> m_things;
    std::vector<Tile> m_onCells; ///< the tiles of the cells that the mission names
    TileCatalogue m_tiles;
    std::vector<MissionRow> m_rows;
};

} // namespace delve::ui
