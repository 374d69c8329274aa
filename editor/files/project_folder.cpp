#include "editor/files/project_folder.h"

#include <QDir>
#include <QFileInfo>

namespace delve::editor {
namespace {

constexpr int maxFoldersAbove = 64;

bool isProject(const QDir& folder) {
    if (QFileInfo::exists(folder.filePath(QStringLiteral(".git")))) return true;
    const QStringList projects = {QStringLiteral("*.tiled-project"), QStringLiteral("*.ldtk")};
    return !folder.entryList(projects, QDir::Files | QDir::Hidden).isEmpty();
}

} // namespace

QString projectFolderOf(const QString& file) {
    const QDir own = QFileInfo(file).absoluteDir();
    QDir folder = own;
    for (int i = 0; i < maxFoldersAbove; ++i) {
        if (isProject(folder)) return folder.path();
        if (!folder.cdUp()) break;
    }
    return own.path();
}

} // namespace delve::editor
