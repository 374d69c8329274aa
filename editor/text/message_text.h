#pragma once

#include "generation/level/result.h"
#include "generation/level/text.h"

#include <QString>

#include <optional>
#include <string>

/// Converts texts of the Qt-free folders into the current language.
namespace delve::editor {

[[nodiscard]] QString toQString(const Text& text);
[[nodiscard]] QString toQString(const Message& message);
/// A place in a file, as a failure names it: "line 12, column 7, levels[0].name".
[[nodiscard]] QString placeName(const std::string& where);
/// Its parts, where it begins with line and column.
struct LineAndColumn {
    std::string line;
    std::string column;
    std::string path; ///< empty where the text is no JSON
};
[[nodiscard]] std::optional<LineAndColumn> lineAndColumn(const std::string& where);
/// The sentence, with the place in the file before it where there is one.
[[nodiscard]] QString toQString(const Failure& failure);

} // namespace delve::editor
