#pragma once

#include "generation/level/level.h"
#include "generation/level/text.h"

#include <QString>

#include <string>
#include <string_view>

/// What a level is called, for people. The name that the generator gives is kept in English, and said here in the
/// language that the program speaks now; the name that a person gave is said as it is, but that what would turn or
/// break the line it stands in is a visible escape.
namespace delve::editor {

[[nodiscard]] QString shownLevelName(std::string_view name);
/// The level's name; its id where it has none.
[[nodiscard]] QString shownName(const Level& level);
/// The name of a step that does something to a level: %1 in the text is what the level is called.
[[nodiscard]] Message stepOnLevel(const Text& text, const Level& level);
/// The name to keep for a level when a person leaves a field of text that showed its name: as it was where they changed
/// nothing.
[[nodiscard]] std::string keptName(const Level& level, const QString& typed);
/// Likewise for that of a world, which the generator names as its first level.
[[nodiscard]] std::string keptName(const std::string& name, const QString& typed);

} // namespace delve::editor
