#include "generation/graph/regions.h"
#include "generation/stages/accrete_rooms.h"
#include "generation/stages/caves.h"
#include "generation/stages/smooth.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace delve;
using namespace delve::generation;

namespace {

constexpr std::array<Cell, 8> around{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

std::int64_t groundAmong(const BitGrid& ground, Cell cell, std::span<const Cell> offsets) {
    return std::ranges::count_if(offsets, [&](Cell offset) { return ground.has(cell + offset); });
}

bool smoothed(Draft& draft) {
    Stream random(1);
    return smooth(draft, random, {}).ok();
}

std::vector<std::string> drawingOf(const Draft& draft) {
    std::vector<std::string> rows;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        rows.emplace_back();
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            rows.back() += static_cast<char>(draft.catalogue()[draft.at({x, y})].glyph);
    }
    return rows;
}

} // namespace

class SmoothTest : public QObject {
    Q_OBJECT

    static void compare(std::vector<std::string_view> before, const std::vector<std::string>& after) {
        test::DrawnDraft drawn(std::move(before));
        QVERIFY(smoothed(drawn.draft));
        const auto now = drawingOf(drawn.draft);
        for (std::size_t y = 0; y < after.size(); ++y) QCOMPARE(now[y], after[y]);
    }

private slots:
    void pillarsAndNotchesAreTakenAway() {
        compare({"           ", //
                 " ......... ", //
                 " ....#.... ", //
                 " ......... ", //
                 "     .     ", //
                 "           "},
                {"           ", //
                 " ......... ", //
                 " ......... ", //
                 " ......... ", //
                 "           ", //
                 "           "});
    }

    void largerOnesAndHallsStay() {
        const std::vector<std::string> rows{"             ", //
                                            " ........... ", //
                                            " ...##...... ", //
                                            " ........... ", //
                                            "    .   ,    ", // two cells deep, and the end of a hall
                                            "    .        ", //
                                            "             "};
        compare({rows.begin(), rows.end()}, rows);
    }

    void whatStandsInANotchKeepsIt() {
        test::DrawnDraft drawn({"       ", //
                                " ..... ", //
                                " ..... ", //
                                "   *   ", //
                                "       "});
        QVERIFY(smoothed(drawn.draft));
        QVERIFY(drawn.draft.walkable({3, 3}));
    }

    void aWallBetweenTwoRoomsStays() {
        test::DrawnDraft drawn({"           ", //
                                " ....#.... ", //
                                " ....#.... ", //
                                " ....#.... ", //
                                "           "});
        QVERIFY(smoothed(drawn.draft));
        for (std::int32_t y = 1; y < 4; ++y) QVERIFY(!drawn.draft.walkable({5, y}));
    }

    void theRoomLosesItsNotch() {
        test::DrawnDraft drawn({"       ", "       ", "       ", "       ", "       "});
        const auto room = drawn.draft.addRoom({Run{{1, 1}, 5, false}, Run{{1, 2}, 5, false}, Run{{3, 3}, 1, false}});
        QCOMPARE(room, RoomId{0});
        QVERIFY(smoothed(drawn.draft));
        QCOMPARE(drawn.draft.rooms()[0].box, (Rect{1, 1, 5, 2}));
        QVERIFY(drawn.draft.rooms()[0].shape.empty());
    }

    /// On any ground, no two parts are joined, and none falls apart.
    void partsStayAsTheyAre() {
        Stream random(7);
        std::int64_t pillars = 0;
        std::int64_t notches = 0;
        for (int n = 0; n < test::countOf(300); ++n) {
            test::MadeDraft made({70, 20}, static_cast<std::uint64_t>(n));
            const auto share = static_cast<std::uint64_t>(random.between(4, 9));
            for (std::int32_t y = 1; y < 19; ++y)
                for (std::int32_t x = 1; x < 69; ++x)
                    if (random.chance(share, 10))
                        made.draft.set({x, y}, random.chance(1, 20) ? Tile::Hall : Tile::Floor);
            const BitGrid before = made.draft.walkableCells();
            QVERIFY(smoothed(made.draft));
            const BitGrid& after = made.draft.walkableCells();
            for (std::int32_t y = 0; y < 20; ++y)
                for (std::int32_t x = 0; x < 70; ++x) {
                    const Cell cell{x, y};
                    if (before.at(cell) == after.at(cell)) continue;
                    if (after.at(cell)) QCOMPARE(groundAmong(before, cell, around), std::int64_t{8});
                    else QCOMPARE(groundAmong(before, cell, test::sides), std::int64_t{1});
                    ++(after.at(cell) ? pillars : notches);
                }
            QCOMPARE(partsOf(after), partsOf(before));
        }
        QVERIFY(pillars > 0 && notches > 0);
    }

private:
    static std::uint32_t partsOf(const BitGrid& ground) {
        Regions regions;
        (void)findRegions(ground, regions);
        return regions.count();
    }
};

DELVE_TEST(SmoothTest)
#include "smooth_test.moc"
