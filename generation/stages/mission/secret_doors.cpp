#include "generation/stages/mission/secret_doors.h"

#include "generation/stages/mission/detour.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::size_t mostTries = 24;
constexpr std::uint32_t longestDoorway = 3;
constexpr std::int32_t savedBySecret = 16;

bool addSecretDoor(MissionPlan& plan, LockSight* sight, std::uint32_t edge) {
    if (!plan.cuttable[edge] || plan.isBridge(edge)) return false;
    const auto site = plan.siteNear(edge, plan.edges[edge].a);
    if (!site) return false;
    const Cell behind = site->cell - towards(site->forward);
    if (!isDetour(plan.draft, site->cell, behind, site->cell + towards(site->forward), savedBySecret)) return false;
    plan.set(edge, *site, {Gate::Kind::Secret, 0});
    if (!plan.holds() || (sight && !sight->keepsAll())) {
        plan.takeBackGate();
        return false;
    }
    MissionPlan::PlannedPattern pattern;
    pattern.record.pattern = MissionPattern::HiddenShortcut;
    pattern.record.rooms = plan.roomIds(std::vector{plan.edges[edge].a, plan.edges[edge].b});
    pattern.record.cells = {site->cell};
    plan.patterns.push_back(std::move(pattern));
    return true;
}

} // namespace

std::size_t planSecretDoors(MissionPlan& plan, std::size_t wanted, LockSight* sight) {
    std::vector<std::uint32_t> edges;
    for (std::uint32_t edge = 0; wanted > 0 && plan.isPassage(edge); ++edge)
        if (plan.cuttable[edge] && plan.ground.passages[edge].cells <= longestDoorway) edges.push_back(edge);
    plan.random.shuffle(std::span(edges));
    std::size_t made = 0;
    for (std::size_t i = 0; i < std::min(edges.size(), mostTries) && made < wanted; ++i) {
        if (plan.stopped()) break;
        if (addSecretDoor(plan, sight, edges[i])) ++made;
    }
    return made;
}

} // namespace delve::generation
