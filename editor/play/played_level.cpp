#include "editor/play/played_level.h"

namespace delve::editor {

PlayedLevel::Change PlayedLevel::follow(const play::Game& game, std::uint32_t number) {
    Change change;
    if (m_prepared != game.prepared || m_number != number) {
        m_prepared = game.prepared;
        m_number = number;
        m_opened = m_doorsFound = {};
        m_level = game.level(number);
        m_level.things = std::vector<Thing>();
        for (const Cell cell : game.prepared->levels[number].secretDoors)
            m_level.tiles.set(cell, play::tileAt(game, number, cell));
        change.everything = true;
    }
    update(game, game.levels[number].opened, m_opened, change);
    update(game, game.levels[number].doorsFound, m_doorsFound, change);
    return change;
}

void PlayedLevel::update(const play::Game& game, const play::ChunkedBits& now, play::ChunkedBits& before,
                         Change& change) {
    for (const Cell cell : play::differingCells(now, before)) {
        m_level.tiles.set(cell, play::tileAt(game, m_number, cell));
        change.region = change.region.united({cell.x, cell.y, 1, 1});
    }
    before = now;
}

} // namespace delve::editor
