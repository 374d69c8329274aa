#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"

#include <QString>

#include <string>
#include <string_view>

/// The displayed name of a level. Generated names are stored in English and shown in the current language; a name that
/// a person gave is shown as it is, except that control characters, which could change or break the line, become
/// visible escapes.
namespace delve::editor {

[[nodiscard]] QString shownLevelName(std::string_view name);
/// The level's name; its id where it has none.
[[nodiscard]] QString shownName(const Level& level);
/// The name of a step that edits a level: %1 in the text is the name of the level.
[[nodiscard]] Message stepOnLevel(const Text& text, const Level& level);
/// The name to store when a person leaves a text field that showed the level's name: the stored name if they changed
/// nothing.
[[nodiscard]] std::string keptName(const Level& level, const QString& typed);
/// The same for the name of a world, which the generator names like its first level.
[[nodiscard]] std::string keptName(const std::string& name, const QString& typed);

} // namespace delve::editor
