#include "ui/files/proposed_path.h"

#include "editor/document/document.h"

#include <QDir>
#include <QFileInfo>

namespace delve::ui {

QString pathAtHome(QString name, const QString& ending) {
    return QDir::home().filePath(name.replace(u'/', u'-') + u'.' + ending);
}

QString proposedPath(const editor::Document& document, const QString& ending) {
    const QFileInfo file(document.path());
    if (!document.path().isEmpty()) return file.dir().filePath(file.completeBaseName() + u'.' + ending);
    return pathAtHome(document.title(), ending);
}

} // namespace delve::ui
