#include "editor/drawing/averages.h"
#include "generation/random/stream.h"
#include "tests/support/synthetic_map.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

namespace {

using Pixels = std::vector<std::vector<QRgb>>;

QRgb roundedMean(QRgb a, QRgb b, QRgb c, QRgb d) {
    const auto mean = [&](int (*part)(QRgb)) { return (part(a) + part(b) + part(c) + part(d) + 2) / 4; };
    return qRgb(mean(qRed), mean(qGreen), mean(qBlue));
}

Pixels halved(const Pixels& from) {
    Pixels half((from.size() + 1) / 2, std::vector<QRgb>((from[0].size() + 1) / 2));
    for (std::size_t y = 0; y < half.size(); ++y)
        for (std::size_t x = 0; x < half[0].size(); ++x) {
            const auto& above = from[2 * y];
            const auto& below = from[std::min(2 * y + 1, from.size() - 1)];
            const auto right = std::min(2 * x + 1, above.size() - 1);
            half[y][x] = roundedMean(above[2 * x], above[right], below[2 * x], below[right]);
        }
    return half;
}

/// The first level, one cell at a time.
Pixels naiveFirst(const Level& level, const TileColours& colours) {
    Pixels cells(static_cast<std::size_t>(level.size().height));
    for (std::size_t y = 0; y < cells.size(); ++y)
        for (std::int32_t x = 0; x < level.size().width; ++x)
            cells[y].push_back(colours[level.tiles.at({x, static_cast<std::int32_t>(y)})]);
    Pixels first = halved(cells);
    std::vector<Thing> things = *level.things;
    std::ranges::stable_sort(things, {}, &Thing::at);
    for (const auto& thing : things) {
        auto& pixel = first[static_cast<std::size_t>(thing.at.y / 2)][static_cast<std::size_t>(thing.at.x / 2)];
        pixel = halfway(pixel, dotColour(thing));
    }
    return first;
}

QString differenceFrom(const Averages& averages, Pixels expected) {
    for (int level = 1; level <= averages.deepest(); ++level, expected = halved(expected)) {
        if (averages.size(level) !=
            Size{static_cast<std::int32_t>(expected[0].size()), static_cast<std::int32_t>(expected.size())})
            return QString("level %1 has another size").arg(level);
        for (std::size_t y = 0; y < expected.size(); ++y)
            if (!std::ranges::equal(averages.row(level, static_cast<std::int32_t>(y)), expected[y]))
                return QString("level %1, row %2").arg(level).arg(y);
    }
    return {};
}

Level noise(Size size, std::uint64_t seed) {
    Stream random(seed);
    Level level;
    level.tiles = Grid(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            level.tiles.set({x, y}, static_cast<Tile>(random.below(builtInTiles)));
    for (int i = 0; i < 20; ++i) {
        const Cell at{static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.width))),
                      static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(size.height)))};
        const auto kind = static_cast<ThingKind>(random.below(thingKinds().size()));
        level.things.write().push_back({QString::number(i).toStdString(), kind, at, {}, {}, {}});
    }
    return level;
}

Rect somewhere(Stream& random, Size size) {
    const auto below = [&random](std::int32_t n) {
        return static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(n)));
    };
    const Cell at{below(size.width), below(size.height)};
    const auto width = 1 + below(40), height = 1 + below(40);
    return Rect{at.x, at.y, width, height}.intersected(wholeOf(size));
}

} // namespace

class AveragesTest : public QObject {
    Q_OBJECT
private slots:
    void agreeWithTheNaiveMean_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const auto& [width, height] :
             std::vector<std::pair<int, int>>{{1, 1}, {2, 1}, {1, 9}, {64, 64}, {65, 67}, {131, 40}, {257, 129}})
            QTest::addRow("%dx%d", width, height) << width << height;
    }
    void agreeWithTheNaiveMean() {
        QFETCH(int, width);
        QFETCH(int, height);
        const Level level = noise({width, height}, static_cast<std::uint64_t>(width * 1000 + height));
        const TileColours colours({}, qRgb(1, 2, 3));
        Averages averages;
        averages.rebuild(SeenTiles(level), colours, Standing(*level.things));
        QCOMPARE(differenceFrom(averages, naiveFirst(level, colours)), QString());
    }

    void anUpdateOfARegionEqualsARebuild() {
        const TileColours colours({}, qRgb(1, 2, 3));
        Stream random(99);
        for (const Size size : {Size{150, 97}, Size{64, 128}, Size{33, 200}}) {
            Level level = noise(size, 5);
            Averages updated, rebuilt;
            updated.rebuild(SeenTiles(level), colours, Standing(*level.things));
            for (int edit = 0; edit < 60; ++edit) {
                const Rect region = somewhere(random, size);
                level.tiles.fill(region, static_cast<Tile>(random.below(builtInTiles)));
                auto& things = level.things.write();
                if (edit % 2 == 0) std::erase_if(things, [&](const Thing& thing) { return region.contains(thing.at); });
                else things.push_back({"new", ThingKind::Coin, region.topLeft(), {}, {}, {}});
                updated.update(SeenTiles(level), colours, Standing(*level.things), region);
                rebuilt.rebuild(SeenTiles(level), colours, Standing(*level.things));
                for (int depth = 1; depth <= rebuilt.deepest(); ++depth)
                    for (std::int32_t y = 0; y < rebuilt.size(depth).height; ++y)
                        QVERIFY(std::ranges::equal(updated.row(depth, y), rebuilt.row(depth, y)));
            }
        }
    }

    void layersCount() {
        Level level;
        level.tiles = Grid({8, 8}, Tile::Floor);
        level.tiles.fill({0, 0, 2, 2}, Tile::Void);
        Grid under({8, 8}, Tile::Grass), over({8, 8});
        over.fill({4, 4, 2, 2}, Tile::Water);
        level.layers = {{"under", false, under, {}}, {"over", true, over, {}}};
        const TileCatalogue catalogue;
        const TileColours colours(catalogue, qRgb(1, 2, 3));
        Averages averages;
        averages.rebuild(SeenTiles(level), colours, {});
        QCOMPARE(averages.row(1, 0)[0], colours[Tile::Grass]);
        QCOMPARE(averages.row(1, 0)[1], colours[Tile::Floor]);
        QCOMPARE(averages.row(1, 2)[2], colours[Tile::Water]);
    }

    void copiesShareWhatIsNotUpdated() {
        Level level;
        level.tiles = Grid({300, 300}, Tile::Floor);
        const TileColours colours({}, 0);
        Averages first;
        first.rebuild(SeenTiles(level), colours, {});
        Averages second = first;
        level.tiles.fill({100, 100, 4, 4}, Tile::Water);
        second.update(SeenTiles(level), colours, {}, {100, 100, 4, 4});
        QCOMPARE(second.row(1, 50)[50], colours[Tile::Water]);
        QCOMPARE(first.row(1, 50)[50], colours[Tile::Floor]);
        int shared = 0;
        for (int y = 0; y < 150; ++y) shared += first.row(1, y).data() == second.row(1, y).data() ? 1 : 0;
        QCOMPARE(shared, 150 - 32); // all but the rows of one chunk
    }

    void takeLittleMemory() {
        const Level level = test::syntheticMap({1000, 900});
        Averages averages;
        averages.rebuild(SeenTiles(level), TileColours({}, 0), Standing(*level.things));
        QVERIFY2(averages.bytes() < 1.4 * 1000 * 900, qPrintable(QString::number(averages.bytes())));
    }

    void roomHallAndWallDiffer() {
        const TileColours colours({}, qRgb(0, 0, 0));
        const auto differ = [&](Tile a, Tile b) { return std::abs(qGray(colours[a]) - qGray(colours[b])); };
        QVERIFY(differ(Tile::Floor, Tile::Wall) > 60);
        QVERIFY(differ(Tile::Hall, Tile::Wall) > 50);
        QVERIFY(differ(Tile::Floor, Tile::Hall) > 12);
    }
};

DELVE_TEST(AveragesTest)
#include "averages_test.moc"
