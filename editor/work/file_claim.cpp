#include "editor/work/file_claim.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace delve::editor {
namespace {

/// One name for a file, by whatever way it is reached.
QString claimName(const QString& path) {
    const QFileInfo file(path);
    const QString whole = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    return QString::fromLatin1(QCryptographicHash::hash(whole.toUtf8(), QCryptographicHash::Sha1).toHex());
}

} // namespace

std::optional<Claimant> FileClaim::take(const QString& path) {
    letGo();
    if (path.isEmpty() || !QDir().mkpath(m_folder)) return {};
    auto lock = lockOf(path);
    if (lock->tryLock(0)) {
        m_lock = std::move(lock);
        return {};
    }
    if (lock->error() != QLockFile::LockFailedError) return {};
    Claimant claimant;
    QString program;
    lock->getLockInfo(&claimant.process, &claimant.computer, &program);
    return claimant;
}

bool FileClaim::isTaken(const QString& path) const {
    const auto lock = lockOf(path);
    if (m_lock && m_lock->fileName() == lock->fileName()) return false;
    return !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
}

std::unique_ptr<QLockFile> FileClaim::lockOf(const QString& path) const {
    auto lock = std::make_unique<QLockFile>(QDir(m_folder).filePath(claimName(path) + QStringLiteral(".lock")));
    lock->setStaleLockTime(0); // only the lock of a program that has ended is stale, whatever its age
    return lock;
}

QString claimFolderIn(const QString& dataFolder) { return QDir(dataFolder).filePath(QStringLiteral("claims")); }

} // namespace delve::editor
