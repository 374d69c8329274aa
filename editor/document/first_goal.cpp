#include "editor/document/first_goal.h"

#include "editor/document/document.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace delve {
namespace {

/// The goals that a level has within an area: exit, gate, boss, flowers, in this order.
struct Goals {
    bool exit = false;
    bool gate = false;
    bool boss = false;
    bool flowers = false;

    [[nodiscard]] std::optional<Objective> objective() const {
        if (exit) return Objective::Exit;
        if (gate) return Objective::Gate;
        if (boss) return Objective::Boss;
        return flowers ? std::optional(Objective::Collect) : std::nullopt;
    }
};

void findTiles(const Level& level, const TileCatalogue& tiles, const Rect& area, Goals& goals) {
    const auto see = [&](Tile tile) {
        goals.exit = goals.exit || tiles.goldenExit(tile);
        goals.gate = goals.gate || tiles.gate(tile);
    };
    std::vector<Tile> row;
    for (std::size_t chunk = 0; chunk < level.tiles.chunkCount(); ++chunk) {
        const Rect part = level.tiles.chunkArea(chunk).intersected(area);
        if (part.empty()) continue;
        if (const auto held = level.tiles.chunk(chunk); !held.cells) { // most of a large map
            see(held.tile);
            continue;
        }
        row.resize(static_cast<std::size_t>(part.width));
        for (auto y = part.y; y < part.bottom(); ++y) {
            level.tiles.readRow(y, part.x, row);
            for (const Tile tile : row) see(tile);
        }
    }
}

Goals goalsIn(const Level& level, const TileCatalogue& tiles, const Rect& area) {
    Goals goals;
    for (const auto& thing : *level.things) {
        if (!area.contains(thing.at)) continue;
        goals.boss = goals.boss || thing.kind == ThingKind::Boss;
        goals.flowers = goals.flowers || thing.kind == ThingKind::Flower;
    }
    findTiles(level, tiles, area, goals);
    return goals;
}

bool hasGoal(const Level& level, const TileCatalogue& tiles) {
    return goalsIn(level, tiles, wholeOf(level.size())).objective().has_value();
}

Text stepOf(Objective objective) {
    switch (objective) {
    case Objective::Gate: return DELVE_TEXT("step", "Set objective: gate");
    case Objective::Boss: return DELVE_TEXT("step", "Set objective: boss");
    case Objective::Collect: return DELVE_TEXT("step", "Set objective: collect");
    case Objective::Exit:
    case Objective::Journey: // no goal that is painted suggests these two
    case Objective::Explore: break;
    }
    return DELVE_TEXT("step", "Set objective: exit");
}

bool setsObjectiveOfFirstGoal(const History::Step& step) {
    const std::string_view name = step.name.text.source;
    return std::ranges::any_of(std::array{Objective::Exit, Objective::Gate, Objective::Boss, Objective::Collect},
                               [name](Objective objective) { return name == stepOf(objective).source; });
}

} // namespace

std::optional<Objective> objectiveOfFirstGoal(const World& world, const Level& before, const Level& after,
                                              const Rect& touched) {
    if (world.rules.objective != Rules{}.objective) return {};
    if (std::ranges::any_of(world.levels, [](const Level& level) { return level.recipe.has_value(); })) return {};
    const auto suggested = goalsIn(after, world.tiles, touched).objective();
    if (!suggested || hasGoal(before, world.tiles)) return {};
    const bool elsewhere = std::ranges::any_of(
        world.levels, [&](const Level& other) { return other.id != after.id && hasGoal(other, world.tiles); });
    return elsewhere ? std::nullopt : suggested;
}

bool tookBackObjectiveOfFirstGoal(const History& history) {
    return history.canRedo() && setsObjectiveOfFirstGoal(history.steps()[history.position()]);
}

void takeObjectiveOfFirstGoal(Document& document, const Level& before, const Rect& touched) {
    if (document.objectiveChosen()) return;
    const auto objective = objectiveOfFirstGoal(document.world(), before, document.level(), touched);
    if (!objective) return;
    World after = document.world();
    after.rules.objective = *objective;
    document.applyWorld(WorldEdit::between(document.world(), after), stepOf(*objective));
}

} // namespace delve
