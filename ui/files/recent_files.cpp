#include "ui/files/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace delve::ui {

namespace {

const auto key = QStringLiteral("files/recent");

} // namespace

QStringList RecentFiles::paths() const { return m_settings.value(key).toStringList(); }

void RecentFiles::add(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    auto list = paths();
    list.removeAll(absolute);
    list.prepend(absolute);
    m_settings.setValue(key, QStringList(list.mid(0, maxEntries)));
}

void RecentFiles::remove(const QString& path) {
    auto list = paths();
    list.removeAll(QFileInfo(path).absoluteFilePath());
    m_settings.setValue(key, list);
}

void RecentFiles::clear() { m_settings.remove(key); }

} // namespace delve::ui
