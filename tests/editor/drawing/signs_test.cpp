#include "editor/drawing/colours.h"
#include "editor/drawing/map_drawing.h"
#include "generation/random/stream.h"
#include "tests/support/test.h"

#include <QPainter>
#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr Size size{200, 150};
constexpr Cell start{50, 60}, goal{150, 30}, boss{20, 120}, coin{100, 20};
constexpr Cell goldenExit{120, 100}, gate{60, 0};

Thing thingOf(ThingKind kind, Cell at) { return {bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}}; }

Level levelToFind() {
    Level level;
    level.tiles = Grid(size, Tile::Floor);
    level.tiles.set(goldenExit, Tile::GoldenExit);
    level.tiles.set(gate, Tile::Gate);
    level.things = std::vector{thingOf(ThingKind::Start, start), thingOf(ThingKind::Goal, goal),
                               thingOf(ThingKind::Boss, boss), thingOf(ThingKind::Coin, coin)};
    return level;
}

/// The picture of a map, as a view shows it, with its signs or without.
QImage pictureOf(const Level& level, double scale, bool signs) {
    MapDrawing drawing(qRgb(22, 24, 29));
    drawing.show(level, {});
    QImage picture(MapDrawing::pixelsOf(level.size(), scale), QImage::Format_RGB32);
    drawing.paint(picture, {}, scale);
    QPainter painter(&picture);
    if (signs) drawing.paintSigns(painter, QTransform::fromScale(scale, scale), QRectF(0, 0, 1000, 1000));
    return picture;
}

/// The bounding box of the pixels around a cell in which two pictures differ.
QRect changeAround(const QImage& a, const QImage& b, Cell cell, double scale) {
    const QPoint middle(qRound((cell.x + 0.5) * scale), qRound((cell.y + 0.5) * scale));
    QRect box;
    for (int y = middle.y() - 12; y <= middle.y() + 12; ++y)
        for (int x = middle.x() - 12; x <= middle.x() + 12; ++x)
            if (a.valid(x, y) && a.pixel(x, y) != b.pixel(x, y)) box |= QRect(x, y, 1, 1);
    return box;
}

std::vector<Cell> exitCells(const Grid& grid) {
    const TileCatalogue tiles;
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < grid.size().height; ++y)
        for (std::int32_t x = 0; x < grid.size().width; ++x)
            if (tiles.endsGame(grid.at({x, y}))) cells.push_back({x, y});
    return cells;
}

std::vector<Cell> found(const Exits& exits) {
    std::vector<Cell> cells;
    for (const auto& [chunk, some] : exits.byChunk())
        for (const auto& exit : some) cells.push_back(exit.at);
    std::ranges::sort(cells);
    return cells;
}

} // namespace

class SignsTest : public QObject {
    Q_OBJECT
private slots:
    void startsAndExitsAreSeenAtOnePixelACell() {
        const Level level = levelToFind();
        for (const double scale : {1.0, 2.0, 0.5}) {
            const QImage without = pictureOf(level, scale, false), with = pictureOf(level, scale, true);
            for (const Cell cell : {start, goal, boss, goldenExit, gate}) {
                const QRect change = changeAround(without, with, cell, scale);
                QVERIFY(change.width() >= 8 && change.width() <= 10);
                QVERIFY(change.height() >= (cell.y == 0 ? 5 : 8) && change.height() <= 10);
            }
            QVERIFY(changeAround(without, with, coin, scale).isEmpty());
        }
    }

    void eachSignHasTheColourOfItsThing() {
        const QImage picture = pictureOf(levelToFind(), 1, true);
        const auto shows = [&](Cell cell, QRgb colour) {
            for (int y = -4; y <= 4; ++y)
                for (int x = -4; x <= 4; ++x) {
                    const QRgb pixel = picture.pixel(cell.x + x, cell.y + y);
                    if (std::abs(QColor(pixel).hsvHue() - QColor(colour).hsvHue()) < 20 &&
                        QColor(pixel).hsvSaturation() > 90)
                        return true;
                }
            return false;
        };
        QVERIFY(shows(start, toRgb({0x1d, 0x6f, 0xd1})));
        QVERIFY(shows(goldenExit, toRgb(TileCatalogue()[Tile::GoldenExit].colour)));
    }

    void largeCellsNeedNoSigns() {
        const Level level = levelToFind();
        QCOMPARE(pictureOf(level, 8, true), pictureOf(level, 8, false));
    }

    /// However many starts and exits there are.
    void signsDoNotCoverEachOther() {
        Level level;
        level.tiles = Grid({64, 64}, Tile::Gate);
        QVERIFY(pictureOf(level, 1, true) != pictureOf(level, 1, false));
        MapDrawing drawing(0);
        drawing.show(level, {});
        std::vector<Thing> starts;
        for (std::int32_t y = 0; y < 64; ++y)
            for (std::int32_t x = 0; x < 64; ++x) starts.push_back(thingOf(ThingKind::Start, {x, y}));
        level.things = starts;
        QVERIFY(pictureOf(level, 1, true) != pictureOf(level, 1, false));
    }

    void exitsAreThoseOfTheMapAfterAnyEdit() {
        Stream random(7);
        Grid grid({200, 150}, Tile::Floor);
        Exits exits;
        exits.rebuild(grid, {});
        for (int edit = 0; edit < 100; ++edit) {
            const auto below = [&random](int n) { return static_cast<std::int32_t>(random.below(std::uint64_t(n))); };
            const Cell at{below(200), below(150)};
            const Rect area = Rect{at.x, at.y, 20, 14}.intersected(wholeOf(grid.size()));
            if (random.chance(1, 2)) grid.fill(area, Tile::Wall);
            else grid.set(at, random.chance(1, 2) ? Tile::Gate : Tile::GoldenExit);
            exits.update(grid, {}, CellsByChunk(area));
            QCOMPARE(found(exits), exitCells(grid));
        }
        QVERIFY(!found(exits).empty());
        Exits again;
        again.rebuild(grid, {});
        QVERIFY(again.byChunk() == exits.byChunk());
    }

    void aFieldOfExitsIsRememberedByItsFirst() {
        Grid grid({128, 64}, Tile::Gate);
        grid.set({0, 0}, Tile::Floor); // a chunk that has more than one tile
        Exits exits;
        exits.rebuild(grid, {});
        QCOMPARE(exits.byChunk().at(0).size(), Exits::mostOfChunk);
        QCOMPARE(exits.byChunk().at(1).size(), std::size_t{1});
    }
};

DELVE_TEST(SignsTest)
#include "signs_test.moc"
