#include "tests/playtest/mission_checker.h"

#include "generation/level/locks.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <queue>
#include <set>

namespace delve::test {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
const std::array<std::string, 4> ledgeNames{"ledge-north", "ledge-east", "ledge-south", "ledge-west"};

using Keys = std::set<std::string>;
using State = std::pair<Cell, Keys>;

class Checked {
public:
    Checked(const Level& level, const TileCatalogue& tiles, std::int64_t shortestWin)
        : m_level(level), m_tiles(tiles), m_shortestWin(shortestWin) {
        for (const auto& thing : *level.things) {
            if (thing.kind == ThingKind::Start && playerOf(thing) == 1) m_start = thing.at;
            if (thing.kind == ThingKind::Lock) m_lockAt[thing.at] = colourOf(thing);
            if (thing.kind == ThingKind::Key) m_keysAt[thing.at].insert(colourOf(thing));
            if (thing.kind == ThingKind::Boss || thing.kind == ThingKind::Goal) m_goals.insert(thing.at);
        }
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x) {
                if (tiles[level.tiles.at({x, y})].walk == Walk::EndsGame)
                    for (const Cell side : sides)
                        if (walks(Cell{x, y} + side)) m_goals.insert(Cell{x, y} + side);
            }
    }

    MissionFaults check() {
        if (!m_start || m_goals.empty()) return {{"no start, or nothing to win"}, 0, 0};
        checkSafety();
        std::set<std::string> colours;
        for (const auto& lock : m_lockAt) colours.insert(lock.second);
        for (const auto& colour : colours) {
            const auto reached = reachedWithout(colour, true);
            const bool strict = std::ranges::none_of(m_goals, [&](Cell cell) { return reached.contains(cell); });
            ++(strict ? m_found.strictLocks : m_found.shortcutLocks);
            m_strict[colour] = strict;
        }
        for (const auto& cycle : m_level.mission->cycles) {
            switch (cycle.pattern) {
            case MissionPattern::LockAndKey: checkLock(cycle); break;
            case MissionPattern::TwoWays: checkTwoWays(cycle); break;
            case MissionPattern::HiddenShortcut: checkSecret(cycle); break;
            case MissionPattern::OneWay: checkLedge(cycle); break;
            case MissionPattern::Foreshadowing: checkGrate(cycle); break;
            case MissionPattern::GuardedTreasure: checkTreasure(cycle); break;
            }
        }
        return m_found;
    }

private:
    void fault(const std::string& what, Cell cell) {
        m_found.faults.push_back(what + " at " + std::to_string(cell.x) + ", " + std::to_string(cell.y));
    }

    [[nodiscard]] const std::string& tileAt(Cell cell) const { return m_tiles[m_level.tiles.at(cell)].name; }
    [[nodiscard]] bool walks(Cell cell) const {
        return m_level.size().contains(cell) && m_tiles[m_level.tiles.at(cell)].walk == Walk::Yes;
    }
    /// May one step there, locks aside?
    [[nodiscard]] bool steps(Cell from, std::size_t side, bool knowsSecrets) const {
        const Cell to = from + sides[side];
        if (!walks(to) || (!knowsSecrets && tileAt(to) == "secret-door")) return false;
        for (std::size_t i = 0; i < 4; ++i)
            if (i != side && (tileAt(from) == ledgeNames[i] || tileAt(to) == ledgeNames[i])) return false;
        return true;
    }

    /// All states of a player who never takes the keys of one colour.
    struct States {
        std::vector<State> all;
        std::vector<std::vector<std::size_t>> before;
    };
    [[nodiscard]] States statesWithout(const std::string& colour, bool knowsSecrets) const {
        States states;
        std::map<State, std::size_t> number;
        const auto come = [&](State state, std::optional<std::size_t> from) {
            const auto keys = m_keysAt.find(state.first);
            if (keys != m_keysAt.end())
                for (const auto& key : keys->second)
                    if (key != colour) state.second.insert(key);
            const auto [place, isNew] = number.try_emplace(state, states.all.size());
            if (isNew) {
                states.all.push_back(state);
                states.before.emplace_back();
            }
            if (from) states.before[place->second].push_back(*from);
        };
        come({*m_start, {}}, {});
        for (std::size_t i = 0; i < states.all.size(); ++i) {
            const State state = states.all[i];
            for (std::size_t side = 0; side < 4; ++side) {
                const Cell to = state.first + sides[side];
                if (!steps(state.first, side, knowsSecrets)) continue;
                const auto lock = m_lockAt.find(to);
                if (lock != m_lockAt.end() && !state.second.contains(lock->second)) continue;
                come({to, state.second}, i);
            }
        }
        return states;
    }

    [[nodiscard]] std::set<Cell> reachedWithout(const std::string& colour, bool knowsSecrets) const {
        std::set<Cell> cells;
        for (const auto& state : statesWithout(colour, knowsSecrets).all) cells.insert(state.first);
        return cells;
    }

    /// Winnable without secret doors, and from everywhere; the same for who knows them all.
    void checkSafety() {
        for (const bool knows : {false, true}) {
            const auto states = statesWithout("no colour", knows);
            std::vector<bool> wins(states.all.size());
            std::vector<std::size_t> rim;
            for (std::size_t i = 0; i < states.all.size(); ++i)
                if (m_goals.contains(states.all[i].first)) {
                    wins[i] = true;
                    rim.push_back(i);
                }
            if (rim.empty()) fault(knows ? "not winnable" : "not winnable without secret doors", *m_start);
            for (std::size_t i = 0; i < rim.size(); ++i)
                for (const auto before : states.before[rim[i]])
                    if (!wins[before]) {
                        wins[before] = true;
                        rim.push_back(before);
                    }
            const auto stuck = std::ranges::find(wins, false);
            if (!rim.empty() && stuck != wins.end())
                fault("a player can get stuck", states.all[static_cast<std::size_t>(stuck - wins.begin())].first);
        }
    }

    /// The colours without which nobody comes to a cell, secret doors shut.
    [[nodiscard]] std::set<std::string> neededFor(Cell cell) const {
        std::set<std::string> needed;
        for (const auto& [colour, strict] : m_strict)
            if (!reachedWithout(colour, false).contains(cell)) needed.insert(colour);
        return needed;
    }

    /// Steps over everything that can be walked, in any direction, but for one cell; -1 where there is no way.
    [[nodiscard]] std::map<Cell, int> walk(const std::vector<Cell>& from, std::optional<Cell> shut,
                                           const std::set<Cell>* only = nullptr) const {
        std::map<Cell, int> steps;
        std::vector<Cell> rim = from;
        for (const Cell cell : from) steps[cell] = 0;
        for (std::size_t i = 0; i < rim.size(); ++i)
            for (const Cell side : sides) {
                const Cell to = rim[i] + side;
                if (!walks(to) || to == shut || (only && !only->contains(to))) continue;
                if (steps.try_emplace(to, steps[rim[i]] + 1).second) rim.push_back(to);
            }
        return steps;
    }

    /// Does a way lead straight through a cell, between two that are not walked? Gives the cells before and behind.
    [[nodiscard]] std::optional<std::pair<Cell, Cell>> doorway(Cell cell) const {
        for (const Cell side : {Cell{1, 0}, Cell{0, 1}}) {
            const Cell across{side.y, side.x};
            if (walks(cell + side) && walks(cell - side) && !walks(cell + across) && !walks(cell - across))
                return std::pair(cell - side, cell + side);
        }
        return {};
    }

    void checkLock(const MissionCycle& cycle) {
        if (cycle.locks.empty() || cycle.keys.empty()) {
            m_found.faults.push_back("a lock and key without a lock, or without a key");
            return;
        }
        for (const auto& id : cycle.locks) {
            const auto lock = std::ranges::find(*m_level.things, id, &Thing::id);
            if (lock == m_level.things->end()) {
                m_found.faults.push_back("no lock " + id);
                return;
            }
            const auto colour = colourOf(*lock);
            const auto sidesOf = doorway(lock->at);
            if (!sidesOf) fault("a lock that is no doorway", lock->at);
            if (tileAt(lock->at) != "door") fault("a lock on no door", lock->at);
            const auto before = reachedWithout(colour, true);
            bool keyBefore = false;
            for (const auto& keyId : cycle.keys) {
                const auto key = std::ranges::find(*m_level.things, keyId, &Thing::id);
                const bool fits = key != m_level.things->end() && opens(*key, *lock);
                keyBefore = keyBefore || (fits && before.contains(key->at));
            }
            if (!keyBefore) fault("the key does not lie before its lock", lock->at);
            if (before.contains(lock->at)) fault("the lock can be passed without its key", lock->at);
            if (m_strict[colour] || !sidesOf) continue;
            const auto round = walk({sidesOf->first}, lock->at);
            const auto there = round.find(sidesOf->second);
            if (there != round.end() && there->second < 22) fault("a shortcut that saves too little", lock->at);
        }
    }

    [[nodiscard]] std::set<Cell> cellsOf(const std::string& id) const {
        std::set<Cell> cells;
        const auto room = std::ranges::find(*m_level.rooms, id, &Room::id);
        if (room == m_level.rooms->end()) return cells;
        std::vector<Rect> areas;
        for (const auto& run : room->shape) areas.push_back(run.area());
        if (room->shape.empty()) areas.push_back(room->box);
        for (const auto& area : areas)
            for (auto y = area.y; y < area.bottom(); ++y)
                for (auto x = area.x; x < area.right(); ++x) cells.insert({x, y});
        return cells;
    }

    /// The rooms are those of the near way, then those of the far one, which begins where the near one did.
    void checkTwoWays(const MissionCycle& cycle) {
        const auto second = std::find(cycle.rooms.begin() + 1, cycle.rooms.end(), cycle.rooms.front());
        if (second == cycle.rooms.end() || *(second - 1) != cycle.rooms.back()) {
            m_found.faults.push_back("two ways that do not begin and end together");
            return;
        }
        const std::vector<std::string> near(cycle.rooms.begin(), second);
        const std::vector<std::string> far(second, cycle.rooms.end());
        for (std::size_t i = 1; i + 1 < near.size(); ++i)
            if (std::ranges::find(far, near[i]) != far.end()) m_found.faults.push_back("two ways share " + near[i]);
        const auto nearSteps = stepsAlong(near);
        const auto farSteps = stepsAlong(far);
        if (nearSteps < 0 || farSteps < 0) m_found.faults.push_back("a way that leads nowhere");
        else if (2 * farSteps < 3 * nearSteps || farSteps < nearSteps + 12)
            m_found.faults.push_back("two ways of " + std::to_string(nearSteps) + " and " + std::to_string(farSteps));
    }

    /// From the first room to the last, by halls and by the rooms between.
    [[nodiscard]] int stepsAlong(const std::vector<std::string>& rooms) const {
        std::set<Cell> open;
        for (std::int32_t y = 0; y < m_level.size().height; ++y)
            for (std::int32_t x = 0; x < m_level.size().width; ++x)
                if (walks({x, y})) open.insert({x, y});
        for (const auto& room : *m_level.rooms)
            if (std::ranges::find(rooms, room.id) == rooms.end())
                for (const Cell cell : cellsOf(room.id)) open.erase(cell);
        const auto from = cellsOf(rooms.front());
        const auto steps = walk({from.begin(), from.end()}, {}, &open);
        int least = -1;
        for (const Cell cell : cellsOf(rooms.back()))
            if (const auto found = steps.find(cell); found != steps.end())
                if (least < 0 || found->second < least) least = found->second;
        return least;
    }

    void checkSecret(const MissionCycle& cycle) {
        const Cell cell = cycle.cells.at(0);
        const auto sidesOf = doorway(cell);
        if (tileAt(cell) != "secret-door" || !sidesOf) return fault("a hidden shortcut that is none", cell);
        const auto round = walk({sidesOf->first}, cell);
        const auto there = round.find(sidesOf->second);
        if (there != round.end() && there->second < 18) fault("a secret door that saves too little", cell);
        if (neededFor(sidesOf->first) != neededFor(sidesOf->second)) fault("a secret door past a lock", cell);
    }

    void checkLedge(const MissionCycle& cycle) {
        const Cell cell = cycle.cells.at(0);
        const auto ledge = std::ranges::find(ledgeNames, tileAt(cell));
        const auto sidesOf = doorway(cell);
        if (ledge == ledgeNames.end() || !sidesOf) return fault("a ledge in no doorway", cell);
        const Cell toward = sides[static_cast<std::size_t>(ledge - ledgeNames.begin())];
        if (cell + toward != sidesOf->first && cell + toward != sidesOf->second)
            return fault("a ledge to a wall", cell);
        const auto before = neededFor(cell - toward);
        const auto behind = neededFor(cell + toward);
        if (!std::ranges::includes(before, behind)) fault("a ledge that raises the rank", cell);
    }

    /// The cells of Bresenham's line, both ends included.
    [[nodiscard]] static std::vector<Cell> line(Cell from, Cell to) {
        std::vector<Cell> cells;
        const int dx = std::abs(to.x - from.x);
        const int dy = -std::abs(to.y - from.y);
        int error = dx + dy;
        while (true) {
            cells.push_back(from);
            if (from == to) return cells;
            const int twice = 2 * error;
            if (twice >= dy) {
                error += dy;
                from.x += from.x < to.x ? 1 : -1;
            }
            if (twice <= dx) {
                error += dx;
                from.y += from.y < to.y ? 1 : -1;
            }
        }
    }

    void checkGrate(const MissionCycle& cycle) {
        const Cell grate = cycle.cells.at(0);
        const Cell from = cycle.cells.at(1);
        const Cell seen = cycle.cells.at(2);
        if (tileAt(grate) != "grate") return fault("no grate", grate);
        const auto cells = line(from, seen);
        if (std::ranges::find(cells, grate) == cells.end()) fault("a view past its grate", grate);
        for (const Cell cell : cells)
            if (!m_tiles[m_level.tiles.at(cell)].seeThrough) fault("a view through what hides it", cell);
        const auto toSee = neededFor(from);
        const auto toReach = neededFor(seen);
        const bool guarded = !std::ranges::includes(toSee, toReach);
        if (!guarded && !isInGoalsPlace(seen)) fault("a view of nothing in particular", grate);
        if (3 * stepsFromStart(from) > m_shortestWin) fault("a view that comes too late", grate);
    }

    [[nodiscard]] int stepsFromStart(Cell cell) const { return walk({*m_start}, {}).at(cell); }

    /// Is it in a room with the goal, or in sight of it without a room?
    [[nodiscard]] bool isInGoalsPlace(Cell seen) const {
        for (const auto& room : *m_level.rooms) {
            const auto cells = cellsOf(room.id);
            if (cells.contains(seen))
                return std::ranges::any_of(m_goals, [&](Cell goal) { return cells.contains(goal); });
        }
        return true;
    }

    void checkTreasure(const MissionCycle& cycle) {
        const auto cells = cycle.rooms.size() == 1 ? cellsOf(cycle.rooms.front()) : std::set<Cell>{};
        if (cells.empty()) return m_found.faults.push_back("a treasure in no room");
        std::set<Cell> rest;
        for (std::int32_t y = 0; y < m_level.size().height; ++y)
            for (std::int32_t x = 0; x < m_level.size().width; ++x)
                if (walks({x, y}) && !cells.contains({x, y})) rest.insert({x, y});
        if (cells.contains(*m_start)) return fault("a treasure at the start", *cells.begin());
        const auto joined = walk({*m_start}, {}, &rest);
        for (const auto& room : *m_level.rooms)
            if (room.id != cycle.rooms.front())
                for (const Cell cell : cellsOf(room.id))
                    if (walks(cell) && !joined.contains(cell))
                        return fault("a treasure in no dead end", *cells.begin());
    }

    const Level& m_level;
    const TileCatalogue& m_tiles;
    std::int64_t m_shortestWin;
    std::optional<Cell> m_start;
    std::set<Cell> m_goals; ///< the ground from which it is won
    std::map<Cell, std::string> m_lockAt;
    std::map<Cell, Keys> m_keysAt;
    std::map<std::string, bool> m_strict;
    MissionFaults m_found;
};

} // namespace

MissionFaults missionFaults(const Level& level, const TileCatalogue& tiles, std::int64_t shortestWin) {
    return Checked(level, tiles, shortestWin).check();
}

} // namespace delve::test
