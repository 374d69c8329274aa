#include "playtest/personas/play_one.h"

#include "playtest/personas/answers.h"
#include "playtest/personas/persona_view.h"
#include "playtest/rules/step.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace delve::play {
namespace {

constexpr std::int64_t mostIdleCommands = 64; ///< of each player; whoever does nothing for so long is at a loss

/// Does anything come of it by itself?
bool isDeed(EventKind kind) {
    return kind != EventKind::Stopped && kind != EventKind::Turned && kind != EventKind::Waited &&
           kind != EventKind::EnemyMoved;
}

class OneGame {
public:
    OneGame(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t seed,
            const generation::Feedback* feedback, Recording recording)
        : m_trial(trial), m_feedback(feedback), m_recording(recording), m_game(gameOf(trial, seed)),
          m_before(m_game.random.engine().state()), m_turns(trial.turnsFor(persona.patience)) {
        for (std::size_t who = 0; who < m_game.players.size(); ++who) {
            m_minds.push_back(Mind{persona.begin(), Stream::named(seed, persona.id, std::to_string(who), 1, 0), {}});
            if (persona.knows == MapKnowledge::Seen) m_minds.back().known.emplace(m_trial, persona.remembers);
            if (m_recording.walked) m_played.walked.push_back(m_game.players[who].place);
        }
        m_played.last = m_game.players.front().place;
        for (const auto& mind : m_minds) m_drawsBefore.push_back(mind.random.engine().state());
    }

    /// False: it was stopped. Asks before each command, since one may take searches of the whole map, and behind the
    /// last one, which a stopped search may have decided.
    bool run() {
        const auto players = static_cast<std::int64_t>(m_minds.size());
        for (std::int64_t number = 0; !m_game.over() && number < m_turns * players; ++number) {
            if (stopped()) return false;
            act(whoActs());
            if (m_idle >= mostIdleCommands * players) break;
        }
        return !stopped();
    }

    PersonaGame outcome() {
        if (m_game.over()) m_played.end = m_game.ending == Ending::Lost ? PersonaEnd::Lost : PersonaEnd::Won;
        const auto players = static_cast<std::int64_t>(m_minds.size());
        m_played.turns = (m_commands + players - 1) / players;
        for (std::uint32_t level = 0; level < m_game.prepared->levels.size(); ++level)
            m_played.toSee += unseenOn(m_game, level) + m_game.levels[level].found;
        m_played.seen = m_played.toSee - m_game.unseen;
        m_played.drew = m_game.random.engine().state() != m_before;
        for (std::size_t who = 0; who < m_minds.size(); ++who)
            m_played.drew = m_played.drew || m_minds[who].random.engine().state() != m_drawsBefore[who];
        m_played.levels = m_game.levels;
        return std::move(m_played);
    }

private:
    struct Mind {
        PersonaDecision decide;
        Stream random;
        std::optional<KnownCells> known;
    };

    [[nodiscard]] bool stopped() const { return m_feedback && m_feedback->stopped(); }

    /// Players take turns on the map; whoever is asked something answers first.
    [[nodiscard]] std::size_t whoActs() const {
        if (m_game.mode != Mode::Walking) return m_game.interaction.player;
        return m_game.players[m_next].out ? m_minds.size() - 1 - m_next : m_next;
    }

    void act(std::size_t who) {
        auto& mind = m_minds[who];
        if (mind.known) mind.known->look(m_game, m_game.players[who]);
        const PersonaView view(m_trial, m_game, who, mind.known ? &*mind.known : nullptr, m_feedback);
        auto command = mind.decide(view, mind.random);
        const bool walks = m_game.mode == Mode::Walking;
        const bool rests = walks && command.kind == CommandKind::Turn;
        if (rests) command = makeRoom(view).value_or(command);
        m_health.clear();
        for (const auto& player : m_game.players) m_health.push_back(player.health);
        const auto unseen = m_game.unseen;
        auto stepped = step(std::move(m_game), command);
        m_game = std::move(stepped.game);
        m_idle = m_game.unseen != unseen || didSomething(stepped.events, rests) ? 0 : m_idle + 1;
        if (walks) m_next = (who + 1) % m_minds.size();
        note(command, who, stepped.events);
    }

    /// The steps with which a player who rests makes room are nothing, whatever doors and signs they pass.
    [[nodiscard]] bool didSomething(const std::vector<Event>& events, bool rests) const {
        if (m_game.mode != Mode::Walking) return true;
        return std::ranges::any_of(events, [rests](const Event& event) {
            return rests ? event.kind == EventKind::Taken : isDeed(event.kind);
        });
    }

    void note(const Command& command, std::size_t who, const std::vector<Event>& events) {
        ++m_commands;
        if (m_recording.commands) m_played.commands.push_back(command);
        for (std::size_t i = 0; i < m_health.size(); ++i)
            m_played.damage += std::max<std::int64_t>(0, m_health[i] - m_game.players[i].health);
        const bool moved = std::ranges::any_of(events, [](const Event& event) {
            return event.kind == EventKind::Moved || event.kind == EventKind::Travelled;
        });
        m_played.last = m_game.players[who].place;
        if (!moved) return;
        ++m_played.steps;
        if (m_recording.walked) m_played.walked.push_back(m_played.last);
    }

    const TrialWorld& m_trial;
    const generation::Feedback* m_feedback;
    Recording m_recording;
    Game m_game;
    Engine::State m_before;
    std::int64_t m_turns;
    std::vector<Mind> m_minds;
    std::vector<Engine::State> m_drawsBefore;
    std::vector<std::int64_t> m_health;
    std::size_t m_next = 0; ///< whose turn it is on the map
    std::int64_t m_commands = 0;
    std::int64_t m_idle = 0; ///< commands since somebody did, or saw, something
    PersonaGame m_played;
};

} // namespace

Game gameOf(const TrialWorld& trial, std::uint64_t seed) {
    Game game = trial.start;
    game.random = startingRandom(seed, game.depth);
    return game;
}

Result<PersonaGame> playOne(const PersonaInfo& persona, const TrialWorld& trial, std::uint64_t seed,
                            const generation::Feedback* feedback, Recording recording) {
    OneGame game(persona, trial, seed, feedback, recording);
    if (!game.run()) return cancelled();
    return game.outcome();
}

} // namespace delve::play
