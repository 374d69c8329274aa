#include "generation/pipeline/pipeline.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/loops.h"
#include "generation/stages/stages.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/made_draft.h"
#include "tests/support/counts.h"
#include "tests/support/list_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace delve;
using namespace delve::generation;
using test::DrawnDraft;

namespace {

constexpr int longestWalk = 20;

/// A wall that could be opened, and the steps around it; -1 where there is no way.
struct Detour {
    Cell wall;
    int steps = 0;
};

/// What may be opened, told by the names of tiles.
struct PlainMap {
    Size size;
    std::vector<std::string> names;
    std::vector<char> walks;

    PlainMap(const Level& level, const TileCatalogue& tiles) : size(level.size()) {
        for (const Tile tile : level.tiles.rows()) {
            names.push_back(tiles[tile].name);
            walks.push_back(tiles[tile].walk == Walk::Yes ? 1 : 0);
        }
    }
    [[nodiscard]] std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.y * size.width + cell.x); }
    [[nodiscard]] bool walkable(Cell cell) const { return size.contains(cell) && walks[index(cell)] != 0; }
    [[nodiscard]] bool solid(Cell cell) const {
        return size.contains(cell) && (names[index(cell)] == "void" || names[index(cell)] == "wall");
    }
    [[nodiscard]] bool mayBeEntered(Cell cell) const {
        if (!walkable(cell)) return false;
        const auto& name = names[index(cell)];
        return name.find("door") == std::string::npos && name.find("ledge") == std::string::npos;
    }
};

/// Every wall of one cell between open ground, with walls at its flanks, around which one walks farther than that.
std::vector<Detour> longDetours(const PlainMap& map, int most) {
    std::vector<Detour> found;
    for (std::int32_t y = 1; y + 1 < map.size.height; ++y)
        for (std::int32_t x = 1; x + 1 < map.size.width; ++x)
            for (const Cell step : {Cell{1, 0}, Cell{0, 1}}) {
                const Cell wall{x, y};
                const Cell flank{step.y, step.x};
                if (!map.solid(wall) || !map.solid(wall + flank) || !map.solid(wall - flank)) continue;
                if (!map.mayBeEntered(wall - step) || !map.mayBeEntered(wall + step)) continue;
                const auto steps = test::stepsFrom(wall - step, [&](Cell cell) { return map.walkable(cell); });
                const auto reached = steps.find(wall + step);
                const int around = reached == steps.end() ? -1 : reached->second;
                if (around < 0 || around > most) found.push_back({wall, around});
            }
    return found;
}

std::int64_t openings(const Level& level) { return std::ranges::count(*level.halls, LinkKind::Extra, &Hall::kind); }

/// Where the stage opens the walls of a drawing.
std::vector<Cell> openedIn(Draft& draft, std::int64_t walk = longestWalk) {
    const BitGrid before = draft.walkableCells();
    Stream random(1);
    if (!loops(draft, random, {walk}).ok()) return {};
    std::vector<Cell> opened;
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            if (draft.walkable({x, y}) && !before.at({x, y})) opened.push_back({x, y});
    return opened;
}

} // namespace

class LoopsTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    Result<Generated> make(const Recipe& recipe, Size size) {
        GenerateRequest request;
        request.recipe = recipe;
        request.size = size;
        return generate(request, builtInStages(), m_workspace, nullptr, nullptr);
    }

    static Recipe recipeOf(const std::vector<std::string>& stages, std::uint64_t seed) {
        Recipe recipe;
        recipe.name = "loops";
        recipe.seed = seed;
        for (const auto& stage : stages)
            recipe.stages.push_back(
                stageOf(stage + std::to_string(recipe.stages.size()), stage)); // some stand in it twice
        return recipe;
    }

    /// The stages of every recipe that make its ground; and rooms of many shapes.
    static std::vector<std::vector<std::string>> grounds() {
        std::vector<std::vector<std::string>> all{{"accrete-rooms"},
                                                  {"accrete-rooms", "smooth"},
                                                  {"caves", "smooth", "attempt-rooms", "triangulate", "tunnel"}};
        for (const auto& info : builtInRecipes()) {
            std::vector<std::string> names;
            for (const auto& entry : info.stages)
                if (const auto* stage = builtInStages().find({entry.stage, entry.version});
                    stage && stage->group != StageGroup::Finishing && stage->group != StageGroup::World)
                    names.push_back(entry.stage);
                else break;
            if (info.name != "journey") all.push_back(names);
        }
        return all;
    }

private slots:
    void aLongWayAroundIsOpened() {
        DrawnDraft drawn({"              ", " ............ ", " .            ", " ............ ", "              "});
        QCOMPARE(openedIn(drawn.draft).size(), std::size_t{1});
        QCOMPARE(drawn.draft.halls().size(), std::size_t{1});
        QCOMPARE(drawn.draft.halls()[0].kind, LinkKind::Extra);
        QVERIFY(drawn.draft.links().empty()); // it joins no rooms
    }

    /// 20 steps around the wall at the end, and fewer around all others.
    void theBoundIsExact() {
        const std::vector<std::string_view> rows{"            ", //
                                                 " .......... ", //
                                                 " .          ", //
                                                 " .......... ", //
                                                 "            "};
        for (const auto& [walk, count] : {std::pair{19, 1}, std::pair{20, 0}}) {
            DrawnDraft drawn(rows);
            QCOMPARE(openedIn(drawn.draft, walk).size(), static_cast<std::size_t>(count));
        }
    }

    void exitsStay() {
        DrawnDraft exits({"              ", " ............ ", " .XXXXXXXXXXX ", " ............ ", "              "});
        QVERIFY(openedIn(exits.draft).empty());
    }

    void linksJoinTheRoomsAtBothSides() {
        DrawnDraft drawn(
            {"               ", "               ", "               ", "               ", "               "});
        const auto upper = drawn.draft.addRoom(Rect{1, 1, 13, 1});
        const auto lower = drawn.draft.addRoom(Rect{1, 3, 13, 1});
        QVERIFY(drawn.draft.addHall(upper, lower, {Run{{1, 2}, 1, false}}, LinkKind::Tree));
        QCOMPARE(openedIn(drawn.draft).size(), std::size_t{1});
        QCOMPARE(drawn.draft.links().size(), std::size_t{1});
        const Link& link = drawn.draft.links()[0];
        QVERIFY(link.a == upper && link.b == lower && link.kind == LinkKind::Extra);
    }

    /// Once opened, a wall may have another one at its side that is worth opening.
    void whatAnOpeningBringsNearIsOpenedAsWell() {
        Stream random(4);
        int longer = 0;
        for (int n = 0; n < test::countOf(300); ++n) {
            test::MadeDraft made({24, 14}, static_cast<std::uint64_t>(n));
            for (std::int32_t y = 1; y < 13; ++y)
                for (std::int32_t x = 1; x < 23; ++x)
                    if (random.chance(9, 20)) made.draft.set({x, y}, Tile::Floor);
            const auto first = openedIn(made.draft, 6);
            longer += first.empty() ? 0 : 1;
            QVERIFY(openedIn(made.draft, 6).empty());
            QVERIFY(longDetours(PlainMap(made.draft.snapshot(), made.tiles), 6).empty());
        }
        QVERIFY(longer > 0);
    }

    void runAgainItOpensNothing_data() {
        QTest::addColumn<int>("ground");
        for (std::size_t i = 0; i < grounds().size(); ++i)
            QTest::addRow("%d: %s", static_cast<int>(i), grounds()[i].front().c_str()) << static_cast<int>(i);
    }
    void runAgainItOpensNothing() {
        QFETCH(int, ground);
        auto once = grounds()[static_cast<std::size_t>(ground)];
        once.emplace_back("loops");
        auto twice = once;
        twice.emplace_back("loops");
        for (std::uint64_t seed = 0; seed < test::countOf(20U, 300U); ++seed)
            for (const Size size : {Size{79, 29}, Size{40, 24}}) {
                const auto made = make(recipeOf(once, seed), size);
                const auto again = make(recipeOf(twice, seed), size);
                QCOMPARE(made.ok(), again.ok());
                if (!made) continue;
                QVERIFY(again->level.tiles == made->level.tiles);
                QCOMPARE(openings(again->level), openings(made->level));
                const auto left = longDetours(PlainMap(made->level, {}), longestWalk);
                const auto first = left.empty() ? Detour{} : left.front();
                QVERIFY2(left.empty(), qPrintable(QString("seed %1: %2 steps around (%3, %4)")
                                                      .arg(seed)
                                                      .arg(first.steps)
                                                      .arg(first.wall.x)
                                                      .arg(first.wall.y)));
                const auto problems = test::listProblems(made->level, {});
                QVERIFY2(problems.empty(), test::report(problems, made->level, {}).c_str());
            }
    }

    /// A lock that somebody pinned is the only way into what it locks.
    void nothingLeadsAroundAPinnedLock() {
        for (const bool locked : {true, false}) {
            Level base;
            base.tiles = Grid({16, 7});
            BitGrid pins({16, 7});
            for (const Cell cell : {Cell{7, 1}, Cell{7, 5}}) {
                base.tiles.set(cell, Tile::Hall);
                pins.set(cell);
            }
            base.pinned.write() = pins;
            if (locked) {
                for (const Cell cell : {Cell{7, 1}, Cell{7, 5}}) {
                    Thing lock;
                    lock.id = "lock-" + std::to_string(cell.y);
                    lock.kind = ThingKind::Lock;
                    lock.at = cell;
                    base.things.write().push_back(lock);
                    base.pinnedThings.write().push_back(lock.id);
                }
            }
            test::MadeDraft made({16, 7}, 1, &base);
            made.draft.fill({1, 1, 6, 5}, Tile::Floor);
            made.draft.fill({8, 1, 7, 5}, Tile::Floor);
            const auto opened = openedIn(made.draft, 3);
            QCOMPARE(opened.empty(), locked);
        }
    }

    void pinnedAndReservedWallsStay() {
        const std::vector<std::string_view> rows{"              ", //
                                                 " ............ ", //
                                                 " .            ", //
                                                 " ............ ", //
                                                 "              "};
        DrawnDraft reserved(rows);
        for (std::int32_t x = 2; x < 13; ++x) reserved.draft.reserve({x, 2});
        QVERIFY(openedIn(reserved.draft).empty());
        Level base;
        base.tiles = Grid({14, 5});
        BitGrid pins({14, 5});
        pins.setRun(2, 2, 11);
        base.pinned.write() = pins;
        DrawnDraft pinned(rows, &base);
        QVERIFY(openedIn(pinned.draft).empty());
    }
};

DELVE_TEST(LoopsTest)
#include "loops_test.moc"
