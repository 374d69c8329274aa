#include "tests/playtest/won_walk.h"

#include "generation/level/locks.h"
#include "generation/level/rules.h"
#include "playtest/sight/sight.h"
#include "tests/generation/cells_of_room.h"

#include <algorithm>
#include <array>

namespace delve::test {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
const std::array<std::string, 4> ledgeNames{"ledge-north", "ledge-east", "ledge-south", "ledge-west"};

} // namespace

WonWalks::WonWalks(const Level& level, const TileCatalogue& tiles) : m_level(level), m_tiles(tiles) {
    const auto bitOf = [&](const Thing& thing) {
        const auto colour = colourOf(thing);
        const auto found = std::ranges::find(m_colours, colour);
        const auto place = static_cast<std::uint32_t>(found - m_colours.begin());
        if (found == m_colours.end()) m_colours.push_back(colour);
        return std::uint32_t{1} << place;
    };
    for (const auto& thing : *level.things) {
        if (thing.kind == ThingKind::Start && playerOf(thing) == 1) m_start = thing.at;
        if (thing.kind == ThingKind::Lock) m_lockAt[thing.at] = bitOf(thing);
        if (thing.kind == ThingKind::Key) m_keysAt[thing.at] |= bitOf(thing);
    }
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (tiles[level.tiles.at({x, y})].walk == Walk::EndsGame)
                for (const Cell side : sides)
                    if (walks(Cell{x, y} + side)) m_goals.insert(Cell{x, y} + side);
    const auto wins = [this](const State& state) { return m_goals.contains(state.at); };
    m_won = walkTo(0, wins);
    for (const auto& state : m_won) m_cells.push_back(state.at);
    for (std::size_t i = 0; i < m_colours.size(); ++i)
        if (walkTo(std::uint32_t{1} << i, wins).empty()) m_strict.insert(m_colours[i]);
    countRooms();
}

bool WonWalks::walks(Cell cell) const {
    if (!m_level.size().contains(cell)) return false;
    const auto& tile = m_tiles[m_level.tiles.at(cell)];
    return tile.walk == Walk::Yes && tile.name != "secret-door";
}

bool WonWalks::mayStep(Cell from, Cell to) const {
    if (!walks(to)) return false;
    for (std::size_t side = 0; side < 4; ++side)
        for (const Cell cell : {from, to})
            if (m_tiles[m_level.tiles.at(cell)].name == ledgeNames.at(side) && to != from + sides.at(side))
                return false;
    return true;
}

template <class Wanted>
std::vector<WonWalks::State> WonWalks::walkTo(std::uint32_t without, Wanted wanted) const {
    std::vector<State> states;
    const auto width = static_cast<std::size_t>(m_level.size().width);
    const auto area = static_cast<std::size_t>(m_level.size().area());
    std::vector<bool> known(area << m_colours.size());
    const auto come = [&](Cell at, std::uint32_t keys, std::size_t before) {
        if (const auto found = m_keysAt.find(at); found != m_keysAt.end()) keys |= found->second & ~without;
        const auto place = static_cast<std::size_t>(at.y) * width + static_cast<std::size_t>(at.x) + keys * area;
        if (known[place]) return;
        known[place] = true;
        states.push_back({at, keys, before});
    };
    come(m_start, 0, 0);
    for (std::size_t i = 0; i < states.size(); ++i) {
        const State state = states[i];
        if (wanted(state)) {
            std::vector<State> walk{state};
            for (auto at = i; at != 0; at = states[at].before) walk.push_back(states[states[at].before]);
            std::ranges::reverse(walk);
            return walk;
        }
        for (const Cell side : sides) {
            const Cell to = state.at + side;
            if (!mayStep(state.at, to)) continue;
            const auto lock = m_lockAt.find(to);
            if (lock == m_lockAt.end() || (lock->second & state.keys) != 0) come(to, state.keys, i);
        }
    }
    return {};
}

std::vector<Cell> WonWalks::beforeKey(const std::string& colour) const {
    const auto place = static_cast<std::uint32_t>(std::ranges::find(m_colours, colour) - m_colours.begin());
    const auto bit = std::uint32_t{1} << place;
    const auto has = [bit](const State& state) { return (state.keys & bit) != 0; };
    auto walk = m_won;
    const auto taken = std::ranges::find_if(walk, has);
    if (taken != walk.end()) walk.erase(taken, walk.end());
    else walk = walkTo(0, has);
    std::vector<Cell> cells;
    for (const auto& state : walk) cells.push_back(state.at);
    return cells;
}

bool WonWalks::isSeenFrom(const std::vector<Cell>& cells, Cell cell) const {
    BitGrid clear(m_level.size());
    for (std::int32_t y = 0; y < m_level.size().height; ++y)
        for (std::int32_t x = 0; x < m_level.size().width; ++x)
            if (m_tiles[m_level.tiles.at({x, y})].seeThrough) clear.set({x, y});
    play::Sight sight;
    play::SeenCells seen;
    return std::ranges::any_of(cells, [&](Cell from) {
        if (steps(from, cell) > 2 * Rules{}.sight) return false;
        sight.look(clear, from, static_cast<std::int32_t>(Rules{}.sight), seen);
        return seen.at(cell);
    });
}

void WonWalks::countRooms() {
    const std::set<Cell> walked(m_cells.begin(), m_cells.end());
    for (const auto& room : *m_level.rooms) {
        const auto cells = cellsOfRoom(room);
        if (std::ranges::any_of(cells, [&](Cell cell) { return walks(cell); })) ++m_rooms;
        if (std::ranges::any_of(cells, [&](Cell cell) { return walked.contains(cell); })) ++m_entered;
    }
}

} // namespace delve::test
