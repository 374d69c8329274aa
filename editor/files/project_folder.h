#pragma once

#include <QString>

#include <vector>

/// Where the files may lie that a map of another program names.
namespace delve::editor {

/// The nearest folder at or above that of `file` which has a `.tiled-project` or an `.ldtk` file, or is the root of a
/// git repository; without one, the folder of `file` itself.
[[nodiscard]] QString projectFolderOf(const QString& file);

/// The folders in which what a file names is opened.
struct AllowedFolders {
    QString project;               ///< of the file itself: see above
    std::vector<QString> others{}; ///< that a person allowed: `--allow FOLDER`

    [[nodiscard]] static AllowedFolders of(const QString& file, std::vector<QString> others = {}) {
        return {projectFolderOf(file), std::move(others)};
    }
};

} // namespace delve::editor
