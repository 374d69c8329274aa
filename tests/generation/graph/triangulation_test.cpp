#include "generation/graph/links.h"
#include "generation/random/stream.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace delve;

namespace {

/// Twice the signed area of a, b, c: above 0 for a left turn.
std::int64_t turn(Cell a, Cell b, Cell c) {
    return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

/// Above 0 inside, 0 on, below 0 outside the circle through a, b, c, whatever their orientation. In 128 bits.
int sideOfCircle(Cell a, Cell b, Cell c, Cell d) {
    __extension__ using Wide = __int128;
    const auto lift = [d](Cell p) { return Wide{p.x - d.x} * (p.x - d.x) + Wide{p.y - d.y} * (p.y - d.y); };
    const Wide sum = lift(a) * turn(d, b, c) - lift(b) * turn(d, a, c) + lift(c) * turn(d, a, b);
    const int sign = sum > 0 ? 1 : sum < 0 ? -1 : 0;
    return turn(a, b, c) > 0 ? sign : -sign;
}

/// The triangulation that the header promises, from its definition: slow.
class ByDefinition {
public:
    explicit ByDefinition(std::span<const Cell> points) : m_points(points) {
        for (std::uint32_t i = 0; i < points.size(); ++i) {
            const auto same = std::ranges::find_if(m_places, [&](std::uint32_t p) { return points[p] == points[i]; });
            if (same == m_places.end()) m_places.push_back(i);
            else m_edges.insert(Edge{*same, i});
        }
        bool flat = true;
        for (std::size_t i = 0; i < m_places.size(); ++i)
            for (std::size_t j = i + 1; j < m_places.size(); ++j)
                for (std::size_t k = j + 1; k < m_places.size(); ++k)
                    if (turn(at(i), at(j), at(k)) != 0) {
                        flat = false;
                        addCircle(at(i), at(j), at(k));
                    }
        if (flat) addLine();
    }
    [[nodiscard]] std::vector<Edge> edges() const { return {m_edges.begin(), m_edges.end()}; }

private:
    [[nodiscard]] Cell at(std::size_t i) const { return m_points[m_places[i]]; }
    void add(std::uint32_t a, std::uint32_t b) {
        if (a != b) m_edges.insert(Edge{std::min(a, b), std::max(a, b)});
    }
    void addCircle(Cell a, Cell b, Cell c) {
        std::vector<std::uint32_t> on;
        for (const auto place : m_places) {
            const int side = sideOfCircle(a, b, c, m_points[place]);
            if (side > 0) return;
            if (side == 0) on.push_back(place);
        }
        for (const auto p : on) {
            add(on.front(), p);
            for (const auto q : on)
                if (std::ranges::none_of(on, [&](auto o) { return turn(m_points[p], m_points[q], m_points[o]) < 0; }))
                    add(p, q);
        }
    }
    void addLine() {
        std::ranges::sort(m_places, {}, [&](std::uint32_t p) { return m_points[p]; });
        for (std::size_t i = 1; i < m_places.size(); ++i) add(m_places[i - 1], m_places[i]);
    }

    std::span<const Cell> m_points;
    std::vector<std::uint32_t> m_places;
    std::set<Edge> m_edges;
};

std::vector<Cell> randomPoints(Stream& random, std::size_t count, std::int64_t width, std::int64_t height) {
    std::vector<Cell> points(count);
    for (auto& p : points) {
        p.x = static_cast<std::int32_t>(random.between(0, width));
        p.y = static_cast<std::int32_t>(random.between(0, height));
    }
    return points;
}

QByteArray told(std::span<const Edge> edges) {
    QByteArray text;
    for (const auto edge : edges) text += QByteArray::number(edge.a) + '-' + QByteArray::number(edge.b) + ' ';
    return text;
}

/// Neighbours of each place, counter-clockwise.
std::vector<std::vector<std::uint32_t>> turns(std::span<const Cell> points, std::span<const Edge> edges) {
    std::vector<std::vector<std::uint32_t>> around(points.size());
    for (const auto edge : edges) {
        around[edge.a].push_back(edge.b);
        around[edge.b].push_back(edge.a);
    }
    for (std::uint32_t i = 0; i < points.size(); ++i) {
        const Cell here = points[i];
        const auto upper = [&](std::uint32_t p) {
            return points[p].y > here.y || (points[p].y == here.y && points[p].x > here.x);
        };
        std::ranges::sort(around[i], [&](std::uint32_t p, std::uint32_t q) {
            return upper(p) != upper(q) ? upper(p) : turn(here, points[p], points[q]) > 0;
        });
    }
    return around;
}

/// Points on the hull, those within its sides included, and twice its area.
std::pair<std::size_t, std::int64_t> hullOf(std::vector<Cell> points) {
    std::ranges::sort(points);
    std::vector<Cell> hull;
    for (int half = 0; half < 2; ++half) {
        const auto begin = hull.size();
        for (const Cell p : points) {
            while (hull.size() >= begin + 2 && turn(hull[hull.size() - 2], hull.back(), p) < 0) hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back();
        std::ranges::reverse(points);
    }
    std::int64_t area = 0;
    for (std::size_t i = 0; i < hull.size(); ++i) area += turn({0, 0}, hull[i], hull[(i + 1) % hull.size()]);
    return {hull.size(), std::abs(area)};
}

/// Triangles that tile the hull, no edge with a far corner inside the circle of its triangles: by Delaunay's lemma
/// this is the triangulation.
void verifyLarge(std::span<const Cell> points) {
    const auto edges = triangulation(points);
    QVERIFY(std::ranges::is_sorted(edges));
    const auto [onHull, area] = hullOf({points.begin(), points.end()});
    QCOMPARE(edges.size(), 3 * points.size() - 3 - onHull);

    const auto around = turns(points, edges);
    const auto after = [&](std::uint32_t at, std::uint32_t of) {
        const auto& list = around[at];
        const auto found = std::ranges::find(list, of) - list.begin();
        return list[static_cast<std::size_t>(found + 1) % list.size()];
    };
    std::int64_t tiled = 0;
    std::size_t inner = 0;
    for (const auto edge : edges) {
        std::vector<std::uint32_t> corners;
        for (const auto& [from, to] : {std::pair(edge.a, edge.b), std::pair(edge.b, edge.a)}) {
            const auto corner = after(from, to);
            const auto twice = turn(points[from], points[to], points[corner]);
            if (twice <= 0 || after(to, corner) != from) continue; // outside the hull
            corners.push_back(corner);
            tiled += twice;
        }
        QVERIFY(!corners.empty());
        if (corners.size() < 2) continue;
        ++inner;
        const auto side = sideOfCircle(points[edge.a], points[edge.b], points[corners[0]], points[corners[1]]);
        QVERIFY(side <= 0);
        if (side == 0) QVERIFY(std::min(edge.a, edge.b) < std::min(corners[0], corners[1]));
    }
    QCOMPARE(edges.size() - inner, onHull);
    QCOMPARE(tiled, 3 * area); // each triangle was counted once for each of its sides
}

std::vector<Cell> withoutDoubles(std::vector<Cell> points) {
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace

class TriangulationTest : public QObject {
    Q_OBJECT
private slots:
    void fewPointsAsDefined() {
        Stream random(21);
        for (int i = 0; i < test::countOf(6000); ++i) {
            const auto count = static_cast<std::size_t>(random.below(14));
            // Small maps are full of duplicates, lines and circles; large ones have none.
            constexpr std::int64_t sides[] = {0, 1, 2, 3, 5, 9, 30, 16384};
            const auto width = sides[random.below(std::size(sides))];
            const auto height = sides[random.below(std::size(sides))];
            const auto points = randomPoints(random, count, width, height);
            QCOMPARE(told(triangulation(points)), told(ByDefinition(points).edges()));
        }
    }

    void nearlyOnOneCircle() {
        Stream random(22);
        for (int i = 0; i < test::countOf(1500); ++i) {
            const auto radius = random.between(3, 8000);
            std::vector<Cell> points;
            for (int k = 0; k < 12; ++k) {
                // Rounded to cells, so that all lie almost on the circle, but not necessarily on it.
                const double angle = static_cast<double>(random.below(6283)) / 1000.0;
                points.push_back(
                    Cell{8192 + static_cast<std::int32_t>(std::lround(static_cast<double>(radius) * std::cos(angle))),
                         8192 + static_cast<std::int32_t>(std::lround(static_cast<double>(radius) * std::sin(angle)))});
            }
            QCOMPARE(told(triangulation(points)), told(ByDefinition(points).edges()));
        }
    }

    void exactlyOnOneCircle() {
        // 5^2 * 13 = 18^2 + 1 = 17^2 + 6^2 = 15^2 + 10^2: twenty-four cells on one circle.
        std::vector<Cell> points;
        for (const Cell c : {Cell{18, 1}, Cell{17, 6}, Cell{15, 10}, Cell{10, 15}, Cell{6, 17}, Cell{1, 18}})
            for (const std::int32_t sx : {-1, 1})
                for (const std::int32_t sy : {-1, 1}) points.push_back(Cell{100 + sx * c.x, 100 + sy * c.y});
        Stream random(23);
        for (int i = 0; i < test::countOf(50); ++i) {
            random.shuffle(std::span(points));
            const auto edges = triangulation(points);
            QCOMPARE(told(edges), told(ByDefinition(points).edges()));
            QCOMPARE(std::ranges::count(edges, 0u, &Edge::a), std::ptrdiff_t{23});
        }
    }

    void aBoardOfSquares() {
        std::vector<Cell> points;
        for (std::int32_t y = 0; y < 30; ++y)
            for (std::int32_t x = 0; x < 40; ++x) points.push_back(Cell{7 * x, 7 * y});
        Stream random(24);
        for (int i = 0; i < test::countOf(5); ++i) {
            random.shuffle(std::span(points));
            verifyLarge(points);
        }
    }

    void manyPoints() {
        Stream random(25);
        const std::size_t many = test::countOf(20'000U);
        verifyLarge(withoutDoubles(randomPoints(random, many, 16383, 16383)));
        auto crowded = withoutDoubles(randomPoints(random, many, 200, 150));
        verifyLarge(crowded);
        random.shuffle(std::span(crowded));
        verifyLarge(crowded);
        verifyLarge(withoutDoubles(randomPoints(random, 3000, 16383, 2)));
    }

    void aLineOfPoints() {
        QCOMPARE(told(triangulation(std::vector<Cell>{{5, 5}, {1, 1}, {9, 9}, {3, 3}})), QByteArray("0-2 0-3 1-3 "));
        QCOMPARE(told(triangulation(std::vector<Cell>{{5, 7}, {5, 1}, {5, 9}})), QByteArray("0-1 0-2 "));
    }

    void pointsThatCoincide() {
        QCOMPARE(told(triangulation(std::vector<Cell>{{4, 4}, {4, 4}, {4, 4}})), QByteArray("0-1 0-2 "));
        QCOMPARE(told(triangulation(std::vector<Cell>{{9, 4}, {4, 4}, {9, 4}, {4, 4}})), QByteArray("0-1 0-2 1-3 "));
    }

    void nothingOrOnePoint() {
        QVERIFY(triangulation({}).empty());
        QVERIFY(triangulation(std::vector<Cell>{{3, 3}}).empty());
    }

    void itEndsWhenItIsStopped() {
        Stream random(26);
        const auto points = randomPoints(random, 50000, 16383, 16383);
        int asked = 0;
        QVERIFY(triangulation(points, [&] { return ++asked == 3; }).empty());
        QCOMPARE(asked, 3);
    }

    /// In the sweep, and while edges are flipped.
    void itEndsWhereverItIsStopped() {
        Stream random(27);
        const auto points = randomPoints(random, 12000, 16383, 16383);
        int questions = 0;
        const auto whole = triangulation(points, [&] {
            ++questions;
            return false;
        });
        QVERIFY(whole == triangulation(points));
        QVERIFY(questions > 60); // two for every 1024 links, and then those of the flipping
        for (int last = 1; last <= questions; last += test::sampleStep()) {
            int asked = 0;
            QVERIFY(triangulation(points, [&] { return ++asked == last; }).empty());
            QCOMPARE(asked, last);
        }
    }
};

DELVE_TEST(TriangulationTest)
#include "triangulation_test.moc"
