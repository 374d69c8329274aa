#include "playtest/personas/persona_view.h"

#include "generation/level/locks.h"
#include "playtest/rules/objective.h"
#include "playtest/rules/view.h"
#include "playtest/sight/sight.h"

#include <algorithm>

namespace delve::play {

namespace {

/// Valid for as long as nobody looks, and nothing is opened.
JoinedBits openCellsFor(const Game& game, std::uint32_t level, const KnownCells* known) {
    if (!known) return openCellsOf(game, level);
    return {game.prepared->levels[level].openAtFirst(), known->unlockedOn(level)};
}

} // namespace

PersonaView::PersonaView(const TrialWorld& trial, const Game& game, std::size_t who, const KnownCells* known,
                         const generation::Feedback* feedback)
    : m_trial(trial), m_game(game), m_who(who), m_known(known), m_feedback(feedback),
      m_level(game.players[who].place.level), m_marks(trial.levels[m_level]), m_size(game.level(m_level).size()),
      m_open(openCellsFor(game, m_level, known)),
      m_hasShut(game.prepared->levels[m_level].openBetweenLocks.wordsPerRow() != 0) {}

bool PersonaView::isOpenWithKeys(Cell cell) const {
    const auto& prepared = m_game.prepared->levels[m_level];
    if (!prepared.walkable.at(cell) || looksLikeWall(cell)) return false;
    return std::ranges::all_of(prepared.thingsAt(cell), [&](const auto& entry) {
        const Thing& thing = (*m_game.level(m_level).things)[entry.second];
        if (!isStillThere(entry.second)) return true;
        if (thing.kind == ThingKind::Lock) return std::ranges::binary_search(me().keys, colourOf(thing));
        return thing.kind != ThingKind::Barrier;
    });
}

const Player* PersonaView::otherPlayer() const {
    if (m_game.players.size() < 2) return nullptr;
    const auto& other = m_game.players[1 - m_who];
    return other.out || (m_known && !m_known->sees(other.place)) ? nullptr : &other;
}

bool PersonaView::leadsOut(Direction direction) const {
    const Cell to = me().place.at + towards(direction);
    if (!mayStep(me().place.at, direction)) return false;
    if (!m_size.contains(to)) return true;
    if (!isKnown(to) || isChasm(to)) return false;
    const auto& tiles = m_game.world().tiles;
    return looksLikeWall(to) || (!tiles.walkable(tileAt(to)) && !tiles.endsGame(tileAt(to)));
}

bool PersonaView::mayStep(Cell from, Direction direction) const {
    if (ledgeStops(m_game, m_level, from, direction)) return false;
    const Cell to = from + towards(direction);
    return !m_size.contains(to) || !isKnown(to) || !m_game.world().tiles.kills(tileAt(to));
}

bool PersonaView::canEnter(Cell cell) const {
    if (m_open.at(cell) || (m_hasShut && isOpenWithKeys(cell)) || isChasm(cell)) return true;
    return m_game.world().tiles.endsGame(tileAt(cell));
}

bool PersonaView::isLedge(Cell cell) const {
    return m_game.prepared->levels[m_level].isOdd(cell) && isKnown(cell) && m_game.world().tiles.ledge(tileAt(cell));
}

bool PersonaView::isChasm(Cell cell) const {
    return m_game.prepared->levels[m_level].isOdd(cell) && isKnown(cell) &&
           m_game.world().tiles.leadsDown(tileAt(cell));
}

bool PersonaView::isBesideWall(Cell cell) const {
    const auto& tiles = m_game.world().tiles;
    return std::ranges::any_of(directionsClockwise, [&](Direction direction) {
        const Cell to = cell + towards(direction);
        if (!m_size.contains(to) || !isKnown(to)) return false;
        return looksLikeWall(to) || (!tiles.walkable(tileAt(to)) && !tiles.seeThrough(tileAt(to)));
    });
}

bool PersonaView::isNewKey(Cell cell) const {
    return hasThing(cell, [this](const Thing& thing) {
        return thing.kind == ThingKind::Key && !std::ranges::binary_search(me().keys, colourOf(thing));
    });
}

bool PersonaView::isTarget(Cell cell) const {
    if (!isKnown(cell)) return false;
    if (m_marks.targets.at(cell)) return true;
    for (const auto& need : objective().needs) {
        if (!need.thing) continue;
        if (need.thing != ThingKind::Boss && has(cell, *need.thing)) return true;
        const auto* const enemy = need.thing == ThingKind::Boss ? enemyAt(m_game, m_level, cell) : nullptr;
        if (enemy && enemy->boss && isInSight(*enemy)) return true;
    }
    return false;
}

std::vector<Cell> PersonaView::marksInSight() const {
    std::vector<Cell> cells;
    if (!m_known) return cells;
    for (const auto* const marks : {&m_marks.things, &m_marks.targets})
        m_known->forEachInSight(*marks, [&cells](Cell cell) { cells.push_back(cell); });
    for (const auto& enemy : m_game.enemies)
        if (enemy.boss && enemy.level == m_level && isInSight(enemy)) cells.push_back(enemy.at);
    return cells;
}

std::vector<Enemy> PersonaView::enemies() const {
    std::vector<Enemy> found;
    for (const auto& enemy : m_game.enemies)
        if (enemy.level == m_level && isInSight(enemy)) found.push_back(enemy);
    return found;
}

bool PersonaView::isInSight(const Enemy& enemy) const {
    if (!m_known) return true;
    const auto sight = sightOf(m_game, me());
    if (steps(enemy.at, me().place.at) > 2 * sight) return false;
    return seeEachOther(seeThroughOf(m_game, m_level), enemy.at, me().place.at, sight);
}

} // namespace delve::play
