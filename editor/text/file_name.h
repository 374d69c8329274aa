#pragma once

#include <QString>

#include <string_view>

/// Names of files, which somebody else may have given.
namespace delve::editor {

/// As it is shown: it neither turns the words around it nor ends their line.

[[nodiscard]] QString shownPath(const QString& path);
/// Without its folder.
[[nodiscard]] QString shownFileName(const QString& path);

/// A part of a file's name for something that has this name in a map: letters and digits of any language, and a few
/// signs. Nothing that leads to another folder, hides a file or changes how its name is shown.
[[nodiscard]] QString fileNameFor(std::string_view name);

} // namespace delve::editor
