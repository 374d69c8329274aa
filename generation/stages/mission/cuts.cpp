#include "generation/stages/mission/cuts.h"

#include "generation/graph/narrow_cut.h"

namespace delve::generation {
namespace {

constexpr std::size_t mostCuts = 16;

/// To all that is joined to the places without these edges.
void spread(const MissionPlan& plan, std::vector<std::uint32_t>& places, std::vector<bool>& passed,
            const std::vector<bool>& without) {
    std::vector<Edge> kept;
    for (std::uint32_t edge = 0; edge < plan.edges.size(); ++edge)
        if (!without[edge] && plan.isPassage(edge)) kept.push_back(plan.edges[edge]);
    const auto component = componentsOf(plan.places(), kept);
    std::vector<bool> joined(plan.places());
    for (const auto place : places) joined[component[place]] = true;
    for (std::uint32_t place = 0; place < plan.places(); ++place) {
        if (passed[place] || !joined[component[place]]) continue;
        passed[place] = true;
        places.push_back(place);
    }
}

} // namespace

std::vector<std::uint32_t> cutFrom(const MissionPlan& plan, const std::vector<std::uint32_t>& from, std::uint32_t to,
                                   std::size_t most) {
    if (from.empty()) return {};
    return narrowCut(plan.places(), plan.edges, plan.cuttable, from, to, most);
}

std::vector<Cut> cutsBefore(const MissionPlan& plan, std::uint32_t to, std::size_t most) {
    std::vector<Cut> cuts;
    std::vector<bool> passed(plan.places());
    std::vector<std::uint32_t> before{plan.ends.start};
    passed[plan.ends.start] = true;
    while (cuts.size() < mostCuts && !passed[to] && !plan.stopped()) {
        auto cut = cutFrom(plan, before, to, most);
        if (cut.empty()) break;
        std::vector<bool> isCut(plan.edges.size());
        for (const auto edge : cut) isCut[edge] = true;
        spread(plan, before, passed, isCut);
        cuts.push_back({cut, plan.wideAreas(before)});
        for (const auto edge : cut)
            for (const auto place : {plan.edges[edge].a, plan.edges[edge].b})
                if (!passed[place]) {
                    passed[place] = true;
                    before.push_back(place);
                }
    }
    return cuts;
}

} // namespace delve::generation
