#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

/// Says that a document of this program works on a file, so that a second window notices. The file itself is not
/// locked: other programs may read and write it.
namespace delve::editor {

/// Who works on a file.
struct Claimant {
    qint64 process = 0;
    QString computer;
};

class FileClaim {
public:
    /// Claims are kept in `folder`, by the file's path; it is made where it is not there.
    explicit FileClaim(QString folder) : m_folder(std::move(folder)) {}

    /// Lets go of what was claimed, and claims this file; an empty path claims nothing. Gives who else works on it.
    std::optional<Claimant> take(const QString& path);
    void letGo() { m_lock.reset(); }
    /// Does anybody else work on this file?
    [[nodiscard]] bool isTaken(const QString& path) const;

private:
    [[nodiscard]] std::unique_ptr<QLockFile> lockOf(const QString& path) const;

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

/// Where claims lie among what the program keeps for this person.
[[nodiscard]] QString claimFolderIn(const QString& dataFolder);

} // namespace delve::editor
