#include "generation/stages/near_links.h"

#include "generation/graph/crossing.h"
#include "generation/stages/room_graph.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// The greatest squared length that is less than that of the reach. r x r is the spacing of sites that were strewn,
/// squared; of n rooms that were not, it is the map's area over n. Nothing is rounded on the way.
std::int64_t longestSquared(const Draft& draft, Decimal reach) {
    const bool strewn = draft.squaredSpacing > 0;
    const auto rooms = strewn ? 1 : static_cast<std::int64_t>(draft.rooms().size());
    const auto squares = strewn ? draft.squaredSpacing : draft.size().area();
    return (reach.thousandths * reach.thousandths * squares - 1) / (rooms * 1'000'000);
}

/// The side of a square that no link of this squared length is longer than.
std::int32_t sideFor(std::int64_t squared) {
    std::int32_t side = 1;
    while (std::int64_t{side} * side < squared) ++side;
    return side;
}

/// Sites by the squares of a grid that they lie in.
class SitesBySquare {
public:
    SitesBySquare(const std::vector<Cell>& sites, std::int32_t side) : m_sites(sites), m_side(side) {
        m_order.resize(sites.size());
        std::iota(m_order.begin(), m_order.end(), 0u);
        std::ranges::sort(m_order, {}, [&](std::uint32_t i) { return std::pair(squareOf(sites[i]), i); });
    }
    /// The square's row and column.
    [[nodiscard]] std::pair<std::int32_t, std::int32_t> squareOf(Cell site) const {
        return {site.y / m_side, site.x / m_side};
    }
    [[nodiscard]] std::span<const std::uint32_t> in(std::int32_t row, std::int32_t column) const {
        const auto place = [&](std::uint32_t i) { return squareOf(m_sites[i]); };
        const std::pair square(row, column);
        return {std::ranges::lower_bound(m_order, square, {}, place),
                std::ranges::upper_bound(m_order, square, {}, place)};
    }

private:
    const std::vector<Cell>& m_sites;
    std::int32_t m_side;
    std::vector<std::uint32_t> m_order;
};

/// The edges between sites no farther apart than this, found through squares of that side.
std::vector<Edge> edgesWithin(const Draft& draft, const std::vector<Cell>& sites, std::int64_t squared,
                              std::int32_t side) {
    const SitesBySquare squares(sites, side);
    std::vector<Edge> edges;
    for (std::uint32_t a = 0; a < sites.size() && !draft.stopped(); ++a) {
        const auto [row, column] = squares.squareOf(sites[a]);
        for (auto y = row - 1; y <= row + 1; ++y)
            for (auto x = column - 1; x <= column + 1; ++x)
                for (const auto b : squares.in(y, x))
                    if (a < b && squaredLength(sites[a], sites[b]) <= squared) edges.push_back({a, b});
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
    const auto squared = longestSquared(draft, parameters.reach);
    const auto side = sideFor(squared);
    PlanarLinks kept(sites, side);
    std::vector<Edge> edges = shortestTree(sites, [&] { return draft.stopped(); });
    if (draft.stopped()) return cancelled();
    for (const auto& edge : edges) kept.add(edge);

    const auto tree = edges;
    auto others = edgesWithin(draft, sites, squared, side);
    if (draft.stopped()) return cancelled();
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

StageInfo nearLinksStage() {
    using P = NearLinksParameters;
    StageInfo stage;
    stage.name = "near-links";
    stage.group = StageGroup::Links;
    stage.label = DELVE_TEXT("stage", "Near links");
    stage.help = DELVE_TEXT(
        "stage", "Links rooms that lie near each other, so that no links cross and all rooms are connected.");
    stage.needs = Part::Rooms;
    stage.gives = Part::Links;
    stage.parameters = {
        parameter(
            "reach", &P::reach, thousandths(100, 10'000).in(Unit::Times), DELVE_TEXT("stage", "Maximum link length"),
            DELVE_TEXT("stage", "How long an extra link may be, as a multiple of the mean distance between neighbours. "
                                "Higher values make more links.")),
    };
    stage.run = runWith<P>(nearLinks, stage.parameters);
    return stage;
}

} // namespace delve::generation
