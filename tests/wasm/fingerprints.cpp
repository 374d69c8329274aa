#include "generation/graph/links.h"
#include "generation/level/delve_file.h"
#include "generation/level/hash.h"
#include "generation/pipeline/workspace.h"
#include "generation/random/stream.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/saved_game.h"
#include "tests/support/any_keys.h"
#include "tests/support/catalogue.h"

#include <cinttypes>
#include <cstdio>
#include <memory>
#include <string>

/// Prints fingerprints of the core's results, one per line, to compare two machines or compilers: of the levels of the
/// first seeds of every version of every recipe as in tests/data/catalogue, of their files, and of the saved game of a
/// play on some of them. Also checks that stopped work leaves nothing behind.
namespace {

using namespace delve;

constexpr std::uint64_t seeds = 100;
constexpr std::uint64_t playedSeeds = 4;

void print(std::string_view recipe, std::uint64_t seed, const char* what, std::uint64_t fingerprint) {
    std::printf("%.*s %" PRIu64 " %s%016" PRIx64 "\n", static_cast<int>(recipe.size()), recipe.data(), seed, what,
                fingerprint);
}

/// The saved game of a play, or nothing if the world cannot be played, or if reading and writing it changes the text.
std::string played(World world, std::uint64_t seed) {
    auto shell = play::Shell::inPlay(std::make_shared<const World>(std::move(world)), seed);
    if (!shell) return {};
    play::NoSavedGames none;
    Stream random(seed);
    test::typeAll(*shell, test::anyKeys(random, 400), none);
    auto text = play::savedGameText(*shell);
    const auto read = play::readSavedGame(text);
    return read && play::savedGameText(read->shell, read->label) == text ? text : std::string();
}

bool printRecipe(const generation::RecipeInfo& recipe, generation::Workspace& workspace) {
    const std::string word = recipe.name + '@' + std::to_string(recipe.version);
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        auto made = generation::generateWorld(recipe.withSeed(seed), recipe.defaultSize, workspace);
        if (!made) return false;
        print(word, seed, "", test::fingerprintOf(made->world));
        print(word, seed, "file ", fnv1a(delveText(made->world)));
        if (seed >= playedSeeds) continue;
        const auto text = played(std::move(made->world), seed);
        if (text.empty()) return false;
        print(word, seed, "played ", fnv1a(text));
    }
    return true;
}

/// A triangulation that is stopped returns no links, and the next one is complete.
bool stopsWell() {
    Stream random(1);
    std::vector<Cell> places(5000);
    for (Cell& place : places)
        place = {static_cast<std::int32_t>(random.below(1000)), static_cast<std::int32_t>(random.below(1000))};
    int asked = 0;
    return triangulation(places, [&] { return ++asked > 2; }).empty() && !triangulation(places).empty();
}

} // namespace

int main() {
    generation::Workspace workspace;
    auto recipes = generation::olderRecipes(generation::builtInRecipes());
    for (const auto& recipe : generation::builtInRecipes()) recipes.push_back(&recipe);
    for (const auto* const recipe : recipes)
        if (!printRecipe(*recipe, workspace)) {
            std::fprintf(stderr, "%s@%d could not be made or played.\n", recipe->name.c_str(), recipe->version);
            return 1;
        }
    if (!stopsWell()) {
        std::fputs("Work that was stopped left something.\n", stderr);
        return 1;
    }
    return 0;
}
