#include "generation/level/rules.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"
#include "playtest/rules/view.h"

#include <algorithm>

/// Lamps and lights: what players see, and what they have seen.
namespace delve::play {
namespace {

bool isNear(const Lamp& lamp, Cell from) {
    return std::max(std::abs(lamp.at.x - from.x), std::abs(lamp.at.y - from.y)) <= playNumbers.lampsSeenFrom;
}

/// As the crow flies, since what is seen is a round disc; rounded up.
std::int32_t distance(Cell a, Cell b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    auto away = std::max(std::abs(dx), std::abs(dy));
    while (away * away < dx * dx + dy * dy) ++away;
    return static_cast<std::int32_t>(away);
}

/// A radius that holds all that the lamps light up around a player; 0 where no lamp is near enough.
std::int32_t reachOfLamps(const PreparedLevel& level, Cell from) {
    std::int32_t reach = 0;
    for (const auto& row : level.lampsNear(from))
        for (const auto& lamp : row)
            if (isNear(lamp, from)) reach = std::max(reach, distance(lamp.at, from) + lamp.radius);
    return reach;
}

/// Leaves of `far` what a lamp lights up.
void keepLit(Sight& sight, const JoinedBits& seeThrough, const PreparedLevel& level, Cell from, SeenCells& far) {
    SeenCells lit;
    lit.reset(far.area());
    SeenCells light;
    for (const auto& row : level.lampsNear(from))
        for (const auto& lamp : row) {
            const Rect disc = Rect{lamp.at.x, lamp.at.y, 1, 1}.grown(lamp.radius);
            if (!isNear(lamp, from) || !far.anyIn(disc)) continue; // most are in other rooms
            sight.look(seeThrough, lamp.at, lamp.radius, light);
            lit.add(light);
        }
    far.keep(lit);
}

std::int64_t mark(Game& game, std::uint32_t level, const SeenCells& cells) {
    if (!addsToSeen(cells, game.levels[level].seen)) return 0; // nothing is copied where nothing is new
    auto& state = game.levels.write(level);
    const auto found = markSeen(cells, cellsToSee(game, level), state.seen);
    state.found += found;
    return found;
}

void look(Game& game, Sight& sight) {
    SeenCells cells;
    for (const auto& player : game.players) {
        if (player.out) continue;
        const auto level = player.place.level;
        const auto& prepared = game.prepared->levels[level];
        sight.look(seeThroughOf(game, level), player.place.at, sightOf(game, player), cells);
        game.unseen -= mark(game, level, cells);
        const auto reach = reachOfLamps(prepared, player.place.at);
        if (reach == 0) continue;
        sight.look(seeThroughOf(game, level), player.place.at, reach, cells);
        keepLit(sight, seeThroughOf(game, level), prepared, player.place.at, cells);
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

void lookAround(StepContext& context) { look(context.game, context.sight); }

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
    markSeen(m_cells, m_seen);
}

void Eyes::look(const Game& game, Place from, std::int32_t radius, SeenCells& into) {
    const auto& prepared = game.prepared->levels[from.level];
    const auto seeThrough = seeThroughOf(game, from.level);
    const auto reach = reachOfLamps(prepared, from.at);
    if (reach == 0) return m_sight.look(seeThrough, from.at, radius, into);
    m_sight.look(seeThrough, from.at, radius, m_near);
    m_sight.look(seeThrough, from.at, reach, m_far);
    keepLit(m_sight, seeThrough, prepared, from.at, m_far);
    into.reset(m_near.area().united(m_far.area()));
    into.add(m_near);
    into.add(m_far);
}

} // namespace delve::play
