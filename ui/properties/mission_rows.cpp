#include "ui/properties/mission_rows.h"

#include "editor/text/message_text.h"
#include "generation/level/mission_places.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(MissionRows)
};

std::vector<Tile> tilesOnCells(const Level& level) {
    std::vector<Tile> tiles;
    for (const auto& cycle : level.mission->cycles)
        for (const Cell cell : cycle.cells)
            if (level.size().contains(cell)) tiles.push_back(level.tiles.at(cell));
    return tiles;
}

MissionRow rowOf(const CyclePlaces& places, std::size_t number, const Level& level, const TileCatalogue& tiles) {
    QStringList lines{Texts::tr("%1. %2").arg(number).arg(editor::toQString(labelOf(places.cycle->pattern)))};
    const auto parts = linesOf(places, level, tiles);
    for (std::size_t i = 0; i < std::min(parts.size(), MissionRows::mostLines); ++i) {
        QStringList pieces;
        for (const auto& piece : parts[i]) pieces << editor::toQString(piece);
        lines << pieces.join(QStringLiteral(" – "));
    }
    if (parts.size() > MissionRows::mostLines) lines << QStringLiteral("…");
    if (parts.empty()) lines << Texts::tr("Nothing of it is left on the map.");
    return {lines.join(u'\n'), places.corners(level)};
}

} // namespace

bool MissionRows::stands(const Level& level, const TileCatalogue& tiles, const std::vector<Tile>& onCells) const {
    return m_mission.sameAs(level.mission) && m_rooms.sameAs(level.rooms) && m_things.sameAs(level.things) &&
           m_onCells == onCells && m_tiles == tiles;
}

const std::vector<MissionRow>& MissionRows::of(const Level& level, const TileCatalogue& tiles) {
    auto onCells = tilesOnCells(level);
    if (stands(level, tiles, onCells)) return m_rows;
    m_mission = level.mission;
    m_rooms = level.rooms;
    m_things = level.things;
    m_onCells = std::move(onCells);
    m_tiles = tiles;
    m_rows.clear();
    const auto cycles = cyclesOf(level);
    for (std::size_t i = 0; i < std::min(cycles.size(), mostRows); ++i)
        m_rows.push_back(rowOf(cycles[i], i + 1, level, tiles));
    return m_rows;
}

} // namespace delve::ui
