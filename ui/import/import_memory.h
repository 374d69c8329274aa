#pragma once

#include "editor/tilesets/tile_table.h"

#include <QString>

#include <vector>

class QSettings;

/// What a person said before about the tiles and objects of other programs, stored in the settings: for the tilesets of
/// each project, the ground layer of each map, and the folders that maps of a project may name files in.
namespace delve::ui {

class ImportMemory {
public:
    static constexpr int mostProjects = 40; ///< the oldest ones are forgotten

    explicit ImportMemory(QSettings& settings) : m_settings(settings) {}

    /// For reading this file.
    [[nodiscard]] editor::TileTable of(const QString& path) const;
    /// Keeps what was said of this file, beside what was said of others of its project.
    void add(const QString& path, const editor::TileTable& said);
    /// Folders outside of the project.
    [[nodiscard]] std::vector<QString> allowedFor(const QString& path) const;
    void allow(const QString& path, const std::vector<QString>& folders);

private:
    void touch(const QString& project);

    QSettings& m_settings;
};

} // namespace delve::ui
