#include "tests/editor/tools/random_gestures.h"

#include "editor/tools/tools.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

namespace delve::test {
namespace {

Cell randomCell(Stream& random, Size size) {
    const auto x = random.between(-3, size.width + 2);
    const auto y = random.between(-3, size.height + 2);
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
}

template <class Enum>
Enum anyOf(Stream& random, std::uint64_t count) {
    return static_cast<Enum>(random.below(count));
}

void command(editor::ToolController& toolController, Stream& random, Size size) {
    const auto number = static_cast<int>(random.between(1, 9));
    switch (random.below(14)) {
    case 0: return toolController.selectAll();
    case 1: return toolController.selectNone();
    case 2: return toolController.invertSelection();
    case 3: return toolController.copy();
    case 4: return toolController.cut();
    case 5: return toolController.remove();
    case 6: return toolController.pinSelected(true);
    case 7: return toolController.pinSelected(false);
    case 8: toolController.paste(); break;
    case 9: return toolController.turn(editor::PatchTurn::FlipX);
    case 10: return toolController.turn(editor::PatchTurn::FlipY);
    case 11: return toolController.turn(editor::PatchTurn::Rotate);
    case 12: return toolController.storeStamp(number);
    default: toolController.recallStamp(number); break;
    }
    if (!toolController.floats()) return;
    toolController.move({randomCell(random, size)});
    toolController.press({randomCell(random, size)});
    toolController.cancel();
}

} // namespace

Level randomMap(std::uint64_t seed, Size size) {
    generation::Workspace workspace;
    Level level = generation::generateWorld(recipeNamed(generation::builtInRecipes(), "grown-rooms@1")->withSeed(seed),
                                            size, workspace)
                      ->world.levels[0];
    Stream random(seed);
    level.pinned = BitGrid(size);
    level.keptEmpty = BitGrid(size);
    for (int i = 0; i < 20; ++i) {
        const auto x = static_cast<std::int32_t>(random.between(0, size.width - 1));
        const auto y = static_cast<std::int32_t>(random.between(0, size.height - 1));
        level.pinned.write().set({x, y});
        level.keptEmpty.write().set({y % size.width, x % size.height});
    }
    level.layers.push_back({"over", true, Grid(size), {}});
    return level;
}

editor::ToolSettings randomSettings(Stream& random, const Level& level, const TileCatalogue& tiles) {
    editor::ToolSettings settings;
    settings.tile = tiles.all()[random.below(tiles.all().size())];
    settings.thing = anyOf<ThingKind>(random, thingKinds().size());
    settings.brushSize = static_cast<int>(random.between(1, 6));
    settings.brushForm = anyOf<editor::BrushForm>(random, 2);
    settings.shape = anyOf<editor::ShapeForm>(random, 3);
    settings.filled = random.chance(1, 2);
    settings.symmetry = anyOf<editor::Symmetry>(random, 5);
    const auto size = level.size();
    const auto column = random.between(0, 2 * size.width);
    const auto row = random.between(0, 2 * size.height);
    if (random.chance(1, 2)) settings.axis = {static_cast<std::int32_t>(column), static_cast<std::int32_t>(row)};
    settings.pastesVoid = random.chance(1, 2);
    settings.leavesGround = random.chance(1, 2);
    settings.roomKind = anyOf<RoomKind>(random, 6);
    settings.combine = anyOf<editor::Combine>(random, 4);
    settings.pinTarget = anyOf<editor::PinTarget>(random, 3);
    settings.pins = random.chance(2, 3);
    if (!level.layers.empty() && random.chance(1, 5)) settings.layer = random.below(level.layers.size());
    return settings;
}

std::vector<editor::Pointer> randomDrag(Stream& random, Size size) {
    editor::Pointer pointer;
    pointer.shift = random.chance(1, 5);
    pointer.control = random.chance(1, 5);
    pointer.alt = random.chance(1, 5);
    std::vector<editor::Pointer> drag;
    for (auto left = random.between(1, 5); left > 0; --left) {
        pointer.cell = randomCell(random, size);
        drag.push_back(pointer);
    }
    return drag;
}

void perform(editor::ToolController& toolController, const std::vector<editor::Pointer>& drag) {
    toolController.press(drag.front());
    for (const auto& pointer : drag) toolController.move(pointer);
    toolController.release(drag.back());
}

void playAny(editor::ToolController& toolController, Stream& random) {
    const Level& level = toolController.document()->level();
    const Size size = level.size();
    if (random.chance(1, 5)) return command(toolController, random, size);
    const auto tools = editor::builtInTools();
    toolController.setSettings(randomSettings(random, level, toolController.document()->world().tiles));
    toolController.takeUp(tools[random.below(tools.size())].id);
    const auto drag = randomDrag(random, size);
    if (random.chance(1, 10)) {
        toolController.press(drag.front());
        toolController.move(drag.back());
        toolController.cancel();
        return;
    }
    perform(toolController, drag);
}

} // namespace delve::test
