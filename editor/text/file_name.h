#pragma once

#include <QString>

/// Names of files as they are shown: somebody else may have given them, so they neither turn the words around them nor
/// end their line.
namespace delve::editor {

[[nodiscard]] QString shownPath(const QString& path);
/// Without its folder.
[[nodiscard]] QString shownFileName(const QString& path);

} // namespace delve::editor
