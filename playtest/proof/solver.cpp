#include "playtest/proof/solver.h"

#include "generation/level/rules.h"
#include "playtest/rules/derived.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

/// A game that a person would play is far shorter; a solver that goes round in circles ends here.
constexpr std::size_t mostCommands = 2'000'000;
constexpr std::size_t commandsBetweenQuestions = 256;

bool isBoss(const Game& game, const Place& place) {
    const auto* const enemy = enemyAt(game, place.level, place.at);
    return enemy && enemy->boss;
}

} // namespace

Solver::Solver(Game start, Policy policy, const std::vector<std::string>& colours, std::function<bool()> stopped)
    : m_game(std::move(start)), m_policy(policy), m_colours(colours), m_walk(m_game, m_colours, playerOne),
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

WalkGoal Solver::withThing(IsWanted isWanted) const {
    return {.place = [this, isWanted = std::move(isWanted)](const Place& place) {
        return std::ranges::any_of(m_game.prepared->levels[place.level].thingsAt(place.at), [&](const auto& entry) {
            return isThere(m_game, place.level, entry.second) &&
                   isWanted((*m_game.level(place.level).things)[entry.second]);
        });
    }};
}

WalkGoal Solver::withThing(ThingKind kind) const {
    return withThing([kind](const Thing& thing) { return thing.kind == kind; });
}

/// The nearest of what the objective needs.
WalkGoal Solver::objectiveGoal() const {
    WalkGoal goal;
    if (m_game.objective().ofGround)
        goal.place = [this](const Place& place) {
            return cellsToSee(m_game, place.level).at(place.at) && !m_game.levels[place.level].seen.at(place.at);
        };
    for (const auto& need : m_game.objective().needs) {
        if (need.tile) goal.tile = [this, is = need.tile](Tile tile) { return (m_game.world().tiles.*is)(tile); };
        else if (need.thing == ThingKind::Boss)
            goal.place = [this](const Place& place) { return isBoss(m_game, place); };
        else if (need.thing) goal.place = withThing(*need.thing).place;
    }
    return goal;
}

/// One walk further; false: there is nothing more to do.
bool Solver::advance() {
    if (m_policy.prepares && !m_prepared) {
        m_prepared = !prepare();
        return true;
    }
    if (m_game.objective().ofTowns) return advanceJourney();
    if (m_policy.wholeTour && tour()) return true;
    if (m_game.objective().ofGround && m_game.unseen == 0) {
        give(Command::turn(playerOne, Direction::North)); // nothing is left to see: any command ends the game
        return false;
    }
    if (walkTo(objectiveGoal())) return true;
    // A key of a colour beyond those that one walk picks up may be what is missing.
    if (walkTo(withThing([this](const Thing& thing) {
            return thing.kind == ThingKind::Key &&
                   !std::ranges::binary_search(m_game.players[playerOne].keys, colourOf(thing));
        })))
        return true;
    return m_policy.lingers && linger();
}

/// The shortest walk to all that the objective needs. False: it needs more than one walk can take.
bool Solver::tour() {
    WalkGoal goal;
    for (const auto& need : m_game.objective().needs)
        for (std::uint32_t level = 0; need.all && need.thing && level < m_game.prepared->levels.size(); ++level) {
            const auto& things = *m_game.level(level).things;
            for (std::uint32_t i = 0; i < things.size(); ++i)
                if (things[i].kind == *need.thing && isThere(m_game, level, i))
                    goal.all.push_back({level, things[i].at});
        }
    return !goal.all.empty() && goal.all.size() <= Walk::maxPlaces && walkTo(goal);
}

/// False: no coin is left within reach, and the store has been visited.
bool Solver::prepare() {
    if (walkTo(withThing(ThingKind::Coin))) return true;
    (void)walkTo(withThing(ThingKind::Store));
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
    if (!goal.tile && !goal.place && goal.all.empty()) return false;
    const auto steps = plan(goal, mayTravel);
    if (steps && goal.tile && m_commands.empty() && m_game.players.size() == 1 && m_colours.size() <= Walk::maxColours)
        m_fewestSteps = static_cast<std::int64_t>(steps->size());
    return steps && follow(*steps);
}

std::optional<std::vector<Walk::Step>> Solver::plan(const WalkGoal& goal, const Walk::MayTravel& mayTravel) {
    m_walk.stayAbove(m_policy.staysAbove);
    auto steps = m_walk.nearest(goal, mayTravel);
    if (steps || !m_policy.staysAbove) return steps;
    m_walk.stayAbove(false);
    return m_walk.nearest(goal, mayTravel);
}

/// Goes as far as things go as planned. False: nothing has moved.
bool Solver::follow(const std::vector<Walk::Step>& steps) {
    const auto unseen = m_game.unseen;
    for (std::size_t i = 0; i < steps.size() && goesOn(); ++i) {
        if (!findDoorBefore(playerOne, steps[i])) return true;
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

/// Waits beside a secret door, as it has to be found before somebody goes in, or through a portal in it. False: the
/// game has gone another way.
bool Solver::findDoorBefore(std::size_t who, const Walk::Step& step) {
    const Place here = m_game.players[who].place;
    const Place door{here.level, here.at + towards(step.direction)};
    if (!m_game.level(door.level).size().contains(door.at) || !isHidden(m_game, door.level, door.at)) return true;
    const auto things = m_game.prepared->levels[door.level].thingsAt(door.at);
    const bool portal = std::ranges::any_of(things, [&](const auto& entry) {
        return (*m_game.level(door.level).things)[entry.second].kind == ThingKind::Portal;
    });
    if (step.to != door && !portal) return true; // against it, through a portal under the feet
    give(Command::wait());
    while (goesOn() && m_game.mode != Mode::Walking) answer();
    return goesOn();
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
        if (!findDoorBefore(playerTwo, {direction, to})) break;
        give(Command::move(playerTwo, direction));
        while (goesOn() && m_game.mode != Mode::Walking) answer();
        if (m_game.over() || m_game.players[playerTwo].out || m_game.players[playerTwo].place != to) break;
    }
    return true;
}

} // namespace delve::play
