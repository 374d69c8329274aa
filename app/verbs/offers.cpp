#include "app/verbs/offers.h"

#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/completions.h"
#include "app/verbs/verb.h"
#include "editor/drawing/overlays.h"
#include "editor/skins/named_skin.h"
#include "generation/recipes/recipes.h"
#include "playtest/personas/persona.h"

namespace delve::app {
namespace {

/// Without older versions: beside "keep@1", no shell would complete "ke" to the whole word "keep".
std::vector<std::string> recipeNames() {
    std::vector<std::string> names;
    for (const auto& recipe : generation::builtInRecipes()) names.emplace_back(recipe.name);
    return names;
}

std::vector<std::string> recipeNamesAndAll() {
    auto names = recipeNames();
    names.emplace_back("all");
    return names;
}

std::vector<std::string> overlays() {
    std::vector<std::string> names;
    for (const auto& kind : editor::overlayKinds()) names.emplace_back(kind.name);
    return names;
}

std::vector<std::string> personas() {
    std::vector<std::string> names;
    for (const auto& persona : play::builtInPersonas()) names.push_back(persona.id);
    return names;
}

std::vector<std::string> shells() {
    std::vector<std::string> names;
    for (const auto& completion : shellCompletions()) names.emplace_back(completion.shell);
    return names;
}

} // namespace

std::vector<std::string> offersFor(Completes completes) {
    switch (completes) {
    case Completes::RecipeName:
    case Completes::RecipeOrFile: return recipeNames();
    case Completes::RecipeMapOrAll: return recipeNamesAndAll();
    case Completes::ReadableFormat: return readableFormats();
    case Completes::LevelOrAll: return {"all"};
    case Completes::Verb: return verbNames();
    case Completes::Shell: return shells();
    case Completes::Format: return writableFormats();
    case Completes::Overlay: return overlays();
    case Completes::Persona: return personas();
    case Completes::SkinOrFile: return editor::skinNames();
    case Completes::Nothing:
    case Completes::File: return {};
    }
    return {};
}

bool areAllWords(Completes completes) {
    return completes != Completes::LevelOrAll && completes != Completes::RecipeMapOrAll &&
           completes != Completes::RecipeOrFile && completes != Completes::SkinOrFile;
}

} // namespace delve::app
