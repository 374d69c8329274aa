#include "generation/level/delve_file.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <cstdio>

/// Prints the rows of the level of a seed, as a game would generate it at run time.
int main() {
    const delve::generation::RecipeInfo* recipe = delve::generation::builtInRecipes().find("grown-rooms");
    if (recipe == nullptr) return 1;
    delve::generation::Workspace workspace;
    const auto made = delve::generation::generateWorld(recipe->withSeed(7), {120, 60}, workspace);
    if (!made) {
        std::fprintf(stderr, "%s\n", delve::inEnglish(made.failure().message).c_str());
        return 1;
    }
    std::fputs(delve::delveText(made->world).c_str(), stdout);
    return 0;
}
