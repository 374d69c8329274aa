#include "tests/playtest/every_state.h"

#include "generation/level/rules.h"

#include <algorithm>
#include <cstdlib>

namespace delve::test {
namespace {

constexpr std::array<int, 4> allWays{0, 1, 2, 3};

bool isOpen(const Level& level, Cell cell) { return level.size().contains(cell) && level.tiles.at(cell) != Tile::Wall; }

/// Does the straight line between the centres touch, in each row on the way, a cell that can be seen through?
bool sees(const Level& level, Cell from, Cell to, std::int64_t radius) {
    const std::int64_t across = to.x - from.x;
    const std::int64_t down = to.y - from.y;
    if (across * across + down * down > radius * radius + radius) return false;
    const bool rows = std::abs(down) >= std::abs(across);
    const auto length = rows ? down : across;
    const auto side = rows ? across : down;
    const auto far = std::abs(length);
    for (std::int64_t row = 1; row < far; ++row) {
        bool touches = false;
        for (std::int64_t column = -far; column <= far; ++column) {
            if (2 * std::abs(column * far - side * row) > far) continue; // farther than half a cell
            const auto along = static_cast<std::int32_t>(length < 0 ? -row : row);
            const auto beside = static_cast<std::int32_t>(column);
            touches = touches || isOpen(level, from + (rows ? Cell{beside, along} : Cell{along, beside}));
        }
        if (!touches) return false;
    }
    return true;
}

} // namespace

EveryState::EveryState(const World& world, std::size_t players, std::optional<ToSee> toSee)
    : m_game(world, players), m_toSee(std::move(toSee)) {
    const auto start = m_game.start();
    if (!start) return;
    m_states.push_back(lookingAround(*start, 0));
    m_numbers.emplace(m_states[0], 0);
    m_steps.push_back(0);
    m_before.emplace_back();
    m_canWin.push_back(seesAll(m_states[0]));
    for (std::size_t i = 0; i < m_states.size() && !m_tooMany; ++i) {
        if (seesAll(m_states[i])) noteWin(m_steps[i]);
        else goOnFrom(i);
        m_tooMany = m_states.size() > mostStates;
    }
    if (!m_tooMany) findWinning();
}

EveryState::State EveryState::lookingAround(const SmallGame::State& players, std::uint64_t before) const {
    return {players, m_toSee ? before | m_toSee->seenIn(players) : 0};
}

void EveryState::goOnFrom(std::size_t number) {
    for (std::size_t who = 0; who < m_game.players(); ++who)
        for (const int way : allWays) {
            const State from = m_states[number];
            const auto after = m_game.step(from.players, who, way);
            if (after.won) {
                m_canWin[number] = true;
                noteWin(m_steps[number] + 1);
            }
            for (const auto& players : after.states) {
                const State next = lookingAround(players, from.seen);
                const auto [found, added] = m_numbers.try_emplace(next, m_states.size());
                if (added) {
                    m_states.push_back(next);
                    m_steps.push_back(m_steps[number] + 1);
                    m_before.emplace_back();
                    m_canWin.push_back(seesAll(next));
                }
                m_before[found->second].push_back(number);
            }
        }
}

void EveryState::noteWin(std::int64_t steps) { m_fewestSteps = std::min(steps, m_fewestSteps.value_or(steps)); }

void EveryState::findWinning() {
    std::vector<std::size_t> winning;
    for (std::size_t i = 0; i < m_states.size(); ++i)
        if (m_canWin[i]) winning.push_back(i);
    for (std::size_t i = 0; i < winning.size(); ++i) {
        const auto& before = m_before[winning[i]];
        for (const auto number : before)
            if (!m_canWin[number]) {
                m_canWin[number] = true;
                winning.push_back(number);
            }
    }
}

std::optional<std::int64_t> EveryState::fewestStepsToGetStuck() const {
    for (std::size_t i = 0; i < m_states.size(); ++i) // the nearest first
        if (!m_canWin[i]) return m_steps[i];
    return {};
}

bool EveryState::leadsToStuck(const std::vector<PlayerStep>& steps) const {
    std::set<State> states{m_states.at(0)};
    for (const auto& step : steps) {
        std::set<State> next;
        for (const auto& state : states)
            for (const auto& players : m_game.step(state.players, step.first, step.second).states)
                next.insert(lookingAround(players, state.seen));
        states = std::move(next);
    }
    return std::ranges::any_of(states, [&](const State& state) {
        const auto found = m_numbers.find(state);
        return found != m_numbers.end() && !m_canWin[found->second];
    });
}

EveryState::ToSee plainSight(const World& world, const std::vector<std::pair<std::size_t, Cell>>& toSee) {
    const SmallGame game(world, 1);
    std::vector<std::uint64_t> seenFrom;
    for (int number = 0; number < game.cells(); ++number) {
        const auto& at = game.cell(number);
        const auto level = std::get<0>(at);
        const Cell from{std::get<1>(at), std::get<2>(at)};
        std::uint64_t seen = 0;
        for (std::size_t i = 0; i < toSee.size(); ++i)
            if (toSee[i].first == level && sees(world.levels[level], from, toSee[i].second, world.rules->sight))
                seen |= std::uint64_t{1} << i;
        seenFrom.push_back(seen);
    }
    EveryState::ToSee sight;
    for (std::size_t i = 0; i < toSee.size(); ++i) sight.cells |= std::uint64_t{1} << i;
    sight.seenIn = [seenFrom](const SmallGame::State& state) {
        return seenFrom.at(static_cast<std::size_t>(state.at[0]));
    };
    return sight;
}

} // namespace delve::test
