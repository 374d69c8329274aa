#include "playtest/rules/depth.h"

#include "generation/level/rules.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "playtest/rules/numbers.h"
#include "playtest/rules/step_context.h"

#include <algorithm>

/// The next level down: the same recipe, more rooms, a seed derived from this one.
namespace delve::play {
namespace {

/// The map grows with its rooms, so that they fit.
Size grown(Size size, std::int64_t rooms, std::int64_t more) {
    const auto side = [&](std::int32_t length) {
        const auto longer = length + (length * more + 2 * rooms - 1) / std::max<std::int64_t>(1, 2 * rooms);
        return static_cast<std::int32_t>(
            std::clamp<std::int64_t>(longer, generation::smallestRecipeSide, generation::largestRecipeSide));
    };
    return {side(size.width), side(size.height)};
}

void setParameters(RecipeStage& stage, const generation::StageInfo& declared, generation::ParameterRole role,
                   std::int64_t value) {
    for (const auto& parameter : declared.parameters) {
        if (!parameter.roles.has(role)) continue;
        if (parameter.kind == generation::ParameterKinds::count())
            stage.set(parameter.id, Range{Decimal::of(value), Decimal::of(value)});
        if (parameter.kind == generation::ParameterKinds::whole()) stage.set(parameter.id, Decimal::of(value));
    }
}

Recipe deeperRecipe(const Level& level, std::int64_t depth, std::int64_t rooms,
                    const generation::StageRegistry& stages) {
    Recipe recipe = *level.recipe;
    recipe.seed = Stream::named(recipe.seed, "play", "deeper", 1, static_cast<std::uint64_t>(depth)).bits();
    for (auto& stage : recipe.stages) {
        const generation::StageInfo* declared = generation::declaredStage(stages, stage);
        if (!declared) continue;
        setParameters(stage, *declared, generation::ParameterRole::Depth, depth);
        setParameters(stage, *declared, generation::ParameterRole::RoomCount, rooms);
    }
    return recipe;
}

/// What the recipe makes; like another world, if there is one.
Result<World> madeLike(const World* like, const Recipe& recipe, Size size, const generation::Declarations& declarations,
                       generation::Feedback* feedback) {
    World own; // without levels, which would be rooms to place
    if (like) own.tiles = like->tiles;
    if (like) own.tables = like->tables;
    generation::Workspace workspace;
    auto made =
        generation::generateWorld(recipe, size, workspace, feedback, nullptr, like ? &own : nullptr, declarations);
    if (!made) return std::move(made).failure();
    if (like) {
        made->world.rules = like->rules;
        made->world.tables = like->tables;
    }
    return std::move(made->world);
}

/// There may be a fight where there is an enemy, or an encounter.
bool mayBeFought(const Thing& thing) {
    return thing.kind == ThingKind::Enemy || thing.kind == ThingKind::Boss || thing.kind == ThingKind::Encounter;
}

} // namespace

bool goesDeeper(const World& world, const ObjectiveRegistry& objectives) {
    if (world.levels.empty() || !world.levels[homeOf(world)].recipe) return false;
    const auto chosen = chosenObjective(*world.rules, objectives);
    return chosen && chosen->info->deepens;
}

bool dependsOnDepth(const World& world) {
    return world.rules->wandering > Decimal() || std::ranges::any_of(world.levels, [](const Level& level) {
               return std::ranges::any_of(*level.things, mayBeFought);
           });
}

Result<World> worldBy(const Recipe& recipe, Size size, const World* like,
                      const generation::Declarations& declarations) {
    return madeLike(like, recipe, size, declarations, nullptr);
}

Result<World> worldBelow(const World& world, const generation::Declarations& declarations,
                         generation::Feedback* feedback) {
    const auto* const level = world.levels.empty() ? nullptr : &world.levels[homeOf(world)];
    if (!level || !level->recipe)
        return impossible({DELVE_TEXT("play", "This level has no recipe, so there is no deeper level.")});
    const auto depth = world.rules->depth + 1;
    const auto rooms = std::max<std::int64_t>(1, static_cast<std::int64_t>(level->rooms->size()));
    auto below = madeLike(&world, deeperRecipe(*level, depth, rooms + playNumbers.deeperRooms, declarations.stages),
                          grown(level->size(), rooms, playNumbers.deeperRooms), declarations, feedback);
    if (!below) return below;
    below->name = world.name;
    below->rules.write().depth = depth;
    return below;
}

Result<World> worldBelow(const Game& game) { return worldBelow(game.world(), game.prepared->declarations.generation); }

Result<World> worldOneDeeper(const World& world, const Declarations& declarations, generation::Feedback* feedback) {
    if (goesDeeper(world, declarations.objectives)) return worldBelow(world, declarations.generation, feedback);
    World deeper = world;
    ++deeper.rules.write().depth;
    return deeper;
}

bool canGoDeeper(const Game& game) {
    return game.over() && game.ending == Ending::Won && game.objective().deepens &&
           game.level(game.prepared->home).recipe.has_value();
}

void goDeeper(StepContext& context) {
    Game& game = context.game;
    auto world = worldBelow(game);
    if (!world) {
        context.tell(EventKind::Stopped, Event::nobody, world.failure().message);
        return;
    }
    const auto seed = defaultSeed(*world);
    auto next = startGame(std::make_shared<const World>(std::move(*world)), seed, game.prepared->declarations);
    if (!next) {
        context.tell(EventKind::Stopped, Event::nobody, next.failure().message);
        return;
    }
    for (std::size_t i = 0; i < game.players.size() && i < next->players.size(); ++i) {
        const auto& had = game.players[i];
        auto& has = next->players[i];
        const Place place = has.place;
        has = had;
        has.place = place;
        has.warned = {};
        has.keys.clear();
        if (has.out) has.health = playNumbers.health / 2;
        has.out = false;
    }
    next->turn = game.turn;
    next->tested = game.tested;
    game = std::move(*next);
    context.tell(EventKind::Deeper, 0, {DELVE_TEXT("play", "Depth %1."), {std::to_string(game.depth)}});
}

} // namespace delve::play
