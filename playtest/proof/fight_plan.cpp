#include "playtest/proof/fight_plan.h"

#include "generation/level/enemy_kind.h"
#include "playtest/rules/fight_numbers.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace delve::play {
namespace {

constexpr std::size_t mostRounds = 200;

/// A fight as it may go.
struct Line {
    Game game;
    std::vector<Command> commands;
};

std::int64_t healthOf(const Line& line, std::size_t who) { return line.game.players[who].health; }

/// The most that is left once the foe is beaten. Only then is health won back.
std::int64_t mostLeft(const Line& line, std::size_t who) {
    const auto health = healthOf(line, who);
    const auto back = healthWonBack(kindOf(line.game, line.game.interaction.foe));
    return std::max(health, std::min(playNumbers.health, health + back));
}

/// A point of the foe's health costs some five eighths of a point of one's own to take.
std::int64_t promiseOf(const Line& line, std::size_t who) {
    return 8 * healthOf(line, who) - 5 * line.game.interaction.foe.health;
}

class FightPlan {
public:
    FightPlan(const Game& game, std::size_t width) : m_fight(game.interaction), m_width(width) {
        m_lines.push_back({game, {}});
    }

    std::vector<Command> find(const std::function<bool()>& stopped) {
        for (std::size_t round = 0; round < mostRounds && !m_lines.empty(); ++round) {
            if (stopped && stopped()) return {};
            playRound();
            keepBest();
        }
        return m_best ? std::move(m_best->commands) : std::vector<Command>{};
    }

private:
    void playRound() {
        std::vector<Line> next;
        for (const auto& line : m_lines)
            for (const std::size_t choice : {1, 2}) {
                Line tried{step(line.game, Command::choose(choice)).game, line.commands};
                tried.commands.push_back(Command::choose(choice));
                if (goesOn(tried.game)) next.push_back(std::move(tried));
                else finish(std::move(tried));
            }
        m_lines = std::move(next);
    }

    /// Against the same foe: another one may come the moment that it is beaten.
    [[nodiscard]] bool goesOn(const Game& game) const {
        return game.mode == Mode::Fight && game.interaction.enemy == m_fight.enemy &&
               game.interaction.foe.kind == m_fight.foe.kind && game.interaction.player == m_fight.player &&
               !game.players[m_fight.player].out;
    }

    void finish(Line line) {
        const bool lost =
            line.game.players[m_fight.player].out || (line.game.over() && line.game.ending != Ending::Won);
        if (!lost && (!m_best || healthOf(line, m_fight.player) > healthOf(*m_best, m_fight.player)))
            m_best = std::move(line);
    }

    /// Lines that can come to no more health than the best one has need not be followed.
    void keepBest() {
        const auto who = m_fight.player;
        if (m_best)
            std::erase_if(m_lines, [&](const Line& line) { return mostLeft(line, who) <= healthOf(*m_best, who); });
        std::ranges::stable_sort(m_lines, std::greater{}, [who](const Line& line) { return promiseOf(line, who); });
        if (m_lines.size() > m_width)
            m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(m_width), m_lines.end());
    }

    Interaction m_fight;
    std::size_t m_width;
    std::vector<Line> m_lines;
    std::optional<Line> m_best;
};

} // namespace

std::vector<Command> planFight(const Game& game, std::size_t width, const std::function<bool()>& stopped) {
    return FightPlan(game, width).find(stopped);
}

} // namespace delve::play
