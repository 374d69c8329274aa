#include "generation/level/enemy_kind.h"
#include "playtest/rules/derived.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"
#include "playtest/rules/trail.h"

#include <algorithm>
#include <array>

/// Enemies: each wanders until it sees a player, and from then on comes by the shortest path, through doors, too.
/// Contact is a fight.
namespace delve::play {
namespace {

constexpr std::array<Direction, 4> directions{Direction::North, Direction::West, Direction::East, Direction::South};

class EnemyMoves {
public:
    explicit EnemyMoves(StepContext& context) : m_context(context), m_game(context.game) {}

    /// True: a door was opened.
    bool run() {
        if (m_game.enemies.empty()) return false;
        for (auto level = playedLevel(0); level; level = playedLevel(*level + 1)) runOn(*level);
        return m_openedDoor;
    }

private:
    /// The first level from this one on where somebody is.
    [[nodiscard]] std::optional<std::uint32_t> playedLevel(std::uint32_t from) const {
        std::optional<std::uint32_t> first;
        for (const auto& player : m_game.players)
            if (!player.out && player.place.level >= from)
                first = std::min(first.value_or(player.place.level), player.place.level);
        return first;
    }

    void runOn(std::uint32_t level) {
        notice(level);
        followTrails(level);
        const auto count = m_game.enemies.size();
        for (std::uint32_t i = 0; i < count; ++i)
            if (m_game.enemies[i].level == level) act(i);
    }

    /// Sight is symmetric: an enemy sees everybody who sees it. One in a door is looked for by itself, see sight.h.
    void notice(std::uint32_t level) {
        for (const auto& player : m_game.players) {
            if (player.out || player.place.level != level) continue;
            const auto seeThrough = seeThroughOf(m_game, level);
            m_context.sight.look(seeThrough, player.place.at, m_game.prepared->farthestEnemySight, m_seen);
            m_noticing.clear();
            for (auto enemy = m_game.enemies.begin(); enemy != m_game.enemies.end(); ++enemy) {
                if (enemy->hunting || enemy->level != level || !m_seen.at(enemy->at)) continue;
                const auto sight = static_cast<std::int32_t>(kindOf(m_game, *enemy).sight);
                if (seeEachOther(seeThrough, enemy->at, player.place.at, sight)) m_noticing.push_back(enemy.index());
            }
            for (const auto number : m_noticing) m_game.enemies.write(number).hunting = true;
        }
    }

    void followTrails(std::uint32_t level) {
        for (auto& trail : m_trails) trail.forget(); // those of another level
        std::vector<Cell> hunters;
        for (const auto& enemy : m_game.enemies)
            if (enemy.level == level && enemy.hunting && enemy.dazed == 0) hunters.push_back(enemy.at);
        if (hunters.empty()) return;
        for (std::size_t i = 0; i < m_game.players.size(); ++i)
            if (const auto& player = m_game.players[i]; !player.out && player.place.level == level)
                m_trails[i].follow(openCellsOf(m_game, level), player.place.at, hunters);
    }

    /// Changes the enemy in place: nobody else uses this game, and no enemy is added or removed meanwhile.
    void act(std::uint32_t number) {
        Enemy& enemy = m_game.enemies.write(number);
        if (enemy.dazed > 0) {
            --enemy.dazed;
            return;
        }
        enemy.energy += kindOf(m_game, enemy).speed;
        constexpr auto wholeStep = playNumbers.wholeStep;
        for (; enemy.energy >= wholeStep && m_game.mode == Mode::Walking; enemy.energy -= wholeStep)
            if (enemy.hunting) hunt(number, enemy);
            else wander(number, enemy);
        enemy.energy = std::min(enemy.energy, wholeStep);
    }

    [[nodiscard]] std::int32_t stepsToPlayer(Cell cell) const {
        return std::min(m_trails[0].stepsFrom(cell), m_trails[1].stepsFrom(cell));
    }

    void hunt(std::uint32_t number, Enemy& enemy) {
        const auto here = stepsToPlayer(enemy.at);
        if (here == Trail::lost) {
            enemy.hunting = false;
            return;
        }
        for (const auto direction : directions) {
            const Cell to = enemy.at + towards(direction);
            if (stepsToPlayer(to) >= here) continue;
            if (const auto player = playerAt(m_game, enemy.level, to)) return beginFight(m_context, *player, number);
            if (go(number, enemy, to)) return;
        }
    }

    /// Stays half of the time; else to one of the four sides, if it can.
    void wander(std::uint32_t number, Enemy& enemy) {
        const auto drawn = m_game.random.below(8);
        if (drawn >= directions.size()) return;
        const Cell to = enemy.at + towards(directions[drawn]);
        if (!m_game.level(enemy.level).size().contains(to)) return;
        if (const auto player = playerAt(m_game, enemy.level, to)) return beginFight(m_context, *player, number);
        (void)go(number, enemy, to);
    }

    [[nodiscard]] bool mayLeave(const Enemy& enemy, Cell to) const {
        return std::ranges::none_of(directions, [&](Direction way) {
            return enemy.at + towards(way) == to && ledgeStops(m_game, enemy.level, enemy.at, way);
        });
    }

    bool go(std::uint32_t number, Enemy& enemy, Cell to) {
        if (!openCellsOf(m_game, enemy.level).at(to) || m_game.levels[enemy.level].occupied.at(to)) return false;
        if (!mayLeave(enemy, to)) return false;
        if (m_game.world().tiles.opens(tileAt(m_game, enemy.level, to))) {
            if (!enemy.hunting) return false; // who wanders has no reason to open one
            openDoor(m_context, {enemy.level, to});
            m_openedDoor = true;
        }
        leaveCell(m_context, number);
        m_context.state(enemy.level).occupied.set(to);
        Event event;
        event.kind = EventKind::EnemyMoved;
        event.enemy = number;
        event.level = enemy.level;
        event.from = enemy.at;
        event.at = to;
        enemy.at = to;
        m_context.events.push_back(std::move(event));
        return true;
    }

    StepContext& m_context;
    Game& m_game;
    SeenCells m_seen;
    std::vector<std::size_t> m_noticing;
    std::array<Trail, 2> m_trails;
    bool m_openedDoor = false;
};

} // namespace

void leaveCell(StepContext& context, std::uint32_t enemy) {
    const auto& enemies = context.game.enemies;
    const Enemy& leaves = enemies[enemy];
    // None comes where another stands: several are on a cell only where the map put them there.
    const bool shared = context.game.prepared->levels[leaves.level].thingsAt(leaves.at).size() > 1;
    for (std::uint32_t i = 0; shared && i < enemies.size(); ++i)
        if (i != enemy && enemies[i].level == leaves.level && enemies[i].at == leaves.at) return;
    context.state(leaves.level).occupied.clear(leaves.at);
}

bool moveEnemies(StepContext& context) { return EnemyMoves(context).run(); }

} // namespace delve::play
