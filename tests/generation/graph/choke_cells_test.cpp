#include "generation/graph/choke_cells.h"
#include "generation/graph/links.h"
#include "generation/graph/region_numbers.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

using namespace delve;

namespace {

using Chokes = std::map<Cell, std::uint32_t>;

Chokes chokesOf(const BitGrid& region) {
    Chokes found;
    std::optional<Cell> before;
    const bool ran = forEachChokeCell(region, [&](Cell cell, std::uint32_t others) {
        const bool inOrder = !before || before->y < cell.y || (before->y == cell.y && before->x < cell.x);
        if (!inOrder || !found.emplace(cell, others).second) qFatal("told twice, or not in reading order");
        before = cell;
    });
    if (!ran) qFatal("was not stopped");
    return found;
}

/// The cells of a region as a graph for Boost.
struct PlainRegion {
    std::vector<Cell> cells;
    std::vector<Edge> edges;

    explicit PlainRegion(const BitGrid& region) {
        std::map<Cell, std::uint32_t> numbers;
        for (std::int32_t y = 0; y < region.size().height; ++y)
            for (std::int32_t x = 0; x < region.size().width; ++x) {
                if (!region.at({x, y})) continue;
                const auto number = static_cast<std::uint32_t>(cells.size());
                numbers[{x, y}] = number;
                cells.push_back({x, y});
                for (const Cell other : {Cell{x, y - 1}, Cell{x - 1, y}})
                    if (const auto at = numbers.find(other); at != numbers.end()) edges.push_back({at->second, number});
            }
    }

    /// How many of the other cells cannot reach the largest rest without this one.
    [[nodiscard]] std::uint32_t cutOffBy(std::uint32_t lost) const {
        auto left = edges;
        std::erase_if(left, [lost](const Edge& edge) { return edge.a == lost || edge.b == lost; });
        std::map<std::uint32_t, std::uint32_t> sizes;
        const auto parts = componentsOf(cells.size(), left);
        for (std::uint32_t cell = 0; cell < parts.size(); ++cell)
            if (cell != lost) ++sizes[parts[cell]];
        std::uint32_t largest = 0;
        for (const auto& [part, size] : sizes) largest = std::max(largest, size);
        return static_cast<std::uint32_t>(cells.size()) - 1 - largest;
    }
};

/// Halls along every other row and column, with gaps: crossings, rings and dead ends.
BitGrid halls(Stream& random, Size size, std::uint64_t percent) {
    BitGrid open(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if ((x % 2 == 1 || y % 2 == 1) && random.chance(percent, 100)) open.set({x, y});
    return open;
}

QString drawn(const BitGrid& region) {
    QString text(u'\n');
    for (std::int32_t y = 0; y < region.size().height; ++y) {
        for (std::int32_t x = 0; x < region.size().width; ++x) text += region.at({x, y}) ? u'#' : u'.';
        text += u'\n';
    }
    return text;
}

} // namespace

/// The chokes that walks along the walls find are Boost's articulation points, and cut off what is counted without
/// them.
class ChokeCellsTest : public QObject {
    Q_OBJECT

    static void verifyCells(const BitGrid& region) {
        const PlainRegion plain(region);
        if (plain.cells.empty()) return;
        std::vector<Cell> expected;
        for (const auto number : chokepoints(plain.cells.size(), plain.edges).places)
            expected.push_back(plain.cells[number]);
        std::vector<Cell> found;
        (void)forEachChokeCell(region, [&found](Cell cell, std::uint32_t) { found.push_back(cell); });
        QVERIFY2(found == expected, qPrintable(drawn(region)));
    }
    static void verifyCounts(const BitGrid& region) {
        const PlainRegion plain(region);
        const auto found = chokesOf(region);
        for (std::uint32_t number = 0; number < plain.cells.size(); ++number) {
            const auto at = found.find(plain.cells[number]);
            QVERIFY2((at == found.end() ? 0 : at->second) == plain.cutOffBy(number), qPrintable(drawn(region)));
        }
    }
    static BitGrid largestOf(const BitGrid& open) { return RegionNumbers(open).largest(); }

private slots:
    void theyAreBoostsArticulationPoints() {
        Stream random(41);
        for (int i = 0; i < test::countOf(1500); ++i) verifyCells(largestOf(test::randomMap(random)));
        for (int i = 0; i < test::countOf(800); ++i) {
            const Size size{test::awkwardSide(random), test::awkwardSide(random)};
            verifyCells(largestOf(halls(random, size, 70 + random.below(31))));
        }
    }

    void theyAreBoostsOnLargeMaps() {
        Stream random(42);
        for (const Size size : {Size{511, 257}, Size{65, 1000}, Size{1000, 64}}) {
            for (const std::uint64_t percent : {60, 65, 75}) verifyCells(largestOf(test::noise(random, size, percent)));
            verifyCells(largestOf(halls(random, size, 80)));
        }
    }

    /// Small maps, on which each cell can be lost in turn.
    void theyCutOffWhatIsCounted() {
        Stream random(43);
        for (int i = 0; i < test::countOf(800); ++i) {
            const auto side = [&random] { return static_cast<std::int32_t>(random.between(1, 11)); };
            const auto width = side();
            const auto height = side();
            const auto percent = 55 + random.below(46);
            verifyCounts(largestOf(test::noise(random, {width, height}, percent)));
            verifyCounts(largestOf(halls(random, {width, height}, percent)));
        }
    }

    void shapesThatAreTold() {
        QVERIFY(chokesOf(test::mapOf({"#"})).empty());
        QVERIFY(chokesOf(test::mapOf({"##"})).empty());
        QVERIFY(chokesOf(test::mapOf({"..."})).empty());
        QVERIFY(chokesOf(BitGrid()).empty());
        QVERIFY(chokesOf(test::mapOf({"##", "##"})).empty());
        QVERIFY(chokesOf(test::mapOf({"###", "#.#", "###"})).empty());
        QVERIFY(chokesOf(test::mapOf({"###"})) == (Chokes{{{1, 0}, 1}}));
        QVERIFY(chokesOf(test::mapOf({"#", "#", "#", "#"})) == (Chokes{{{0, 1}, 1}, {{0, 2}, 1}}));
        QVERIFY(chokesOf(test::mapOf({".#.", "###", ".#."})) == (Chokes{{{1, 1}, 3}}));
        verifyCounts(test::mapOf({"###..", "#.###", "###.#", "..###"}));
    }

    /// A crossing of four parts, of which two walls cut one off each, and the other two are joined around.
    void twoWallsMayCutOffAPartEach() {
        const BitGrid region = test::mapOf({"...#...", "...#...", "#######", "#..#..#", "#.....#", "#######"});
        verifyCounts(region);
        QCOMPARE(chokesOf(region).at({3, 2}), 3u);
        verifyCounts(test::mapOf({"...####", "...#..#", "...#..#", "#######", "#..#...", "#..#...", "####..."}));
        verifyCounts(test::mapOf({"####...", "#..#...", "#..#...", "#######", "...#..#", "...#..#", "...####"}));
        verifyCounts(test::mapOf({"...#...", "...#...", "####...", "#..####", "#..#...", "####...", "...#..."}));
        verifyCounts(test::mapOf({".#.....", "##.....", ".######", ".#....#", ".#..###", ".####.."}));
    }

    void itStopsWhenAsked() {
        Stream random(44);
        const BitGrid region = largestOf(test::noise(random, {700, 700}, 70));
        int told = 0;
        QVERIFY(!forEachChokeCell(
            region, [&told](Cell, std::uint32_t) { ++told; }, [] { return true; }));
        QCOMPARE(told, 0);
    }
};

DELVE_TEST(ChokeCellsTest)
#include "choke_cells_test.moc"
