#include "generation/recipes/recipes.h"
#include "generation/stages/bridges.h"
#include "tests/generation/around_stage.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/counts.h"
#include "tests/support/mix_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <limits>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

const TileCatalogue tiles;

bool isLakeTile(Tile tile) { return tile == Tile::Water || tile == Tile::Chasm || tile == Tile::Lava; }

constexpr int noWalk = std::numeric_limits<int>::max();

/// A straight row of lake or bridge between two cells of ground, found cell by cell.
struct Crossing {
    Cell from;
    Cell to;
    std::vector<Cell> cells;
};

bool mayBegin(const Level& level, Cell cell) {
    return isPlainGround(level, tiles, cell) && !tiles.passage(level.tiles.at(cell));
}

Crossing crossingOf(const Hall& hall) {
    Crossing crossing;
    const Run& run = hall.runs.at(0);
    const Cell step = run.down ? Cell{0, 1} : Cell{1, 0};
    crossing.from = run.at - step;
    crossing.to = run.at;
    for (; static_cast<std::int32_t>(crossing.cells.size()) < run.length; crossing.to = crossing.to + step)
        crossing.cells.push_back(crossing.to);
    return crossing;
}

/// All crossings of cells for which `over` holds, of up to so many cells.
template <class Over>
std::vector<Crossing> crossingsOf(const Level& level, std::int64_t longest, Over over) {
    std::vector<Crossing> found;
    for (Cell cell; cell.y < level.size().height; ++cell.y)
        for (cell.x = 0; cell.x < level.size().width; ++cell.x)
            for (const Cell step : {Cell{1, 0}, Cell{0, 1}}) {
                if (!mayBegin(level, cell) || over(cell)) continue;
                Crossing crossing{cell, cell + step, {}};
                while (level.size().contains(crossing.to) && over(crossing.to)) {
                    crossing.cells.push_back(crossing.to);
                    crossing.to = crossing.to + step;
                }
                const auto length = static_cast<std::int64_t>(crossing.cells.size());
                if (length >= 1 && length <= longest && mayBegin(level, crossing.to)) found.push_back(crossing);
            }
    return found;
}

/// Steps between the ends of a crossing, on plain ground; a very large number if there is no way.
int walkBetween(const Level& level, const Crossing& crossing) {
    const auto steps = stepsFrom(crossing.from, [&](Cell cell) { return isPlainGround(level, tiles, cell); });
    const auto found = steps.find(crossing.to);
    return found == steps.end() ? noWalk : found->second;
}

bool touchesBridge(const Level& level, const Crossing& crossing) {
    for (const Cell cell : crossing.cells)
        for (std::int32_t y = -1; y <= 1; ++y)
            for (std::int32_t x = -1; x <= 1; ++x) {
                const Cell beside = cell + Cell{x, y};
                const bool own = std::ranges::find(crossing.cells, beside) != crossing.cells.end();
                if (!own && level.size().contains(beside) && level.tiles.at(beside) == Tile::Bridge) return true;
            }
    return false;
}

QString placeOf(const Crossing& crossing) {
    return QString(" from (%1, %2) to (%3, %4)")
        .arg(crossing.from.x)
        .arg(crossing.from.y)
        .arg(crossing.to.x)
        .arg(crossing.to.y);
}

/// What is wrong with the bridges that were built between the two, or should have been; empty if nothing is.
QString faultsOf(const Level& before, const Level& after, std::int64_t longest, std::int64_t saving) {
    std::size_t bridged = 0;
    for (Cell cell; cell.y < after.size().height; ++cell.y)
        for (cell.x = 0; cell.x < after.size().width; ++cell.x) {
            if (before.tiles.at(cell) == after.tiles.at(cell)) continue;
            if (!isLakeTile(before.tiles.at(cell)) || after.tiles.at(cell) != Tile::Bridge) return "another change";
            ++bridged;
        }
    std::size_t listed = 0;
    for (auto hall = after.halls->begin() + static_cast<std::ptrdiff_t>(before.halls->size());
         hall != after.halls->end(); ++hall) {
        const auto bridge = crossingOf(*hall);
        const auto length = static_cast<std::int64_t>(bridge.cells.size());
        listed += bridge.cells.size();
        if (hall->runs.size() != 1 || length > longest) return "a hall that is no bridge" + placeOf(bridge);
        for (const Cell cell : bridge.cells)
            if (!isLakeTile(before.tiles.at(cell))) return "a bridge over what is no lake" + placeOf(bridge);
        if (!mayBegin(before, bridge.from) || !mayBegin(before, bridge.to)) return "no ground" + placeOf(bridge);
        if (touchesBridge(after, bridge)) return "bridges side by side" + placeOf(bridge);
        const int walk = walkBetween(before, bridge);
        if (walk == noWalk) return "a bridge joins what was apart" + placeOf(bridge);
        if (walk - (length + 1) < saving) return "too little saved" + placeOf(bridge);
    }
    if (listed != bridged) return QString("%1 cells of bridges in halls, %2 built").arg(listed).arg(bridged);
    const auto isLake = [&](Cell cell) { return isLakeTile(after.tiles.at(cell)) && !after.isPinned(cell); };
    const auto parts = numberedParts(after.size(), [&](Cell cell) { return isPlainGround(after, tiles, cell); });
    for (const auto& crossing : crossingsOf(after, longest, isLake)) {
        if (touchesBridge(after, crossing) || parts.at(crossing.from) != parts.at(crossing.to)) continue;
        const bool inner = crossing.cells.front().x > 0 && crossing.cells.front().y > 0 &&
                           crossing.cells.front().x + 1 < after.size().width &&
                           crossing.cells.front().y + 1 < after.size().height;
        if (inner && walkBetween(after, crossing) - static_cast<int>(crossing.cells.size()) - 1 >= saving)
            return "no bridge" + placeOf(crossing);
    }
    return {};
}

std::vector<std::string> rowsOf(const Draft& draft) {
    std::vector<std::string> rows;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        auto& row = rows.emplace_back();
        for (const Tile tile : draft.row(y)) row += static_cast<char>(tiles[tile].glyph);
    }
    return rows;
}

/// A pond of a single row in the middle of a wall: the way round is long at the left, and short at the right.
const std::vector<std::string_view> alongACanal{
    "#####################", //
    "#...................#", //
    "#~~~~~~~~~~~~~~~~~~.#", //
    "#...................#", //
    "#####################", //
};

} // namespace

class BridgesTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

    static std::vector<std::string> built(const std::vector<std::string_view>& rows,
                                          const BridgesParameters& parameters, std::uint64_t seed = 1) {
        DrawnDraft drawn(rows);
        Stream random(seed);
        if (!bridges(drawn.draft, random, parameters)) return {};
        return rowsOf(drawn.draft);
    }

private slots:
    void aBridgeIsBuiltWhereItSavesEnough() {
        for (std::uint64_t seed = 0; seed < countOf(200U); ++seed) {
            const auto rows = built(alongACanal, {6, 15}, seed);
            // At column x the way round the end takes 2 * (19 - x) + 2 steps, and a bridge 2. Between two bridges 16
            // columns apart, another one would save 16 steps.
            std::int32_t next = 19;
            for (std::int32_t x = 18; x >= 1; --x) {
                if (rows[2][static_cast<std::size_t>(x)] != 'H') continue;
                QVERIFY(next - x >= 8 && next - x <= 15);
                next = x;
            }
            QVERIFY(next <= 8);
        }
        QCOMPARE(std::ranges::count(built(alongACanal, {6, 37})[2], 'H'), 0);
        QCOMPARE(std::ranges::count(built(alongACanal, {6, 36})[2], 'H'), 1);
    }

    void noBridgeIsTooLong() {
        const std::vector<std::string_view> wide{
            "##########", //
            "#..~~~~..#", //
            "#.######.#", //
            "#.######.#", //
            "#.######.#", //
            "#........#", //
            "##########", //
        };
        QCOMPARE(built(wide, {3, 5}), built(wide, {1, 50}));
        QCOMPARE(std::ranges::count(built(wide, {4, 12})[1], 'H'), 4);
        QCOMPARE(std::ranges::count(built(wide, {4, 13})[1], 'H'), 0);
    }

    /// With the lock shut there is no way at all: it stays so.
    void aLockIsNotPassedBy() {
        std::vector<std::string_view> rows{
            "###########", //
            "#....~....#", //
            "#....#....#", //
            "#....+....#", //
            "###########", //
        };
        for (const bool locked : {false, true}) {
            DrawnDraft drawn(rows);
            if (locked) QVERIFY(drawn.draft.addThing(ThingKind::Lock, {5, 3}));
            Stream random(1);
            QVERIFY(bridges(drawn.draft, random, {6, 3}).ok());
            QCOMPARE(drawn.draft.at({5, 1}), locked ? Tile::Water : Tile::Bridge);
            QCOMPARE(drawn.draft.notes().empty(), !locked);
        }
    }

    void whatIsApartStaysApart() {
        const std::vector<std::string_view> rows{"#########", "#...~...#", "#########"};
        QCOMPARE(std::ranges::count(built(rows, {6, 1})[1], 'H'), 0);
    }

    void aHallJoinsTheRoomsAtItsEnds() {
        DrawnDraft drawn({
            "###########", //
            "####...####", //
            "####...####", //
            "##,,...,,##", //
            "##,#####,##", //
            "##,,#~#,,##", //
            "#...#~#...#", //
            "#...~~~...#", //
            "#...#~#...#", //
            "###########", //
        });
        const auto left = drawn.draft.addRoom(Rect{1, 6, 3, 3});
        const auto right = drawn.draft.addRoom(Rect{7, 6, 3, 3});
        Stream random(1);
        QVERIFY(bridges(drawn.draft, random, {6, 9}).ok());
        QCOMPARE(drawn.draft.halls().size(), std::size_t{1});
        QVERIFY(drawn.draft.halls()[0].runs == std::vector{(Run{{4, 7}, 3, false})});
        QVERIFY(drawn.draft.halls()[0].a == left && drawn.draft.halls()[0].b == right);
        QCOMPARE(drawn.draft.links().size(), std::size_t{1});
        QVERIFY(drawn.draft.links()[0] == (Link{left, right, LinkKind::Hall, {}}));
    }

    void noOtherBridgeIsWorthwhile_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void noOtherBridgeIsWorthwhile() {
        QFETCH(QString, name);
        const auto& info = *builtInRecipes().find(name.toStdString());
        const auto& stage = *builtInStages().find("bridges");
        for (std::uint64_t seed = 0; seed < countOf(6U, 200U); ++seed) {
            Stream random(seed);
            auto lakes = stageOf("lakes", "lakes");
            lakes.set("cover", Decimal::of(25));
            lakes.set("largest", Decimal::of(static_cast<std::int64_t>(random.between(6, 30))));
            auto entry = stageOf("bridges", "bridges");
            BridgesParameters parameters;
            if (seed % 2 == 1)
                for (const auto& parameter : stage.parameters) entry.set(parameter.id, drawnValue(parameter, random));
            if (const auto* longest = entry.find("longest")) parameters.longest = std::get<Decimal>(*longest).floor();
            if (const auto* saving = entry.find("saving")) parameters.saving = std::get<Decimal>(*saving).floor();
            const auto recipe = withStages(info, seed, {lakes, entry}, "walls");
            if (!check(recipe, builtInStages())) continue;
            const auto around = runAround(recipe, "bridges", {64, 36}, m_workspace);
            if (!around) continue;
            const auto faults = faultsOf(around->before, around->after, parameters.longest, parameters.saving);
            QVERIFY2(faults.isEmpty(),
                     (settingsOf(recipe) + qPrintable(faults) + '\n' + pictureOf(around->after, tiles)).c_str());
            if (!recipe.find("start") || recipe.name == "journey") continue;
            const auto world = generateWorld(recipe, {64, 36}, m_workspace);
            QVERIFY(world.ok());
            const auto problems = mixProblems(world->world, recipe);
            QVERIFY2(problems.empty(), report(problems, world->world.levels[0], tiles).c_str());
        }
    }

    /// Over 40 levels with lakes there are some.
    void bridgesAreBuilt() {
        std::int64_t cells = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            auto lakes = stageOf("lakes", "lakes");
            lakes.set("cover", Decimal::of(20));
            const auto recipe =
                withStages(*builtInRecipes().find("caves"), seed, {lakes, stageOf("bridges", "bridges")}, "walls");
            const auto around = runAround(recipe, "bridges", {80, 45}, m_workspace);
            cells += std::ranges::count(around->after.tiles.rows(), Tile::Bridge);
        }
        QVERIFY(cells > 40);
    }
};

DELVE_TEST(BridgesTest)
#include "bridges_test.moc"
