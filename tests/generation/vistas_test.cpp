#include "generation/recipes/recipes.h"
#include "generation/stages/vistas.h"
#include "tests/generation/around_stage.h"
#include "tests/generation/drawn_draft.h"
#include "tests/generation/pipeline/drawn_recipes.h"
#include "tests/support/counts.h"
#include "tests/support/mix_checker.h"
#include "tests/support/test.h"

#include <QtTest>

#include <cstdlib>
#include <limits>

using namespace delve;
using namespace delve::generation;
using namespace delve::test;

namespace {

const TileCatalogue tiles;

/// Is one seen from the other, by the definition: in each row between them (or column, where these are more) the
/// straight line between the centres passes within half a cell of one that can be seen through?
bool seeEachOther(const Level& level, Cell a, Cell b) {
    const int dx = b.x - a.x;
    const int dy = b.y - a.y;
    const int far = std::max(std::abs(dx), std::abs(dy));
    const bool byRows = far == std::abs(dy);
    const int across = byRows ? dx : dy;
    for (int k = 1; k < far; ++k) {
        bool open = false;
        for (int off = std::min(across, 0); off <= std::max(across, 0); ++off) {
            const Cell cell =
                byRows ? Cell{a.x + off, dy > 0 ? a.y + k : a.y - k} : Cell{dx > 0 ? a.x + k : a.x - k, a.y + off};
            const bool touched = 2 * std::abs(across * k - off * far) <= far;
            open = open || (touched && tiles.seeThrough(level.tiles.at(cell)));
        }
        if (!open) return false;
    }
    return true;
}

/// Steps from a cell over ground that needs no key.
std::map<Cell, int> walksFrom(const Level& level, Cell cell) {
    return stepsFrom(cell, [&](Cell other) { return isPlainGround(level, tiles, other); });
}

/// The ground that is seen from a cell with this level's walls, in a circle.
std::set<Cell> seenFrom(const Level& level, Cell from, int radius) {
    std::set<Cell> seen;
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x) {
            const Cell cell = from + Cell{x, y};
            if (x * x + y * y <= radius * radius && isPlainGround(level, tiles, cell) &&
                seeEachOther(level, from, cell))
                seen.insert(cell);
        }
    return seen;
}

/// The two cells of ground at a grate.
std::pair<Cell, Cell> sidesOf(const Level& level, Cell grate) {
    const bool upright = tiles.walkable(level.tiles.at(grate + Cell{0, -1}));
    return upright ? std::pair{grate + Cell{0, -1}, grate + Cell{0, 1}}
                   : std::pair{grate + Cell{-1, 0}, grate + Cell{1, 0}};
}

std::vector<Cell> newGrates(const Level& before, const Level& after) {
    std::vector<Cell> grates;
    for (Cell cell; cell.y < after.size().height; ++cell.y)
        for (cell.x = 0; cell.x < after.size().width; ++cell.x)
            if (after.tiles.at(cell) != before.tiles.at(cell)) grates.push_back(cell);
    return grates;
}

/// What one grate alone shows from both of its sides, and how long the walk is between them.
struct Shown {
    std::set<Cell> cells;
    std::size_t views = 0; ///< the sum of both sides
    int walk = 0;
    int nearest = std::numeric_limits<int>::max(); ///< the shortest walk from a side to what it sees
};

Shown shownBy(Level level, Cell grate, std::pair<Cell, Cell> sides, int radius) {
    Shown shown;
    const Level shut = level;
    level.tiles.set(grate, Tile::Grate);
    const auto [first, second] = sides;
    for (const Cell from : {first, second}) {
        const auto walks = walksFrom(level, from);
        const auto before = seenFrom(shut, from, radius);
        for (const Cell cell : seenFrom(level, from, radius)) {
            if (before.contains(cell)) continue;
            shown.cells.insert(cell);
            ++shown.views;
            const auto walk = walks.find(cell);
            if (walk != walks.end()) shown.nearest = std::min(shown.nearest, walk->second);
        }
    }
    const auto walks = walksFrom(level, first);
    const auto walk = walks.find(second);
    shown.walk = walk == walks.end() ? 63 : std::min(63, walk->second);
    return shown;
}

bool standsClear(const Level& level, Cell grate, std::pair<Cell, Cell> sides) {
    const Cell across{sides.second.y - sides.first.y, sides.second.x - sides.first.x};
    const Cell flank{across.x / 2, across.y / 2};
    if (!tiles.wall(level.tiles.at(grate + flank)) || !tiles.wall(level.tiles.at(grate - flank))) return false;
    for (std::int32_t y = -1; y <= 1; ++y)
        for (std::int32_t x = -1; x <= 1; ++x) {
            const Cell cell = grate + Cell{x, y};
            const Tile tile = level.tiles.at(cell);
            if (level.isPinned(cell) || tiles.passage(tile) || tiles.endsGame(tile) || tiles.ledge(tile)) return false;
            if (tiles.walkable(tile) && !isPlainGround(level, tiles, cell)) return false;
        }
    return isPlainGround(level, tiles, sides.first) && isPlainGround(level, tiles, sides.second);
}

/// A wall between the ends of a long hall that turns back, and another nearer to its turn.
const std::vector<std::string_view> hairpin{
    "##########################", //
    "#........................#", //
    "#.######################.#", //
    "#........................#", //
    "#.######################.#", //
    "#.######################.#", //
    "#.######################.#", //
    "##########################", //
};

} // namespace

/// Grates: no way opens, and what they show is far to walk.
class VistasTest : public QObject {
    Q_OBJECT

    Workspace m_workspace;

private slots:
    void noWayOpensAndWhatIsShownIsFar_data() {
        QTest::addColumn<QString>("name");
        for (const auto& recipe : builtInRecipes())
            QTest::newRow(recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void noWayOpensAndWhatIsShownIsFar() {
        QFETCH(QString, name);
        const auto& info = *builtInRecipes().find(name.toStdString());
        const auto& stage = *builtInStages().find("vistas");
        for (std::uint64_t seed = 0; seed < countOf(10U, 300U); ++seed) {
            Stream random(seed);
            auto entry = stageOf("vistas", "vistas");
            if (seed % 2 == 1)
                for (const auto& parameter : stage.parameters) entry.set(parameter.id, drawnValue(parameter, random));
            if (seed % 2 == 1) entry.set("radius", Decimal::of(static_cast<std::int64_t>(random.between(2, 14))));
            const auto valueOf = [&](const char* id, std::int64_t usual) {
                const auto* const value = entry.find(id);
                return value ? std::get<Decimal>(*value).floor() : usual;
            };
            const auto recipe = withStages(info, seed, {entry}, "no such stage");
            if (!check(recipe, builtInStages())) continue;
            const auto around = runAround(recipe, "vistas", {64, 36}, m_workspace);
            QVERIFY(around);
            const auto grates = newGrates(around->before, around->after);
            const auto which = settingsOf(recipe) + '\n' + pictureOf(around->after, tiles);
            QVERIFY(static_cast<std::int64_t>(grates.size()) <= valueOf("vistas", 3));
            QCOMPARE(around->notes.empty(), static_cast<std::int64_t>(grates.size()) == valueOf("vistas", 3));
            for (std::size_t i = 0; i < grates.size(); i += 1 + grates.size() / 4) {
                const Cell grate = grates[i];
                QVERIFY(tiles.wall(around->before.tiles.at(grate)));
                QCOMPARE(around->after.tiles.at(grate), Tile::Grate);
                const auto sides = sidesOf(around->after, grate);
                QVERIFY2(standsClear(around->after, grate, sides), which.c_str());
                const auto shown = shownBy(around->before, grate, sides, static_cast<int>(valueOf("radius", 10)));
                QVERIFY2(shown.nearest >= valueOf("walk", 30) && shown.walk >= valueOf("walk", 30), which.c_str());
                QVERIFY(shown.cells.contains(sides.first) && shown.cells.contains(sides.second));
            }
        }
    }

    /// Of all places, the one that shows most, times the way there, comes first. On levels without loops: where ways
    /// lead round, few walls hide what is far.
    void theBestPlaceIsTaken() {
        int made = 0;
        for (std::uint64_t seed = 0; seed < countOf(25U, 300U); ++seed) {
            auto entry = stageOf("vistas", "vistas");
            entry.set("vistas", Decimal::of(1));
            entry.set("walk", Decimal::of(12));
            const auto recipe = withStages(*recipeNamed(builtInRecipes(), seed % 2 == 0 ? "partition@1" : "keep@1"),
                                           seed, {entry}, "no such stage");
            const auto around = runAround(recipe, "vistas", {64, 36}, m_workspace);
            QVERIFY(around);
            const Level& level = around->before;
            const auto grates = newGrates(level, around->after);
            std::int64_t best = 0;
            for (Cell cell{0, 2}; cell.y + 2 < level.size().height; ++cell.y)
                for (cell.x = 2; cell.x + 2 < level.size().width; ++cell.x)
                    for (const Cell side : {Cell{0, -1}, Cell{-1, 0}}) {
                        const std::pair sides{cell + side, cell - side};
                        if (!tiles.wall(level.tiles.at(cell)) || !standsClear(level, cell, sides)) continue;
                        const auto shown = shownBy(level, cell, sides, 10);
                        if (shown.walk < 12 || shown.nearest < 12) continue;
                        best = std::max(best, static_cast<std::int64_t>(shown.views) * shown.walk);
                    }
            QCOMPARE(grates.empty(), best == 0);
            if (grates.empty()) continue;
            ++made;
            const auto shown = shownBy(level, grates[0], sidesOf(around->after, grates[0]), 10);
            QCOMPARE(static_cast<std::int64_t>(shown.views) * shown.walk, best);
        }
        QVERIFY(made > countOf(25) / 4);
    }

    void nothingIsShownTwice() {
        DrawnDraft drawn(hairpin);
        Stream random(1);
        VistasParameters parameters;
        parameters.walk = 8;
        parameters.radius = 4;
        parameters.vistas = 1000;
        QVERIFY(vistas(drawn.draft, random, parameters).ok());
        QCOMPARE(drawn.draft.notes().size(), std::size_t{1});
        // Only where the walk round either end is long enough, and never two side by side.
        std::vector<std::int32_t> columns;
        for (std::int32_t x = 0; x < drawn.draft.size().width; ++x)
            if (drawn.draft.at({x, 2}) == Tile::Grate) columns.push_back(x);
        QVERIFY(columns.size() >= 3);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            QVERIFY(columns[i] >= 4 && columns[i] <= 21);
            QVERIFY(i == 0 || columns[i] - columns[i - 1] > 1);
        }
    }

    void whatALockKeepsIsFar() {
        const std::vector<std::string_view> rows{
            "###########", //
            "#....#....#", //
            "#....#....#", //
            "#....#....#", //
            "#....#....#", //
            "#....#....#", //
            "#....+....#", //
            "###########", //
        };
        for (const bool locked : {false, true}) {
            DrawnDraft drawn(rows);
            if (locked) QVERIFY(drawn.draft.addThing(ThingKind::Lock, {5, 6}));
            Stream random(1);
            VistasParameters parameters;
            parameters.vistas = 1;
            QVERIFY(vistas(drawn.draft, random, parameters).ok());
            QCOMPARE(std::ranges::count(drawn.draft.tiles(), Tile::Grate), locked ? 1 : 0);
            for (const std::int32_t y : {5, 6, 7}) QVERIFY(drawn.draft.at({5, y}) != Tile::Grate);
        }
    }

    void pinsStayAndPinnedGratesCount() {
        DrawnDraft first(hairpin);
        Level base = first.draft.snapshot();
        base.tiles.set({12, 2}, Tile::Grate);
        BitGrid mask(base.size());
        mask.setRun(2, 11, 3);
        base.pinned.write() = mask;
        DrawnDraft drawn(hairpin, &base);
        Stream random(1);
        VistasParameters parameters;
        parameters.walk = 8;
        parameters.vistas = 2;
        QVERIFY(vistas(drawn.draft, random, parameters).ok());
        QCOMPARE(std::ranges::count(drawn.draft.tiles(), Tile::Grate), 2);
        for (const std::int32_t x : {10, 14}) QCOMPARE(drawn.draft.at({x, 2}), Tile::Wall);
        QVERIFY(drawn.draft.notes().empty());
    }

    /// It may stand behind a stage that fixes ways, and it draws the same level twice.
    void itKeepsWays() {
        const auto& stage = *builtInStages().find("vistas");
        QVERIFY(!stage.changesWays() && stage.ways == Ways::Keeps);
    }
};

DELVE_TEST(VistasTest)
#include "vistas_test.moc"
