#include "generation/stages/encounters.h"
#include "generation/stages/enemies.h"
#include "generation/stages/flowers.h"
#include "generation/stages/lamps.h"
#include "generation/stages/partition_rooms.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::generation;

namespace {

struct Made : test::MadeDraft {
    using MadeDraft::MadeDraft;

    [[nodiscard]] std::vector<Thing> all(ThingKind kind) const {
        std::vector<Thing> found;
        for (const auto& thing : draft.things())
            if (thing.kind == kind) found.push_back(thing);
        return found;
    }
    [[nodiscard]] std::int64_t count(ThingKind kind) const { return static_cast<std::int64_t>(all(kind).size()); }
    [[nodiscard]] RoomId roomAt(Cell cell) const {
        for (RoomId room = 0; room < draft.rooms().size(); ++room)
            if (draft.rooms()[room].box.contains(cell)) return room;
        return noRoom;
    }
};

/// A floor with some pinned things of a kind, no two of them adjacent.
Level baseWith(ThingKind kind, int count, std::string_view enemy = {}) {
    Level base;
    base.tiles = Grid({80, 45});
    for (int i = 0; i < count; ++i) {
        const Cell at{3 + 3 * i, 3};
        base.tiles.set(at, Tile::Floor);
        Thing thing;
        thing.id = bornAt(infoOf(kind).name, at);
        thing.kind = kind;
        thing.at = at;
        if (!enemy.empty()) thing.fields.set("enemy", std::string(enemy));
        base.pinnedThings.write().push_back(thing.id);
        base.things.write().push_back(std::move(thing));
    }
    std::ranges::sort(base.pinnedThings.write());
    BitGrid mask({80, 45});
    for (int i = 0; i < count; ++i) mask.set({3 + 3 * i, 3});
    base.pinned.write() = mask;
    return base;
}

/// A map of one room, a row of this many cells.
void oneRoom(Made& made, std::int32_t cells) { QVERIFY(made.draft.addRoom(Rect{1, 1, cells, 1}) != noRoom); }

std::string notesOf(const Draft& draft) {
    std::string all;
    for (const auto& note : draft.notes()) all += inEnglish(note) + '\n';
    return all;
}

} // namespace

/// Stages that place many things: how many, which kinds, where, and how they count pinned ones.
class CrowdStagesTest : public QObject {
    Q_OBJECT
private slots:
    void thereIsOneLampForThreeRooms() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(lampsInRooms(made.draft, made.random, {}).ok());
            const auto rooms = static_cast<std::int64_t>(made.draft.rooms().size());
            QCOMPARE(made.count(ThingKind::Lamp), (rooms + 1) / 3);
            std::set<RoomId> lit;
            for (const auto& lamp : made.all(ThingKind::Lamp)) {
                QVERIFY(lit.insert(made.roomAt(lamp.at)).second);
                QVERIFY(made.draft.walkable(lamp.at));
            }
            QVERIFY(!lit.contains(noRoom));
            QVERIFY(made.draft.notes().empty());
        }
    }

    void pinnedLampsCount() {
        const Level base = baseWith(ThingKind::Lamp, 4);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Made made({80, 45}, seed, &base);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(lampsInRooms(made.draft, made.random, {}).ok());
            const auto rooms = static_cast<std::int64_t>(made.draft.rooms().size());
            QCOMPARE(made.count(ThingKind::Lamp), std::max<std::int64_t>(4, (rooms + 1) / 3));
        }
    }

    void lampsThatDoNotFitAreNoted() {
        Made made({40, 20}, 1);
        oneRoom(made, 1);
        QVERIFY(made.draft.addThing(ThingKind::Sign, {1, 1}));
        QVERIFY(lampsInRooms(made.draft, made.random, {.roomsForLamp = 1}).ok());
        QCOMPARE(made.count(ThingKind::Lamp), std::int64_t{0});
        QCOMPARE(notesOf(made.draft), std::string("0 of 1 lamps: there is no room for more.\n"));
    }

    void enemiesGrowWithDepthAndRooms() {
        for (const std::int64_t depth : {1, 2, 5, 12})
            for (std::uint64_t seed = 0; seed < 30; ++seed) {
                Made made({80, 45}, seed);
                QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
                QVERIFY(enemies(made.draft, made.random, {.depth = depth}).ok());
                const auto rooms = static_cast<std::int64_t>(made.draft.rooms().size());
                QCOMPARE(made.count(ThingKind::Enemy), (depth * rooms + 2) / 4);
                QVERIFY(made.draft.notes().empty());
            }
    }

    void enemiesAreOfAtLeastFiveKinds() {
        std::set<std::string> firsts;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(enemies(made.draft, made.random, {.depth = 2}).ok());
            std::set<std::string> kinds;
            for (const auto& enemy : made.all(ThingKind::Enemy)) {
                QVERIFY(made.roomAt(enemy.at) != noRoom);
                kinds.insert(std::get<std::string>(*enemy.fields.find("enemy")));
            }
            QVERIFY(made.count(ThingKind::Enemy) >= 5);
            QVERIFY(kinds.size() >= 5);
            firsts.insert(std::get<std::string>(*made.all(ThingKind::Enemy)[0].fields.find("enemy")));
        }
        QVERIFY(firsts.size() >= 5); // a level with few enemies does not always have the same kinds
    }

    void pinnedEnemiesCount() {
        const Level base = baseWith(ThingKind::Enemy, 3, "rat");
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Made made({80, 45}, seed, &base);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(enemies(made.draft, made.random, {.depth = 2}).ok());
            const auto rooms = static_cast<std::int64_t>(made.draft.rooms().size());
            QCOMPARE(made.count(ThingKind::Enemy), (2 * rooms + 2) / 4);
        }
    }

    void enemiesFillTheLastFreeCells() {
        Made made({80, 45}, 1);
        oneRoom(made, 60);
        QVERIFY(enemies(made.draft, made.random, {.depth = 300, .roomsForEnemy = 5}).ok());
        QCOMPARE(made.count(ThingKind::Enemy), std::int64_t{60});
        QVERIFY(made.draft.notes().empty());
        Made more({80, 45}, 1);
        oneRoom(more, 60);
        QVERIFY(enemies(more.draft, more.random, {.depth = 305, .roomsForEnemy = 5}).ok());
        QCOMPARE(notesOf(more.draft), std::string("60 of 61 enemies: there is no room for more.\n"));
    }

    /// Even if most draws hit a full room, every other place is still found.
    void enemiesFillARoomThatIsSeldomDrawn() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Made made({90, 45}, seed);
            for (std::int32_t x = 1; x < 81; x += 2) made.draft.addRoom(Rect{x, 1, 1, 1});
            made.draft.addRoom(Rect{5, 5, 70, 30});
            QVERIFY(enemies(made.draft, made.random, {.depth = 40, .roomsForEnemy = 1}).ok());
            QCOMPARE(made.count(ThingKind::Enemy), std::int64_t{41 * 40});
            QVERIFY(made.draft.notes().empty());
            std::int32_t lowest = 0;
            for (const auto& enemy : made.all(ThingKind::Enemy)) lowest = std::max(lowest, enemy.at.y);
            QCOMPARE(lowest, 34); // also in the last row of the large room
        }
    }

    void noEnemyWaitsInTheRoomOfTheStart() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Made made({80, 45}, seed);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            const Rect first = made.draft.rooms()[0].box;
            made.draft.addThing(ThingKind::Start, first.topLeft())->fields.set("player", Decimal::of(1));
            QVERIFY(enemies(made.draft, made.random, {.depth = 100}).ok());
            for (const auto& enemy : made.all(ThingKind::Enemy)) QVERIFY(!first.contains(enemy.at));
        }
    }

    void pinnedEncountersCount() {
        const Level base = baseWith(ThingKind::Encounter, 4);
        for (const std::int64_t wanted : {2, 4, 6, 20}) {
            Made made({80, 45}, 7, &base);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(encounters(made.draft, made.random, {wanted}).ok());
            QCOMPARE(made.count(ThingKind::Encounter), std::max<std::int64_t>(4, wanted));
            const auto all = made.all(ThingKind::Encounter);
            for (std::size_t i = 0; i < all.size(); ++i)
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY(std::max(std::abs(all[i].at.x - all[k].at.x), std::abs(all[i].at.y - all[k].at.y)) > 1);
        }
    }

    void encountersThatDoNotFitAreNoted() {
        Made made({40, 20}, 1);
        oneRoom(made, 9);
        QVERIFY(encounters(made.draft, made.random, {6}).ok());
        QCOMPARE(made.count(ThingKind::Encounter), std::int64_t{5});
        QCOMPARE(notesOf(made.draft), std::string("5 of 6 encounters: no more fit without two side by side.\n"));
    }

    void thereIsOneFlowerForSixtyCells() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Made made({120, 90}, seed);
            QVERIFY(partitionRooms(made.draft, made.random, {}).ok());
            QVERIFY(strewFlowers(made.draft, made.random, {}).ok());
            QCOMPARE(made.count(ThingKind::Flower), (made.draft.walkableCells().count() + 30) / 60);
        }
    }
};

DELVE_TEST(CrowdStagesTest)
#include "crowd_stages_test.moc"
