#include "editor/play/played_level.h"

#include <algorithm>
#include <iterator>

namespace delve {

PlayedLevel::Change PlayedLevel::follow(const Game& game, std::uint32_t number) {
    Change change;
    if (m_ground != game.ground || m_number != number) {
        m_ground = game.ground;
        m_number = number;
        m_opened = {};
        m_level = game.level(number);
        m_level.things = std::vector<Thing>();
        change.everything = true;
    }
    const auto& opened = (*game.levels)[number].opened;
    if (opened.sameAs(m_opened)) return change;
    std::vector<Cell> differ;
    std::ranges::set_symmetric_difference(*opened, *m_opened, std::back_inserter(differ));
    for (const Cell cell : differ) {
        m_level.tiles.set(cell, tileAt(game, number, cell));
        change.region = change.region.united({cell.x, cell.y, 1, 1});
    }
    m_opened = opened;
    return change;
}

} // namespace delve
