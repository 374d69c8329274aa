#include "playtest/proof/solver.h"

#include "playtest/proof/walk_goals.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

/// A game that a person would play is far shorter; a solver that goes round in circles ends here.
constexpr std::size_t mostCommands = 2'000'000;
constexpr std::size_t commandsBetweenQuestions = 256;

} // namespace

Solver::Solver(Game start, Policy policy, const std::vector<std::string>& colours, std::function<bool()> stopped)
    : m_game(std::move(start)), m_policy(policy), m_colours(colours), m_walk(m_game, m_colours, playerOne),
      m_journey(m_game, m_walk, playerOne, JourneyGuide::Taste{.nearestTowns = policy.towns == Policy::Towns::Nearest}),
      m_stopped(std::move(stopped)) {}

void Solver::run() {
    while (goesOn() && advance()) {
    }
}

bool Solver::goesOn() const {
    if (m_game.over() || m_game.players[playerOne].out || m_commands.size() > mostCommands) return false;
    return m_commands.size() % commandsBetweenQuestions != 0 || !m_stopped || !m_stopped();
}

void Solver::give(const Command& command) {
    auto stepped = step(std::move(m_game), command);
    m_game = std::move(stepped.game);
    m_commands.push_back(command);
    m_steps += std::ranges::any_of(stepped.events, [](const Event& event) {
        return event.kind == EventKind::Moved || event.kind == EventKind::Travelled;
    });
}

/// One walk further; false: there is nothing more to do.
bool Solver::advance() {
    if (m_policy.prepares && !m_prepared) {
        m_prepared = !prepare();
        return true;
    }
    if (m_game.objective().ofTowns)
        return m_journey.advance(
            [this](const WalkGoal& goal, const Walk::MayTravel& may) { return walkTo(goal, may); });
    if (m_policy.wholeTour && tour()) return true;
    if (m_game.objective().ofGround && m_game.unseen == 0) {
        give(Command::turn(playerOne, Direction::North)); // nothing is left to see: any command ends the game
        return false;
    }
    if (walkTo(objectiveGoal(m_game))) return true;
    // A key of a colour beyond those that one walk picks up may be what is missing.
    if (walkTo(newKeyGoal(m_game, playerOne))) return true;
    return m_policy.lingers && linger();
}

/// The shortest walk to all that the objective needs. False: it needs more than one walk can take.
bool Solver::tour() {
    const auto goal = tourGoal(m_game);
    return !goal.all.empty() && goal.all.size() <= Walk::maxPlaces && walkTo(goal);
}

/// False: no coin is left within reach, and the store has been visited.
bool Solver::prepare() {
    if (walkTo(thingGoal(m_game, ThingKind::Coin))) return true;
    (void)walkTo(thingGoal(m_game, ThingKind::Store));
    return false;
}

/// One step to a cell beside. False: that was long enough, or there is none.
bool Solver::linger() {
    constexpr std::int64_t mostTurns = 2'000;
    const Place here = m_game.players[playerOne].place;
    return m_game.turn < mostTurns && walkTo({.place = [&here](const Place& place) { return place != here; }});
}

/// False: there is no way.
bool Solver::walkTo(const WalkGoal& goal, const Walk::MayTravel& mayTravel) {
    if (!isGoal(goal)) return false;
    const auto steps = m_walk.nearest(goal, mayTravel);
    if (steps && goal.tile && m_commands.empty() && m_game.players.size() == 1 && m_colours.size() <= Walk::maxColours)
        m_fewestSteps = static_cast<std::int64_t>(steps->size());
    return steps && follow(*steps);
}

/// Goes as far as things go as planned. False: nothing has moved.
bool Solver::follow(const std::vector<Walk::Step>& steps) {
    const auto unseen = m_game.unseen;
    for (std::size_t i = 0; i < steps.size() && goesOn(); ++i) {
        const auto turn = m_game.turn;
        give(Command::move(playerOne, steps[i].direction));
        const bool fought = m_game.mode != Mode::Walking;
        while (goesOn() && m_game.mode != Mode::Walking) answer();
        if (m_game.over()) return true;
        if (m_game.players[playerOne].place != steps[i].to) {
            if (m_game.turn == turn && !fought) return stepAside(steps, i) || i > 0;
            return true;
        }
        // Whoever explores need not go where they have seen already.
        if (m_game.objective().ofGround && m_game.unseen < unseen) return true;
    }
    return true;
}

/// Player two leaves the way that player one goes. False: player two is not what stops player playerOne, or cannot.
bool Solver::stepAside(const std::vector<Walk::Step>& steps, std::size_t next) {
    if (m_game.players.size() < 2 || m_game.players[playerTwo].out || m_game.players[playerTwo].place != steps[next].to)
        return false;
    Walk walk(m_game, m_colours, playerTwo);
    walk.block(m_game.players[playerOne].place);
    const auto aside = walk.nearest({.place = [&](const Place& place) {
        return std::find_if(steps.begin() + static_cast<std::ptrdiff_t>(next), steps.end(),
                            [&](const Walk::Step& step) { return step.to == place; }) == steps.end();
    }});
    if (!aside) return false;
    for (const auto& [direction, to] : *aside) {
        if (!goesOn()) break;
        give(Command::move(playerTwo, direction));
        while (goesOn() && m_game.mode != Mode::Walking) answer();
        if (m_game.over() || m_game.players[playerTwo].out || m_game.players[playerTwo].place != to) break;
    }
    return true;
}

} // namespace delve::play
