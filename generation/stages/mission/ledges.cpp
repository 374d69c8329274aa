#include "generation/stages/mission/ledges.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::size_t mostTries = 24;
constexpr std::uint32_t longestDoorway = 3;
constexpr std::int64_t stepsHome = 8; ///< a ledge leads at least so much nearer to the start, if not from a key

/// The doorways on the far way of a cycle that holds a key, from the key back to where the ways part.
std::vector<std::uint32_t> waysHome(const MissionPlan& plan) {
    std::vector<std::uint32_t> edges;
    for (const auto& cycle : plan.cycles)
        for (const auto& key : plan.newKeys) {
            const auto& places = cycle.far.places;
            const auto found = std::find(places.begin() + 1, places.end() - 1, key.area);
            if (found == places.end() - 1) continue;
            for (auto i = found - places.begin(); i-- > 0;)
                edges.push_back(cycle.far.edges[static_cast<std::size_t>(i)]);
        }
    return edges;
}

bool addLedge(MissionPlan& plan, LockSight* sight, std::uint32_t edge, const std::vector<std::int64_t>& fromStart,
              std::int64_t nearer) {
    if (!plan.cuttable[edge] || plan.isBridge(edge) || plan.ground.passages[edge].cells > longestDoorway) return false;
    const auto [a, b] = plan.edges[edge];
    const bool forward = fromStart[a] > fromStart[b];
    const auto later = forward ? a : b;
    const auto earlier = forward ? b : a;
    if (fromStart[later] < fromStart[earlier] + nearer) return false;
    const auto site = plan.siteNear(edge, later);
    if (!site) return false;
    plan.set(edge, *site, {forward ? Gate::Kind::Forward : Gate::Kind::Backward, 0});
    if (!plan.holds() || (sight && !sight->keepsAll())) {
        plan.takeBackGate();
        return false;
    }
    MissionPlan::PlannedPattern pattern;
    pattern.record.pattern = MissionPattern::OneWay;
    pattern.record.rooms = plan.roomIds(std::vector{later, earlier});
    pattern.record.cells = {site->cell};
    plan.patterns.push_back(std::move(pattern));
    return true;
}

} // namespace

std::size_t planLedges(MissionPlan& plan, std::size_t wanted, LockSight* sight) {
    if (wanted == 0) return 0;
    const auto fromStart = plan.stepsFrom(plan.ends.start);
    auto edges = waysHome(plan);
    const auto home = edges.size();
    for (std::uint32_t edge = 0; plan.isPassage(edge); ++edge)
        if (plan.cuttable[edge] && plan.ground.passages[edge].cells <= longestDoorway) edges.push_back(edge);
    plan.random.shuffle(std::span(edges).subspan(home));
    std::size_t made = 0;
    for (std::size_t i = 0; i < std::min(edges.size(), home + mostTries) && made < wanted; ++i) {
        if (plan.stopped()) break;
        if (addLedge(plan, sight, edges[i], fromStart, i < home ? 1 : stepsHome)) ++made;
    }
    return made;
}

} // namespace delve::generation
