#include "generation/stages/attached_room.h"
#include "generation/stages/drawn_shapes.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

using namespace delve;
using namespace delve::generation;

namespace {

/// A shape as plain cells.
struct Cells {
    std::set<Cell> all;
    Size size;

    explicit Cells(const RoomShape& shape) {
        for (std::int32_t y = 0; y < RoomShape::maxSide; ++y)
            for (std::int32_t x = 0; x < RoomShape::maxSide; ++x)
                if (shape.has({x, y})) {
                    all.insert({x, y});
                    size = {std::max(size.width, x + 1), std::max(size.height, y + 1)};
                }
    }
    [[nodiscard]] bool has(Cell cell) const { return all.contains(cell); }
    [[nodiscard]] bool holds(const Rect& box) const {
        for (auto y = box.y; y < box.bottom(); ++y)
            for (auto x = box.x; x < box.right(); ++x)
                if (!has({x, y})) return false;
        return true;
    }
    /// The box of the cells that are not in this one.
    [[nodiscard]] Rect rest(const Rect& box) const {
        Rect rest;
        for (const Cell cell : all)
            if (!box.contains(cell)) rest = rest.united({cell.x, cell.y, 1, 1});
        return rest;
    }
    [[nodiscard]] std::int64_t neighbours(Cell cell) const {
        return std::ranges::count_if(test::sides, [&](Cell side) { return has(cell + side); });
    }
};

bool isWithin(std::int32_t number, std::int32_t from, std::int32_t to) { return number >= from && number <= to; }

/// Calls visit(box) for each box of these sizes on the cells, until it returns true.
bool anyBox(const Cells& cells, Size min, Size max, const std::function<bool(const Rect&)>& visit) {
    for (auto height = min.height; height <= max.height; ++height)
        for (auto width = min.width; width <= max.width; ++width)
            for (std::int32_t y = 0; y + height <= cells.size.height; ++y)
                for (std::int32_t x = 0; x + width <= cells.size.width; ++x)
                    if (const Rect box{x, y, width, height}; cells.holds(box) && visit(box)) return true;
    return false;
}

bool areTwoBoxes(const Cells& cells) {
    return anyBox(cells, {4, 2}, {18, 4}, [&](const Rect& wide) {
        const Rect rest = cells.rest(wide);
        return anyBox(cells, {3, 3}, {11, 6},
                      [&](const Rect& high) { return high.overlaps(wide) && high.intersected(rest) == rest; });
    });
}

bool isPlus(const Cells& cells) {
    const Size size = cells.size;
    if (!isWithin(size.width, 4, 8) || !isWithin(size.height, 4, 5)) return false;
    const auto inMiddle = [](std::int32_t from, std::int32_t length, std::int32_t all) {
        return std::abs(2 * from + length - all) <= 1;
    };
    return anyBox(cells, {size.width, 3}, {size.width, 4}, [&](const Rect& level) {
        const Rect rest = cells.rest(level);
        return inMiddle(level.y, level.height, size.height) &&
               anyBox(cells, {3, size.height}, {4, size.height}, [&](const Rect& upright) {
                   return inMiddle(upright.x, upright.width, size.width) && upright.intersected(rest) == rest;
               });
    });
}

bool isDisc(const Cells& cells, std::int32_t radius) {
    if (cells.size != Size{2 * radius + 1, 2 * radius + 1}) return false;
    for (std::int32_t y = 0; y < cells.size.height; ++y)
        for (std::int32_t x = 0; x < cells.size.width; ++x) {
            const auto squared = (x - radius) * (x - radius) + (y - radius) * (y - radius);
            if (cells.has({x, y}) != (squared < radius * radius + radius)) return false;
        }
    return true;
}

/// Does each cell lie in a disc of radius 2 on the cells?
bool areDiscs(const Cells& cells) {
    std::set<Cell> covered;
    for (const Cell middle : cells.all) {
        std::vector<Cell> disc;
        for (std::int32_t y = -2; y <= 2; ++y)
            for (std::int32_t x = -2; x <= 2; ++x)
                if (std::abs(x * y) < 4) disc.push_back(middle + Cell{x, y});
        if (std::ranges::all_of(disc, [&](Cell cell) { return cells.has(cell); }))
            covered.insert(disc.begin(), disc.end());
    }
    return covered == cells.all && cells.all.size() <= 9 * 21 && std::max(cells.size.width, cells.size.height) <= 21;
}

bool isCave(const Cells& cells) {
    const auto [width, height] = cells.size;
    return (isWithin(width, 3, 12) && (isWithin(height, 4, 8) || isWithin(height, 15, 27))) ||
           (isWithin(width, 20, 40) && isWithin(height, 4, 8));
}

using Is = std::function<bool(const Cells&)>;

} // namespace

Q_DECLARE_METATYPE(Is)

class DrawnShapesTest : public QObject {
    Q_OBJECT
private slots:
    void shapesAreAsDescribed_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<Is>("is");
        const auto row = [](const char* name, ShapeKind kind, const Is& is) {
            QTest::newRow(name) << static_cast<int>(kind) << is;
        };
        row("boxes", ShapeKind::Boxes, areTwoBoxes);
        row("plus", ShapeKind::Plus, isPlus);
        row("rectangle", ShapeKind::Rectangle, [](const Cells& cells) {
            return isWithin(cells.size.width, 3, 6) && isWithin(cells.size.height, 2, 4) &&
                   cells.holds(wholeOf(cells.size));
        });
        row("disc", ShapeKind::Disc,
            [](const Cells& cells) { return isDisc(cells, 2) || isDisc(cells, 3) || isDisc(cells, 4); });
        row("discs", ShapeKind::Discs, areDiscs);
        row("cave", ShapeKind::Cave, isCave);
        row("cavern", ShapeKind::Cavern, [](const Cells& cells) {
            return isWithin(cells.size.width, 24, 40) && isWithin(cells.size.height, 10, 18);
        });
    }
    void shapesAreAsDescribed() {
        QFETCH(int, kind);
        QFETCH(Is, is);
        std::set<std::int32_t> widths;
        Stream random(static_cast<std::uint64_t>(kind));
        for (int n = 0; n < test::countOf(100, 2000); ++n) {
            const auto shape = drawShape(static_cast<ShapeKind>(kind), random);
            const Cells cells(shape);
            QVERIFY(is(cells));
            QCOMPARE(shape.size(), cells.size);
            QCOMPARE(static_cast<std::size_t>(shape.count()), cells.all.size());
            QVERIFY(cells.rest({}).topLeft() == (Cell{0, 0}));
            const bool full = cells.holds(wholeOf(cells.size));
            QCOMPARE(full, static_cast<ShapeKind>(kind) == ShapeKind::Rectangle);
            const auto reached = test::stepsFrom(*cells.all.begin(), [&](Cell cell) { return cells.has(cell); });
            QCOMPARE(reached.size(), cells.all.size());
            widths.insert(cells.size.width);
        }
        QVERIFY(test::isShort() || widths.size() >= 3);
    }

    /// Every cell that may be a doorway is drawn some time, and no other.
    void doorwaysHaveOneNeighbourInTheRoom() {
        Stream random(1);
        for (const auto kind : {ShapeKind::Boxes, ShapeKind::Discs, ShapeKind::Cave, ShapeKind::Rectangle}) {
            const auto shape = drawShape(kind, random);
            const Cells cells(shape);
            for (const auto side : directionsClockwise) {
                std::set<Cell> possible;
                for (std::int32_t y = -1; y <= cells.size.height; ++y)
                    for (std::int32_t x = -1; x <= cells.size.width; ++x) {
                        const Cell cell{x, y};
                        if (cells.has(cell) || cells.neighbours(cell) != 1 || !cells.has(cell - towards(side)))
                            continue;
                        bool clear = true;
                        Cell ahead = cell;
                        for (int i = 0; i < 10; ++i) {
                            ahead = ahead + towards(side);
                            clear = clear && !cells.has(ahead);
                        }
                        if (clear) possible.insert(cell);
                    }
                std::set<Cell> drawn;
                for (int n = 0; n < 1000; ++n)
                    if (const auto cell = drawDoorways(shape, random).at(side)) drawn.insert(*cell);
                QVERIFY(drawn == possible);
            }
        }
    }

    void vestibulesLeadOnFromADoorway() {
        Stream random(3);
        int aside = 0;
        int halls = 0;
        for (int n = 0; n < test::countOf(400, 4000); ++n) {
            const auto shape = drawShape(static_cast<ShapeKind>(n % 6), random);
            const auto attached = drawAttachedRoom(shape, 100'000, random);
            if (attached.hall.empty()) continue;
            ++halls;
            const Cells room(attached.room);
            const Cell step = attached.hall[1] - attached.hall[0];
            const auto length = static_cast<std::int32_t>(attached.hall.size());
            QVERIFY(step.y == 0 ? isWithin(length, 5, 15) : isWithin(length, 2, 9));
            QVERIFY(room.neighbours(attached.hall[0]) == 1 && room.has(attached.hall[0] - step));
            for (std::size_t i = 1; i < attached.hall.size(); ++i) {
                QVERIFY(attached.hall[i] - attached.hall[i - 1] == step);
                for (std::int32_t y = -1; y <= 1; ++y)
                    for (std::int32_t x = -1; x <= 1; ++x) QVERIFY(!room.has(attached.hall[i] + Cell{x, y}));
            }
            int doorways = 0;
            for (const auto side : directionsClockwise) {
                const auto& cell = attached.doorways.at(side);
                if (!cell) continue;
                ++doorways;
                QVERIFY(*cell == attached.hall.back() + towards(side));
                QVERIFY(towards(side) != Cell{} - step);
                aside += towards(side) == step ? 0 : 1;
            }
            QCOMPARE(doorways, 1);
            Cells all(attached.all);
            for (const Cell cell : attached.hall) QVERIFY(all.all.erase(cell) == 1);
            QVERIFY(all.all == room.all);
        }
        QVERIFY(halls > 0);
        if (!test::isShort()) QVERIFY(aside * 100 > halls * 8 && aside * 100 < halls * 23);
    }

    void vestibulesAreAShare() {
        Stream random(3);
        int halls = 0;
        const int rooms = test::countOf(1000);
        for (int n = 0; n < rooms; ++n)
            halls += drawAttachedRoom(drawShape(ShapeKind::Disc, random), 60'000, random).hall.empty() ? 0 : 1;
        if (!test::isShort()) QVERIFY(halls * 100 > rooms * 54 && halls * 100 < rooms * 66);
        QVERIFY(drawAttachedRoom(drawShape(ShapeKind::Disc, random), 0, random).hall.empty());
    }
};

DELVE_TEST(DrawnShapesTest)
#include "drawn_shapes_test.moc"
