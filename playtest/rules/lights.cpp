#include "playtest/rules/numbers.h"
#include "playtest/rules/turn.h"
#include "playtest/rules/view.h"

#include <algorithm>

/// Lamps and lights: what players see, and what they have seen.
namespace delve {
namespace {

/// The farthest cell that a lamp lights up, seen from a player; 0 where none is near enough.
std::int32_t reachOfLamps(const std::vector<Lamp>& lamps, Cell from) {
    std::int32_t reach = 0;
    for (const auto& lamp : lamps) {
        const auto away = std::max(std::abs(lamp.at.x - from.x), std::abs(lamp.at.y - from.y));
        if (away <= playNumbers.lampsSeenFrom) reach = std::max(reach, away + lamp.radius);
    }
    return reach;
}

/// Leaves of `far` what a lamp lights up.
void keepLit(Sight& sight, const BitGrid& seeThrough, const std::vector<Lamp>& lamps, Cell from, SeenCells& far) {
    SeenCells lit;
    lit.reset(far.area());
    SeenCells light;
    for (const auto& lamp : lamps) {
        const auto away = std::max(std::abs(lamp.at.x - from.x), std::abs(lamp.at.y - from.y));
        if (away > playNumbers.lampsSeenFrom) continue;
        sight.look(seeThrough, lamp.at, lamp.radius, light);
        lit.add(light);
    }
    far.keep(lit);
}

std::int64_t mark(Game& game, std::uint32_t level, const SeenCells& cells) {
    auto& state = game.levels.write()[level];
    const auto& walkable = game.ground->levels[level].walkable;
    if (!addsToSeen(cells, *state.seen)) return 0;
    const auto found = markSeen(cells, walkable, state.seen.write());
    state.unseen -= found;
    return found;
}

void look(Game& game, Sight& sight) {
    SeenCells cells;
    for (const auto& player : game.players) {
        if (player.out) continue;
        const auto level = player.place.level;
        const auto& lamps = game.ground->levels[level].lamps;
        const auto& seeThrough = *(*game.levels)[level].seeThrough;
        sight.look(seeThrough, player.place.at, sightOf(game, player), cells);
        game.unseen -= mark(game, level, cells);
        const auto reach = reachOfLamps(lamps, player.place.at);
        if (reach == 0) continue;
        sight.look(seeThrough, player.place.at, reach, cells);
        keepLit(sight, seeThrough, lamps, player.place.at, cells);
        game.unseen -= mark(game, level, cells);
    }
}

} // namespace

std::int32_t sightOf(const Game& game, const Player& player) {
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(game.rules().sight + player.lamp, 0, farthestSight));
}

void lookAround(Game& game) {
    Sight sight;
    look(game, sight);
}

void lookAround(Turn& turn) { look(turn.game, turn.sight); }

const BitGrid& Eyes::see(const Game& game, std::uint32_t level) {
    m_seen.reset(game.level(level).size());
    for (const auto& player : game.players)
        if (!player.out && player.place.level == level) add(game, player);
    return m_seen;
}

const BitGrid& Eyes::see(const Game& game, const Player& player) {
    m_seen.reset(game.level(player.place.level).size());
    add(game, player);
    return m_seen;
}

void Eyes::add(const Game& game, const Player& player) {
    look(game, player.place, sightOf(game, player), m_cells);
    markSeen(m_cells, m_seen, m_seen);
}

void Eyes::look(const Game& game, Place from, std::int32_t radius, SeenCells& into) {
    const auto& lamps = game.ground->levels[from.level].lamps;
    const auto& seeThrough = *(*game.levels)[from.level].seeThrough;
    const auto reach = reachOfLamps(lamps, from.at);
    if (reach == 0) return m_sight.look(seeThrough, from.at, radius, into);
    m_sight.look(seeThrough, from.at, radius, m_near);
    m_sight.look(seeThrough, from.at, reach, m_far);
    keepLit(m_sight, seeThrough, lamps, from.at, m_far);
    into.reset(m_near.area().united(m_far.area()));
    into.add(m_near);
    into.add(m_far);
}

} // namespace delve
