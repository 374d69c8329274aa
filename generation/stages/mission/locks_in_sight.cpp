#include "generation/stages/mission/critical_walk.h"
#include "generation/stages/mission/lock_planner.h"

#include <algorithm>
#include <limits>

/// Locks that players see before they take the key.
namespace delve::generation {
namespace {

constexpr std::int64_t onTheWay = 8;        ///< steps of a detour that are passed over, as the graph is coarse
constexpr std::int64_t leastOfPromise = 60; ///< in percent
constexpr int mostPlans = 4;
constexpr std::size_t mostAreas = 1000;  ///< with more of them, no single walk enters many
constexpr std::int64_t fewestRooms = 29; ///< that the walk to the goal should enter, in percent
constexpr std::int64_t mostRooms = 68;
constexpr std::int64_t mostOff = 14; ///< a large map has so many rooms that no other plan would change that

} // namespace

/// In sight, the walk that wins may be short. So there are several plans, the last one with keys as far away as can be;
/// the first counts whose walk enters enough rooms, or else the one that comes nearest to that.
std::optional<std::size_t> LockPlanner::planInSight(std::size_t wanted) {
    auto before = lockedColours();
    before += lockForSpareKeys(before < wanted ? wanted - before : 0);
    m_fromStart = m_plan.stepsFrom(m_plan.ends.start);
    const auto gates = m_plan.newGates.size();
    const auto keys = m_plan.newKeys.size();
    const auto patterns = m_plan.patterns.size();
    std::optional<Added> best;
    auto least = std::numeric_limits<std::int64_t>::max();
    for (int i = 0; i < mostPlans && !m_plan.stopped(); ++i) {
        auto made = before;
        const bool far = i + 1 == mostPlans;
        const bool half = i + 2 == mostPlans;
        if (!far) addInSight(made, half ? std::min(wanted, made + 1) : wanted, true);
        addInSight(made, wanted, false);
        const auto off = outOfRange();
        if (off == 0 || off > mostOff || made == before) return m_plan.stopped() ? std::nullopt : std::optional(made);
        auto added = takeBack(gates, keys, patterns);
        added.colours = made;
        if (off < least) best = std::move(added);
        least = std::min(least, off);
    }
    if (m_plan.stopped() || !best) return {};
    const auto made = best->colours;
    putBack(std::move(*best));
    return made;
}

/// A strict lock first, and then any.
void LockPlanner::addInSight(std::size_t& made, std::size_t wanted, bool mustSee) {
    m_mustSee = mustSee;
    for (const auto doorways : {mostDoorways, mostDoorwaysInNeed})
        if (made == 0 && wanted > 0 && !m_plan.stopped() && lockBeforeGoal(doorways)) ++made;
    if (made == 0) return;
    const auto any = [&] { return lockBeforeGoal(mostDoorways) || lockBeforeKey() || lockShortcut(); };
    while (made < wanted && !m_plan.stopped() && any()) ++made;
}

/// By how much the share of the rooms that the walk to the goal enters is too small or too large, in percent.
std::int64_t LockPlanner::outOfRange() {
    CriticalWalk walk(m_plan);
    if (!walk.find()) return 100;
    std::vector<bool> entered(m_plan.ground.areas.size());
    for (const Cell cell : walk.cells())
        if (const auto area = m_plan.ground.areaOf(cell); area != GroundGraph::none) entered[area] = true;
    std::int64_t rooms = 0;
    std::int64_t onWalk = 0;
    for (std::size_t area = 0; area < entered.size(); ++area) {
        if (!m_plan.ground.areas[area].wide) continue;
        ++rooms;
        onWalk += entered[area] ? 1 : 0;
    }
    const auto share = rooms == 0 ? 0 : 100 * onWalk / rooms;
    return std::max<std::int64_t>({0, fewestRooms - share, share - mostRooms});
}

LockPlanner::Added LockPlanner::takeBack(std::size_t gates, std::size_t keys, std::size_t patterns) {
    Added added;
    const auto firstGate = m_plan.newGates.begin() + static_cast<std::ptrdiff_t>(gates);
    for (auto gate = firstGate; gate != m_plan.newGates.end(); ++gate)
        added.gates.emplace_back(*gate, m_plan.gates[gate->edge]);
    added.keys.assign(m_plan.newKeys.begin() + static_cast<std::ptrdiff_t>(keys), m_plan.newKeys.end());
    while (m_plan.newGates.size() > gates) m_plan.takeBackGate();
    while (m_plan.newKeys.size() > keys) m_plan.takeBackKey();
    for (auto i = patterns; i < m_plan.patterns.size(); ++i) added.patterns.push_back(std::move(m_plan.patterns[i]));
    m_plan.patterns.resize(patterns);
    added.seen = m_sight->takeKept();
    return added;
}

void LockPlanner::putBack(Added added) {
    for (const auto& [gate, kind] : added.gates) m_plan.set(gate.edge, gate.site, kind);
    for (const auto& key : added.keys) m_plan.placeKey(key.area, key.cell, key.colour);
    for (auto& pattern : added.patterns) m_plan.patterns.push_back(std::move(pattern));
    for (const auto colour : added.seen) m_sight->keep(colour);
}

LockPlanner::FromLocks LockPlanner::fromLocks(const std::vector<std::uint32_t>& doorways,
                                              const std::vector<bool>& reached) const {
    FromLocks found{std::vector<std::int64_t>(m_plan.places()), {}};
    for (const auto edge : doorways) {
        const auto before = nearSide(edge, reached);
        auto toLock = m_plan.stepsFrom(before);
        for (std::size_t place = 0; place < toLock.size(); ++place)
            found.detour[place] += m_fromStart[before] + toLock[place] - m_fromStart[place];
        if (edge == doorways.front()) found.back = std::move(toLock);
    }
    return found;
}

/// First those to which a shortest walk from the start comes past the locks, the farthest from the first lock before
/// the others; then by rising detour.
LockPlanner::KeyPlaces LockPlanner::keyPlacesInSight(const std::vector<bool>& reached,
                                                     const std::vector<std::uint32_t>& doorways) const {
    const auto from = fromLocks(doorways, reached);
    KeyPlaces places;
    places.reserve(m_plan.ground.areas.size());
    for (std::uint32_t area = 0; area < m_plan.ground.areas.size(); ++area) {
        if (!mayHoldKey(area, reached)) continue;
        const auto detour = from.detour[area];
        places.emplace_back(detour <= onTheWay ? -from.back[area] : detour, area);
    }
    std::ranges::sort(places);
    return places;
}

/// How far a key may lie from a lock that one comes past on the way to it.
std::int64_t LockPlanner::promiseOf(const Cut& cut) {
    const auto colour = nextColour();
    if (!colour) return 0;
    const auto reached = reachedBefore(cut.doorways, *colour);
    if (reached.empty()) return 0;
    const auto places = keyPlacesInSight(reached, cut.doorways);
    return places.empty() ? 0 : std::max<std::int64_t>(0, -places.front().first);
}

/// Those that promise a long way to the key and back come first, by some chance.
void LockPlanner::sortByPromise(std::vector<Cut>& cuts) {
    if (m_plan.ground.areas.size() > mostAreas) return m_plan.random.shuffle(std::span(cuts));
    std::vector<std::pair<std::int64_t, std::size_t>> order;
    for (std::size_t i = 0; i < cuts.size() && !m_plan.stopped(); ++i)
        order.emplace_back(-promiseOf(cuts[i]) * m_plan.random.between(leastOfPromise, 100), i);
    std::ranges::sort(order);
    std::vector<Cut> sorted;
    for (const auto& place : order) sorted.push_back(std::move(cuts[place.second]));
    cuts = std::move(sorted);
}

/// Is the lock in sight before its key, if it has to be, and do the locks before it stay so?
bool LockPlanner::isInSight(std::uint32_t colour) {
    if (!m_sight) return true;
    const bool seen = m_sight->isSeen(colour);
    if ((m_mustSee && !seen) || !m_sight->keepsAll()) return false;
    if (seen) m_sight->keep(colour);
    return true;
}

} // namespace delve::generation
