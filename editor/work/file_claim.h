#pragma once

#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

/// Marks a file as open in a document of this program, so that a second window notices. The file itself is not locked:
/// other programs may read and write it.
namespace delve::editor {

/// The owner of a claim.
struct Claimant {
    qint64 process = 0;
    QString computer;
};

class FileClaim {
public:
    /// Claims are stored in `folder`, by the file's path; the folder is created if it is missing.
    explicit FileClaim(QString folder) : m_folder(std::move(folder)) {}

    /// Releases the earlier claim and claims this file; an empty path claims nothing. Returns another owner, if any.
    std::optional<Claimant> take(const QString& path);
    void letGo() { m_lock.reset(); }
    /// Does another window or program instance have this file open?
    [[nodiscard]] bool isTaken(const QString& path) const;

private:
    [[nodiscard]] std::unique_ptr<QLockFile> lockOf(const QString& path) const;

    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

/// The folder for claims in a person's data folder.
[[nodiscard]] QString claimFolderIn(const QString& dataFolder);

} // namespace delve::editor
