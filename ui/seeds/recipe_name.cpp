#include "ui/seeds/recipe_name.h"

#include "editor/text/message_text.h"
#include "generation/level/printable.h"
#include "generation/recipes/recipes.h"

namespace delve::ui {

QString recipeName(const Recipe& recipe, const generation::RecipeRegistry& recipes) {
    const auto* const info = generation::originOf(recipe, recipes);
    return info ? editor::toQString(info->label) : QString::fromStdString(safeLine(recipe.name));
}

} // namespace delve::ui
