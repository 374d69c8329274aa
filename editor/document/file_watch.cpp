#include "editor/document/file_watch.h"

#include <QFileInfo>

namespace delve::editor {

FileWatch::FileWatch(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::saved, this, &FileWatch::watch);
    connect(&document.saving(), &Saving::finished, this, &FileWatch::check);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::check);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::check);
    watch();
}

FileWatch::Stamp FileWatch::stampOf(const QString& path) const {
    QFileInfo file(path);
    file.setCaching(false);
    if (path.isEmpty() || !file.exists()) return {};
    return {true, file.size(), file.lastModified()};
}

/// Watches the folder too: a file that replaces another one by renaming is a new file to the watcher.
void FileWatch::watch() {
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) m_watcher.removePaths(watched);
    m_own = m_known = stampOf(m_document.path());
    m_changed = false;
    if (!m_known.exists) return;
    m_watcher.addPath(m_document.path());
    m_watcher.addPath(QFileInfo(m_document.path()).absolutePath());
}

/// The watcher may still watch the file that was replaced, and not the new one.
void FileWatch::watchAgain() {
    m_watcher.removePath(m_document.path());
    m_watcher.addPath(m_document.path());
}

void FileWatch::check() {
    if (m_document.saving().busy()) return; // most likely our own save: check() runs again when it has finished
    const Stamp now = stampOf(m_document.path());
    if (now == m_known) return;
    const bool was = m_known.exists;
    m_known = now;
    m_changed = now.exists && now != m_own;
    if (now.exists) watchAgain();
    if (now.exists && !m_changed) emit backOnDisk();
    else if (now.exists) emit changedOnDisk();
    else if (was) emit goneFromDisk();
}

} // namespace delve::editor

#include "moc_file_watch.cpp"
