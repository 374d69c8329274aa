#include "tests/support/mix_checker.h"

#include "generation/level/rules.h"
#include "tests/support/list_checker.h"

namespace delve::test {
namespace {

/// What wins the level of a mix, by what its last steps put there.
std::string objectiveOf(const Recipe& recipe) {
    if (recipe.find("golden-exit")) return "exit";
    if (recipe.find("gate")) return "gate";
    return recipe.find("store-and-boss") ? "boss" : "explore";
}

} // namespace

Problems mixProblems(World world, const Recipe& recipe) {
    world.rules.write().objective = objectiveOf(recipe);
    const auto& level = world.levels[0];
    const std::int64_t players = recipe.find("second-start") ? 2 : 1;
    Problems problems;
    for (const auto& more :
         {groundProblems(level, world.tiles), roomProblems(level, world.tiles), listProblems(level, world.tiles),
          thingProblems(level, world.tiles, players), reachProblems(world), fileProblems(world)})
        problems.insert(problems.end(), more.begin(), more.end());
    return problems;
}

bool saysWhatItLacks(const Failure& failure) {
    return failure.kind == Failure::Kind::Impossible && !failure.message.text.empty();
}

} // namespace delve::test
