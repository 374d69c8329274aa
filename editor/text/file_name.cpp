#include "editor/text/file_name.h"

#include "generation/level/printable.h"

#include <QFileInfo>

namespace delve::editor {

QString shownPath(const QString& path) { return QString::fromStdString(safeLine(path.toStdString())); }

QString shownFileName(const QString& path) { return shownPath(QFileInfo(path).fileName()); }

} // namespace delve::editor
