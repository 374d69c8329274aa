#include "generation/level/locks.h"
#include "generation/level/rules.h"
#include "generation/level/sides.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "tests/playtest/inspect/found_problems.h"
#include "tests/support/test.h"

#include <QtTest>

#include <algorithm>
#include <optional>
#include <set>

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

std::optional<std::string> sealRoom(World& world, Stream& random) {
    const auto place = oneOf(cellsWhere(world,
                                        [&](Cell cell) {
                                            for (int dy = -1; dy <= 1; ++dy)
                                                for (int dx = -1; dx <= 1; ++dx)
                                                    if (!isWall(world, 0, cell + Cell{dx, dy})) return false;
                                            return true;
                                        }),
                             random);
    if (!place) return {};
    world.levels[0].tiles.set(*place, Tile::Floor);
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
    put(world, ThingKind::Enemy, *place).fields.set("kind", std::string("gorgon"));
    return "unknown-enemy";
}

struct NamedBreak {
    const char* name;
    Break apply;
};
constexpr NamedBreak breaks[] = {
    {"sealed room", sealRoom},       {"leak to the void", leak},     {"flower in a wall", flowerInWall},
    {"exit taken away", takeExit},   {"exit walled in", wallInExit}, {"lock without key", takeKeys},
    {"key behind lock", lockKeysIn}, {"portal cut", cutPortal},      {"level below gone", nameLevelBelow},
    {"no start", takeStart},         {"door in the open", addDoor},  {"enemy of no kind", addUnknownEnemy},
};

/// The checks that found errors or warnings.
std::set<std::string> checksOf(const std::vector<Problem>& problems) {
    std::set<std::string> checks;
    for (const auto& problem : problems)
        if (problem.severity != Severity::Hint) checks.insert(problem.check);
    return checks;
}

std::string listed(const std::vector<Problem>& problems) {
    std::string text;
    for (const auto& problem : problems) text += problem.check + ": " + inEnglish(problem.message) + '\n';
    return text;
}

/// Fixes one problem after the other by its first fix. How many are left of the check.
World fixed(World world, const std::string& check) {
    for (int round = 0; round < 50; ++round) {
        const auto problems = problemsOf(world);
        const auto found = std::ranges::find_if(
            problems, [&](const Problem& problem) { return problem.check == check && !problem.fixes.empty(); });
        if (found == problems.end() || !applyFix(world, found->fixes.front())) break;
    }
    return world;
}

} // namespace

/// Levels that are broken on purpose: each fault is named by its own check, its fixes mend it and break nothing else,
/// and nothing is wrong with the levels as they were.
class BrokenLevelsSeedsTest : public QObject {
    Q_OBJECT

    static std::uint64_t seeds() { return qEnvironmentVariable("DELVEWRIGHT_LONG") == "seeds" ? 60 : 4; }

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
        int broken = 0;
        for (std::uint64_t seed = 0; seed < seeds(); ++seed) {
            const auto made = generation::generateWorld(info.withSeed(seed), info.defaultSize, workspace);
            QVERIFY(made.ok());
            const auto sound = problemsOf(made->world);
            const auto said = recipe.toStdString() + " seed " + std::to_string(seed) + ": ";
            QVERIFY2(checksOf(sound).empty(), (said + listed(sound)).c_str());
            for (const auto& [name, apply] : breaks) {
                World world = made->world;
                const auto check = apply(world, random);
                if (!check) continue;
                ++broken;
                const auto about = said + name + ": ";
                const auto problems = problemsOf(world);
                const auto found = checksOf(problems);
                QVERIFY2(found.contains(*check), (about + listed(problems)).c_str());
                const auto left = problemsOf(fixed(world, *check));
                auto others = checksOf(left);
                QVERIFY2(!others.contains(*check), (about + "not mended: " + listed(left)).c_str());
                for (const auto& other : others)
                    QVERIFY2(found.contains(other), (about + "mended, and then: " + listed(left)).c_str());
            }
        }
        QVERIFY(broken >= static_cast<int>(3 * seeds()));
    }
};

DELVE_TEST(BrokenLevelsSeedsTest)
#include "broken_levels_seeds_test.moc"
