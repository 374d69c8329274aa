#include "generation/graph/faced_cells.h"
#include "generation/graph/paths.h"
#include "tests/generation/graph/random_maps.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>
#include <vector>

using namespace delve;

namespace {

const std::function<bool()> never;
constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// The closed cells beside reachable ones, with the steps to the nearest of these: from the distances of all cells,
/// sorted by steps and then by cell.
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

/// The set cells of another map that are not open.
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
        FacedCells faced(list, never);
        BitGrid farthest;
        int found = 0;
        for (int i = 0; i < 2000; ++i) {
            const BitGrid open = test::randomMap(random);
            const Size size = open.size();
            const auto density = static_cast<std::uint64_t>(random.between(20, 100));
            const BitGrid closed = without(open, test::noise(random, size, density));
            const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
            const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
            const auto expected = facedByDistances(open, closed, {x, y});
            QVERIFY(faced.find(open, closed, {x, y}));
            QCOMPARE(faced.count(), static_cast<std::int64_t>(expected.size()));
            if (expected.empty()) continue;
            ++found;
            for (int twice = 0; twice < 2; ++twice) { // asks in any order, for more and for fewer
                const auto wanted = random.between(1, faced.count());
                const auto least = expected[expected.size() - static_cast<std::size_t>(wanted)].first;
                BitGrid cells(size);
                for (const auto& [steps, cell] : expected)
                    if (steps >= least) cells.set(cell);
                QVERIFY(faced.findFarthest(wanted, farthest));
                QVERIFY(farthest == cells);
            }
        }
        QVERIFY(found > 500);
    }

    void stopsWhenItIsTold() {
        constexpr std::int32_t side = 1024;
        BitGrid open({side, side});
        BitGrid closed({side, side});
        for (std::int32_t y = 0; y < side; ++y) open.setRun(y, 0, side - 1);
        for (std::int32_t y = 0; y < side; ++y) closed.set({side - 1, y});
        int asked = 0;
        const std::function<bool()> atOnce = [&asked] { return ++asked > 0; };
        std::vector<std::uint32_t> list;
        QVERIFY(!FacedCells(list, atOnce).find(open, closed, {0, 0}));
        QCOMPARE(asked, 1);

        bool enough = false;
        const std::function<bool()> afterwards = [&enough] { return enough; };
        FacedCells faced(list, afterwards);
        QVERIFY(faced.find(open, closed, {0, 0}));
        QCOMPARE(faced.count(), std::int64_t{side});
        enough = true;
        BitGrid farthest;
        QVERIFY(!faced.findFarthest(1, farthest));
    }
};

DELVE_TEST(FacedCellsTest)
#include "faced_cells_test.moc"
