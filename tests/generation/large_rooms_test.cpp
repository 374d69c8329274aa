#include "generation/stages/lamps.h"
#include "generation/stages/partition_rooms.h"
#include "generation/stages/start.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counted_questions.h"
#include "tests/support/test.h"

#include <QtTest>

#include <map>

using namespace delve;
using namespace delve::generation;

namespace {

struct Listened {
    TileCatalogue tiles;
    Workspace workspace;
    test::CountedQuestions questions;
    Draft draft;
    Stream random{1};

    explicit Listened(Size size, const Level* base = nullptr) : draft(size, tiles, workspace, base) {
        draft.setFeedback(&questions);
    }
};

/// Pinned walls on every fifth row and column: a floor of two cells a side just fits between them.
Level lattice(Size size) {
    Level base;
    base.tiles = Grid(size);
    BitGrid mask(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x) {
            if (x % 5 != 0 && y % 5 != 0) continue;
            base.tiles.set({x, y}, Tile::Wall);
            mask.set({x, y});
        }
    base.pinned.write() = mask;
    return base;
}

} // namespace

/// A room as large as the map: code that visits all its cells checks for a stop on the way.
class LargeRoomsTest : public QObject {
    Q_OBJECT

    static constexpr std::int32_t rows = 2000;

private slots:
    void aLampIsDrawnWithQuestions() {
        Listened made({90, rows + 2});
        made.draft.addRoom(Rect{1, 1, 88, rows});
        QVERIFY(lampsInRooms(made.draft, made.random, {.roomsForLamp = 1}).ok());
        QCOMPARE(made.draft.things().size(), std::size_t{1});
        QVERIFY2(made.questions.asked() >= rows / 100, qPrintable(QString::number(made.questions.asked())));
    }

    void theFarthestRoomIsFoundWithQuestions() {
        Listened made({60, rows + 2});
        made.draft.addRoom(Rect{1, 1, 58, rows});
        made.draft.addThing(ThingKind::Boss, {3, 3});
        QVERIFY(placeStart(made.draft, made.random, {StartWay::FarthestRoom}).ok());
        QVERIFY2(made.questions.asked() >= rows / 100, qPrintable(QString::number(made.questions.asked())));
    }

    /// One zone as large as the map, in which none of the first draws fits: the search for a place asks, too.
    void theSmallestFloorIsFoundWithQuestions() {
        const Level base = lattice({61, rows});
        Listened made(base.size(), &base);
        QVERIFY(partitionRooms(made.draft, made.random, {.rooms = {1, 1, false}}).ok());
        QCOMPARE(made.draft.rooms().size(), std::size_t{1});
        QVERIFY2(made.questions.asked() >= rows / 100, qPrintable(QString::number(made.questions.asked())));
    }

    /// Each place is equally likely, whichever end the margin is taken from.
    void theSmallestFloorIsAnyOfThoseThatFit() {
        const Level base = lattice({21, 16});
        std::map<Cell, int> seen;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            test::MadeDraft made(base.size(), seed, &base);
            QVERIFY(partitionRooms(made.draft, made.random, {.rooms = {1, 1, false}}).ok());
            QCOMPARE(made.draft.rooms().size(), std::size_t{1});
            const Rect floor = made.draft.rooms()[0].box;
            QVERIFY(floor.width == 2 && floor.height == 2 && floor.x % 5 == 2 && floor.y % 5 == 2);
            ++seen[floor.topLeft()];
        }
        QCOMPARE(seen.size(), std::size_t{4 * 3});
        for (const auto& [cell, count] : seen) QVERIFY2(count > 150, qPrintable(QString::number(count)));
    }
};

DELVE_TEST(LargeRoomsTest)
#include "large_rooms_test.moc"
