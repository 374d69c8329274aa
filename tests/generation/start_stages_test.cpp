#include "generation/graph/paths.h"
#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/flowers.h"
#include "generation/stages/second_start.h"
#include "generation/stages/stages.h"
#include "generation/stages/start.h"
#include "tests/generation/drawn_draft.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;

namespace {

Level baseOf(const DrawnDraft& drawn, std::vector<std::string> pinnedThings) {
    Level base = drawn.draft.snapshot();
    base.pinnedThings = std::move(pinnedThings);
    return base;
}

QString saidBy(const Done& done) { return QString::fromStdString(inEnglish(done.failure().message)); }

bool place(Draft& draft, StartWay way, std::uint64_t seed = 1, StartDistance distance = StartDistance::Straight) {
    Stream random(seed);
    return placeStart(draft, random, {way, distance}).ok();
}

const std::vector<std::string_view> twoRooms{
    "            ", " ....   ... ", " ....,,,... ", " ....   ... ", "            ",
};

/// The path length of a cell as the stage's header defines it, from the distances of all cells.
std::int64_t wayOf(const Draft& draft, Cell from, std::int64_t counted) {
    const Distances distances = findDistances(draft.walkableCells(), std::span(&from, 1));
    std::vector<std::int64_t> steps;
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Flower) {
            const auto found = distances.at(thing.at);
            steps.push_back(found == Distances::unreachable ? draft.size().area() : std::int64_t{found});
        }
    std::ranges::sort(steps);
    steps.resize(std::min(steps.size(), static_cast<std::size_t>(counted)));
    std::int64_t sum = 0;
    for (const auto one : steps) sum += one;
    return sum;
}

} // namespace

class StartStagesTest : public QObject {
    Q_OBJECT
private slots:
    // Flowers

    void flowersStandOnFloorAlone() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            DrawnDraft drawn(twoRooms);
            Stream random(seed);
            QVERIFY(strewFlowers(drawn.draft, random, {4}).ok());
            const auto cells = drawn.cellsOf(ThingKind::Flower);
            QCOMPARE(cells.size(), std::size_t{5}); // 21 cells of floor
            QVERIFY(std::set<Cell>(cells.begin(), cells.end()).size() == 5);
            for (const Cell cell : cells) QCOMPARE(drawn.draft.at(cell), Tile::Floor);
        }
    }

    void everyCellGetsItsShareOfFlowers() {
        std::map<Cell, int> counts;
        constexpr int runs = 4200;
        for (std::uint64_t seed = 0; seed < runs; ++seed) {
            DrawnDraft drawn(twoRooms);
            Stream random(seed);
            QVERIFY(strewFlowers(drawn.draft, random, {4}).ok());
            for (const Cell cell : drawn.cellsOf(ThingKind::Flower)) ++counts[cell];
        }
        QCOMPARE(counts.size(), std::size_t{21});
        // 1,000 are expected of each, with a standard deviation of 28; a fair draw stays within five times that.
        for (const auto& entry : counts) QVERIFY(std::abs(entry.second - 1000) < 140);
    }

    void thereIsOneFlowerAtLeast() {
        DrawnDraft drawn(twoRooms);
        Stream random(1);
        QVERIFY(strewFlowers(drawn.draft, random, {}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Flower).size(), std::size_t{1});
    }

    void whatDoesNotFitIsSaid() {
        DrawnDraft drawn({"     ", " @.. ", "     "});
        Stream random(1);
        QVERIFY(strewFlowers(drawn.draft, random, {1}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Flower).size(), std::size_t{1}); // one cell stays free
        QCOMPARE(drawn.draft.notes().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(inEnglish(drawn.draft.notes()[0])),
                 QString("1 flower(s) instead of 3: no more fit on the free floor."));
    }

    void pinnedFlowersCount() {
        const DrawnDraft old({"        ", " *....* ", "        "});
        const Level base = baseOf(old, {"flower-1-1"});
        DrawnDraft drawn({"        ", " ...... ", "        "}, &base);
        Stream random(3);
        QVERIFY(strewFlowers(drawn.draft, random, {3}).ok());
        const auto cells = drawn.cellsOf(ThingKind::Flower);
        QCOMPARE(cells.size(), std::size_t{2});
        QCOMPARE(cells.front(), (Cell{1, 1}));
    }

    void noFlowerGrowsWhereNothingMayStand() {
        Level base;
        base.tiles = Grid({8, 3});
        BitGrid empty({8, 3});
        empty.setRun(1, 1, 3);
        base.keptEmpty = empty;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            DrawnDraft drawn({"        ", " ...... ", "        "}, &base);
            Stream random(seed);
            QVERIFY(strewFlowers(drawn.draft, random, {3}).ok());
            const auto cells = drawn.cellsOf(ThingKind::Flower);
            QCOMPARE(cells.size(), std::size_t{2});
            for (const Cell cell : cells) QVERIFY(cell.x > 3);
        }
    }

    void flowersCanBeStopped() {
        DrawnDraft drawn(twoRooms);
        Feedback feedback;
        feedback.stop();
        drawn.draft.setFeedback(&feedback);
        Stream random(1);
        QVERIFY(strewFlowers(drawn.draft, random, {}).failure().cancelled());
    }

    // Start

    void anyFloorCellMayBeTheStart() {
        std::map<Cell, int> counts;
        for (std::uint64_t seed = 0; seed < 2100; ++seed) {
            DrawnDraft drawn(twoRooms);
            QVERIFY(place(drawn.draft, StartWay::Random, seed));
            const auto starts = drawn.cellsOf(ThingKind::Start, 1);
            QCOMPARE(starts.size(), std::size_t{1});
            ++counts[starts.front()];
        }
        QCOMPARE(counts.size(), std::size_t{21}); // no halls among them
        for (const auto& entry : counts) QVERIFY(entry.second > 50 && entry.second < 150);
    }

    void aLonelyFloorCellIsFound() {
        std::vector<std::string> rows(80, std::string(120, ' '));
        rows[50][70] = '.';
        rows[50][71] = ',';
        DrawnDraft drawn(std::vector<std::string_view>(rows.begin(), rows.end()));
        QVERIFY(place(drawn.draft, StartWay::Random));
        QCOMPARE(drawn.cellsOf(ThingKind::Start), std::vector<Cell>({{70, 50}}));
    }

    void withoutFloorTheStartIsOnOtherGround() {
        DrawnDraft drawn({"     ", " ,=, ", "     "});
        QVERIFY(place(drawn.draft, StartWay::Random));
        QVERIFY(drawn.draft.walkable(drawn.cellsOf(ThingKind::Start).front()));
    }

    void whereNothingIsFreeThereIsNoStart() {
        DrawnDraft drawn({"    ", " ** ", "    "});
        Stream random(1);
        const auto done = placeStart(drawn.draft, random, {});
        QVERIFY(!done.ok());
        QVERIFY(saidBy(done).contains("no free cell"));
    }

    void aPinnedStartStaysTheOnlyOne() {
        const DrawnDraft old({"        ", " .@.... ", "        "});
        const Level base = baseOf(old, {"start-2-1"});
        for (const auto way :
             {StartWay::Random, StartWay::LowerLeft, StartWay::FarthestOfThree, StartWay::FarthestRoom}) {
            DrawnDraft drawn({"        ", " ...... ", "        "}, &base);
            QVERIFY(place(drawn.draft, way));
            QCOMPARE(drawn.cellsOf(ThingKind::Start), std::vector<Cell>({{2, 1}}));
        }
    }

    void theLowerLeftRoom() {
        DrawnDraft drawn(std::vector<std::string_view>(12, std::string_view("                    ")));
        drawn.draft.addRoom({1, 1, 3, 3});
        drawn.draft.addRoom({12, 7, 5, 4});
        const RoomId lower = drawn.draft.addRoom({2, 6, 5, 3});
        QVERIFY(place(drawn.draft, StartWay::LowerLeft));
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 1), std::vector<Cell>({{4, 7}}));
        QCOMPARE(drawn.draft.rooms()[lower].kind, RoomKind::Start);
    }

    void theLowerLeftOfACave() {
        DrawnDraft drawn({
            "         ",
            " ....... ",
            "   .     ",
            "  ..  .. ",
            "      .  ",
            "         ",
        });
        QVERIFY(place(drawn.draft, StartWay::LowerLeft));
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 1), std::vector<Cell>({{2, 3}}));
    }

    void farFromTheExitNeedsOne() {
        DrawnDraft drawn(twoRooms);
        Stream random(1);
        const auto done = placeStart(drawn.draft, random, {StartWay::FarthestOfThree});
        QVERIFY(!done.ok());
        QVERIFY(saidBy(done).contains("exit"));
    }

    void theFarthestOfThreeFromTheExit() {
        // In a straight line the far end of the upper floor is farther away; by path the lower end beside the exit is.
        const std::vector<std::string_view> hairpin{
            "             ", " X.......... ", "           . ", " ........... ", "             ",
        };
        const Cell exit{1, 1};
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            for (const auto kind : {StartDistance::Straight, StartDistance::Path}) {
                DrawnDraft drawn(hairpin);
                drawn.draft.setTracing(true);
                QVERIFY(place(drawn.draft, StartWay::FarthestOfThree, seed, kind));
                const auto distance = [&](Cell cell) {
                    if (kind == StartDistance::Straight)
                        return (cell.x - exit.x) * (cell.x - exit.x) + (cell.y - exit.y) * (cell.y - exit.y);
                    return cell.y == 1 ? cell.x - 1 : cell.y == 2 ? 11 : 12 + (11 - cell.x);
                };
                const auto marks = drawn.draft.takeMarks();
                const auto& three = marks.at(0).cells;
                QCOMPARE(three.size(), std::size_t{3});
                QCOMPARE(distance(drawn.cellsOf(ThingKind::Start).at(0)),
                         distance(*std::ranges::max_element(three, {}, distance)));
            }
        }
    }

    void farFromTheBossNeedsOne() {
        DrawnDraft drawn(twoRooms);
        Stream random(1);
        const auto done = placeStart(drawn.draft, random, {StartWay::FarthestRoom});
        QVERIFY(!done.ok());
        QVERIFY(saidBy(done).contains("boss"));
    }

    // Second start

    void theSecondStartNeedsTheFirst() {
        DrawnDraft drawn(twoRooms);
        Stream random(1);
        const auto done = placeSecondStart(drawn.draft, random, {});
        QVERIFY(!done.ok());
        QVERIFY(saidBy(done).contains("player 2"));
    }

    void theOtherEndOfAMirroredMapIsAsGood() {
        DrawnDraft drawn({
            "               ",
            " @.,,,.*.,,,.. ",
            "               ",
        });
        Stream random(2);
        QVERIFY(placeSecondStart(drawn.draft, random, {12, 200}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 2), std::vector<Cell>({{13, 1}}));
    }

    void theSecondStartIsTheCandidateMostAlike() {
        Workspace workspace;
        const RecipeInfo* info = builtInRecipes().find("grown-rooms");
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const SecondStartParameters parameters{static_cast<std::int64_t>(1 + seed % 14),
                                                   static_cast<std::int64_t>(1 + seed % 30)};
            Level level;
            {
                GenerateRequest request{info->withSeed(seed), {60, 40}};
                auto made = generate(request, builtInStages(), workspace);
                QVERIFY(made.ok());
                level = std::move(made->level);
            }
            std::vector<std::string> kept; // all things but the second start, and all ground
            for (const auto& thing : *level.things)
                if (thing.kind != ThingKind::Start || playerOf(thing) == 1) kept.push_back(thing.id);
            std::ranges::sort(kept);
            level.pinnedThings = kept;
            TileCatalogue tiles;
            Draft draft(level.size(), tiles, workspace, &level);
            for (std::int32_t y = 0; y < level.size().height; ++y)
                for (std::int32_t x = 0; x < level.size().width; ++x) draft.set({x, y}, level.tiles.at({x, y}));
            draft.setTracing(true);
            Stream random(seed);
            QVERIFY(placeSecondStart(draft, random, parameters).ok());

            const Cell first = draft.findThing(ThingKind::Start, 1)->at;
            const auto firstWay = wayOf(draft, first, parameters.flowers);
            const auto rank = [&](Cell cell) {
                return std::tuple(std::abs(wayOf(draft, cell, parameters.flowers) - firstWay), -steps(cell, first),
                                  cell);
            };
            const auto marks = draft.takeMarks();
            QCOMPARE(draft.findThing(ThingKind::Start, 2)->at, *std::ranges::min_element(marks.at(0).cells, {}, rank));
        }
    }

    void aPinnedSecondStartStaysTheOnlyOne() {
        const DrawnDraft old({"        ", " ..&... ", "        "});
        const Level base = baseOf(old, {"start-3-1"});
        DrawnDraft drawn({"        ", " ...... ", "        "}, &base);
        QVERIFY(place(drawn.draft, StartWay::Random));
        Stream random(1);
        QVERIFY(placeSecondStart(drawn.draft, random, {}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 2), std::vector<Cell>({{3, 1}}));
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 1).size(), std::size_t{1});
    }

    void withoutFlowersTheSecondStartIsFar() {
        DrawnDraft drawn({"               ", " @............ ", "               "});
        Stream random(1);
        QVERIFY(placeSecondStart(drawn.draft, random, {12, 500}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 2), std::vector<Cell>({{13, 1}}));
        QCOMPARE(drawn.draft.notes().size(), std::size_t{1});
    }

    void withoutFreeFloorTheSecondStartIsInAHall() {
        DrawnDraft drawn({"     ", " @*, ", "     "});
        Stream random(1);
        QVERIFY(placeSecondStart(drawn.draft, random, {}).ok());
        QCOMPARE(drawn.cellsOf(ThingKind::Start, 2), std::vector<Cell>({{3, 1}}));
    }

    void withoutAFreeCellThereIsNoSecondStart() {
        DrawnDraft drawn({"    ", " @* ", "    "});
        Stream random(1);
        QVERIFY(placeSecondStart(drawn.draft, random, {}).ok());
        QVERIFY(drawn.cellsOf(ThingKind::Start, 2).empty());
        QCOMPARE(drawn.draft.notes().size(), std::size_t{1});
    }

    // All of them

    void grownRoomsHaveBothStartsAndTheirFlowers() {
        Workspace workspace;
        const RecipeInfo* info = builtInRecipes().find("grown-rooms");
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Size size{static_cast<std::int32_t>(16 + seed % 70), static_cast<std::int32_t>(16 + seed * 7 % 40)};
            GenerateRequest request{info->withSeed(seed), size};
            const auto made = generate(request, builtInStages(), workspace);
            QVERIFY(made.ok());
            const Level& level = made->level;
            const auto rows = level.tiles.rows();
            const auto floor = std::ranges::count(rows, Tile::Floor);
            std::set<Cell> cells;
            std::map<std::int64_t, int> starts;
            std::ptrdiff_t flowers = 0;
            for (const auto& thing : *level.things) {
                QVERIFY(cells.insert(thing.at).second);
                QCOMPARE(level.tiles.at(thing.at), Tile::Floor);
                if (thing.kind == ThingKind::Start) ++starts[playerOf(thing)];
                else ++flowers;
            }
            QVERIFY((starts == std::map<std::int64_t, int>{{1, 1}, {2, 1}}));
            QCOMPARE(flowers, std::max<std::ptrdiff_t>(1, (floor + 30) / 60));
        }
    }
};

DELVE_TEST(StartStagesTest)
#include "start_stages_test.moc"
