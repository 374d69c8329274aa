#include "playtest/rules/numbers.h"
#include "playtest/rules/trail.h"
#include "playtest/rules/turn.h"

#include <algorithm>
#include <array>

/// Enemies: each wanders until it sees a player, and from then on comes by the shortest path, through doors, too.
/// Contact is a fight.
namespace delve {
namespace {

constexpr std::array<Direction, 4> directions{Direction::North, Direction::West, Direction::East, Direction::South};

class EnemyTurn {
public:
    explicit EnemyTurn(Turn& turn) : m_turn(turn), m_game(turn.game) {}

    /// True: a door was opened.
    bool run() {
        if (m_game.enemies->empty()) return false;
        for (std::uint32_t level = 0; level < m_game.levels->size(); ++level)
            if (std::ranges::any_of(m_game.players, [&](const Player& p) { return !p.out && p.place.level == level; }))
                runOn(level);
        return m_openedDoor;
    }

private:
    void runOn(std::uint32_t level) {
        notice(level);
        followTrails(level);
        const auto count = m_game.enemies->size();
        for (std::uint32_t i = 0; i < count; ++i)
            if ((*m_game.enemies)[i].level == level) act(i);
    }

    /// Sight is symmetric: an enemy sees whoever sees it. In a door it is looked for by itself, see sight.h.
    void notice(std::uint32_t level) {
        for (const auto& player : m_game.players) {
            if (player.out || player.place.level != level) continue;
            const auto& seeThrough = *(*m_game.levels)[level].seeThrough;
            m_turn.sight.look(seeThrough, player.place.at, m_game.ground->farthestEnemySight, m_seen);
            for (std::uint32_t i = 0; i < m_game.enemies->size(); ++i) {
                const Enemy& enemy = (*m_game.enemies)[i];
                if (enemy.hunting || enemy.level != level || !m_seen.at(enemy.at)) continue;
                const auto sight = static_cast<std::int32_t>(kindOf(m_game, enemy).sight);
                if (seeEachOther(seeThrough, enemy.at, player.place.at, sight))
                    m_game.enemies.write()[i].hunting = true;
            }
        }
    }

    void followTrails(std::uint32_t level) {
        for (auto& trail : m_trails) trail.forget(); // those of another level
        std::vector<Cell> hunters;
        for (const auto& enemy : *m_game.enemies)
            if (enemy.level == level && enemy.hunting && enemy.dazed == 0) hunters.push_back(enemy.at);
        if (hunters.empty()) return;
        for (std::size_t i = 0; i < m_game.players.size(); ++i)
            if (const auto& player = m_game.players[i]; !player.out && player.place.level == level)
                m_trails[i].follow(*(*m_game.levels)[level].open, player.place.at, hunters);
    }

    void act(std::uint32_t number) {
        Enemy& enemy = m_game.enemies.write()[number];
        if (enemy.dazed > 0) {
            --enemy.dazed;
            return;
        }
        enemy.energy += kindOf(m_game, enemy).speed;
        constexpr auto wholeStep = playNumbers.wholeStep;
        for (; enemy.energy >= wholeStep && m_game.mode == Mode::Walking; enemy.energy -= wholeStep)
            if (enemy.hunting) hunt(number);
            else wander(number);
        enemy.energy = std::min(enemy.energy, wholeStep);
    }

    [[nodiscard]] std::int32_t stepsToPlayer(Cell cell) const {
        return std::min(m_trails[0].stepsFrom(cell), m_trails[1].stepsFrom(cell));
    }

    void hunt(std::uint32_t number) {
        const Enemy& enemy = (*m_game.enemies)[number];
        const auto here = stepsToPlayer(enemy.at);
        if (here == Trail::lost) {
            m_game.enemies.write()[number].hunting = false;
            return;
        }
        for (const auto direction : directions) {
            const Cell to = enemy.at + towards(direction);
            if (stepsToPlayer(to) >= here) continue;
            if (const auto player = playerAt(m_game, enemy.level, to)) return beginFight(m_turn, *player, number);
            if (go(number, to)) return;
        }
    }

    /// Stays half of the time; else to one of the four sides, if it can.
    void wander(std::uint32_t number) {
        const auto drawn = m_game.random.below(8);
        if (drawn >= directions.size()) return;
        const Enemy& enemy = (*m_game.enemies)[number];
        const Cell to = enemy.at + towards(directions[drawn]);
        if (!m_game.level(enemy.level).size().contains(to)) return;
        if (const auto player = playerAt(m_game, enemy.level, to)) return beginFight(m_turn, *player, number);
        (void)go(number, to);
    }

    bool go(std::uint32_t number, Cell to) {
        Enemy& enemy = m_game.enemies.write()[number];
        auto& state = m_turn.state(enemy.level);
        if (!state.open->at(to) || state.occupied->at(to)) return false;
        if (m_game.world().tiles.opens(tileAt(m_game, enemy.level, to))) {
            if (!enemy.hunting) return false; // who wanders has no reason to open one
            openDoor(m_turn, {enemy.level, to});
            m_openedDoor = true;
        }
        leaveCell(m_turn, number);
        state.occupied.write().set(to);
        Event event;
        event.kind = EventKind::EnemyMoved;
        event.enemy = number;
        event.level = enemy.level;
        event.from = enemy.at;
        event.at = to;
        enemy.at = to;
        m_turn.events.push_back(std::move(event));
        return true;
    }

    Turn& m_turn;
    Game& m_game;
    SeenCells m_seen;
    std::array<Trail, 2> m_trails;
    bool m_openedDoor = false;
};

} // namespace

void leaveCell(Turn& turn, std::uint32_t enemy) {
    const auto& enemies = *turn.game.enemies;
    const Enemy& leaves = enemies[enemy];
    // None comes where another stands: several are on a cell only where the map put them there.
    const bool shared = turn.game.ground->levels[leaves.level].thingsAt(leaves.at).size() > 1;
    for (std::uint32_t i = 0; shared && i < enemies.size(); ++i)
        if (i != enemy && enemies[i].level == leaves.level && enemies[i].at == leaves.at) return;
    turn.state(leaves.level).occupied.write().clear(leaves.at);
}

bool moveEnemies(Turn& turn) { return EnemyTurn(turn).run(); }

} // namespace delve
