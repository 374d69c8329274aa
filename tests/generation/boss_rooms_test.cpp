#include "generation/recipes/recipes.h"
#include "generation/stages/scatter_rooms.h"
#include "generation/stages/spanning_tree.h"
#include "generation/stages/stages.h"
#include "generation/stages/start.h"
#include "generation/stages/store_and_boss.h"
#include "generation/stages/triangulate.h"
#include "generation/stages/tunnel.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

using namespace delve;
using namespace delve::generation;

namespace {

using Made = test::MadeDraft;

constexpr StoreAndBossParameters newest{.roomSide = 5, .far = true};

const StageInfo& newestScatter() { return *builtInStages().find({"scatter-rooms", 2}); }

bool makeRooms(Made& made, const std::vector<NamedParameter>& set = {}) {
    return newestScatter().run(made.draft, made.random, set).ok();
}

bool join(Made& made) {
    return triangulate(made.draft, made.random, {}).ok() && spanningTreeOfLinks(made.draft, made.random, {}).ok() &&
           tunnel(made.draft, made.random, {.turn = Decimal::of(3)}).ok();
}

bool isRoomy(const Room& room) { return std::min(room.box.width, room.box.height) >= 5; }

const Room* roomOf(const Draft& draft, RoomKind kind) {
    const auto found = std::ranges::find(draft.rooms(), kind, &Room::kind);
    return found == draft.rooms().end() ? nullptr : &*found;
}

std::map<Cell, int> walksFrom(const Draft& draft, Cell start) {
    return test::stepsFrom(start, [&](Cell cell) { return draft.size().contains(cell) && draft.walkable(cell); });
}

int walkTo(const std::map<Cell, int>& walks, const Room& room) {
    int least = 1'000'000;
    for (auto y = room.box.y; y < room.box.bottom(); ++y)
        for (auto x = room.box.x; x < room.box.right(); ++x)
            if (const auto walk = walks.find({x, y}); walk != walks.end()) least = std::min(least, walk->second);
    return least;
}

} // namespace

/// What the second versions of scatter-rooms, store-and-boss and start promise.
class BossRoomsTest : public QObject {
    Q_OBJECT
private slots:
    void roomsHaveTheirSizeAndLieApart() {
        std::size_t large = 0;
        std::size_t rooms = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(200U); ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(makeRooms(made));
            QVERIFY(made.draft.notes().empty());
            QVERIFY(made.draft.rooms().size() >= 20);
            for (std::size_t i = 0; i < made.draft.rooms().size(); ++i) {
                const Rect& box = made.draft.rooms()[i].box;
                QVERIFY(std::min(box.width, box.height) >= 3 && std::max(box.width, box.height) <= 9);
                QVERIFY(made.draft.inside().intersected(box) == box);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!box.grown(2).overlaps(made.draft.rooms()[j].box));
                large += std::max(box.width, box.height) >= 8 ? 1 : 0;
                ++rooms;
            }
        }
        QVERIFY(10 * large >= rooms); // the crowd does not make all of them small
    }

    /// Without a size, the board has that of its rooms.
    void theGroundOfABoardIsAThirdOfIt_data() {
        QTest::addColumn<int>("rooms");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("few") << 8 << 3 << 9;
        QTest::newRow("some") << 30 << 3 << 9;
        QTest::newRow("many") << 200 << 3 << 9;
        QTest::newRow("of one cell") << 40 << 1 << 1;
        QTest::newRow("large") << 20 << 12 << 20;
        QTest::newRow("of all sizes") << 60 << 1 << 7;
    }
    void theGroundOfABoardIsAThirdOfIt() {
        QFETCH(int, rooms);
        QFETCH(int, least);
        QFETCH(int, most);
        const std::vector<NamedParameter> set{{"rooms", Range{Decimal::of(rooms), Decimal::of(rooms)}},
                                              {"side", Range{Decimal::of(least), Decimal::of(most)}}};
        auto recipe = builtInRecipes().find("spanning-halls")->withSeed(0);
        auto& stage = *recipe.find("rooms");
        stage.version = 2;
        stage.parameters = set;
        const auto size = automaticSize(recipe, builtInDeclarations());
        for (std::uint64_t seed = 0; seed < test::countOf(12U); ++seed) {
            Made made(size, seed);
            QVERIFY(makeRooms(made, set));
            QCOMPARE(made.draft.rooms().size(), static_cast<std::size_t>(rooms));
            QVERIFY(join(made));
            const auto percent = 100 * made.draft.walkableCells().count() / size.area();
            QVERIFY2(percent >= 15 && percent <= 40, qPrintable(QString::number(percent)));
        }
    }

    void storeBossAndStartTakeLargeRooms() {
        std::size_t farBosses = 0;
        std::size_t levels = 0;
        for (std::uint64_t seed = 0; seed < test::countOf(100U); ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(makeRooms(made) && join(made));
            QVERIFY(storeAndBoss(made.draft, made.random, newest).ok());
            QVERIFY(placeStart(made.draft, made.random, {.way = StartWay::FarthestRoom, .roomSide = 5}).ok());
            const auto roomy = std::ranges::count_if(made.draft.rooms(), isRoomy);
            const auto* const boss = roomOf(made.draft, RoomKind::Boss);
            const auto* const store = roomOf(made.draft, RoomKind::Store);
            const auto* const start = roomOf(made.draft, RoomKind::Start);
            QVERIFY(boss && store && start);
            QCOMPARE(isRoomy(*boss), roomy >= 1);
            QCOMPARE(isRoomy(*store), roomy >= 2);
            QCOMPARE(isRoomy(*start), roomy >= 3);
            // Seen from the start, most bosses are in the far half, and no large room there is larger.
            const auto walks = walksFrom(made.draft, made.draft.findThing(ThingKind::Start, 1)->at);
            std::vector<int> far;
            for (const auto& room : made.draft.rooms()) far.push_back(walkTo(walks, room));
            std::ranges::sort(far);
            ++levels;
            farBosses += walkTo(walks, *boss) >= far[far.size() / 2] ? 1 : 0;
        }
        QVERIFY2(20 * farBosses >= 17 * levels, qPrintable(QString("%1 of %2").arg(farBosses).arg(levels)));
    }

    /// Where all rooms are small, any of them will do; the first version draws them as it always did.
    void smallRoomsAreTakenWhereThereAreNoLargeOnes() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Made made({60, 40}, seed);
            QVERIFY(makeRooms(made, {{"side", Range{Decimal::of(3), Decimal::of(4)}}}) && join(made));
            QVERIFY(storeAndBoss(made.draft, made.random, newest).ok());
            QVERIFY(placeStart(made.draft, made.random, {.way = StartWay::FarthestRoom, .roomSide = 5}).ok());
            QVERIFY(roomOf(made.draft, RoomKind::Boss) && roomOf(made.draft, RoomKind::Start));
        }
    }

    /// A room counts by the square that its floor holds, not by its box.
    void aThinShapeIsNoLargeRoom() {
        Made made({40, 20}, 1);
        std::vector<Run> cross;
        for (std::int32_t i = 0; i < 9; ++i) cross.push_back({{2, 2 + i}, i == 4 ? 9 : 2, false});
        made.draft.addRoom(cross);
        made.draft.addRoom(Rect{15, 2, 5, 5});
        made.draft.addRoom(Rect{25, 2, 3, 9});
        made.draft.addRoom(Rect{31, 2, 4, 9});
        made.draft.addHall(0, 3, {{{11, 6}, 20, false}});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Stream random(seed);
            QVERIFY(storeAndBoss(made.draft, random, newest).ok());
            QCOMPARE(made.draft.rooms()[1].kind, RoomKind::Boss);
        }
    }
};

DELVE_TEST(BossRoomsTest)
#include "boss_rooms_test.moc"
