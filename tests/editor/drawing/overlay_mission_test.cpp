#include "editor/drawing/overlay_mission.h"
#include "editor/drawing/overlays.h"
#include "editor/drawing/picture_bands.h"
#include "generation/level/mission_places.h"
#include "tests/editor/drawing/drawn_overlays.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <cstdlib>

using namespace delve;
using namespace delve::editor;
using namespace delve::test;

namespace {

void add(Level& level, ThingKind kind, Cell at, const std::string& colour) {
    Thing thing;
    thing.kind = kind;
    thing.at = at;
    thing.id = bornAt(infoOf(kind).name, at);
    if (!colour.empty()) thing.fields.set("colour", colour);
    level.things.write().push_back(std::move(thing));
}

/// Three rooms with a red lock on the hall between two of them, and its key in the third.
Level locked() {
    Level level = threeRooms();
    level.pinned = {};
    add(level, ThingKind::Lock, {10, 4}, "red");
    add(level, ThingKind::Key, {26, 5}, "red");
    level.tiles.set({11, 4}, Tile::LedgeWest);
    level.tiles.set({12, 4}, Tile::SecretDoor);
    level.tiles.set({13, 4}, Tile::Grate);
    return level;
}

Level with(const Level& level, MissionCycle cycle) {
    Level after = level;
    after.mission.write().cycles.push_back(std::move(cycle));
    return after;
}

/// The largest difference between the colours of two pictures of the same size at one place.
int mostBetween(const QImage& a, const QImage& b) {
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor left(a.pixel(x, y)), right(b.pixel(x, y));
            most = std::max({most, std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                             std::abs(left.blue() - right.blue())});
        }
    return most;
}

const std::vector<std::string> rooms{"room-2-2", "room-14-3", "room-24-3"};

} // namespace

class OverlayMissionTest : public QObject {
    Q_OBJECT
private slots:
    void itsRoomsAreMarked() {
        const Level plain = locked();
        const Level level = with(plain, {MissionPattern::TwoWays, {rooms[0], "gone"}, {}, {}, {}, {}});
        const QImage before = drawn(plain), after = drawn(level, "mission");
        for (const Cell cell : {Cell{2, 2}, Cell{6, 6}}) QVERIFY(cellDiffers(before, after, cell));
        for (const Cell cell : {Cell{10, 4}, Cell{16, 5}, Cell{0, 0}}) QVERIFY(!cellDiffers(before, after, cell));
    }

    void aLockIsJoinedToItsKey() {
        const Level plain = locked();
        const auto between = [&](const std::string& lock, const std::string& key) {
            const Level level = with(plain, {MissionPattern::LockAndKey, {}, {lock}, {key}, {}, {}});
            return cellDiffers(drawn(plain), drawn(level, "mission"), {18, 4});
        };
        QVERIFY(between("lock-10-4", "key-26-5"));
        QVERIFY(!between("lock-10-4", "gone"));
        QVERIFY(!between("key-26-5", "lock-10-4")); // neither is what it is named as
    }

    /// As they are now: one that was painted over is none any more.
    void ledgesSecretDoorsAndGratesHaveSigns() {
        const Level plain = locked();
        const Level level =
            with(plain, {MissionPattern::OneWay, {}, {}, {}, {{11, 4}, {12, 4}, {13, 4}, {16, 5}, {99, 99}}, {}});
        const QImage before = drawn(plain), after = drawn(level, "mission");
        for (const Cell cell : {Cell{11, 4}, Cell{12, 4}, Cell{13, 4}}) QVERIFY(cellDiffers(before, after, cell));
        QVERIFY(!cellDiffers(before, after, {16, 5}));
    }

    /// By the hatching: in grey, two patterns differ, also between cells of the same brightness.
    void patternsAreToldApartWithoutColours() {
        const Level plain = locked();
        std::vector<QImage> seen;
        for (int pattern = 0; pattern < 6; ++pattern) {
            const Level level = with(plain, {static_cast<MissionPattern>(pattern), {"room-2-2"}, {}, {}, {}, {}});
            const QImage grey = drawn(level, "mission").convertToFormat(QImage::Format_Grayscale8);
            QImage edges(grey.size(), QImage::Format_Mono); // where a pixel is brighter than the one to its left
            edges.fill(0);
            for (int y = 2 * pixels; y < 4 * pixels; ++y)
                for (int x = 2 * pixels + 1; x < 4 * pixels; ++x)
                    if (qGray(grey.pixel(x, y)) > qGray(grey.pixel(x - 1, y)) + 8) edges.setPixel(x, y, 1);
            for (const auto& other : seen) QVERIFY2(edges != other, qPrintable(QString::number(pattern)));
            seen.push_back(edges);
        }
    }

    /// A room of several cycles has the numbers of all of them.
    void cyclesAreNumbered() {
        const Level one = with(locked(), {MissionPattern::TwoWays, {rooms[0]}, {}, {}, {}, {}});
        const Level again = with(one, {MissionPattern::TwoWays, {rooms[0], rooms[0]}, {}, {}, {}, {}});
        const QImage first = drawn(one, "mission"), second = drawn(again, "mission");
        QVERIFY(cellDiffers(first, second, {4, 4}) || cellDiffers(first, second, {3, 4}));
        QVERIFY(!cellDiffers(first, second, {2, 2})); // the pattern is painted once
    }

    void withoutAMissionItSaysSo() {
        const Level level = locked();
        QCOMPARE(drawn(level, "mission"), drawn(level));
        const auto* const kind = findOverlay("mission");
        QVERIFY(kind && kind->nothing);
        const auto why = kind->nothing(level);
        QVERIFY(why && inEnglish(*why).find("no mission") != std::string::npos);
        QVERIFY(!kind->nothing(with(level, {})));
        QCOMPARE(kind->legend().size(), std::size_t{10});
    }

    /// The smooth edges of slanted lines alone may differ, and nobody can see it: the painter rounds what lies above
    /// the band the other way. What is missing in a band, or darkened there, differs by far more.
    void bandsJoin() {
        constexpr int unseen = 8; // of 255

        Level level = locked();
        for (int pattern = 0; pattern < 6; ++pattern)
            level = with(level, {static_cast<MissionPattern>(pattern),
                                 {rooms[static_cast<std::size_t>(pattern) % 3]},
                                 {"lock-10-4"},
                                 {"key-26-5"},
                                 {{11, 4}, {12, 4}, {13, 4}},
                                 {}});
        const std::vector<std::string> names{"mission"};
        const auto bands = PictureBands::of(level, {}, pixels, names);
        QVERIFY(bands.ok());
        QImage whole((*bands)->size(), (*bands)->format());
        (*bands)->paint(whole, 0);
        QImage band(whole.width(), pixels, whole.format());
        for (int top = 0; top + pixels <= whole.height(); top += pixels) {
            (*bands)->paint(band, top);
            const int differs = mostBetween(band, whole.copy(0, top, whole.width(), pixels));
            QVERIFY2(differs <= unseen, qPrintable(QStringLiteral("%1 at row %2").arg(differs).arg(top / pixels)));
        }
    }

    /// What a stranger's file says many times is drawn once.
    void whatIsNamedOftenTakesNoLonger() {
        Level level = locked();
        auto& cycles = level.mission.write().cycles;
        for (int i = 0; i < 20'000; ++i) cycles.push_back({MissionPattern::TwoWays, rooms, {}, {}, {}, {}});
        auto& crowd = cycles.emplace_back();
        for (int i = 0; i < 20'000; ++i) {
            add(level, i % 2 == 0 ? ThingKind::Lock : ThingKind::Key, {2 + i % 5, 2 + i / 5 % 5}, "blue");
            auto& thing = level.things.write().back();
            thing.id += '-' + std::to_string(i);
            (i % 2 == 0 ? crowd.locks : crowd.keys).push_back(thing.id);
        }
        const auto places = cyclesOf(level);
        QCOMPARE(pairsIn(places.back()).size(), std::size_t{10'000});
        QVERIFY(!drawn(level, "mission").isNull()); // CTest's time limit
    }
};

DELVE_TEST(OverlayMissionTest)
#include "overlay_mission_test.moc"
