#include "generation/recipes/recipes.h"
#include "generation/stages/lakes.h"
#include "tests/generation/around_stage.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/counts.h"
#include "tests/support/mix_checker.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

const TileCatalogue tiles;

bool isLakeTile(Tile tile) { return tile == Tile::Water || tile == Tile::Chasm || tile == Tile::Lava; }

std::int64_t lakeCells(const Level& level) { return std::ranges::count_if(level.tiles.rows(), isLakeTile); }

template <class Visit>
void forEachCell(Size size, Visit visit) {
    for (Cell cell; cell.y < size.height; ++cell.y)
        for (cell.x = 0; cell.x < size.width; ++cell.x) visit(cell);
}

/// What is wrong with the lakes that were laid between the two; empty if nothing is.
QString faultsOf(const AroundStage& around, std::int64_t wreath) {
    const Size size = around.after.size();
    const auto tileAt = [&](Cell cell) { return size.contains(cell) ? around.after.tiles.at(cell) : Tile::Wall; };
    QString faults;
    const auto fault = [&](const char* what, Cell cell) {
        if (faults.size() < 400) faults += QString("%1 at (%2, %3)\n").arg(what).arg(cell.x).arg(cell.y);
    };
    std::set<Cell> things;
    for (const auto& thing : *around.before.things) things.insert(thing.at);
    forEachCell(size, [&](Cell cell) {
        const Tile before = around.before.tiles.at(cell);
        const Tile after = around.after.tiles.at(cell);
        if (before == after) return;
        const bool edge = cell.x == 0 || cell.y == 0 || cell.x + 1 == size.width || cell.y + 1 == size.height;
        if (after == Tile::Wall) {
            if (before != Tile::Void) fault("a wall instead of more than void", cell);
            return;
        }
        if (things.contains(cell)) fault("the ground of a thing", cell);
        if (after == Tile::Shallows) {
            if (!tiles.walkable(before)) fault("new ground", cell);
            bool near = false;
            for (auto y = -wreath; y <= wreath; ++y)
                for (auto x = -wreath; x <= wreath; ++x)
                    near = near || tileAt(cell + Cell{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)}) ==
                                       Tile::Water;
            if (!near) fault("shallows far from water", cell);
            return;
        }
        if (!isLakeTile(after)) return fault("another tile", cell);
        if (edge) fault("a lake on the edge", cell);
        if (tiles.passage(before) || tiles.endsGame(before)) fault("a lake in a door or an exit", cell);
        for (std::int32_t y = -1; y <= 1; ++y)
            for (std::int32_t x = -1; x <= 1; ++x) {
                const Cell beside = cell + Cell{x, y};
                if (tileAt(beside) == Tile::Void) fault("a lake beside void", cell);
                if (tiles.passage(tileAt(beside)) || tiles.endsGame(tileAt(beside)))
                    fault("a lake beside a door or an exit", cell);
                if (isLakeTile(tileAt(beside)) && tileAt(beside) != after) fault("a lake beside another", cell);
                if (wreath > 0 && after == Tile::Water && tileAt(beside) == Tile::Floor && !things.contains(beside))
                    fault("water without shallows", cell);
            }
    });
    const auto partsOf = [&](const Level& level, bool plain) {
        return numberedParts(size, [&level, plain](Cell cell) {
            if (plain) return isPlainGround(level, tiles, cell);
            return level.size().contains(cell) && tiles.walkable(level.tiles.at(cell));
        });
    };
    for (const bool plain : {true, false})
        if (!isJoinedAsBefore(partsOf(around.before, plain), partsOf(around.after, plain)))
            faults += "ground cut off\n";
    return faults;
}

/// Some recipes have lakes of their own.
constexpr auto addedLakes = "added-lakes";

RecipeStage lakesWith(const std::vector<NamedParameter>& values) {
    auto stage = stageOf(addedLakes, "lakes");
    stage.parameters = values;
    return stage;
}

/// Where lakes are put: before the walls, before the doors, behind everything.
constexpr std::array places{"walls", "doors", "start", ""};

} // namespace

/// Lakes: the ground stays joined, and nothing lies in water that must stay dry.
class LakesTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    static void addRecipes() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    static const RecipeInfo& fetchRecipe() {
        const QString name = *static_cast<QString*>(QTest::qData("name", qMetaTypeId<QString>()));
        return *recipeNamed(builtInRecipes(), name.toStdString());
    }

private slots:
    void groundStaysJoinedInEveryRecipe_data() { addRecipes(); }
    void groundStaysJoinedInEveryRecipe() {
        const auto& info = fetchRecipe();
        std::int64_t laid = 0;
        int runs = 0;
        for (std::uint64_t seed = 0; seed < countOf(12U, 400U); ++seed) {
            const auto* const place = places[seed % places.size()];
            const auto recipe =
                withStages(info, seed, {lakesWith({{"cover", Decimal::of(10 + 10 * (seed % 3))}})}, place);
            if (!check(recipe, builtInStages())) continue;
            const auto around = runAround(recipe, addedLakes, info.defaultSize, m_workspace);
            QVERIFY(around);
            const auto faults = faultsOf(*around, 1);
            const auto which = recipe.name + ", seed " + std::to_string(seed) + ", before " + place + ": ";
            QVERIFY2(faults.isEmpty(), (which + qPrintable(faults) + pictureOf(around->after, tiles)).c_str());
            laid += lakeCells(around->after) - lakeCells(around->before);
            ++runs;
            if (!recipe.find("start") || recipe.name == "journey") continue; // journeys are won by towns
            const auto world = generateWorld(recipe, info.defaultSize, m_workspace);
            QVERIFY(world.ok());
            const auto problems = mixProblems(world->world, recipe);
            QVERIFY2(problems.empty(), (which + report(problems, world->world.levels[0], tiles)).c_str());
        }
        QVERIFY(runs > 0 && laid > 0);
    }

    void parametersAnywhere() {
        const auto& stage = *builtInStages().find("lakes");
        constexpr std::array sizes{Size{80, 45}, Size{16, 16}, Size{40, 100},
                                   Size{33, 17}, Size{65, 64}, Size{130, 20}};
        const std::array names{"grown-rooms", "caves", "rooms-and-mazes", "partition", "keep@2"};
        for (std::uint64_t seed = 0; seed < countOf(60U, 3'000U); ++seed) {
            Stream random(seed);
            std::vector<NamedParameter> values;
            for (const auto& parameter : stage.parameters)
                if (random.below(2) == 0) values.push_back({parameter.id, drawnValue(parameter, random)});
            auto entry = lakesWith(values);
            const auto* const wreath = entry.find("wreath");
            const auto& info = *recipeNamed(builtInRecipes(), names[seed % names.size()]);
            const auto recipe = withStages(info, seed, {entry}, places[seed / 5 % 3]);
            if (!check(recipe, builtInStages())) continue;
            const auto around = runAround(recipe, addedLakes, sizes[seed % sizes.size()], m_workspace);
            if (!around) continue; // nothing fits on so small a map
            const auto faults = faultsOf(*around, wreath ? std::get<Decimal>(*wreath).floor() : 1);
            QVERIFY2(faults.isEmpty(), (settingsOf(recipe) + qPrintable(faults)).c_str());
        }
    }

    /// Caves have room for it; the last lake may be some cells too large.
    void theShareIsReachedWhereThereIsRoom() {
        const auto& info = *builtInRecipes().find("caves");
        for (const Size size : {Size{80, 45}, Size{40, 100}, Size{256, 256}})
            for (std::uint64_t seed = 0; seed < countOf(size.width > 80 ? 3U : 20U, 200U); ++seed) {
                const std::int64_t cover = 4 + static_cast<std::int64_t>(seed % 4) * 3;
                const auto recipe = withStages(info, seed, {lakesWith({{"cover", Decimal::of(cover)}})}, "walls");
                const auto around = runAround(recipe, addedLakes, size, m_workspace);
                QVERIFY(around);
                const auto asked = size.area() * cover / 100;
                const auto laid = lakeCells(around->after);
                const auto what = QString("%1 of %2").arg(laid).arg(asked);
                QVERIFY2(laid * 10 >= asked * 9, qPrintable(what));
                QVERIFY2(laid <= asked + std::max<std::int64_t>(4, asked / 20), qPrintable(what));
                QVERIFY(around->notes.empty());
            }
    }

    void whatFindsNoRoomIsSaid() {
        const auto& info = *builtInRecipes().find("spanning-halls");
        int told = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto recipe = withStages(info, seed, {lakesWith({{"cover", Decimal::of(100)}})}, "walls");
            const auto around = runAround(recipe, addedLakes, {80, 45}, m_workspace);
            QVERIFY(around);
            told += inEnglish(around->notes.at(0)).find(" of 3600 cells") != std::string::npos ? 1 : 0;
        }
        QCOMPARE(told, 10);
    }

    void eachKindIsDrawnByItsWeight() {
        const auto& info = *builtInRecipes().find("caves");
        const auto run = [&](const std::vector<NamedParameter>& values) {
            return runAround(withStages(info, 5, {lakesWith(values)}, "walls"), addedLakes, {200, 200}, m_workspace)
                ->after;
        };
        const auto count = [](const Level& level, Tile tile) { return std::ranges::count(level.tiles.rows(), tile); };
        const NamedParameter noWater{"water-weight", Decimal::of(0)};
        const NamedParameter noChasm{"chasm-weight", Decimal::of(0)};
        const NamedParameter noLava{"lava-weight", Decimal::of(0)};
        const Level mixed = run({});
        QVERIFY(count(mixed, Tile::Water) > count(mixed, Tile::Chasm) && count(mixed, Tile::Chasm) > 0 &&
                count(mixed, Tile::Lava) > 0 && count(mixed, Tile::Shallows) > 0);
        const Level lava = run({noWater, noChasm});
        QCOMPARE(count(lava, Tile::Lava), lakeCells(lava));
        QCOMPARE(count(lava, Tile::Shallows), 0);
        const Level chasms = run({noWater, noLava});
        QCOMPARE(count(chasms, Tile::Chasm), lakeCells(chasms));
        const Level none = run({noWater, noChasm, noLava});
        QCOMPARE(count(none, Tile::Water), lakeCells(none));
    }

    /// The way past the lock, which nobody without its key could do without, stays; so does the one beside the ledge,
    /// which leads back.
    void waysWithoutKeysStay_data() {
        QTest::addColumn<char>("barrier");
        for (const char barrier : {'+', 'E', 'Q'}) QTest::newRow(std::string(1, barrier).c_str()) << barrier;
    }
    void waysWithoutKeysStay() {
        QFETCH(char, barrier);
        std::vector<std::string> rows{
            "########################################", "#..................#...................#",
            "#..................#...................#", "#..................+...................#",
            "#..................#...................#", "#..................#...................#",
            "#..................#...................#", "#..................#...................#",
            "#..................#...................#", "#..................#...................#",
            "#......................................#", "########################################"};
        rows[3][19] = barrier;
        int laid = 0;
        for (std::uint64_t seed = 0; seed < countOf(100U); ++seed) {
            DrawnDraft drawn({rows.begin(), rows.end()});
            if (barrier == '+') QVERIFY(drawn.draft.addThing(ThingKind::Lock, {19, 3}));
            const Level before = drawn.draft.snapshot();
            Stream random(seed);
            LakesParameters parameters;
            parameters.cover = percent(60);
            QVERIFY(lakes(drawn.draft, random, parameters).ok());
            const AroundStage around{before, drawn.draft.snapshot(), {}, {}};
            const auto faults = faultsOf(around, 1);
            QVERIFY2(faults.isEmpty(), (qPrintable(faults) + pictureOf(around.after, tiles)).c_str());
            laid += lakeCells(around.after) > 60 ? 1 : 0;
        }
        QVERIFY(laid > countOf(100) / 2);
    }

    void pinsAndPinnedThingsStay() {
        const auto& info = *recipeNamed(builtInRecipes(), "keep@2");
        for (std::uint64_t seed = 0; seed < countOf(30U, 500U); ++seed) {
            Stream random(seed);
            auto recipe = withStages(info, seed, {lakesWith({{"cover", Decimal::of(30)}})}, "walls");
            auto base = runAround(recipe, addedLakes, {64, 40}, m_workspace)->finished;
            BitGrid mask(base.size());
            for (int i = 0; i < 5; ++i) {
                const auto x = static_cast<std::int32_t>(random.between(0, 50));
                const auto y = static_cast<std::int32_t>(random.between(0, 32));
                for (std::int32_t row = 0; row < 7; ++row) mask.setRun(y + row, x, 12);
            }
            base.pinned.write() = mask;
            recipe.seed += 1000;
            const auto around = runAround(recipe, addedLakes, {64, 40}, m_workspace, &base);
            if (!around) continue; // what is pinned cannot be joined
            const auto problems = pinProblems(base, around->finished);
            QVERIFY2(problems.empty(), report(problems, around->finished, tiles).c_str());
            forEachCell(base.size(), [&](Cell cell) {
                if (mask.at(cell)) QCOMPARE(around->after.tiles.at(cell), base.tiles.at(cell));
            });
        }
    }

    void pinnedLakesCount() {
        DrawnDraft whole(
            std::vector<std::string_view>(40, std::string_view("............................................"
                                                               "............................")));
        Level base = whole.draft.snapshot();
        base.tiles.fill({10, 10, 20, 10}, Tile::Lava);
        BitGrid mask(base.size());
        for (std::int32_t y = 10; y < 20; ++y) mask.setRun(y, 10, 20);
        base.pinned.write() = mask;
        DrawnDraft drawn(
            std::vector<std::string_view>(40, std::string_view("............................................"
                                                               "............................")),
            &base);
        Stream random(1);
        QVERIFY(lakes(drawn.draft, random, {}).ok());
        const Level after = drawn.draft.snapshot();
        const auto asked = after.size().area() / 10;
        QVERIFY(lakeCells(after) >= asked * 9 / 10 && lakeCells(after) <= asked + 20);
    }

    /// Something of every room is left, and halls that a lake cuts are gone with their links.
    void roomsAndHallsAreListedAsTheyAre() {
        std::size_t lost = 0;
        for (std::uint64_t seed = 0; seed < countOf(20U); ++seed) {
            const auto& info = *builtInRecipes().find("grown-rooms");
            const auto recipe = withStages(info, seed, {lakesWith({{"cover", Decimal::of(25)}})}, "walls");
            const auto around = runAround(recipe, addedLakes, {80, 45}, m_workspace);
            QVERIFY(around);
            QCOMPARE(around->after.rooms->size(), around->before.rooms->size());
            QVERIFY(around->after.halls->size() <= around->before.halls->size());
            lost += around->before.halls->size() - around->after.halls->size();
        }
        QVERIFY(lost > 0);
    }

    void aTraceShowsEachLake() {
        GenerateRequest request;
        request.recipe = withStages(*builtInRecipes().find("caves"), 3, {lakesWith({})}, "walls");
        request.size = {80, 45};
        Trace trace;
        QVERIFY(generate(request, builtInStages(), m_workspace, nullptr, &trace).ok());
        const auto stage = std::ranges::find(trace.stages, std::string("lakes"), &StageTrace::stage);
        QVERIFY(stage != trace.stages.end());
        QVERIFY(stage->marks.at(0).cells.size() >= 2);
        QCOMPARE(stage->marks[0].cells.size() % 2, std::size_t{0});
    }
};

DELVE_TEST(LakesTest)
#include "lakes_test.moc"
