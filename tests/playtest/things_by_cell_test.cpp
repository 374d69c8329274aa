#include "generation/random/stream.h"
#include "playtest/rules/prepared_world.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>

using namespace delve;
using namespace delve::play;

class ThingsByCellTest : public QObject {
    Q_OBJECT
private slots:
    /// Of an area of any place and size, each cell once and row by row.
    void cellsOfAnAreaAreFound() {
        Stream random(11);
        const auto below = [&random](int n) { return static_cast<std::int32_t>(random.below(std::uint64_t(n))); };
        auto world = std::make_shared<World>();
        auto& level = world->levels.emplace_back();
        level.id = "level";
        level.tiles = Grid({40, 30}, Tile::Floor);
        std::map<Cell, std::size_t> counts;
        for (int i = 0; i < 300; ++i) {
            const auto x = below(40);
            const Cell at{x, below(30)};
            level.things.write().push_back({"coin-" + std::to_string(i), ThingKind::Coin, at, {}, {}, {}});
            ++counts[at];
        }
        const auto prepared = preparedWorldOf(world);
        for (int i = 0; i < 200; ++i) {
            Rect area{below(50) - 5, below(40) - 5, below(20), below(20)};
            std::vector<Cell> found, wanted;
            prepared->levels[0].forCellsWithThings(area, [&found](Cell cell) { found.push_back(cell); });
            for (const auto& [cell, count] : counts)
                if (area.contains(cell)) wanted.push_back(cell);
            QCOMPARE(found, wanted);
        }
        for (const auto& [cell, count] : counts) QCOMPARE(prepared->levels[0].thingsAt(cell).size(), count);
    }
};

DELVE_TEST(ThingsByCellTest)
#include "things_by_cell_test.moc"
