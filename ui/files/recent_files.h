#pragma once

#include <QString>
#include <QStringList>

class QSettings;

/// The recently opened and saved files, newest first, stored in the settings.
namespace delve::ui {

class RecentFiles {
public:
    static constexpr int maxEntries = 10;

    explicit RecentFiles(QSettings& settings) : m_settings(settings) {}

    [[nodiscard]] QStringList paths() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

private:
    QSettings& m_settings;
};

} // namespace delve::ui
