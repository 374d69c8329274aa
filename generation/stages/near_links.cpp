#include "generation/stages/near_links.h"

#include "generation/graph/crossing.h"
#include "generation/stages/room_graph.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace delve {
namespace {

std::int64_t squareRoot(std::int64_t n) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(n)));
    while (root * root > n) --root;
    while ((root + 1) * (root + 1) <= n) ++root;
    return root;
}

/// How far apart sites are in the mean, in thousandths of a cell.
std::int64_t meanSpacing(const Draft& draft) {
    return squareRoot(draft.size().area() * 1'000'000 / static_cast<std::int64_t>(draft.rooms().size()));
}

/// The edges between sites nearer than `reach`, found through squares of that side.
std::vector<Edge> edgesWithin(const std::vector<Cell>& sites, std::int32_t reach) {
    const auto square = [&](Cell site) { return std::pair(site.y / reach, site.x / reach); };
    std::vector<std::uint32_t> order(sites.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::uint32_t i) { return std::pair(square(sites[i]), i); });
    const auto inSquare = [&](std::int32_t row, std::int32_t column) {
        const auto place = [&](std::uint32_t i) { return square(sites[i]); };
        const auto first = std::ranges::lower_bound(order, std::pair(row, column), {}, place);
        return std::span<const std::uint32_t>(first,
                                              std::ranges::upper_bound(order, std::pair(row, column), {}, place));
    };
    std::vector<Edge> edges;
    for (std::uint32_t a = 0; a < sites.size(); ++a) {
        const auto [row, column] = square(sites[a]);
        for (auto y = row - 1; y <= row + 1; ++y)
            for (auto x = column - 1; x <= column + 1; ++x)
                for (const auto b : inSquare(y, x))
                    if (a < b && squaredLength(sites[a], sites[b]) < std::int64_t{reach} * reach)
                        edges.push_back({a, b});
    }
    std::ranges::sort(edges);
    return edges;
}

std::vector<Edge> shortestTree(const std::vector<Cell>& sites, const std::function<bool()>& stopped) {
    const auto candidates = triangulation(sites, stopped);
    std::vector<std::int64_t> weights;
    for (const auto& edge : candidates) weights.push_back(squaredLength(sites[edge.a], sites[edge.b]));
    std::vector<Edge> tree;
    for (const auto chosen : spanningTree(sites.size(), candidates, weights, stopped))
        tree.push_back(candidates[chosen]);
    return tree;
}

} // namespace

Done nearLinks(Draft& draft, Stream& random, const NearLinksParameters& parameters) {
    const auto sites = roomCentres(draft);
    if (sites.size() < 2) return done();
    const auto reach = std::max<std::int64_t>(1, meanSpacing(draft) * parameters.reach.thousandths / 1'000'000);
    const auto side = static_cast<std::int32_t>(std::min<std::int64_t>(reach, 2 * largestSide));
    PlanarLinks kept(sites, side);
    std::vector<Edge> edges = shortestTree(sites, [&] { return draft.stopped(); });
    if (draft.stopped()) return cancelled();
    for (const auto& edge : edges) kept.add(edge);

    const auto tree = edges;
    auto others = edgesWithin(sites, side);
    std::erase_if(others, [&](const Edge& edge) { return std::ranges::binary_search(tree, edge); });
    random.shuffle(std::span(others));
    // Of two that cross, the one that comes later in the drawn order is left out.
    for (std::size_t i = 0; i < others.size(); ++i) {
        if ((i & 0xff) == 0 && draft.stopped()) return cancelled();
        if (kept.crossesAny(others[i])) continue;
        kept.add(others[i]);
        edges.push_back(others[i]);
    }
    std::ranges::sort(edges);
    for (const auto& edge : edges) draft.addLink(edge.a, edge.b, LinkKind::Near);
    return done();
}

Stage nearLinksStage() {
    using P = NearLinksParameters;
    Stage stage;
    stage.name = "near-links";
    stage.group = StageGroup::Links;
    stage.label = DELVE_TEXT("stage", "Near links");
    stage.help =
        DELVE_TEXT("stage", "Links rooms that lie near each other, so that no two links cross and all hold together.");
    stage.needs = Part::Rooms;
    stage.gives = Part::Links;
    stage.parameters = {
        parameter(
            "reach", &P::reach, thousandths(100, 10'000), DELVE_TEXT("stage", "Reach"),
            DELVE_TEXT("stage", "How near two rooms have to be, in parts of the mean distance between neighbours.")),
    };
    stage.run = runWith<P>(nearLinks, stage.parameters);
    return stage;
}

} // namespace delve
