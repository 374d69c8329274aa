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

} // namespace

Result<World> worldBy(const Recipe& recipe, Size size, const World* like,
                      const generation::Declarations& declarations) {
    World tiles; // without levels, which would be rooms to place
    if (like) tiles.tiles = like->tiles;
    generation::Workspace workspace;
    auto made =
        generation::generateWorld(recipe, size, workspace, nullptr, nullptr, like ? &tiles : nullptr, declarations);
    if (!made) return std::move(made).failure();
    if (like) {
        made->world.rules = like->rules;
        made->world.tables = like->tables;
    }
    return std::move(made->world);
}

Result<World> worldBelow(const Game& game) {
    const Level& level = game.level(game.prepared->home);
    if (!level.recipe)
        return impossible({DELVE_TEXT("play", "This level has no recipe, so there is no deeper level.")});
    const auto depth = game.depth + 1;
    const auto rooms = std::max<std::int64_t>(1, static_cast<std::int64_t>(level.rooms->size()));
    const auto& declarations = game.prepared->declarations.generation;
    auto world = worldBy(deeperRecipe(level, depth, rooms + playNumbers.deeperRooms, declarations.stages),
                         grown(level.size(), rooms, playNumbers.deeperRooms), &game.world(), declarations);
    if (!world) return world;
    world->name = game.world().name;
    world->rules.write().depth = depth;
    return world;
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
