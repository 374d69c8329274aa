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

/// Only the signs of a map, painted part by part.
QImage signsOf(const Level& level, double scale, const std::vector<QRectF>& parts) {
    MapDrawing drawing(0);
    drawing.show(level, {});
    QImage picture(MapDrawing::pixelsOf(level.size(), scale), QImage::Format_RGB32);
    picture.fill(Qt::black);
    const auto toPixels = QTransform::fromScale(scale, scale);
    for (const auto& part : parts) {
        QPainter painter(&picture);
        painter.setClipRect(toPixels.mapRect(part));
        drawing.paintSigns(painter, toPixels, part);
    }
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

    /// However many starts and exits there are: one for each square with half the side of a sign.
    void aFieldOfSignsIsThatOfTheFirstInEachSquare() {
        constexpr auto apart = static_cast<std::int32_t>(MapDrawing::signPixels / 2);
        Level all, first;
        all.tiles = first.tiles = Grid({64, 64}, Tile::Floor);
        std::vector<Thing> starts, firstStarts;
        for (std::int32_t y = 0; y < 64; ++y)
            for (std::int32_t x = 0; x < 64; ++x) {
                starts.push_back(thingOf(ThingKind::Start, {x, y}));
                if (x % apart == 0 && y % apart == 0) firstStarts.push_back(starts.back());
            }
        all.things = starts;
        first.things = firstStarts;
        const QRectF whole(0, 0, 64, 64);
        QCOMPARE(signsOf(all, 1, {whole}), signsOf(first, 1, {whole}));
        Level gates;
        gates.tiles = Grid({64, 64}, Tile::Gate);
        QVERIFY(pictureOf(gates, 1, true) != pictureOf(gates, 1, false));
    }

    /// A view that scrolls repaints a strip.
    void stripsShowTheSignsOfTheWholePicture() {
        Stream random(3);
        Level level;
        level.tiles = Grid(size, Tile::Floor);
        std::vector<Thing> things;
        const auto anywhere = [&random] {
            const auto x = static_cast<std::int32_t>(random.below(200));
            return Cell{x, static_cast<std::int32_t>(random.below(150))};
        };
        for (int i = 0; i < 400; ++i) things.push_back(thingOf(i % 2 ? ThingKind::Start : ThingKind::Boss, anywhere()));
        for (int i = 0; i < 400; ++i) level.tiles.set(anywhere(), i % 2 ? Tile::Gate : Tile::GoldenExit);
        level.things = things;
        for (const double scale : {1.0, 2.0, 0.5}) {
            std::vector<QRectF> strips;
            for (double x = 0; x < size.width; x += 10) strips.emplace_back(x, 0, 10, size.height);
            QCOMPARE(signsOf(level, scale, strips), signsOf(level, scale, {QRectF(0, 0, size.width, size.height)}));
        }
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

    void nearAreThoseOfTheChunksTouched() {
        Grid grid({200, 150}, Tile::Floor);
        const std::vector<Cell> cells{{3, 3}, {100, 10}, {150, 70}, {10, 140}};
        for (const Cell cell : cells) grid.set(cell, Tile::Gate);
        Exits exits;
        exits.rebuild(grid, {});
        const auto near = [&exits](const Rect& area) {
            std::vector<Cell> at;
            for (const auto& exit : exits.near(area)) at.push_back(exit.at);
            return at;
        };
        QCOMPARE(near({-50, -50, 1000, 1000}), cells);
        QCOMPARE(near({64, 0, 64, 64}), std::vector<Cell>({{100, 10}}));
        QCOMPARE(near({63, 63, 66, 2}), std::vector<Cell>({{3, 3}, {100, 10}, {150, 70}}));
        QVERIFY(near({0, 64, 64, 64}).empty() && near({300, 0, 10, 10}).empty());
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
