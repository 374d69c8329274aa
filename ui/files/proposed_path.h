#pragma once

#include <QString>

namespace delve::editor {
class Document;
}

/// Where a file dialog proposes to save a file without a place of its own.
namespace delve::ui {

/// A name from a map, which may come from somebody else, must not lead to another folder.
[[nodiscard]] QString pathAtHome(QString name, const QString& ending);
/// Beside the document's file, if it has one.
[[nodiscard]] QString proposedPath(const editor::Document& document, const QString& ending);

} // namespace delve::ui
