#include "ui/import/import_memory.h"

#include "editor/files/project_folder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <utility>

namespace delve::ui {

namespace {

const auto projectsKey = QStringLiteral("import/projects"); ///< those that follow, newest first
const auto groundsKey = QStringLiteral("import/grounds");   ///< "FILE\nLAYER", newest first
constexpr int mostGrounds = 200;

QString keyOf(const char* what, const QString& project) {
    const auto hash = QCryptographicHash::hash(project.toUtf8(), QCryptographicHash::Sha256).toHex().left(24);
    return QStringLiteral("import/") + QString::fromLatin1(what) + u'-' + QString::fromLatin1(hash);
}
QString keyOf(const QString& project) { return keyOf("tiles", project); }
QString keyOfFolders(const QString& project) { return keyOf("folders", project); }

QString projectOf(const QString& path) { return QDir(editor::projectFolderOf(path)).absolutePath(); }

QString groundStart(const QString& path) { return QFileInfo(path).absoluteFilePath() + u'\n'; }

editor::TileTable tableAt(const QSettings& settings, const QString& key) {
    const auto text = settings.value(key).toString().toStdString();
    if (text.empty()) return {};
    auto read = editor::readTileTable(text);
    return read ? *std::move(read) : editor::TileTable();
}

} // namespace

editor::TileTable ImportMemory::of(const QString& path) const {
    auto table = tableAt(m_settings, keyOf(projectOf(path)));
    const auto start = groundStart(path);
    for (const auto& ground : m_settings.value(groundsKey).toStringList())
        if (ground.startsWith(start)) table.ground = ground.mid(start.size()).toStdString();
    return table;
}

void ImportMemory::add(const QString& path, const editor::TileTable& said) {
    const auto project = projectOf(path);
    auto table = tableAt(m_settings, keyOf(project));
    for (const auto& [piece, tile] : said.tiles) table.tiles.insert_or_assign(piece, tile);
    for (const auto& [word, kind] : said.things) table.things.insert_or_assign(word, kind);
    m_settings.setValue(keyOf(project), QString::fromStdString(editor::textOf(table)));

    touch(project);
    if (said.ground.empty()) return;
    const auto start = groundStart(path);
    auto grounds = m_settings.value(groundsKey).toStringList();
    grounds.removeIf([&start](const QString& ground) { return ground.startsWith(start); });
    grounds.prepend(start + QString::fromStdString(said.ground));
    m_settings.setValue(groundsKey, QStringList(grounds.mid(0, mostGrounds)));
}

std::vector<QString> ImportMemory::allowedFor(const QString& path) const {
    const auto folders = m_settings.value(keyOfFolders(projectOf(path))).toStringList();
    return {folders.begin(), folders.end()};
}

void ImportMemory::allow(const QString& path, const std::vector<QString>& folders) {
    const auto project = projectOf(path);
    auto allowed = m_settings.value(keyOfFolders(project)).toStringList();
    for (const auto& folder : folders)
        if (!allowed.contains(folder)) allowed.push_back(folder);
    m_settings.setValue(keyOfFolders(project), allowed);
    touch(project);
}

/// It is the newest one; the oldest are forgotten.
void ImportMemory::touch(const QString& project) {
    auto projects = m_settings.value(projectsKey).toStringList();
    projects.removeAll(project);
    projects.prepend(project);
    while (projects.size() > mostProjects) {
        const auto oldest = projects.takeLast();
        m_settings.remove(keyOf(oldest));
        m_settings.remove(keyOfFolders(oldest));
    }
    m_settings.setValue(projectsKey, projects);
}

} // namespace delve::ui
