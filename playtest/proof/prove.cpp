#include "playtest/proof/proof.h"

#include "generation/level/world.h"
#include "playtest/proof/impossible.h"
#include "playtest/proof/least_tour.h"
#include "playtest/proof/soft_locks.h"
#include "playtest/proof/solver.h"
#include "playtest/proof/walk_goals.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

bool hasOneWayGround(const Game& start) {
    return std::ranges::any_of(start.prepared->levels, [](const PreparedLevel& level) {
        return !level.ledges.empty() || !level.chasms.empty();
    });
}

/// Beyond this, a map may have thousands of enemies, and each try takes long.
constexpr std::int64_t cellsForAll = 256 * 256;
constexpr std::size_t leastFightWidth = 8;

/// Other luck helps where a few fights decide. With thousands of enemies it does not.
std::int64_t mostIdle(const Game& start) {
    constexpr std::int64_t most = 60;
    return most * cellsForAll / std::max(cellsForAll, cellCount(start.world()));
}

/// Tried in order until one wins: first to play on, then with fights that are planned ever more widely, then with other
/// luck, past enemies or round them. Of 30,000 levels with a boss, each is won by one of these. On a large map, to plan
/// fights takes less time than to collect all coins, so it comes first.
std::vector<Policy> policiesFor(const Game& start, const LeastTour& tour) {
    std::vector<Policy> policies;
    if (!tour.places.empty()) policies.push_back({.tour = tour.places});
    if (tour.isWhole) policies.push_back({.wholeTour = true});
    policies.emplace_back();
    const bool journey = start.objective().ofTowns;
    const bool fightsFirst = !journey && cellCount(start.world()) > cellsForAll;
    if (fightsFirst) policies.push_back({.fightWidth = leastFightWidth});
    if (journey) {
        for (const auto towns : {Policy::Towns::Nearest, Policy::Towns::OnWay}) policies.push_back({.towns = towns});
        policies.push_back({.townsInReserve = 2, .towns = Policy::Towns::OnWay});
        policies.push_back({.foresees = true, .fightWidth = leastFightWidth, .towns = Policy::Towns::OnWay});
    }
    policies.push_back({.wholeTour = true});
    if (start.players.size() > 1) policies.push_back({.asideFirst = true});
    const bool above = hasOneWayGround(start);
    if (above) policies.push_back({.staysAbove = true});
    policies.push_back({.prepares = true});
    policies.push_back({.strikesOpenly = true});
    policies.push_back({.lingers = true});
    for (const std::size_t width : {leastFightWidth, std::size_t{64}}) {
        policies.push_back({.prepares = true, .shops = true, .fightWidth = width});
        policies.push_back({.prepares = true, .fightWidth = width});
        if (!fightsFirst || width != leastFightWidth) policies.push_back({.fightWidth = width});
    }
    for (std::int64_t turns = 1; turns <= mostIdle(start); ++turns) {
        if (journey)
            policies.push_back({.foresees = true, .idles = turns, .fightWidth = 16, .towns = Policy::Towns::OnWay});
        policies.push_back({.prepares = true, .shops = true, .staysAbove = above, .idles = turns, .fightWidth = 16});
        for (const bool prepares : {false, true})
            policies.push_back({.prepares = prepares, .goesRound = true, .idles = turns, .fightWidth = 16});
    }
    return policies;
}

/// Do only dice make these differ from those before?
bool needsChance(const Policy& policy) { return policy.idles != 0 || policy.fightWidth != 0; }

bool isBetter(const Game& game, const Game* best) {
    if (!best) return true;
    if (game.flowersLeft != best->flowersLeft) return game.flowersLeft < best->flowersLeft;
    return game.unseen < best->unseen;
}

Message howFar(const Game& game) {
    if (game.over()) return reasonOf(game);
    return {DELVE_TEXT("proof", "No way to win was found in %1 turns of play."), {std::to_string(game.turn)}};
}

/// All places to which the objective needs one player to come, each once.
std::vector<Place> placesToVisit(const Game& start, const std::function<bool()>& stopped) {
    std::vector<Place> places;
    if (start.players.size() > 1) return places;
    for (const auto& need : start.objective().needs)
        if (need.all && need.thing)
            for (const auto& target : targetsOf(*start.prepared, need, stopped)) places.push_back(target.place);
    if (!std::ranges::is_sorted(places)) std::ranges::sort(places); // mostly they come so
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

/// One search for a game that is won.
class Proving {
public:
    Proving(Game start, std::function<bool()> stopped)
        : m_start(std::move(start)), m_colours(coloursOfKeys(m_start.world())), m_stopped(std::move(stopped)) {}

    Result<Proof> prove(bool softLocks) {
        if (auto proof = impossibleToWin(m_start, m_stopped)) return *std::move(proof);
        if (m_stopped()) return cancelled();
        const auto tour = leastTour(m_start, m_colours, placesToVisit(m_start, m_stopped), m_stopped);
        m_proof.atLeast = tour.atLeast;
        for (const auto& policy : policiesFor(m_start, tour)) {
            if (needsChance(policy) && !m_chance) continue; // it would play alike
            const bool won = wins(policy);
            if (m_stopped()) return cancelled();
            if (won) return complete(softLocks);
        }
        auto impossible = impossibleToWalk(m_start, m_colours, m_stopped);
        if (m_stopped()) return cancelled();
        if (impossible) return *std::move(impossible);
        m_proof.reason = howFar(*m_best);
        return std::move(m_proof);
    }

private:
    bool wins(const Policy& policy) {
        Solver solver(m_start, policy, m_colours, m_stopped);
        solver.run();
        const Game& game = solver.game();
        const bool drew = game.random.engine().state() != m_start.random.engine().state();
        m_chance = m_chance || drew;
        const bool won = game.over() && game.ending == Ending::Won;
        if (const auto fewest = solver.fewestSteps(); fewest && !m_held)
            m_proof.atLeast = std::max(m_proof.atLeast, *fewest);
        if (!won && !isBetter(game, m_best ? &*m_best : nullptr)) return false;
        m_proof.commands = solver.takeCommands();
        m_proof.steps = solver.steps();
        m_proof.byChance = drew;
        m_best = game;
        return won;
    }

    Result<Proof> complete(bool softLocks) {
        m_proof.verdict = Verdict::Winnable;
        m_proof.shortest = m_proof.atLeast > 0 && m_proof.steps == m_proof.atLeast;
        if (softLocks) m_proof.softLocks = softLocksOf(m_start, m_colours, m_stopped);
        if (m_stopped()) return cancelled();
        return std::move(m_proof);
    }

    Game m_start;
    std::vector<std::string> m_colours;
    std::function<bool()> m_stopped;
    Proof m_proof;
    std::optional<Game> m_best;
    bool m_held = hasHeldPortal(m_start); ///< then a shorter way may open
    bool m_chance = false;                ///< has any game drawn anything yet?
};

} // namespace

Result<Proof> prove(std::shared_ptr<const World> world, const ProofRequest& request) {
    const auto& declarations = request.declarations ? *request.declarations : builtInDeclarations();
    const auto stopped = [&request] { return request.feedback && request.feedback->stopped(); };
    const auto prepared = preparedWorldOf(world, declarations, stopped);
    if (!prepared) return cancelled();
    auto start = startGame(prepared, request.seed.value_or(defaultSeed(*world)), stopped);
    if (stopped()) return cancelled();
    if (!start) return cannotPlay(*world, std::move(start).failure());
    return Proving(*std::move(start), stopped).prove(request.softLocks);
}

} // namespace delve::play
