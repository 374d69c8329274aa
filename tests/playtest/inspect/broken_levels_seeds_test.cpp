#include "generation/level/locks.h"
#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/proof.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/counts.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

bool isWall(const World& world, std::size_t level, Cell cell) {
    const auto& map = world.levels[level];
    return map.size().contains(cell) && world.tiles.wall(map.tiles.at(cell));
}

bool isGround(const World& world, std::size_t level, Cell cell) {
    const auto& map = world.levels[level];
    return map.size().contains(cell) && world.tiles.walkable(map.tiles.at(cell));
}

/// The cells of the home level for which `is` holds, row by row.
template <class Is>
std::vector<Cell> cellsWhere(const World& world, Is is) {
    std::vector<Cell> cells;
    const auto size = world.levels[0].size();
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if (is(Cell{x, y})) cells.push_back({x, y});
    return cells;
}

std::optional<Cell> oneOf(const std::vector<Cell>& cells, Stream& random) {
    if (cells.empty()) return {};
    return cells[static_cast<std::size_t>(random.below(cells.size()))];
}

/// Breaks a world, and names the check that finds it; nothing where the world has nothing to break so.
using Break = std::optional<std::string> (*)(World&, Stream&);

/// Wall, or void where nothing was built: both on the map.
bool isSolid(const World& world, Cell cell) {
    const auto& map = world.levels[0];
    return map.size().contains(cell) && (isWall(world, 0, cell) || map.tiles.at(cell) == Tile::Void);
}

template <class Visit>
void forEachAround(Cell cell, Visit visit) {
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) visit(cell + Cell{dx, dy});
}

bool isSolidAround(const World& world, Cell cell) {
    bool solid = true;
    forEachAround(cell, [&](Cell near) { solid = solid && isSolid(world, near); });
    return solid;
}

/// A cell of ground with walls around it.
void digCell(World& world, Cell cell) {
    auto& tiles = world.levels[0].tiles;
    forEachAround(cell, [&](Cell near) {
        if (std::as_const(tiles).at(near) == Tile::Void) tiles.set(near, Tile::Wall);
    });
    tiles.set(cell, Tile::Floor);
}

std::optional<std::string> sealRoom(World& world, Stream& random) {
    const auto place = oneOf(cellsWhere(world, [&](Cell cell) { return isSolidAround(world, cell); }), random);
    if (!place) return {};
    digCell(world, *place);
    return "unreachable-ground";
}

std::optional<std::string> leak(World& world, Stream& random) {
    const auto place =
        oneOf(cellsWhere(world,
                         [&](Cell cell) {
                             return isWall(world, 0, cell) && std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
                                        return isGround(world, 0, cell + side);
                                    });
                         }),
              random);
    if (!place) return {};
    world.levels[0].tiles.set(*place, Tile::Void);
    return "open-to-void";
}

std::optional<std::string> flowerInWall(World& world, Stream& random) {
    const auto place = oneOf(cellsWhere(world, [&](Cell cell) { return isWall(world, 0, cell); }), random);
    if (!place) return {};
    put(world, ThingKind::Flower, *place);
    return world.rules->objective == "collect" ? "unreachable-target" : "unreachable-thing";
}

std::optional<std::string> takeExit(World& world, Stream&) {
    const auto exits =
        cellsWhere(world, [&](Cell cell) { return world.tiles.endsGame(world.levels[0].tiles.at(cell)); });
    const bool needed = world.rules->objective == "exit" || world.rules->objective == "gate";
    if (exits.empty() || !needed) return {};
    for (const Cell cell : exits) world.levels[0].tiles.set(cell, Tile::Wall);
    return "missing-target";
}

std::optional<std::string> wallInExit(World& world, Stream&) {
    const auto exits =
        cellsWhere(world, [&](Cell cell) { return world.tiles.endsGame(world.levels[0].tiles.at(cell)); });
    const bool needed = world.rules->objective == "exit" || world.rules->objective == "gate";
    if (exits.empty() || !needed) return {};
    for (const Cell cell : exits)
        for (const Cell side : sidesInReadingOrder)
            if (isGround(world, 0, cell + side)) {
                world.levels[0].tiles.set(cell + side, Tile::Wall);
                std::erase_if(world.levels[0].things.write(),
                              [&](const Thing& thing) { return thing.at == cell + side; });
            }
    if (!startOf(*world.levels[0].things, 1)) return {};
    return "unreachable-target";
}

std::optional<std::string> takeKeys(World& world, Stream&) {
    auto& things = world.levels[0].things.write();
    const auto lock = std::ranges::find(things, ThingKind::Lock, &Thing::kind);
    if (lock == things.end()) return {};
    const auto colour = colourOf(*lock);
    std::erase_if(things,
                  [&](const Thing& thing) { return thing.kind == ThingKind::Key && colourOf(thing) == colour; });
    return "lock-without-key";
}

/// Moves all keys beside the exit, which the locks of a keep shut off.
std::optional<std::string> lockKeysIn(World& world, Stream&) {
    const auto exits =
        cellsWhere(world, [&](Cell cell) { return world.tiles.endsGame(world.levels[0].tiles.at(cell)); });
    auto& things = world.levels[0].things.write();
    const bool locked = std::ranges::find(things, ThingKind::Lock, &Thing::kind) != things.end();
    if (exits.empty() || !locked) return {};
    for (const Cell side : sidesInReadingOrder)
        if (isGround(world, 0, exits.front() + side))
            for (auto& thing : things)
                if (thing.kind == ThingKind::Key) thing.at = exits.front() + side;
    return "key-behind-lock";
}

std::optional<std::string> cutPortal(World& world, Stream& random) {
    auto& things = world.levels[0].things.write();
    std::vector<Thing*> portals;
    for (auto& thing : things)
        if (thing.kind == ThingKind::Portal) portals.push_back(&thing);
    if (portals.empty()) return {};
    portals[static_cast<std::size_t>(random.below(portals.size()))]->fields.set("level", Reference{"gone"});
    return "portal-to-nowhere";
}

std::optional<std::string> nameLevelBelow(World& world, Stream&) {
    world.levels[0].properties.set("below", Reference{"gone"});
    return "chasm-to-nowhere";
}

std::optional<std::string> takeStart(World& world, Stream&) {
    std::erase_if(world.levels[0].things.write(), [](const Thing& thing) { return thing.kind == ThingKind::Start; });
    return "no-start";
}

std::optional<std::string> addDoor(World& world, Stream& random) {
    const auto place = oneOf(cellsWhere(world,
                                        [&](Cell cell) {
                                            for (int dy = -1; dy <= 1; ++dy)
                                                for (int dx = -1; dx <= 1; ++dx)
                                                    if (!isGround(world, 0, cell + Cell{dx, dy})) return false;
                                            return std::ranges::find(*world.levels[0].things, cell, &Thing::at) ==
                                                   world.levels[0].things->end();
                                        }),
                             random);
    if (!place) return {};
    world.levels[0].tiles.set(*place, Tile::Door);
    return "useless-door";
}

std::optional<std::string> addUnknownEnemy(World& world, Stream& random) {
    const auto place = oneOf(cellsWhere(world, [&](Cell cell) { return isGround(world, 0, cell); }), random);
    if (!place) return {};
    put(world, ThingKind::Enemy, *place).fields.set(enemyField, std::string("gorgon"));
    return "unknown-enemy";
}

std::optional<std::string> addUnknownEncounter(World& world, Stream& random) {
    const auto place = oneOf(cellsWhere(world, [&](Cell cell) { return isGround(world, 0, cell); }), random);
    if (!place) return {};
    put(world, ThingKind::Encounter, *place).fields.set(encounterField, std::string("sphinx"));
    return "unknown-encounter";
}

/// A pocket below a ledge, from which nobody comes back.
std::optional<std::string> digTrap(World& world, Stream& random) {
    const auto& objective = world.rules->objective;
    if (world.rules->players > 1 || (objective != "exit" && objective != "gate" && objective != "boss")) return {};
    constexpr std::array ledges{Tile::LedgeNorth, Tile::LedgeEast, Tile::LedgeSouth, Tile::LedgeWest};
    const auto way = directionsClockwise[static_cast<std::size_t>(random.below(directionsClockwise.size()))];
    const auto fits = [&](Cell ground) {
        return isGround(world, 0, ground) && isSolidAround(world, ground + towards(way) + towards(way));
    };
    const auto place = oneOf(cellsWhere(world, fits), random);
    if (!place) return {};
    digCell(world, *place + towards(way) + towards(way));
    world.levels[0].tiles.set(*place + towards(way), ledges[static_cast<std::size_t>(way)]);
    return "soft-lock";
}

struct NamedBreak {
    const char* name;
    Break apply;
    bool proven = false; ///< only the proof finds it
};
constexpr NamedBreak breaks[] = {
    {"sealed room", sealRoom},
    {"leak to the void", leak},
    {"flower in a wall", flowerInWall},
    {"exit taken away", takeExit},
    {"exit walled in", wallInExit},
    {"lock without key", takeKeys},
    {"key behind lock", lockKeysIn},
    {"portal cut", cutPortal},
    {"one-way trap", digTrap, true},
    {"level below gone", nameLevelBelow},
    {"no start", takeStart},
    {"door in the open", addDoor},
    {"enemy of no kind", addUnknownEnemy},
    {"encounter of no table", addUnknownEncounter},
};

bool isHint(const Problem& problem) { return problem.severity == Severity::Hint; }

/// The checks that found errors or warnings.
std::set<std::string> checksOf(const std::vector<Problem>& problems) {
    std::set<std::string> checks;
    for (const auto& problem : problems)
        if (!isHint(problem)) checks.insert(problem.check);
    return checks;
}

std::string listed(const std::vector<Problem>& problems) {
    std::string text;
    for (const auto& problem : problems)
        if (!isHint(problem)) text += problem.check + ": " + inEnglish(problem.message) + '\n';
    return text;
}

/// Nothing if the world was not won: then nobody knows whether a player gets stuck.
std::optional<std::vector<Problem>> problemsByProof(const World& world) {
    const auto shared = std::make_shared<const World>(world);
    const auto proof = prove(shared, {.softLocks = true});
    if (!proof || proof->verdict != Verdict::Winnable) return {};
    auto inspection = inspect(shared, {.proof = &*proof});
    return inspection ? std::optional(std::move(inspection->problems)) : std::nullopt;
}

/// What is wrong with the fixes of errors and warnings, each by itself; of one check and label the first ten, since a
/// town that is cut off has dozens of chests.
QStringList faultsOf(const World& world, const std::vector<Problem>& problems) {
    constexpr int mostOfAKind = 10;
    std::map<std::pair<std::string, std::string>, int> tried;
    QStringList faults;
    for (const auto& problem : problems)
        for (const auto& fix : problem.fixes) {
            if (isHint(problem) || ++tried[{problem.check, fix.label.source}] > mostOfAKind) continue;
            if (const auto fault = faultOfFix(world, problems, problem, fix, false); !fault.isEmpty()) faults << fault;
        }
    return faults;
}

/// The same of a few hints.
QStringList faultsOfHints(const World& world, const std::vector<Problem>& problems, Stream& random) {
    std::vector<std::pair<const Problem*, const Fix*>> fixes;
    for (const auto& problem : problems)
        for (const auto& fix : problem.fixes)
            if (isHint(problem)) fixes.emplace_back(&problem, &fix);
    QStringList faults;
    for (int i = 0; i < 2 && !fixes.empty(); ++i) {
        const auto [problem, fix] = fixes[static_cast<std::size_t>(random.below(fixes.size()))];
        if (const auto fault = faultOfFix(world, problems, *problem, *fix, false); !fault.isEmpty()) faults << fault;
    }
    return faults;
}

} // namespace

/// Levels that are broken on purpose: each fault is named by its own check, each fix mends it by itself and causes no
/// other error or warning, and nothing is wrong with the levels as they were. The long run breaks 3,000.
class BrokenLevelsSeedsTest : public QObject {
    Q_OBJECT

    static std::uint64_t seeds() { return test::countOf(3U, 64U); }

    void breakIn(const World& sound, const NamedBreak& kind, const std::string& about, Stream& random) {
        World world = sound;
        const auto check = kind.apply(world, random);
        if (!check) return;
        const auto known = kind.proven ? problemsByProof(sound) : std::vector<Problem>{};
        if (!known) return;
        QVERIFY2(checksOf(*known).empty(), (about + "before: " + listed(*known)).c_str());
        const auto problems = kind.proven ? problemsByProof(world) : problemsOf(world);
        QVERIFY2(problems, (about + "not won any more").c_str());
        QVERIFY2(checksOf(*problems).contains(*check), (about + listed(*problems)).c_str());
        const auto faults = faultsOf(world, *problems);
        QVERIFY2(faults.isEmpty(), (about + faults.join('\n').toStdString()).c_str());
        ++m_broken[kind.name];
    }

    std::map<std::string, int> m_broken;
    std::size_t m_recipes = 0;

private slots:
    void faultsAreFoundAndMended_data() {
        QTest::addColumn<QString>("recipe");
        for (const auto& recipe : generation::builtInRecipes())
            QTest::addRow("%s", recipe.name.c_str()) << QString::fromStdString(recipe.name);
    }
    void faultsAreFoundAndMended() {
        QFETCH(QString, recipe);
        const auto& info = *generation::builtInRecipes().find(recipe.toStdString());
        generation::Workspace workspace;
        Stream random(18);
        for (std::uint64_t seed = 0; seed < seeds(); ++seed) {
            const auto made = generation::generateWorld(info.withSeed(seed), info.defaultSize, workspace);
            QVERIFY(made.ok());
            const auto sound = problemsOf(made->world);
            const auto said = recipe.toStdString() + " seed " + std::to_string(seed) + ": ";
            QVERIFY2(checksOf(sound).empty(), (said + listed(sound)).c_str());
            const auto faults = faultsOfHints(made->world, sound, random);
            QVERIFY2(faults.isEmpty(), (said + faults.join('\n').toStdString()).c_str());
            for (const auto& kind : breaks) {
                breakIn(made->world, kind, said + kind.name + ": ", random);
                if (QTest::currentTestFailed()) return;
            }
        }
        ++m_recipes;
    }

    /// Unless some of the recipes were tried alone.
    void cleanupTestCase() {
        if (m_recipes < generation::builtInRecipes().size() || test::isShort()) return;
        int all = 0;
        for (const auto& kind : breaks) {
            QVERIFY2(m_broken[kind.name] > 0, kind.name);
            all += m_broken[kind.name];
        }
        QVERIFY2(!test::isLong("seeds") || all >= 3000, std::to_string(all).c_str());
    }
};

DELVE_TEST(BrokenLevelsSeedsTest)
#include "broken_levels_seeds_test.moc"
