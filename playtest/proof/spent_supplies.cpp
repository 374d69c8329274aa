#include "playtest/proof/spent_supplies.h"

#include "playtest/rules/step.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace delve::play {
namespace {

constexpr std::size_t mostStates = 5'000;

/// What decides how a game goes on where nothing is drawn by chance: not when it is, nor what was seen.
Key128 stateOf(Game game) {
    game.turn = 0;
    game.unseen = 0;
    for (auto& player : game.players) player.facing = Direction::North;
    std::vector<std::uint32_t> levels;
    game.levels.forEach([&](std::uint32_t level, const LevelState&) { levels.push_back(level); });
    for (const auto level : levels) game.levels.write(level).seen = {};
    return keyOf(game);
}

class EveryGame {
public:
    explicit EveryGame(const Game& start) : m_random(start.random.engine().state()) { add(start, 0, {}); }

    /// False: the search gave up.
    bool play(const std::function<bool()>& stopped) {
        for (std::size_t i = 0; i < m_states.size(); ++i) {
            if (m_states.size() > mostStates || stopped()) return false;
            if (m_states[i].game.over()) continue;
            for (const auto& command : commandsIn(m_states[i].game)) {
                if (command.kind == CommandKind::Turn || command.kind == CommandKind::StepBack) continue;
                Game next = step(m_states[i].game, command).game;
                if (next.random.engine().state() != m_random) return false;
                add(std::move(next), i, command);
            }
        }
        return true;
    }

    /// After play().
    [[nodiscard]] SoftLocks find() const {
        const auto canWin = winning();
        SoftLocks found;
        found.verdict = SoftLocks::Verdict::Safe;
        for (std::size_t i = 0; i < m_states.size(); ++i) { // the nearest first
            if (canWin[i] || m_states[i].game.over()) continue;
            found.verdict = SoftLocks::Verdict::Possible;
            found.places.push_back(m_states[m_states[i].before].game.players[0].place);
            for (auto state = i; state != 0; state = m_states[state].before) {
                found.commands.push_back(m_states[state].command);
                found.steps += m_states[state].command.kind == CommandKind::Move;
            }
            std::ranges::reverse(found.commands);
            break;
        }
        return found;
    }

private:
    struct State {
        Game game;
        std::size_t before;
        Command command;
        std::vector<std::size_t> from = {}; ///< all states that lead to it
    };

    void add(Game game, std::size_t before, const Command& command) {
        const auto key = stateOf(game);
        const auto [found, added] = m_numbers.try_emplace(std::pair(key.high, key.low), m_states.size());
        if (added) m_states.push_back({std::move(game), before, command});
        m_states[found->second].from.push_back(before);
    }

    [[nodiscard]] std::vector<bool> winning() const {
        std::vector<bool> canWin(m_states.size());
        std::vector<std::size_t> waiting;
        for (std::size_t i = 0; i < m_states.size(); ++i)
            if (m_states[i].game.over() && m_states[i].game.ending == Ending::Won) waiting.push_back(i);
        for (const auto state : waiting) canWin[state] = true;
        while (!waiting.empty()) {
            const auto state = waiting.back();
            waiting.pop_back();
            for (const auto from : m_states[state].from) {
                if (canWin[from]) continue;
                canWin[from] = true;
                waiting.push_back(from);
            }
        }
        return canWin;
    }

    decltype(std::declval<const Game&>().random.engine().state()) m_random;
    std::vector<State> m_states;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::size_t> m_numbers;
};

} // namespace

std::optional<SoftLocks> stuckBySpending(const Game& start, const std::function<bool()>& stopped) {
    EveryGame games(start);
    if (!games.play(stopped)) return {};
    return games.find();
}

} // namespace delve::play
