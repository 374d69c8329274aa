#include "tests/support/mix_checker.h"

#include "generation/level/rules.h"
#include "tests/support/list_checker.h"

namespace delve::test {
namespace {

/// The objective of a mix, decided by its last stages.
std::string objectiveOf(const Recipe& recipe) {
    if (recipe.find("golden-exit")) return "exit";
    if (recipe.find("gate")) return "gate";
    return recipe.find("store-and-boss") ? "boss" : "explore";
}

void append(Problems& problems, const Problems& more) { problems.insert(problems.end(), more.begin(), more.end()); }

/// A level within another has no starts: players enter it by its portal.
Problems problemsOfLevel(const Level& level, const TileCatalogue& tiles, std::int64_t players) {
    Problems found;
    for (const auto& more : {groundProblems(level, tiles), roomProblems(level, tiles), listProblems(level, tiles),
                             thingProblems(level, tiles, players)})
        append(found, more);
    for (auto& problem : found) problem = level.id + ": " + problem;
    return found;
}

} // namespace

Problems mixProblems(World world, const Recipe& recipe) {
    world.rules.write().objective = objectiveOf(recipe);
    const std::int64_t players = recipe.find("second-start") ? 2 : 1;
    Problems problems;
    for (const auto& level : world.levels)
        append(problems, problemsOfLevel(level, world.tiles, &level == &world.levels.front() ? players : 0));
    append(problems, reachProblems(world));
    append(problems, fileProblems(world));
    return problems;
}

bool saysWhatItLacks(const Failure& failure) {
    return failure.kind == Failure::Kind::Impossible && !failure.message.text.empty();
}

} // namespace delve::test
