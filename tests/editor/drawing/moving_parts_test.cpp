#include "editor/drawing/map_drawing.h"
#include "editor/drawing/moving_parts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>

using namespace delve;
using namespace delve::editor;

namespace {

constexpr int pixels = 16; ///< a cell
constexpr Rect lake{3, 2, 9, 6};
constexpr Rect lavaPool{30, 20, 3, 2};
constexpr Cell lamp{25, 5};
constexpr Cell key{20, 5};

/// Floor with a lake, a pool of lava on a layer above it, a lamp and a key.
Level movingLevel() {
    Level level;
    level.tiles = Grid({40, 30}, Tile::Floor);
    level.tiles.fill(lake, Tile::Water);
    DecorationLayer layer{"pool", true, Grid(level.size()), {}, false, false, 60, false};
    layer.tiles.fill(lavaPool, Tile::Lava);
    level.layers.push_back(layer);
    level.things =
        std::vector<Thing>{{"key", ThingKind::Key, key, {}, {}, {}}, {"lamp", ThingKind::Lamp, lamp, {}, {}, {}}};
    return level;
}

QImage drawn(MapDrawing& drawing, unsigned frame) {
    drawing.setFrame(frame);
    QImage image(MapDrawing::pixelsOf(drawing.size(), pixels), QImage::Format_RGB32);
    drawing.paint(image, {}, pixels);
    return image;
}

bool differIn(const QImage& a, const QImage& b, Cell cell) {
    const QRect place(cell.x * pixels, cell.y * pixels, pixels, pixels);
    return a.copy(place) != b.copy(place);
}

bool mayMove(Cell cell) { return lake.contains(cell) || lavaPool.contains(cell) || cell == lamp; }

template <class Each>
void forCells(Size size, Each each) {
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) each(Cell{x, y});
}

bool anyHolds(const std::vector<Rect>& parts, Cell cell) {
    return std::ranges::any_of(parts, [cell](const Rect& part) { return part.contains(cell); });
}

} // namespace

class MovingPartsTest : public QObject {
    Q_OBJECT
private slots:
    void somethingChangesWhereSomethingMovesAndNowhereElse() {
        MapDrawing drawing(qRgb(22, 24, 29));
        drawing.show(movingLevel(), {});
        const QImage first = drawn(drawing, 0);
        BitGrid changed(drawing.size());
        for (unsigned frame = 1; frame <= 9; ++frame) {
            const QImage now = drawn(drawing, frame);
            forCells(drawing.size(), [&](Cell cell) {
                if (differIn(first, now, cell)) changed.set(cell);
            });
        }
        forCells(drawing.size(), [&](Cell cell) { QCOMPARE(changed.at(cell), mayMove(cell)); });
        QVERIFY(drawn(drawing, 0) == first);
    }

    /// Or the whole lake would flash.
    void neighboursDoNotChangeAllAtOnce() {
        MapDrawing drawing(qRgb(22, 24, 29));
        drawing.show(movingLevel(), {});
        for (unsigned frame = 0; frame < 6; ++frame) {
            const QImage before = drawn(drawing, frame);
            const QImage after = drawn(drawing, frame + 1);
            std::int64_t changes = 0;
            forCells(drawing.size(),
                     [&](Cell cell) { changes += lake.contains(cell) && differIn(before, after, cell); });
            QVERIFY(changes > lake.area() / 8 && changes < lake.area() * 5 / 8);
        }
    }

    void thePartsHoldWhatMovesAndLittleElse() {
        MapDrawing drawing(0);
        drawing.show(movingLevel(), {});
        const auto parts = drawing.movingParts({0, 0, 40, 30});
        forCells(drawing.size(), [&](Cell cell) {
            const bool held = anyHolds(parts, cell);
            if (mayMove(cell)) QVERIFY(held);
            if (!held) return;
            bool near = false; // in one block of 8 x 8 cells
            forCells({8, 8}, [&](Cell of) { near = near || mayMove({cell.x / 8 * 8 + of.x, cell.y / 8 * 8 + of.y}); });
            QVERIFY(near);
        });
        QVERIFY(drawing.movingParts({13, 9, 10, 10}).empty());
        QVERIFY(drawing.movingParts({-5, -5, 3, 3}).empty());
        QCOMPARE(drawing.movingParts({25, 5, 1, 1}), std::vector<Rect>({{25, 5, 1, 1}}));
    }

    void manyPoolsAreFewParts() {
        Level level;
        level.tiles = Grid({400, 300}, Tile::Floor);
        for (std::int32_t y = 4; y < 300; y += 24)
            for (std::int32_t x = 4; x < 400; x += 24) level.tiles.set({x, y}, Tile::Water);
        MapDrawing drawing(0);
        drawing.show(level, {});
        const auto parts = drawing.movingParts({0, 0, 400, 300});
        QVERIFY(!parts.empty() && parts.size() <= mostMovingParts);
        for (std::int32_t y = 4; y < 300; y += 24)
            for (std::int32_t x = 4; x < 400; x += 24) QVERIFY(anyHolds(parts, {x, y}));
    }

    /// Blocks are counted from the part that is seen, wherever on the map that is.
    void farPartsAreLikeNearOnes() {
        const auto partsAt = [](std::int32_t from) {
            Level level;
            level.tiles = Grid({from + 600, from + 600}, Tile::Floor);
            for (std::int32_t y = 4; y < 600; y += 40)
                for (std::int32_t x = 4; x < 600; x += 40) level.tiles.set({from + x, from + y}, Tile::Water);
            MapDrawing drawing(0);
            drawing.show(level, {});
            auto parts = drawing.movingParts({from, from, 600, 600});
            for (Rect& part : parts) part = {part.x - from, part.y - from, part.width, part.height};
            return parts;
        };
        const auto near = partsAt(0);
        QVERIFY(near.size() > 1 && near.size() <= mostMovingParts);
        QCOMPARE(partsAt(8 * 125), near);
    }
};

DELVE_TEST(MovingPartsTest)
#include "moving_parts_test.moc"
