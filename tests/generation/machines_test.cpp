#include "generation/stages/machines.h"

#include "generation/level/blueprint.h"
#include "generation/level/encounter.h"
#include "generation/level/locks.h"
#include "generation/level/tables.h"
#include "generation/stages/gate.h"
#include "generation/stages/golden_exit.h"
#include "generation/stages/machine_proof.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/machine_checker.h"
#include "tests/generation/made_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <optional>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

using Rows = std::vector<std::string_view>;

/// A hall from the start to the exit, and below it a room of 11 x 7 behind one doorway.
const Rows roomBelow{"########################################", "#@.....................................#",
                     "#......................................X", "#......................................#",
                     "######.#################################", "#...........############################",
                     "#...........############################", "#...........############################",
                     "#...........############################", "#...........############################",
                     "#...........############################", "#...........############################",
                     "########################################"};
constexpr Cell doorway{6, 4};
constexpr Rect areaBelow{1, 5, 11, 7};

const Blueprint& builtIn(BlueprintLayout layout, std::size_t nth = 0) {
    for (const auto& blueprint : *builtInBlueprints())
        if (blueprint.layout == layout && nth-- == 0) return blueprint;
    return builtInBlueprints()->front();
}

/// A drawn map with set pieces from this table.
struct Built {
    explicit Built(const Rows& rows, std::vector<Blueprint> table, std::uint64_t seed = 5,
                   MachinesParameters parameters = {.groundForMachine = 150}, const Level* base = nullptr)
        : drawn(rows, base) {
        made.before = drawn.draft.snapshot();
        Sources sources;
        for (auto& blueprint : table) blueprint.fromDepth = 0;
        sources.tables.blueprints = std::move(table);
        drawn.draft.setSources(std::move(sources));
        Stream random(seed);
        done = machines(drawn.draft, random, parameters);
        made.after = drawn.draft.snapshot();
    }

    [[nodiscard]] std::int64_t count(Tile tile) const {
        std::int64_t count = 0;
        for (const Tile each : drawn.draft.tiles()) count += each == tile ? 1 : 0;
        return count;
    }
    [[nodiscard]] std::string problems() const {
        std::string all;
        for (const auto& problem : machineProblems(made)) all += problem + "; ";
        return all;
    }
    [[nodiscard]] std::string prizes() const {
        std::string all;
        for (const auto& problem : prizeProblems(made)) all += problem + "; ";
        return all;
    }

    DrawnDraft drawn;
    MachinesMade made;
    Done done = delve::done();
};

bool isReserved(const DrawnDraft& drawn, const Rect& area) {
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x)
            if (drawn.draft.walkable({x, y}) && !drawn.draft.reserved({x, y})) return false;
    return true;
}

} // namespace

/// Set pieces on drawn maps: each layout, what keeps them away, and what they say.
class MachinesTest : public QObject {
    Q_OBJECT
private slots:
    void aTreasuryIsGuarded() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Built built(roomBelow, {builtIn(BlueprintLayout::Open)}, seed);
            QVERIFY(built.done.ok());
            QCOMPARE(QString::fromStdString(built.problems()), QString());
            const auto enemies = built.drawn.cellsOf(ThingKind::Enemy);
            QVERIFY(!enemies.empty() && enemies.size() <= 2);
            QVERIFY(std::ranges::find(enemies, doorway + Cell{0, 1}) != enemies.end()); // nobody gets past
            QCOMPARE(built.drawn.cellsOf(ThingKind::Chest).size(), std::size_t{1});
            const Cell chest = built.drawn.cellsOf(ThingKind::Chest).front();
            QVERIFY(chest.y == areaBelow.bottom() - 1 && (chest.x == 11 || chest.x == 1)); // as far as it goes
            QVERIFY(isReserved(built.drawn, areaBelow) && built.drawn.draft.reserved(doorway));
            QVERIFY(built.drawn.draft.notes().empty());
        }
    }

    /// Two ledges, of which one leads in and one out; a key in the pit, and the lock of its colour before a strongroom
    /// with the prize.
    void aPitHasAKeyAndAWayOut() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Built built(roomBelow, {builtIn(BlueprintLayout::Pit)}, seed);
            QVERIFY(built.done.ok());
            QCOMPARE(QString::fromStdString(built.problems()), QString());
            QCOMPARE(QString::fromStdString(built.prizes()), QString());
            const auto opposed = [&](Tile one, Tile other) { return built.count(one) == 1 && built.count(other) == 1; };
            QVERIFY(opposed(Tile::LedgeNorth, Tile::LedgeSouth) || opposed(Tile::LedgeEast, Tile::LedgeWest));
            QCOMPARE(built.drawn.cellsOf(ThingKind::Key).size(), std::size_t{1});
            QCOMPARE(built.drawn.cellsOf(ThingKind::Lock).size(), std::size_t{1});
            const auto* const key = built.drawn.draft.findThing(ThingKind::Key);
            const auto* const lock = built.drawn.draft.findThing(ThingKind::Lock);
            QVERIFY(opens(*key, *lock) && built.drawn.draft.at(lock->at) == Tile::Door);
            QCOMPARE(built.drawn.cellsOf(ThingKind::Chest).size(), std::size_t{1});
        }
    }

    /// Water, and the secret door between the shore and the island.
    void anIslandHasASecretCauseway() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Built built(roomBelow, {builtIn(BlueprintLayout::Island)}, seed);
            QVERIFY(built.done.ok());
            QCOMPARE(QString::fromStdString(built.problems()), QString());
            QCOMPARE(QString::fromStdString(built.prizes()), QString());
            QCOMPARE(built.count(Tile::SecretDoor), 1);
            QVERIFY(built.count(Tile::Water) >= 4);
            QVERIFY(built.count(Tile::Bridge) <= 1);
            QCOMPARE(built.drawn.cellsOf(ThingKind::Chest).size(), std::size_t{1});
        }
    }

    /// Before there is an exit, an island keeps off the walls: one that comes later is found without secret doors.
    void noExitCanHideBehindASecretDoor() {
        std::vector<std::string> kept(roomBelow.begin(), roomBelow.end());
        kept[2].back() = '#';
        int islands = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Built built({kept.begin(), kept.end()}, {builtIn(BlueprintLayout::Island)}, seed);
            QVERIFY(built.done.ok());
            if (built.count(Tile::SecretDoor) == 0) continue;
            ++islands;
            QCOMPARE(QString::fromStdString(built.problems()), QString());
            const auto& draft = built.drawn.draft;
            const auto seen = stepsFrom({1, 1}, [&](Cell cell) {
                return draft.size().contains(cell) && draft.walkable(cell) && draft.at(cell) != Tile::SecretDoor;
            });
            for (Cell cell = areaBelow.topLeft(); cell.y < areaBelow.bottom(); ++cell.y)
                for (cell.x = areaBelow.x; cell.x < areaBelow.right(); ++cell.x) {
                    if (!draft.walkable(cell) || seen.contains(cell)) continue;
                    for (const Cell side : sides) QVERIFY(draft.at(cell + side) != Tile::Wall);
                }
        }
        QVERIFY(islands > 0);
    }

    /// Beside a ledge, or behind a lock, an exit that comes later might be out of reach.
    void aLaterExitIsNotInASetPiece() {
        std::vector<std::string> kept(roomBelow.begin(), roomBelow.end());
        kept[2].back() = '#';
        int built = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            for (const Tile exit : {Tile::GoldenExit, Tile::Gate}) {
                Built made({kept.begin(), kept.end()}, *builtInBlueprints(), seed);
                QVERIFY(made.done.ok());
                if (cellsOfMachines(made.made).empty()) continue;
                ++built;
                auto& draft = made.drawn.draft;
                Stream random(seed);
                QVERIFY(
                    (exit == Tile::Gate ? gate(draft, random, {percent(70)}) : goldenExit(draft, random, {percent(60)}))
                        .ok());
                for (Cell cell; cell.y < draft.size().height; ++cell.y)
                    for (cell.x = 0; cell.x < draft.size().width; ++cell.x)
                        if (draft.at(cell) == exit)
                            QVERIFY(std::ranges::any_of(sides, [&](Cell side) {
                                const Cell before = cell + side;
                                return draft.size().contains(before) && draft.walkable(before) &&
                                       !areaBelow.contains(before) && before != doorway;
                            }));
            }
        QVERIFY(built > 20);
    }

    void aCryptOffersOneOfThree() {
        const Built built(roomBelow, {builtIn(BlueprintLayout::Open, 1)});
        QVERIFY(built.done.ok());
        QCOMPARE(QString::fromStdString(built.problems()), QString());
        const auto* const tombs = built.drawn.draft.findThing(ThingKind::Encounter);
        QVERIFY(tombs);
        const auto* const name = encounterNamedBy(*tombs);
        QVERIFY(name);
        const auto row = std::ranges::find(*builtInEncounters(), *name, &Encounter::name);
        QVERIFY(row != builtInEncounters()->end() && row->named);
        QCOMPARE(row->choices.size(), std::size_t{3});
    }

    /// Each room of the area says which set piece it is part of; other rooms say nothing.
    void theRoomsSayIt() {
        DrawnDraft drawn(roomBelow);
        drawn.draft.addRoom({1, 5, 5, 7});
        drawn.draft.addRoom({6, 5, 6, 7});
        drawn.draft.addRoom({1, 1, 38, 3});
        Stream random(3);
        QVERIFY(machines(drawn.draft, random, {.groundForMachine = 150}).ok());
        const auto said = [&](std::size_t room) {
            return drawn.draft.rooms()[room].properties.find(blueprintProperty);
        };
        QVERIFY(said(0) && std::get_if<std::string>(said(0)));
        QVERIFY(said(1) && *said(1) == *said(0));
        QVERIFY(!said(2));
        for (const RoomId room : {RoomId{0}, RoomId{1}}) {
            const auto* const piece = drawn.draft.rooms()[room].properties.find(setPieceProperty);
            QVERIFY(piece && *piece == PropertyValue(doorway));
        }
        // It counts as one that is there: another run builds no more, and says nothing.
        const auto things = drawn.draft.things().size();
        QVERIFY(machines(drawn.draft, random, {.groundForMachine = 150}).ok());
        QCOMPARE(drawn.draft.things().size(), things);
    }

    /// A set piece of two rooms that was pinned is one of those that are wanted, and not two.
    void aSetPieceOfManyRoomsIsOne() {
        std::vector<std::string> both(roomBelow.begin(), roomBelow.end());
        both[4][30] = '.';
        for (std::size_t y = 5; y < 12; ++y) both[y].replace(25, 11, "...........");
        for (const bool pinned : {false, true}) {
            DrawnDraft drawn({both.begin(), both.end()});
            drawn.draft.addRoom({1, 5, 5, 7});
            drawn.draft.addRoom({6, 5, 6, 7});
            drawn.draft.addRoom({25, 5, 11, 7});
            Properties piece;
            piece.set(blueprintProperty, std::string("well"));
            piece.set(setPieceProperty, doorway);
            drawn.draft.reserve({4, 8});
            for (const RoomId room : {RoomId{0}, RoomId{1}})
                if (pinned) drawn.draft.setRoomProperties(room, piece);
            Stream random(3);
            QVERIFY(machines(drawn.draft, random, {.groundForMachine = 135}).ok());
            QVERIFY(drawn.draft.rooms()[2].properties.find(blueprintProperty));
            QVERIFY(!drawn.draft.rooms()[2].properties.find(setPieceProperty));  // it has but one room
            QCOMPARE(drawn.draft.notes().size(), std::size_t{pinned ? 0U : 1U}); // two are wanted
        }
    }

    /// A start, a goal, a thing, a pin, a second way in, and what a stage reserved each keep set pieces away, and a
    /// note says that there are fewer.
    void whatIsNeededStaysAsItIs_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<char>("glyph");
        QTest::newRow("the exit") << 8 << 12 << 'X';
        QTest::newRow("a second start") << 8 << 4 << '&';
        QTest::newRow("a flower") << 8 << 4 << '*';
        QTest::newRow("a second doorway") << 4 << 9 << '.';
        QTest::newRow("a ledge") << 8 << 4 << 'E';
        QTest::newRow("a secret door") << 8 << 4 << 'Q';
    }
    void whatIsNeededStaysAsItIs() {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(char, glyph);
        std::vector<std::string> kept(roomBelow.begin(), roomBelow.end());
        kept[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = glyph;
        const Built built({kept.begin(), kept.end()}, *builtInBlueprints());
        QVERIFY(built.done.ok());
        QVERIFY(built.made.before == built.made.after);
        QCOMPARE(built.drawn.draft.notes().size(), std::size_t{1});
    }

    void anAreaHasTwelveToNinetyCells_data() {
        QTest::addColumn<std::int32_t>("width");
        QTest::addColumn<std::int32_t>("height");
        QTest::addColumn<bool>("suits");
        QTest::newRow("too few") << 11 << 1 << false;
        QTest::newRow("few") << 12 << 1 << true;
        QTest::newRow("many") << 15 << 6 << true;
        QTest::newRow("too many") << 13 << 7 << false;
    }
    void anAreaHasTwelveToNinetyCells() {
        QFETCH(std::int32_t, width);
        QFETCH(std::int32_t, height);
        QFETCH(bool, suits);
        std::vector<std::string> rows(roomBelow.begin(), roomBelow.end());
        for (std::size_t y = 5; y < 12; ++y) {
            rows[y].assign(rows[y].size(), '#');
            if (y < static_cast<std::size_t>(5 + height))
                rows[y].replace(1, static_cast<std::size_t>(width), static_cast<std::size_t>(width), '.');
        }
        const Built built({rows.begin(), rows.end()}, *builtInBlueprints(), 5, {.groundForMachine = 100});
        QVERIFY(built.done.ok());
        QCOMPARE(!cellsOfMachines(built.made).empty(), suits);
        QCOMPARE(QString::fromStdString(built.problems()), QString());
    }

    /// One for 600 cells of ground where nobody asks for more: here there are a third of that.
    void littleGroundHasNone() {
        const Built built(roomBelow, *builtInBlueprints(), 5, {});
        QVERIFY(built.done.ok());
        QVERIFY(built.made.before == built.made.after && built.drawn.draft.notes().empty());
    }

    void whatIsReservedStaysAsItIs() {
        DrawnDraft drawn(roomBelow);
        drawn.draft.reserve({4, 8});
        Stream random(1);
        const auto before = drawn.draft.snapshot();
        QVERIFY(machines(drawn.draft, random, {.groundForMachine = 150}).ok());
        QVERIFY(before == drawn.draft.snapshot());
    }

    /// Without pits and islands there are neither; guards are of the kind asked for.
    void parametersChoose() {
        MachinesParameters parameters{.groundForMachine = 150, .guards = Guards::None, .pits = false, .islands = false};
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Built built(roomBelow, *builtInBlueprints(), seed, parameters);
            QVERIFY(built.done.ok());
            QVERIFY(built.drawn.cellsOf(ThingKind::Enemy).empty() && built.drawn.cellsOf(ThingKind::Key).empty());
            QCOMPARE(built.count(Tile::SecretDoor), 0);
            QVERIFY(!cellsOfMachines(built.made).empty());
        }
        parameters.guards = Guards::Encounters;
        const Built built(roomBelow, {builtIn(BlueprintLayout::Open)}, 1, parameters);
        QVERIFY(built.drawn.cellsOf(ThingKind::Enemy).empty() && !built.drawn.cellsOf(ThingKind::Encounter).empty());
    }

    /// A rug is not drawn on a wall or on water.
    void whatWasDrawnOnTheFloorGoesWithIt() {
        DrawnDraft drawn(roomBelow);
        for (Cell cell = areaBelow.topLeft(); cell.y < areaBelow.bottom(); ++cell.y)
            for (cell.x = areaBelow.x; cell.x < areaBelow.right(); ++cell.x) drawn.draft.decorate(cell, Tile::Grass);
        Sources sources;
        sources.tables.blueprints = std::vector<Blueprint>{builtIn(BlueprintLayout::Island)};
        drawn.draft.setSources(std::move(sources));
        Stream random(5);
        QVERIFY(machines(drawn.draft, random, {.groundForMachine = 150}).ok());
        int changed = 0;
        for (Cell cell = areaBelow.topLeft(); cell.y < areaBelow.bottom(); ++cell.y)
            for (cell.x = areaBelow.x; cell.x < areaBelow.right(); ++cell.x) {
                const bool floor = drawn.draft.at(cell) == Tile::Floor;
                changed += floor ? 0 : 1;
                QCOMPARE(drawn.draft.decoration.at(cell) == Tile::Void, !floor);
            }
        QVERIFY(changed > 0);
    }

    /// What a person's own table names but does not have is left out with a note.
    void whatIsInNoTableIsLeftOut() {
        Blueprint own;
        own.name = "own";
        own.features = {{PieceKind::Tile, "settee", {}, FeaturePlace::Walls, 1, 1, {}},
                        {PieceKind::Tile, "door", {}, FeaturePlace::Walls, 1, 1, {}},
                        {PieceKind::Thing, "enemy", "dragon", FeaturePlace::Entrance, 1, 1, {}},
                        {PieceKind::Thing, "coin", {}, FeaturePlace::Prize, 90, 90, {}}};
        const Built built(roomBelow, {own});
        QVERIFY(built.done.ok());
        QCOMPARE(QString::fromStdString(built.problems()), QString());
        QCOMPARE(built.drawn.draft.notes().size(), std::size_t{3});
        QCOMPARE(built.drawn.cellsOf(ThingKind::Coin).size(), static_cast<std::size_t>(areaBelow.area()));
    }

    /// Obstacles leave a way to all that is left.
    void obstaclesLeaveWays() {
        Blueprint own;
        own.name = "own";
        own.features = {{PieceKind::Tile, "pillar", {}, FeaturePlace::Anywhere, 90, 90, {}}};
        for (const auto layout : {BlueprintLayout::Open, BlueprintLayout::Pit, BlueprintLayout::Island}) {
            own.layout = layout;
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const Built built(roomBelow, {own}, seed);
                QCOMPARE(QString::fromStdString(built.problems()), QString());
                QVERIFY(built.count(Tile::Pillar) > 2);
            }
        }
    }

    void withoutAStartItSaysSo() {
        DrawnDraft drawn({"#####", "#...#", "#####"});
        Stream random(1);
        QVERIFY(!machines(drawn.draft, random, {}).ok());
    }

    /// Nothing is proven that holds somebody: a ledge into a pit without a ledge out, a lock without its key.
    void aTrapIsNotProven() {
        DrawnDraft drawn(roomBelow);
        MachineArea area{doorway, doorway + Cell{0, 1}, {}};
        for (Cell cell = areaBelow.topLeft(); cell.y < areaBelow.bottom(); ++cell.y)
            for (cell.x = areaBelow.x; cell.x < areaBelow.right(); ++cell.x) area.cells.push_back(cell);
        const BitGrid fixed(drawn.draft.size());
        MachinePlan plan(drawn.draft, area, fixed);
        QVERIFY(isProven(plan));
        const auto at = [&area](Cell cell) {
            return static_cast<std::size_t>(std::ranges::lower_bound(area.cells, cell) - area.cells.begin());
        };
        for (std::int32_t x = areaBelow.x; x < areaBelow.right(); ++x) plan.set(at({x, 8}), Tile::Wall);
        QVERIFY(!isProven(plan)); // nobody comes there
        plan.set(at({3, 8}), Tile::LedgeSouth);
        QVERIFY(!isProven(plan)); // nobody comes back
        plan.set(at({7, 8}), Tile::LedgeNorth);
        QVERIFY(isProven(plan));
        plan.set(at({7, 8}), Tile::Door);
        plan.lock = at({7, 8});
        QVERIFY(!isProven(plan));
        plan.key = at({2, 6}); // in front of the wall: it need not be taken before one is in the pit
        QVERIFY(!isProven(plan));
        plan.key = at({2, 10});
        QVERIFY(!isProven(plan)); // it lies there, but it need not be taken
    }

    void itFixesTheWays() {
        const auto* const stage = builtInStages().find({"machines", 1});
        QVERIFY(stage && stage->ways == Ways::Fixes && !stage->changesWays());
    }
};

DELVE_TEST(MachinesTest)
#include "machines_test.moc"
