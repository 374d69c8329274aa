#include "tests/playtest/inspect/broken_worlds.h"

#include "generation/level/rules.h"

#include <utility>

namespace delve::test {

World withLevelBelow(const std::string& below, const std::string& row) {
    World world = drawnWorld("exit", {"#######", "#@....X", row, "#######"});
    world.levels[0].id = "pit";
    world.levels[0].properties.set("below", Reference{below});
    return world;
}

World withLevelBelowOfWalls() {
    World world = withLevelBelow("cellar");
    world.levels.push_back(drawnWorld("exit", {"####", "####"}).levels[0]);
    world.levels[1].id = "cellar";
    return world;
}

World withoutExitBesideALedge() { return drawnWorld("exit", {"~~~~~#~~", "~@...E.~", "~~~#~~~~"}); }

namespace {

std::function<World()> asDrawn(const char* objective, Rows rows) {
    return [objective, rows = std::move(rows)] { return drawnWorld(objective, rows); };
}

World withDecorationOnDoor() {
    World world = drawnWorld("exit", {"#######", "#@.+..X", "#######"});
    auto& layer = world.levels[0].layers.emplace_back();
    layer.over = true;
    layer.tiles = Grid(world.levels[0].size());
    layer.tiles.set({3, 1}, Tile::Mountain);
    return world;
}

World withUnknownEnemy() {
    World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
    put(world, ThingKind::Enemy, {3, 1}).fields.set(enemyField, std::string("gorgon"));
    return world;
}

World withUnknownEncounter() {
    World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
    put(world, ThingKind::Encounter, {3, 1}).fields.set(encounterField, std::string("sphinx"));
    return world;
}

World withPortalToNowhere() {
    World world = drawnWorld("exit", {"#######", "#@....X", "#######"});
    put(world, ThingKind::Portal, {3, 1}).fields.set("level", Reference{"gone"});
    return world;
}

World withSharedStart() {
    World world = drawnWorld("exit", {"#######", "#@..&.X", "#######"});
    world.levels[0].things.write()[1].at = world.levels[0].things->front().at;
    return world;
}

} // namespace

World withLevelThatNobodyEnters() {
    return drawnLevels("exit",
                       {{"outside", {"#######", "#@....X", "#######"}}, {"inside", {"#####", "#...#", "#####"}}});
}

const std::vector<Broken>& brokenWorlds() {
    static const std::vector<Broken> worlds{
        {"no start", asDrawn("exit", {"#####", "#...X", "#####"}), "error no-start"},
        {"no exit", asDrawn("exit", {"#####", "#@..#", "#####"}), "error missing-target"},
        {"no flower", asDrawn("collect", {"#####", "#@..#", "#####"}), "error missing-target"},
        {"exit walled in", asDrawn("exit", {"########", "#@..##X#", "########"}), "error unreachable-target"},
        {"flower in another region", asDrawn("collect", {"#########", "#@*.#*..#", "#########"}),
         "error unreachable-target, warning unreachable-ground"},
        {"lock without a key", asDrawn("exit", {"########", "#@...R.X", "########"}), "error lock-without-key"},
        {"key behind its lock", asDrawn("exit", {"########", "#@..R.rX", "########"}), "error key-behind-lock"},
        {"key in a sealed room",
         asDrawn("exit", {"###########", "#@....R..X#", "###########", "#r..#######", "###########"}),
         "error key-behind-lock, warning unreachable-ground, warning unreachable-thing"},
        {"portal", withPortalToNowhere, "error portal-to-nowhere"},
        {"level below that is gone", [] { return withLevelBelow("gone"); }, "error chasm-to-nowhere"},
        {"level below itself", [] { return withLevelBelow("pit"); }, "error chasm-to-nowhere"},
        {"level below of walls", withLevelBelowOfWalls, "error chasm-to-nowhere"},
        {"level below, without chasms", [] { return withLevelBelow("gone", "#.....#"); }, "warning chasm-to-nowhere"},
        {"no exit, and a wall beside a ledge that leads elsewhere", withoutExitBesideALedge, "error missing-target"},
        {"exit beside a ledge that leads elsewhere",
         [] {
             return drawnWorld("exit", {"##########", "#@.E..####", "###X######", "##########"});
         },
         "error unreachable-target"},
        {"hole in the wall", asDrawn("exit", {"## ####", "#@....X", "#######"}), "error open-to-void"},
        {"golden exit under explore", asDrawn("explore", {"#####", "#@..X", "#####"}), "warning ignored-target"},
        {"sealed room", asDrawn("exit", {"########", "#@.X#..#", "########"}), "warning unreachable-ground"},
        {"ground above a ledge", asDrawn("exit", {"########", "X.@W..##", "########", "########"}),
         "warning unreachable-ground"},
        {"flower above a ledge", asDrawn("collect", {"########", "#@*W.*##", "########", "########"}),
         "error unreachable-target, warning unreachable-ground"},
        {"level that nobody enters", withLevelThatNobodyEnters, "warning unreachable-ground"},
        {"start at the goal", asDrawn("exit", {"#####", "#..@X", "#####"}), "warning start-at-goal"},
        {"two start on one cell", withSharedStart, "warning shared-start"},
        {"second start of a player", asDrawn("exit", {"#######", "#@...@X", "#######"}), "warning second-start"},
        {"door in the open", asDrawn("exit", {"#######", "#@....#", "#..+..X", "#.....#", "#######"}),
         "warning useless-door"},
        {"door to nothing", asDrawn("exit", {"#####+#", "#@....X", "#######"}), "warning useless-door"},
        {"decoration on a door", withDecorationOnDoor, "warning covered-door"},
        {"enemy of no kind", withUnknownEnemy, "warning unknown-enemy"},
        {"encounter of no table", withUnknownEncounter, "warning unknown-encounter"},
        {"unknown objective", asDrawn("thrive", {"#####", "#@..#", "#####"}), "error unknown-objective"},
    };
    return worlds;
}

} // namespace delve::test
