#include "tests/generation/machine_checker.h"

#include "generation/level/locks.h"
#include "tests/generation/made_draft.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace delve::test {
namespace {

using Cells = std::set<Cell>;

std::string named(Cell cell) { return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")"; }

std::optional<Cell> startOfPlay(const Level& level) {
    const auto* const start = startOf(*level.things, 1);
    return start ? std::optional(start->at) : std::nullopt;
}

/// The level as it was: what lies behind one cell without which it cannot be reached.
class Areas {
public:
    Areas(const MachinesMade& made, Cell start) : m_made(made), m_size(made.before.size()) {
        m_area.resize(static_cast<std::size_t>(m_size.area()));
        const auto all = flood(start, {-1, -1});
        const auto ground = std::ranges::count(all, true);
        for (Cell doorway; doorway.y < m_size.height; ++doorway.y)
            for (doorway.x = 0; doorway.x < m_size.width; ++doorway.x) {
                if (!all[placeOf(doorway)] || doorway == start) continue;
                const auto left = flood(start, doorway);
                if (ground - std::ranges::count(left, true) - 1 < 12) continue;
                for (const Cell side : sides) look(all, left, doorway, doorway + side);
            }
    }

    [[nodiscard]] bool has(Cell cell) const { return m_area[placeOf(cell)]; }

private:
    using Flags = std::vector<bool>;

    [[nodiscard]] std::size_t placeOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) +
               static_cast<std::size_t>(cell.x);
    }
    [[nodiscard]] bool walks(Cell cell) const {
        return m_size.contains(cell) && m_made.tiles.walkable(m_made.before.tiles.at(cell));
    }

    [[nodiscard]] Flags flood(Cell from, Cell without) const {
        Flags found(static_cast<std::size_t>(m_size.area()));
        std::vector<Cell> rim{from};
        found[placeOf(from)] = true;
        for (std::size_t i = 0; i < rim.size(); ++i)
            for (const Cell side : sides) {
                const Cell next = rim[i] + side;
                if (next == without || !walks(next) || found[placeOf(next)]) continue;
                found[placeOf(next)] = true;
                rim.push_back(next);
            }
        return found;
    }

    void look(const Flags& all, const Flags& left, Cell doorway, Cell inside) {
        if (!m_size.contains(inside) || !all[placeOf(inside)] || left[placeOf(inside)]) return;
        const auto area = flood(inside, doorway);
        const auto cells = std::ranges::count(area, true);
        if (cells < 12 || cells > 90) return;
        for (const auto& thing : *m_made.before.things)
            if (area[placeOf(thing.at)]) return;
        for (Cell cell; cell.y < m_size.height; ++cell.y)
            for (cell.x = 0; cell.x < m_size.width; ++cell.x)
                if (area[placeOf(cell)] && facesExit(cell)) return;
        for (std::size_t i = 0; i < area.size(); ++i)
            if (area[i]) m_area[i] = true;
    }

    [[nodiscard]] bool facesExit(Cell cell) const {
        return std::ranges::any_of(sides, [&](Cell side) {
            return m_size.contains(cell + side) && m_made.tiles.endsGame(m_made.before.tiles.at(cell + side));
        });
    }

    const MachinesMade& m_made;
    Size m_size;
    Flags m_area;
};

/// Where a player can be with which keys, as bits.
using State = std::pair<Cell, unsigned>;

/// Every state of a player on the level as it is now.
class EveryMove {
public:
    EveryMove(const MachinesMade& made, bool findsSecrets) : m_made(made), m_findsSecrets(findsSecrets) {
        for (const auto& thing : *made.after.things) {
            if (thing.kind == ThingKind::Key) m_keys.emplace(thing.at, bitOf(colourOf(thing)));
            if (thing.kind == ThingKind::Lock) m_locks.emplace(thing.at, bitOf(colourOf(thing)));
        }
    }

    void play(Cell start) {
        std::vector<State> rim{come(start, 0)};
        m_first = rim.front();
        for (std::size_t i = 0; i < rim.size(); ++i)
            for (const Cell side : sides) {
                const State from = rim[i];
                if (!mayStep(from, side)) continue;
                const State to = come(from.first + side, from.second);
                auto& before = m_before[to];
                const bool isNew = before.empty() && to != m_first;
                before.push_back(from);
                if (isNew) rim.push_back(to);
            }
        m_states = std::move(rim);
    }

    [[nodiscard]] Cells reached() const {
        Cells cells;
        for (const auto& state : m_states) cells.insert(state.first);
        return cells;
    }

    /// The states from which nobody gets back to the cell where play began.
    [[nodiscard]] std::vector<State> stuck() const {
        std::set<State> home;
        std::vector<State> rim;
        for (const auto& state : m_states)
            if (state.first == m_first.first && home.insert(state).second) rim.push_back(state);
        for (std::size_t i = 0; i < rim.size(); ++i) {
            const auto before = m_before.find(rim[i]);
            if (before == m_before.end()) continue;
            for (const auto& state : before->second)
                if (home.insert(state).second) rim.push_back(state);
        }
        std::vector<State> held;
        for (const auto& state : m_states)
            if (!home.contains(state)) held.push_back(state);
        return held;
    }

private:
    unsigned bitOf(const std::string& colour) {
        const auto next = static_cast<unsigned>(m_colours.size());
        return 1U << m_colours.try_emplace(colour, next).first->second;
    }

    [[nodiscard]] State come(Cell cell, unsigned keys) const {
        const auto [first, last] = m_keys.equal_range(cell);
        for (auto key = first; key != last; ++key) keys |= key->second;
        return {cell, keys};
    }

    [[nodiscard]] bool mayStep(const State& from, Cell side) const {
        const Cell to = from.first + side;
        if (!m_made.after.size().contains(to)) return false;
        const Tile here = m_made.after.tiles.at(from.first);
        const Tile there = m_made.after.tiles.at(to);
        if (!m_made.tiles.walkable(there) || (there == Tile::SecretDoor && !m_findsSecrets)) return false;
        for (const Tile tile : {here, there}) {
            if (tile == Tile::LedgeNorth && side != Cell{0, -1}) return false;
            if (tile == Tile::LedgeEast && side != Cell{1, 0}) return false;
            if (tile == Tile::LedgeSouth && side != Cell{0, 1}) return false;
            if (tile == Tile::LedgeWest && side != Cell{-1, 0}) return false;
        }
        const auto lock = m_locks.find(to);
        return lock == m_locks.end() || (lock->second & from.second) != 0;
    }

    const MachinesMade& m_made;
    bool m_findsSecrets;
    std::map<std::string, unsigned> m_colours;
    std::multimap<Cell, unsigned> m_keys;
    std::map<Cell, unsigned> m_locks;
    State m_first{};
    std::vector<State> m_states;
    std::map<State, std::vector<State>> m_before;
};

Tile drawnAt(const Level& level, Cell cell) {
    for (const auto& layer : level.layers)
        if (layer.generated && layer.tiles.at(cell) != Tile::Void) return layer.tiles.at(cell);
    return Tile::Void;
}

void checkWays(const MachinesMade& made, Cell start, std::vector<std::string>& problems) {
    for (const bool findsSecrets : {false, true}) {
        EveryMove moves(made, findsSecrets);
        moves.play(start);
        for (const auto& state : moves.stuck()) problems.push_back("stuck at " + named(state.first));
        if (!findsSecrets) continue;
        const auto reached = moves.reached();
        for (Cell cell; cell.y < made.after.size().height; ++cell.y)
            for (cell.x = 0; cell.x < made.after.size().width; ++cell.x)
                if (made.tiles.walkable(made.after.tiles.at(cell)) && !reached.contains(cell))
                    problems.push_back("out of reach: " + named(cell));
    }
}

bool isLedge(Tile tile) {
    return tile == Tile::LedgeNorth || tile == Tile::LedgeEast || tile == Tile::LedgeSouth || tile == Tile::LedgeWest;
}

/// What a player comes to who passes none of these cells, and whom nothing else stops.
Cells reachedWithout(const MachinesMade& made, Cell start, const Cells& shut) {
    Cells reached;
    for (const auto& [cell, steps] : stepsFrom(start, [&](Cell next) {
             return made.after.size().contains(next) && made.tiles.walkable(made.after.tiles.at(next)) &&
                    !shut.contains(next);
         }))
        reached.insert(cell);
    return reached;
}

std::vector<Thing> newThings(const MachinesMade& made, ThingKind kind) {
    std::vector<Thing> found;
    for (const auto& thing : *made.after.things)
        if (thing.kind == kind &&
            std::ranges::find(*made.before.things, thing.id, &Thing::id) == made.before.things->end())
            found.push_back(thing);
    return found;
}

/// The new cells with such a tile.
template <class Is>
Cells newCells(const MachinesMade& made, Is is) {
    Cells found;
    for (Cell cell; cell.y < made.after.size().height; ++cell.y)
        for (cell.x = 0; cell.x < made.after.size().width; ++cell.x)
            if (is(made.after.tiles.at(cell)) && !is(made.before.tiles.at(cell))) found.insert(cell);
    return found;
}

/// Does nobody come to a chest behind this cell but over it?
bool shutsAChestIn(const MachinesMade& made, Cell start, Cell gate) {
    const auto reached = reachedWithout(made, start, {gate});
    return std::ranges::any_of(newThings(made, ThingKind::Chest),
                               [&](const Thing& chest) { return !reached.contains(chest.at); });
}

} // namespace

std::vector<std::string> prizeProblems(const MachinesMade& made) {
    std::vector<std::string> problems;
    const auto start = startOfPlay(made.before);
    if (!start) return {"no start"};
    const auto locks = newThings(made, ThingKind::Lock);
    const auto keys = newThings(made, ThingKind::Key);
    const auto ledges = newCells(made, isLedge);
    if (locks.size() != keys.size() || ledges.size() != 2 * locks.size())
        problems.push_back(std::to_string(locks.size()) + " locks, " + std::to_string(keys.size()) + " keys, " +
                           std::to_string(ledges.size()) + " ledges");
    for (const auto& lock : locks)
        if (!shutsAChestIn(made, *start, lock.at)) problems.push_back("no chest behind the lock " + named(lock.at));
    for (const Cell door : newCells(made, [](Tile tile) { return tile == Tile::SecretDoor; }))
        if (!shutsAChestIn(made, *start, door)) problems.push_back("no chest behind the secret door " + named(door));
    const auto above = reachedWithout(made, *start, ledges);
    for (const auto& key : keys)
        if (above.contains(key.at)) problems.push_back("a key in front of its pit: " + named(key.at));
    return problems;
}

std::vector<Cell> cellsOfMachines(const MachinesMade& made) {
    Cells cells;
    for (Cell cell; cell.y < made.after.size().height; ++cell.y)
        for (cell.x = 0; cell.x < made.after.size().width; ++cell.x)
            if (made.before.tiles.at(cell) != made.after.tiles.at(cell) ||
                drawnAt(made.before, cell) != drawnAt(made.after, cell))
                cells.insert(cell);
    for (const auto& thing : *made.after.things)
        if (std::ranges::find(*made.before.things, thing.id, &Thing::id) == made.before.things->end())
            cells.insert(thing.at);
    return {cells.begin(), cells.end()};
}

std::vector<std::string> machineProblems(const MachinesMade& made) {
    std::vector<std::string> problems;
    const auto start = startOfPlay(made.before);
    if (!start) return {"no start"};
    const Areas areas(made, *start);
    for (const Cell cell : cellsOfMachines(made))
        if (!areas.has(cell)) problems.push_back("changed, but in no area behind one doorway: " + named(cell));
    if (!(*made.before.halls == *made.after.halls)) problems.emplace_back("a hall is lost");
    if (!(*made.before.links == *made.after.links)) problems.emplace_back("a link is lost");
    if (made.before.rooms->size() != made.after.rooms->size()) problems.emplace_back("a room is lost");
    checkWays(made, *start, problems);
    return problems;
}

} // namespace delve::test
