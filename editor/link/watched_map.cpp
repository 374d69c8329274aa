#include "editor/link/watched_map.h"

#include "editor/formats/formats.h"

#include <QFile>

#include <sys/stat.h>

#include <utility>

namespace delve::editor {

WatchedMap::WatchedMap(JobPool& pool, QString path, const Format* format, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_format(format), m_jobs(pool, JobPolicy::NewestWins) {
    m_timer.setInterval(lookEach);
    connect(&m_timer, &QTimer::timeout, this, &WatchedMap::check);
}

void WatchedMap::start() {
    m_seen = m_loaded = look();
    load();
    m_timer.start();
}

/// What tells one file, and one state of it, from another. All 0 while there is none.
WatchedMap::Signature WatchedMap::look() const {
    struct stat info {};
    if (::stat(QFile::encodeName(m_path).constData(), &info) != 0) return {};
    return {static_cast<std::int64_t>(info.st_dev),          static_cast<std::int64_t>(info.st_ino),
            static_cast<std::int64_t>(info.st_size),         static_cast<std::int64_t>(info.st_mtim.tv_sec),
            static_cast<std::int64_t>(info.st_mtim.tv_nsec), static_cast<std::int64_t>(info.st_ctim.tv_nsec)};
}

void WatchedMap::check() {
    const auto now = look();
    const bool settled = now == std::exchange(m_seen, now);
    if (!settled || now == m_loaded || now == Signature{}) return;
    m_loaded = now;
    load();
}

void WatchedMap::load() {
    Job<Imported> job;
    job.priority = JobPriority::Visible;
    job.work = [path = m_path, format = m_format](generation::Feedback& feedback) {
        return readWorld(path, {}, format, &feedback);
    };
    job.deliver = [this](const Result<Imported>& result) {
        if (result) emit read(*result);
        else if (!result.failure().cancelled()) emit failed(result.failure());
    };
    m_jobs.start(std::move(job));
}

} // namespace delve::editor
