#include "editor/text/level_name.h"

#include "editor/text/from_view.h"
#include "editor/text/message_text.h"
#include "generation/level/printable.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/level_names.h"

namespace delve::editor {

QString shownLevelName(std::string_view name) {
    if (const auto made = generation::madeName(name)) return toQString(*made);
    for (const auto& recipe : generation::builtInRecipes()) // labels of other recipes are not translated
        if (recipe.label.source == name) return toQString(recipe.label);
    return QString::fromStdString(safeLine(name));
}

QString shownName(const Level& level) {
    return level.name.empty() ? QString::fromStdString(safeLine(level.id)) : shownLevelName(level.name);
}

Message stepOnLevel(const Text& text, const Level& level) {
    return Message{text, {level.name.empty() ? level.id : level.name}}.withWords(generation::levelNameWords);
}

std::string keptName(const Level& level, const QString& typed) {
    return typed == shownName(level) ? level.name : typed.toStdString();
}

std::string keptName(const std::string& name, const QString& typed) {
    return typed == shownLevelName(name) ? name : typed.toStdString();
}

} // namespace delve::editor
