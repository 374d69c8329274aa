#include "generation/graph/faced_cells.h"
#include "generation/graph/paths.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

using namespace delve;

namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// The closed cells beside what can be reached, with the steps to the nearest cell beside each: by the distances of all
/// cells, sorted by steps and then by cell.
std::vector<std::pair<std::uint32_t, Cell>> facedByDistances(const BitGrid& open, const BitGrid& closed, Cell start) {
    const auto distances = findDistances(open, std::array{start});
    std::vector<std::pair<std::uint32_t, Cell>> faced;
    for (std::int32_t y = 0; y < closed.size().height; ++y)
        for (std::int32_t x = 0; x < closed.size().width; ++x) {
            auto least = Distances::unreachable;
            for (const Cell side : sides)
                if (const Cell near = Cell{x, y} + side; closed.size().contains(near))
                    least = std::min(least, distances.at(near));
            if (closed.at({x, y}) && least != Distances::unreachable) faced.emplace_back(least, Cell{x, y});
        }
    std::ranges::sort(faced);
    return faced;
}

/// Of the cells that are not open, those that are set in another map.
BitGrid without(const BitGrid& open, BitGrid cells) {
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (std::int32_t x = 0; x < open.size().width; ++x)
            if (open.at({x, y})) cells.clear({x, y});
    return cells;
}

} // namespace

class FacedCellsTest : public QObject {
    Q_OBJECT
private slots:
    void allAndTheFarthestAreThoseOfTheDistances() {
        Stream random(1);
        std::vector<std::uint32_t> list;
        FacedCells faced(list);
        int found = 0;
        for (int i = 0; i < 2000; ++i) {
            const BitGrid open = test::randomMap(random);
            const Size size = open.size();
            const auto density = static_cast<std::uint64_t>(random.between(20, 100));
            const BitGrid closed = without(open, test::noise(random, size, density));
            const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
            const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
            const auto expected = facedByDistances(open, closed, {x, y});
            QVERIFY(faced.find(open, closed, {x, y}, {}));
            QCOMPARE(faced.count(), expected.size());
            if (expected.empty()) continue;
            ++found;
            const auto wanted = static_cast<std::size_t>(random.between(1, static_cast<std::int64_t>(expected.size())));
            const auto least = expected[expected.size() - wanted].first;
            std::vector<Cell> cells;
            for (const auto one : faced.farthest(wanted)) cells.push_back(faced.cellOf(one));
            std::vector<Cell> farthest;
            for (const auto& [steps, cell] : expected)
                if (steps >= least) farthest.push_back(cell);
            std::ranges::sort(cells);
            std::ranges::sort(farthest);
            QVERIFY(cells == farthest);
        }
        QVERIFY(found > 500);
    }

    void numbersRiseAsCellsDo() {
        const BitGrid open = test::mapOf({".....", ".###.", "....."});
        const BitGrid closed = test::mapOf({".###.", "#...#", ".###."});
        std::vector<std::uint32_t> list;
        FacedCells faced(list);
        QVERIFY(faced.find(open, closed, {2, 1}, {}));
        auto all = faced.farthest(faced.count());
        std::ranges::sort(all);
        std::vector<Cell> cells;
        for (const auto one : all) cells.push_back(faced.cellOf(one));
        QVERIFY(std::ranges::is_sorted(cells));
        QCOMPARE(cells.size(), std::size_t{8});
    }

    void stopsWhenItIsTold() {
        BitGrid open({1024, 1024});
        for (std::int32_t y = 0; y < 1024; ++y) open.setRun(y, 0, 1024);
        std::vector<std::uint32_t> list;
        FacedCells faced(list);
        QVERIFY(!faced.find(open, BitGrid({1024, 1024}), {0, 0}, [] { return true; }));
    }
};

DELVE_TEST(FacedCellsTest)
#include "faced_cells_test.moc"
