#include "playtest/proof/solver.h"

#include "playtest/proof/near_enemies.h"
#include "playtest/proof/walk_goals.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

/// To see all of a house of 4096 x 4096 takes 2.4 million; a solver that goes round in circles ends here.
constexpr std::size_t mostCommands = 4'000'000;
/// Two who stand in each other's way could go on so for ever.
constexpr int mostChanges = 200;
constexpr std::size_t commandsBetweenQuestions = 16; // looking far takes half a millisecond

} // namespace

Solver::Solver(Game start, Policy policy, const std::vector<std::string>& colours, std::function<bool()> stopped)
    : m_game(std::move(start)), m_policy(std::move(policy)), m_colours(colours), m_walk(m_game, m_colours, playerOne),
      m_journey(m_game, m_walk, playerOne, JourneyGuide::Taste{.towns = m_policy.towns}, stopped),
      m_stopped(std::move(stopped)) {
    m_walk.stopWhen(m_stopped);
    if (m_game.players.size() < 2) return;
    m_walkOfTwo.emplace(m_game, m_colours, playerTwo);
    m_walkOfTwo->stopWhen(m_stopped);
}

void Solver::run() {
    while (goesOn() && linger(m_policy.idles)) {
    }
    while (goesOn() && advance()) {
    }
}

bool Solver::walk(const std::vector<Walk::Step>& steps) {
    return follow(steps) && !m_game.over() && (steps.empty() || m_game.players[playerOne].place == steps.back().to);
}

bool Solver::take(std::size_t who, const Walk::Step& step) {
    if (!goesOn() || m_game.players[who].out || !findDoorBefore(m_walk, who, step)) return false;
    give(Command::move(who, step.direction));
    while (goesOn() && m_game.mode != Mode::Walking) answer();
    return !m_game.over() && !m_game.players[who].out && m_game.players[who].place == step.to;
}

bool Solver::goesOn() const {
    if (m_game.over() || m_game.players[m_who].out || m_commands.size() > mostCommands) return false;
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
    if (m_toured < m_policy.tour.size()) return followTour();
    if (m_game.objective().ofTowns)
        return m_journey.advance(
            [this](const WalkGoal& goal, const Walk::MayTravel& may) { return walkTo(goal, may); });
    if (m_policy.wholeTour && tour()) return true;
    if (m_game.objective().ofGround && m_game.unseen == 0) {
        give(Command::turn(playerOne, Direction::North)); // nothing is left to see: any command ends the game
        return false;
    }
    if (fetchMore() || clearPortal() || changePlayers()) return true;
    constexpr std::int64_t mostTurns = 2'000;
    return m_policy.lingers && linger(mostTurns);
}

/// To what the objective needs, or to a key: one of a colour beyond those that one walk picks up may be what is
/// missing.
bool Solver::fetchMore() { return walkTo(objectiveGoal(m_game)) || walkTo(newKeyGoal(m_game, m_who)); }

/// For what only the other player can reach, or can reach by now. False: there is nothing of that.
bool Solver::changePlayers() {
    if (!m_walkOfTwo || m_changes >= mostChanges || m_game.players[1 - m_who].out) return false;
    ++m_changes;
    m_who = 1 - m_who;
    if (fetchMore()) return true;
    m_who = 1 - m_who;
    return false;
}

/// To the next place of it; where there is no way, the tour is over.
bool Solver::followTour() {
    const Place next = m_policy.tour[m_toured++];
    const auto isNext = [&next](const Place& place) { return place == next; };
    const auto passes = [&](const Place& place) { return place == next && passingOf(m_game)(place); };
    if (!walkTo({.place = isNext, .passing = passes})) m_toured = m_policy.tour.size();
    return true;
}

/// The shortest walk to all that the objective needs. False: it needs more than one walk can take.
bool Solver::tour() {
    const auto goal = tourGoal(m_game);
    return !goal.all.empty() && goal.all.size() <= Walk::maxPlaces && walkTo(goal);
}

/// False: no coin is left within reach, and the store has been visited.
bool Solver::prepare() {
    if (m_policy.shops && goodsToBuy(playerOne) && walkTo(thingGoal(m_game, ThingKind::Store))) return true;
    auto coins = thingGoal(m_game, ThingKind::Coin);
    if (!m_policy.shops) coins.stands = coins.place; // else a fight may pay for something in the store
    if (walkTo(coins)) return true;
    (void)walkTo(thingGoal(m_game, ThingKind::Store));
    return false;
}

/// To an encounter that holds whoever walks onto a portal. False: there is none, or the encounter is still there.
bool Solver::clearPortal() {
    if (!hasHeldPortal(m_game)) return false;
    std::optional<Place> cleared;
    const auto isHeld = [&](const Place& place) {
        if (!isHeldPortal(m_game, place)) return false;
        cleared = place;
        return true;
    };
    m_clearsPortals = true;
    const bool walked = walkTo({.place = isHeld});
    m_clearsPortals = false;
    return walked && cleared && (m_game.over() || !isHeldPortal(m_game, *cleared));
}

/// One step to a cell beside. False: the game has lasted so long, or there is none.
bool Solver::linger(std::int64_t turns) {
    const Place here = m_game.players[m_who].place;
    // On a journey not into a town, which costs supplies.
    const auto stays = [this](std::uint32_t from, std::uint32_t to) {
        return from == to || !m_game.objective().ofTowns;
    };
    return m_game.turn < turns && walkTo({.place = [&here](const Place& place) { return place != here; }}, stays);
}

/// False: there is no way.
bool Solver::walkTo(const WalkGoal& goal, const Walk::MayTravel& mayTravel) {
    if (!isGoal(goal)) return false;
    const auto steps = plan(goal, mayTravel);
    const bool isFirst = m_commands.empty() && !m_policy.staysAbove; // which may go a longer way
    if (steps && goal.tile && isFirst && m_game.players.size() == 1 && m_colours.size() <= Walk::maxColours)
        m_fewestSteps = static_cast<std::int64_t>(steps->size());
    return steps && follow(*steps, &goal);
}

/// Would a search from here, after a fight in the middle of a walk, find what is left of that walk?
bool Solver::stillStands(const Plan& plan, const Place& end) const {
    const bool plain = m_game.players.size() == 1 && !m_game.objective().ofTowns && !m_policy.goesRound &&
                       !m_policy.staysAbove && !m_policy.wholeTour && !m_clearsPortals;
    if (!plain || !plan.goal || !plan.goal->stands || m_encounters != plan.encounters) return false;
    const bool allColoursCount = m_colours.size() - plan.keys <= Walk::maxColours;
    return (allColoursCount || m_game.players[m_who].keys.size() == plan.keys) && plan.goal->stands(end);
}

/// Past the other player and round enemies, if there is such a way.
std::optional<std::vector<Walk::Step>> Solver::plan(const WalkGoal& goal, const Walk::MayTravel& mayTravel) {
    Walk& walk = walkOfPlayer();
    if (m_game.players.size() > 1) {
        walk.block(m_game.players[1 - m_who].place);
        auto past = planAlone(walk, goal, mayTravel);
        walk.block({});
        if (past) return past;
    }
    return planAlone(walk, goal, mayTravel);
}

std::optional<std::vector<Walk::Step>> Solver::planAlone(Walk& walk, const WalkGoal& goal,
                                                         const Walk::MayTravel& mayTravel) const {
    if (goesRoundEnemies()) {
        const auto level = m_game.players[m_who].place.level;
        const auto near = cellsNearEnemies(m_game, level);
        walk.keepOff(level, &near);
        auto round = walk.nearest(goal, mayTravel);
        walk.keepOff({}, nullptr);
        if (round) return round;
    }
    walk.stayAbove(m_policy.staysAbove);
    auto steps = walk.nearest(goal, mayTravel);
    walk.stayAbove(false);
    if (steps || !m_policy.staysAbove) return steps;
    return walk.nearest(goal, mayTravel);
}

/// Enemies that move may drive a player to and fro for ever.
bool Solver::goesRoundEnemies() const {
    constexpr std::int64_t mostTurns = 2'000;
    return m_policy.goesRound && m_game.turn < mostTurns;
}

/// Would the next step lead near an enemy, which has come there since the walk was planned? Who is near one goes on.
bool Solver::comesNear(const Place& next) const {
    return goesRoundEnemies() && isNearEnemy(m_game, next) && !isNearEnemy(m_game, m_game.players[m_who].place);
}

/// Goes as far as things go as planned. `goal`: that of the walk, if it has one. False: nothing has moved.
bool Solver::follow(const std::vector<Walk::Step>& steps, const WalkGoal* goal) {
    if (m_policy.asideFirst) clearWay(steps);
    const Plan plan{goal, m_game.players[m_who].keys.size(), m_encounters};
    for (std::size_t i = 0; i < steps.size() && goesOn();) {
        if (i > 0 && comesNear(steps[i].to)) return true;
        if (!findDoorBefore(walkOfPlayer(), m_who, steps[i])) return true;
        const auto turn = m_game.turn;
        const auto from = m_game.players[m_who].place;
        give(Command::move(m_who, steps[i].direction));
        const bool fought = m_game.mode != Mode::Walking;
        while (goesOn() && m_game.mode != Mode::Walking) answer();
        if (m_game.over()) return true;
        if (m_game.players[m_who].place != steps[i].to) {
            if (m_game.turn == turn && !fought) return stepAside(steps, i) || i > 0;
            // The one who stood in the way of this step is beaten: with thousands of them, not to search again counts.
            if (fought && m_game.players[m_who].place == from && stillStands(plan, steps.back().to)) continue;
            return true;
        }
        ++i;
        // Whoever explores need not go to what they have seen by now.
        if (m_game.objective().ofGround && m_game.levels[steps.back().to.level].seen.at(steps.back().to.at))
            return true;
    }
    return true;
}

/// Waits beside a secret door, as it has to be found before somebody goes in. False: the game has gone another way.
bool Solver::findDoorBefore(Walk& walk, std::size_t who, const Walk::Step& step) {
    if (!walk.hasDoorToFind(m_game.players[who].place, step)) return true;
    give(Command::wait());
    while (goesOn() && m_game.mode != Mode::Walking) answer();
    return goesOn();
}

/// The other player leaves the way. False: they are not what stops this one, or cannot.
bool Solver::stepAside(const std::vector<Walk::Step>& steps, std::size_t next) {
    const std::size_t other = 1 - m_who;
    if (m_game.players.size() < 2 || m_game.players[other].out || m_game.players[other].place != steps[next].to)
        return false;
    return leaveWay(steps, next, nullptr);
}

/// The same while there is still room, and without taking a thing on the way.
void Solver::clearWay(const std::vector<Walk::Step>& steps) {
    const std::size_t other = 1 - m_who;
    if (m_game.players.size() < 2 || m_game.players[other].out) return;
    const auto place = m_game.players[other].place;
    if (std::ranges::find(steps, place, &Walk::Step::to) == steps.end()) return;
    const auto& level = m_game.level(place.level);
    BitGrid things(level.size());
    for (std::uint32_t i = 0; i < level.things->size(); ++i)
        if (const Cell at = (*level.things)[i].at;
            level.size().contains(at) && !m_game.levels[place.level].gone.contains(i))
            things.set(at);
    (void)leaveWay(steps, 0, &things);
}

/// The other player goes to the nearest place that is not on these steps, and keeps off some cells of their level.
bool Solver::leaveWay(const std::vector<Walk::Step>& steps, std::size_t next, const BitGrid* off) {
    const std::size_t other = 1 - m_who;
    Walk walk(m_game, m_colours, other);
    walk.block(m_game.players[m_who].place);
    walk.keepOff(m_game.players[other].place.level, off);
    const auto aside = walk.nearest({.place = [&](const Place& place) {
        return std::find_if(steps.begin() + static_cast<std::ptrdiff_t>(next), steps.end(),
                            [&](const Walk::Step& step) { return step.to == place; }) == steps.end();
    }});
    if (!aside) return false;
    for (const auto& step : *aside) {
        if (!goesOn() || !findDoorBefore(walk, other, step)) break;
        give(Command::move(other, step.direction));
        while (goesOn() && m_game.mode != Mode::Walking) answer();
        if (m_game.over() || m_game.players[other].out || m_game.players[other].place != step.to) break;
    }
    return true;
}

} // namespace delve::play
