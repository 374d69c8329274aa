#include "editor/files/settled_file.h"

#include <QFile>

#include <sys/stat.h>

#include <utility>

namespace delve::editor {

SettledFile::SettledFile(QString path) : m_path(std::move(path)) { m_seen = m_known = look(); }

/// What tells one file, and one state of it, from another. All 0 while there is none.
SettledFile::Signature SettledFile::look() const {
    struct stat info {};
    if (::stat(QFile::encodeName(m_path).constData(), &info) != 0) return {};
    return {static_cast<std::int64_t>(info.st_dev),          static_cast<std::int64_t>(info.st_ino),
            static_cast<std::int64_t>(info.st_size),         static_cast<std::int64_t>(info.st_mtim.tv_sec),
            static_cast<std::int64_t>(info.st_mtim.tv_nsec), static_cast<std::int64_t>(info.st_ctim.tv_nsec)};
}

bool SettledFile::hasChanged() {
    const auto now = look();
    const bool settled = now == std::exchange(m_seen, now);
    if (!settled || now == m_known || now == Signature{}) return false;
    m_known = now;
    return true;
}

} // namespace delve::editor
