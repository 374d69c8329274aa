#include "generation/graph/links.h"
#include "generation/graph/way_out.h"

#include <boost/polygon/voronoi_builder.hpp>

#include <algorithm>
#include <numeric>
#include <optional>

namespace delve {
namespace {

/// A link seen from one end. The two halves of a link lie side by side, at an even place and the odd one after it.
struct HalfLink {
    static constexpr std::uint32_t none = 0xffffffff;
    std::uint32_t place;       ///< the end it is seen from
    std::uint32_t next = none; ///< the half that comes next in the turn about this end; none beyond the hull
};
constexpr std::uint32_t otherHalf(std::uint32_t half) { return half ^ 1u; }

/// What Boost.Polygon's builder hands its results to in place of a diagram: each Voronoi edge between the cells of two
/// sites is a link between them, and each Voronoi vertex a triangle. The corners of the diagram itself are never kept.
class LinkCollector {
public:
    LinkCollector(std::vector<HalfLink>& halves, const std::function<bool()>& stopped, WayOut& wayOut)
        : m_halves(halves), m_stopped(stopped), m_wayOut(wayOut) {}

    // The names are those that the builder calls.
    void _reserve(std::size_t sites) { m_halves.reserve(6 * sites); }
    void _build() const {}
    template <class Site>
    void _process_single_site(const Site&) const {}

    template <class Site>
    std::pair<void*, void*> _insert_new_edge(const Site& site1, const Site& site2) {
        if (m_halves.size() % 1024 == 0 && m_stopped && m_stopped()) m_wayOut.leave();
        m_halves.push_back(HalfLink{static_cast<std::uint32_t>(site1.initial_index())});
        m_halves.push_back(HalfLink{static_cast<std::uint32_t>(site2.initial_index())});
        const auto added = m_halves.data() + m_halves.size() - 2;
        return {added, added + 1};
    }
    /// The edges between sites 1 and 2 and between sites 2 and 3 end in a vertex, where that between 1 and 3 begins.
    template <class Site, class Circle>
    std::pair<void*, void*> _insert_new_edge(const Site& site1, const Site& site3, const Circle&, void* edge12,
                                             void* edge23) {
        const auto added = _insert_new_edge(site1, site3);
        const auto half12 = indexOf(edge12);
        const auto half23 = indexOf(edge23);
        m_halves[indexOf(added.first)].next = half12;
        m_halves[otherHalf(half12)].next = half23;
        m_halves[otherHalf(half23)].next = indexOf(added.second);
        return added;
    }

private:
    [[nodiscard]] std::uint32_t indexOf(const void* half) const {
        return static_cast<std::uint32_t>(static_cast<const HalfLink*>(half) - m_halves.data());
    }

    std::vector<HalfLink>& m_halves;
    const std::function<bool()>& m_stopped;
    WayOut& m_wayOut;
};

/// Above 0 where d lies inside the circle through a, b and c (which turn left), 0 where it lies on it. Exact for points
/// that lie 2^14 apart at most.
std::int64_t inCircle(Cell a, Cell b, Cell c, Cell d) {
    const auto from = [d](Cell p) { return std::pair(std::int64_t{p.x} - d.x, std::int64_t{p.y} - d.y); };
    const auto [ax, ay] = from(a);
    const auto [bx, by] = from(b);
    const auto [cx, cy] = from(c);
    return (ax * ax + ay * ay) * (bx * cy - cx * by) + (bx * bx + by * by) * (cx * ay - ax * cy) +
           (cx * cx + cy * cy) * (ax * by - bx * ay);
}

/// Makes the triangulation exact, whatever the rounding of the sweep, and the only one of its kind: a link that has the
/// far corner of one of its triangles inside the circle of the other is turned (Lawson 1977), and so is one whose four
/// corners lie on one circle while the lowest place is not an end of it. The second rule is that of points lifted to a
/// paraboloid and pulled down by ever smaller amounts from the lowest place on; so turning comes to an end, and a
/// circle of any number of corners ends as the fan of its lowest place.
class LinkTurner {
public:
    LinkTurner(std::span<const Cell> points, std::span<HalfLink> halves, const std::function<bool()>& stopped)
        : m_points(points), m_halves(halves), m_stopped(stopped) {}

    /// False: it was stopped before all links were right.
    [[nodiscard]] bool turnAll() {
        for (std::uint32_t half = 0; half < m_halves.size(); half += 2) {
            if (half % 16384 == 0 && m_stopped && m_stopped()) return false;
            m_doubtful.push_back(half);
            while (!m_doubtful.empty()) {
                const auto next = m_doubtful.back();
                m_doubtful.pop_back();
                if (mustTurn(next)) turn(next);
            }
        }
        return true;
    }

private:
    [[nodiscard]] std::uint32_t place(std::uint32_t half) const { return m_halves[half].place; }
    [[nodiscard]] std::uint32_t next(std::uint32_t half) const { return m_halves[half].next; }
    [[nodiscard]] Cell at(std::uint32_t place) const { return m_points[place]; }
    /// The half that follows when one goes around the triangle to its left backwards: of a-b, with corner c, it is c-a.
    [[nodiscard]] std::uint32_t backward(std::uint32_t half) const { return otherHalf(next(half)); }

    [[nodiscard]] bool mustTurn(std::uint32_t half) const {
        const auto other = otherHalf(half);
        if (next(half) == HalfLink::none || next(other) == HalfLink::none) return false;
        const auto a = place(half), b = place(other), c = place(backward(half)), d = place(backward(other));
        const auto inside = inCircle(at(a), at(b), at(c), at(d));
        return inside > 0 || (inside == 0 && std::min(c, d) < std::min(a, b));
    }

    /// Makes a-b, with the corners c to its left and d to its right, c-d.
    void turn(std::uint32_t ab) {
        const auto ba = otherHalf(ab);
        const auto ca = backward(ab), bc = backward(ca);
        const auto db = backward(ba), ad = backward(db);
        m_halves[ad].next = otherHalf(ca);
        m_halves[bc].next = otherHalf(db);
        m_halves[ca].next = ab;
        m_halves[db].next = ba;
        m_halves[ab] = {place(ca), otherHalf(bc)};
        m_halves[ba] = {place(db), otherHalf(ad)};
        for (const auto side : {ca, bc, db, ad}) m_doubtful.push_back(side & ~1u);
    }

    std::span<const Cell> m_points;
    std::span<HalfLink> m_halves;
    const std::function<bool()>& m_stopped;
    std::vector<std::uint32_t> m_doubtful;
};

/// For each place the lowest one at the same point.
std::vector<std::uint32_t> lowestAtPoint(std::span<const Cell> points) {
    std::vector<std::uint32_t> order(points.size());
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return points[a] != points[b] ? points[a] < points[b] : a < b;
    });
    std::vector<std::uint32_t> lowest(points.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool same = i > 0 && points[order[i - 1]] == points[order[i]];
        lowest[order[i]] = same ? lowest[order[i - 1]] : order[i];
    }
    return lowest;
}

/// Boost keeps any one of the points that coincide: makes it the lowest of them.
void keepLowest(std::span<const std::uint32_t> lowest, std::span<HalfLink> halves) {
    for (auto& half : halves) half.place = lowest[half.place];
}

bool anyWithoutLink(std::size_t places, std::span<const HalfLink> halves) {
    std::vector<bool> linked(places);
    for (const auto& half : halves) linked[half.place] = true;
    return std::ranges::find(linked, false) != linked.end();
}

/// Sorts by the lower end with a count of each, and then the few of each end.
std::vector<Edge> sorted(std::size_t places, std::span<const Edge> edges) {
    std::vector<std::uint32_t> start(places + 1);
    for (const Edge edge : edges) ++start[edge.a];
    std::partial_sum(start.begin(), start.end(), start.begin());
    std::vector<Edge> result(edges.size());
    for (const Edge edge : edges) result[--start[edge.a]] = edge;
    for (std::size_t i = 0; i < places; ++i)
        std::ranges::sort(result.begin() + start[i], result.begin() + start[i + 1]);
    return result;
}

/// Nothing where it was stopped.
std::optional<std::vector<HalfLink>> sweep(std::span<const Cell> points, const std::function<bool()>& stopped) {
    boost::polygon::default_voronoi_builder builder;
    for (const Cell point : points) builder.insert_point(point.x, point.y);
    std::vector<HalfLink> halves;
    WayOut wayOut;
    LinkCollector collector(halves, stopped, wayOut);
    if (!wayOut.finishes([&] { builder.construct(&collector); })) return {};
    return halves;
}

} // namespace

std::vector<Edge> triangulation(std::span<const Cell> points, const std::function<bool()>& stopped) {
    auto swept = sweep(points, stopped);
    if (!swept) return {};
    auto& halves = *swept;
    std::vector<Edge> edges;
    edges.reserve(halves.size() / 2);
    if (anyWithoutLink(points.size(), halves)) {
        const auto lowest = lowestAtPoint(points);
        keepLowest(lowest, halves);
        for (std::uint32_t i = 0; i < lowest.size(); ++i)
            if (lowest[i] != i) edges.push_back(Edge{lowest[i], i});
    }
    if (!LinkTurner(points, halves, stopped).turnAll()) return {};
    for (std::size_t i = 0; i < halves.size(); i += 2)
        edges.push_back(
            Edge{std::min(halves[i].place, halves[i + 1].place), std::max(halves[i].place, halves[i + 1].place)});
    return sorted(points.size(), edges);
}

} // namespace delve
