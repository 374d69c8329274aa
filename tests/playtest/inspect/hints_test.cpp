#include "generation/level/rules.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/measures/measured.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

World withDeadEnd() {
    return test::drawnWorld("exit", {"########################", "#@.....................#", "####.###################",
                                     "####X###################"});
}

/// Two rooms of 48 and 80 cells, and one cell between them.
World withChoke() {
    Rows rows(10, "#......#..........#");
    rows.front() = rows.back() = std::string(19, '#');
    rows[1][1] = '@';
    rows[4][7] = '.';
    rows[8][18] = 'X';
    return test::drawnWorld("exit", rows);
}

World withUnpassedEncounter() {
    World world = test::drawnWorld("gate", {"#######", "#@....G", "##.####", "#######"});
    put(world, ThingKind::Encounter, {2, 2});
    return world;
}

World withUnneededRoom() {
    World world = test::drawnWorld("exit", {"#######", "#@....X", "##.####", "#..####", "#######"});
    Room room;
    room.id = "room-1-3";
    room.box = {1, 3, 2, 1};
    world.levels[0].rooms.write().push_back(room);
    return world;
}

/// Can one walk from a cell to the other without a third, and without what is closed?
bool joined(const BitGrid& open, Cell from, Cell to, std::optional<Cell> without) {
    BitGrid ground = open;
    if (without) ground.clear(*without);
    if (!ground.at(from) || !ground.at(to)) return false;
    return shortestPath(ground, from, to).has_value();
}

/// Is there a walk from the start past a cell to the target that comes to no cell twice? By Menger: two walks from the
/// cell, one to each of them, that share nothing, which is a flow of two.
bool liesOnAWay(const BitGrid& open, Cell cell, Cell start, Cell target) {
    if (cell == start || cell == target) return joined(open, start, target, {});
    if (start == target) return false;
    // Nothing but the cell itself may cut both off together: try every third cell.
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (std::int32_t x = 0; x < open.size().width; ++x) {
            const Cell third{x, y};
            if (!open.at(third) || third == cell) continue;
            const bool toStart = third != start && joined(open, cell, start, third);
            const bool toTarget = third != target && joined(open, cell, target, third);
            if (!toStart && !toTarget) return false;
        }
    return joined(open, cell, start, {}) && joined(open, cell, target, {});
}

} // namespace

/// What may be meant: each hint by itself, and what is none.
class HintsTest : public QObject {
    Q_OBJECT
private slots:
    void eachIsNamedByItsCheck() {
        QCOMPARE(namesOfProblems(withDeadEnd()), QStringList{"hint long-dead-end"});
        QCOMPARE(namesOfProblems(withChoke()), QStringList{"hint choke"});
        QCOMPARE(namesOfProblems(withUnpassedEncounter()), QStringList{"hint unpassed-encounter"});
        QCOMPARE(namesOfProblems(withUnneededRoom()), QStringList{"hint unneeded-room"});
    }

    void fixesMend() {
        int fixes = 0;
        for (const auto& world : {withDeadEnd(), withUnpassedEncounter()})
            for (const auto& problem : problemsOf(world))
                for (const auto& fix : problem.fixes) {
                    World fixed = world;
                    QVERIFY(applyFix(fixed, fix));
                    QCOMPARE(namesOfProblems(fixed), QStringList());
                    ++fixes;
                }
        QCOMPARE(fixes, 3);
    }

    void theyHaveTheirNumbers() {
        const auto sentence = [](const World& world) {
            const auto problems = problemsOf(world);
            return problems.size() == 1 ? problems.front().message : Message{};
        };
        QCOMPARE(sentence(withDeadEnd()).count, std::optional<std::int64_t>(18));
        QCOMPARE(sentence(withChoke()).arguments, (std::vector<std::string>{"7", "4", "63"}));
        QCOMPARE(sentence(withUnpassedEncounter()).count, std::optional<std::int64_t>(1));
        QCOMPARE(sentence(withUnneededRoom()).count, std::optional<std::int64_t>(2));
    }

    void theyHaveTheirCells() {
        QCOMPARE(problemsOf(withDeadEnd()).front().cells.size(), std::size_t{18});
        QCOMPARE(problemsOf(withChoke()).front().cells, (std::vector<Cell>{{7, 4}}));
        QCOMPARE(problemsOf(withUnneededRoom()).front().cells, (std::vector<Cell>{{1, 3}, {2, 3}}));
    }

    /// What gives a dead end, a room or an encounter its purpose.
    void whatServesAPurposeIsNoHint() {
        World end = withDeadEnd();
        put(end, ThingKind::Chest, {20, 1});
        QCOMPARE(namesOfProblems(end), QStringList());
        World room = withUnneededRoom();
        put(room, ThingKind::Coin, {1, 3});
        QCOMPARE(namesOfProblems(room), QStringList());
        World ground = withUnneededRoom();
        ground.rules.write().objective = "explore";
        ground.levels[0].tiles.set({6, 1}, Tile::Wall);
        QCOMPARE(namesOfProblems(ground), QStringList());
        World encounter = withUnpassedEncounter();
        put(encounter, ThingKind::Flower, {2, 2});
        QCOMPARE(namesOfProblems(encounter), QStringList());
        World named = withUnpassedEncounter();
        auto& fields = named.levels[0].things.write().back().fields;
        fields.set(encounterField, std::string("hermit")); // others are met likewise
        QCOMPARE(namesOfProblems(named), QStringList{"hint unpassed-encounter"});
        fields.set(encounterField, std::string("three tombs"));
        QCOMPARE(namesOfProblems(named), QStringList());
    }

    /// A hall to a chasm, and one in which a portal arrives.
    void aDeadEndThatLeadsElsewhereIsNoHint() {
        const Rows low{"####", "#..#", "####"};
        Rows top{"##########################", "#@..X#####################", "#...######################",
                 "##....................V###", "##########################"};
        QCOMPARE(namesOfProblems(test::drawnWorld("exit", top)), QStringList{"hint long-dead-end"}); // nothing is below
        World chasm = drawnLevels("exit", {{"top", top}, {"low", low}});
        chasm.levels[0].properties.set("below", Reference{"low"});
        QCOMPARE(namesOfProblems(chasm), QStringList());
        top[3][22] = '#';
        World arrival = drawnLevels("exit", {{"top", top}, {"low", low}});
        auto& down = put(arrival, ThingKind::Portal, {2, 2}).fields;
        down.set("level", Reference{"low"});
        down.set("cell", Cell{1, 1});
        QCOMPARE(namesOfProblems(arrival), QStringList{"hint long-dead-end"});
        auto& up = put(arrival, ThingKind::Portal, {2, 1}, 1).fields;
        up.set("level", Reference{"top"});
        up.set("cell", Cell{21, 3});
        QCOMPARE(namesOfProblems(arrival), QStringList());
    }

    /// A room beside a chasm, and one in which a portal arrives.
    void aRoomThatLeadsElsewhereIsNoHint() {
        World chasm = withUnneededRoom();
        chasm.levels[0].id = "top";
        chasm.levels[0].tiles.set({3, 3}, Tile::Chasm);
        QCOMPARE(namesOfProblems(chasm), QStringList{"hint unneeded-room"}); // nothing is below
        chasm.levels.push_back(test::drawnWorld("exit", {"####", "#..#", "####"}).levels[0]);
        chasm.levels[1].id = "low";
        chasm.levels[0].properties.set("below", Reference{"low"});
        QCOMPARE(namesOfProblems(chasm), QStringList());
        World arrival = withUnneededRoom();
        auto& portal = put(arrival, ThingKind::Portal, {3, 1}).fields;
        portal.set("cell", Cell{4, 1});
        QCOMPARE(namesOfProblems(arrival), QStringList{"hint unneeded-room"});
        portal.set("cell", Cell{1, 3});
        QCOMPARE(namesOfProblems(arrival), QStringList());
    }

    void aShortDeadEndIsNoHint() {
        World world = withDeadEnd();
        world.levels[0].tiles.fill({20, 1, 3, 1}, Tile::Wall); // 15 cells are left
        QCOMPARE(namesOfProblems(world), QStringList());
    }

    /// The way from the first room to the rest of the level.
    void aChokeNearTheStartIsNoHint() {
        World world = withChoke();
        world.levels[0].tiles.fill({1, 2, 4, 7}, Tile::Wall);
        QCOMPARE(namesOfProblems(world), QStringList());
    }

    /// Of several, the farthest from the start.
    void theLastChokeIsNamed() {
        Rows rows(10, "#......#...#..........#");
        rows.front() = rows.back() = std::string(23, '#');
        rows[1][1] = '@';
        rows[4][7] = rows[6][11] = '.';
        rows[8][22] = 'X';
        const auto problems = problemsOf(test::drawnWorld("exit", rows));
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().cells, (std::vector<Cell>{{11, 6}}));
    }

    /// The tree of the search against trying every cell.
    void offTheWayIsWhatItSays() {
        const Rows rows{"############", "#....#.....#", "#.##.###.#.#", "#.#......#.#", "#...#.####.#",
                        "##.##......#", "##...#.#####", "##.#.#...#.#", "##.....#...#", "############"};
        World world = test::drawnWorld("exit", rows);
        const Measured measured(world, 0, nullptr);
        const auto& region = measured.mainRegion();
        const Cell start{1, 1};
        for (const Cell target : {Cell{10, 7}, Cell{6, 1}, Cell{2, 8}, Cell{1, 1}}) {
            const auto tree = findCutOff(region, region.at(start), {}).tree;
            const auto ends = std::vector<RegionGraph::Number>{region.at(target)};
            const auto off = offTheWay(tree, ends);
            for (RegionGraph::Number number = 0; number < region.count(); ++number)
                QCOMPARE(!off[number], liesOnAWay(measured.walkable(), region.cell(number), start, target));
        }
    }

    void whatTheStartLosesIsCounted() {
        const World world = withChoke();
        const Measured measured(world, 0, nullptr);
        const auto& region = measured.mainRegion();
        const auto cut = cutFromRoot(measured.mainRegionCuts().tree);
        QCOMPARE(cut[region.at({7, 4})], 80u);
        QCOMPARE(cut[region.at({3, 3})], 0u);
        QCOMPARE(cut[region.at({1, 1})], region.count() - 1);
    }

    /// None of them is an error or a warning, on levels of every recipe.
    void recipesHaveHintsOnly() {
        generation::Workspace workspace;
        std::set<std::string> seen;
        for (const auto& recipe : generation::builtInRecipes())
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const auto made = generation::generateWorld(recipe.withSeed(seed), {60, 40}, workspace);
                if (!made) continue;
                for (const auto& problem : problemsOf(made->world)) {
                    QVERIFY2(problem.severity == Severity::Hint, problem.check.c_str());
                    seen.insert(problem.check);
                }
            }
        QVERIFY(seen.contains("choke") && seen.contains("unneeded-room"));
    }
};

DELVE_TEST(HintsTest)
#include "hints_test.moc"
