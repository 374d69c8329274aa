#include "generation/stages/mission/cuts.h"

#include "generation/graph/narrow_cut.h"
#include "generation/graph/union_find.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::size_t mostCuts = 16;

/// To all that is joined to the places without these edges, in ascending order. Uses the memory of `parents`.
void spread(const MissionPlan& plan, std::vector<std::uint32_t>& places, std::vector<bool>& passed,
            const std::vector<std::uint32_t>& without, std::vector<std::uint32_t>& parents) {
    parents.resize(plan.places());
    std::iota(parents.begin(), parents.end(), 0U);
    for (std::uint32_t edge = 0; edge < plan.edges.size(); ++edge) {
        if (plan.isPassage(edge) && !std::ranges::binary_search(without, edge)) unite(parents, plan.edges[edge]);
    }
    std::vector<bool> joined(plan.places());
    for (const auto place : places) joined[rootOf(parents, place)] = true;
    for (std::uint32_t place = 0; place < plan.places(); ++place) {
        if (passed[place] || !joined[rootOf(parents, place)]) continue;
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
    std::vector<std::uint32_t> parents;
    std::vector<std::uint32_t> before{plan.ends.start};
    NarrowCuts narrow(plan.places(), plan.edges, plan.cuttable);
    cuts.reserve(mostCuts);
    before.reserve(plan.places());
    passed[plan.ends.start] = true;
    while (cuts.size() < mostCuts && !passed[to] && !plan.stopped()) {
        auto cut = narrow.find(before, to, most);
        if (cut.empty()) break;
        spread(plan, before, passed, cut, parents);
        cuts.push_back({std::move(cut), plan.wideAreas(before)});
        for (const auto edge : cuts.back().doorways)
            for (const auto place : {plan.edges[edge].a, plan.edges[edge].b})
                if (!passed[place]) {
                    passed[place] = true;
                    before.push_back(place);
                }
    }
    return cuts;
}

} // namespace delve::generation
