#include "tests/editor/tools/random_world_changes.h"

#include "editor/tilesets/tileset.h"
#include "editor/tools/layers.h"
#include "generation/level/rules.h"
#include "generation/level/world_changes.h"
#include "playtest/rules/objective.h"
#include "tests/editor/tools/random_gestures.h"

namespace delve::test {
namespace {

constexpr std::size_t mostLevels = 4;
constexpr std::size_t mostLayers = 4;

TileKind randomKind(Stream& random, const TileCatalogue& tiles) {
    TileKind kind;
    kind.name = "own-" + std::to_string(random.below(12));
    kind.glyph = editor::freeGlyph(tiles);
    kind.colour.red = static_cast<std::uint8_t>(random.below(256));
    kind.walk = static_cast<Walk>(random.below(3));
    kind.seeThrough = random.chance(1, 2);
    if (random.chance(1, 3)) kind.serves = static_cast<Tile>(random.below(builtInTiles));
    return kind;
}

/// A random tile of the world's own; nothing if it has none.
std::optional<Tile> anyOwn(Stream& random, const TileCatalogue& tiles) {
    if (tiles.custom().empty()) return {};
    return static_cast<Tile>(static_cast<std::uint64_t>(firstCustomTile) + random.below(tiles.custom().size()));
}

Result<World> tilesChanged(const World& world, Stream& random) {
    const auto own = anyOwn(random, world.tiles);
    const auto what = random.below(3);
    if (!own || what == 0) return withTile(world, randomKind(random, world.tiles));
    if (what == 1) return withTileChanged(world, *own, randomKind(random, world.tiles));
    return withoutTile(world, *own, static_cast<Tile>(random.below(builtInTiles)));
}

Result<World> levelsChanged(const World& world, Stream& random) {
    const auto count = world.levels.size();
    const auto place = random.below(count);
    const auto to = random.below(count);
    switch (random.below(4)) {
    case 0:
        if (count < mostLevels) return withLevel(world, world.levels[place], to);
        return withoutLevel(world, place);
    case 1: return withoutLevel(world, place);
    case 2: return withLevelMoved(world, place, to);
    default: return withLevelId(world, place, "level-" + std::to_string(10 + random.below(90)));
    }
}

World rulesChanged(World world, Stream& random) {
    switch (random.below(5)) {
    case 0:
        world.rules.write().objective = play::builtInObjectives()[random.below(play::builtInObjectives().size())].id;
        break;
    case 1: world.rules.write().sight = random.between(1, 64); break;
    case 2: world.rules.write().lights = !world.rules->lights; break;
    case 3: world.name = "World " + std::to_string(random.below(100)); break;
    default: world.properties.set("number", Decimal::of(random.between(0, 9)));
    }
    return world;
}

/// Changes the layers or a property of a level.
void changeLayers(Level& level, Stream& random) {
    auto& layers = level.layers;
    const auto what = random.below(8);
    if (what == 0) return level.properties.set("depth", Decimal::of(random.between(0, 9)));
    if (layers.empty() || (what == 1 && layers.size() < mostLayers)) {
        layers.push_back({"layer " + std::to_string(random.below(100)), random.chance(1, 2), Grid(level.size()), {}});
        return;
    }
    const auto layer = random.below(layers.size());
    switch (what) {
    case 2: (void)editor::moveLayer(level, layer, random.chance(1, 2)); break;
    case 3: layers[layer].hidden = !layers[layer].hidden; break;
    case 4: layers[layer].locked = !layers[layer].locked; break;
    case 5: layers[layer].opacity = static_cast<std::int32_t>(random.between(0, 100)); break;
    case 6: layers[layer].name = "layer " + std::to_string(random.below(100)); break;
    default: layers.erase(layers.begin() + static_cast<std::ptrdiff_t>(layer));
    }
}

} // namespace

World randomWorld(std::uint64_t seed) {
    Stream random(seed);
    World world;
    world.name = "World";
    for (std::uint64_t i = 0; i < 1 + seed % 4; ++i) (void)world.tiles.add(randomKind(random, world.tiles));
    world.levels.push_back(randomMap(seed, {80, 45}));
    world.levels.push_back(randomMap(seed + 1, {61, 70}));
    world.levels[0].id = "level-1";
    world.levels[1].id = "level-2";
    return world;
}

void changeAny(editor::Document& document, Stream& random) {
    const auto what = random.below(8);
    if (what < 3) {
        Level after = document.level();
        changeLayers(after, random);
        return document.apply(Edit::between(document.level(), after), Text{"", "layers"});
    }
    const World& before = document.world();
    const auto after = what < 5   ? tilesChanged(before, random)
                       : what < 7 ? levelsChanged(before, random)
                                  : Result<World>(rulesChanged(before, random));
    if (after) document.applyWorld(WorldEdit::between(before, *after), Text{"", "world"});
}

} // namespace delve::test
