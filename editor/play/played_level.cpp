#include "editor/play/played_level.h"

namespace delve::editor {

PlayedLevel::Change PlayedLevel::follow(const play::Game& game, std::uint32_t number) {
    Change change;
    if (m_prepared != game.prepared || m_number != number) {
        m_prepared = game.prepared;
        m_number = number;
        m_opened = {};
        m_level = game.level(number);
        m_level.things = std::vector<Thing>();
        change.everything = true;
    }
    const auto& opened = game.levels[number].opened;
    for (const Cell cell : play::differingCells(opened, m_opened)) {
        m_level.tiles.set(cell, play::tileAt(game, number, cell));
        change.region = change.region.united({cell.x, cell.y, 1, 1});
    }
    m_opened = opened;
    return change;
}

} // namespace delve::editor
