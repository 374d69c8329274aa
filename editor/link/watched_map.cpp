#include "editor/link/watched_map.h"

#include "editor/formats/formats.h"

#include <utility>

namespace delve::editor {

WatchedMap::WatchedMap(JobPool& pool, QString path, const Format* format, QObject* parent)
    : QObject(parent), m_file(std::move(path)), m_format(format), m_jobs(pool, JobPolicy::NewestWins) {
    m_timer.setInterval(SettledFile::lookEach);
    connect(&m_timer, &QTimer::timeout, this, &WatchedMap::check);
}

void WatchedMap::start() {
    load();
    m_timer.start();
}

void WatchedMap::check() {
    if (m_file.hasChanged()) load();
}

void WatchedMap::load() {
    Job<Imported> job;
    job.priority = JobPriority::Visible;
    job.work = [path = m_file.path(), format = m_format](generation::Feedback& feedback) {
        return readWorld(path, {}, format, &feedback);
    };
    job.deliver = [this](const Result<Imported>& result) {
        if (result) emit read(*result);
        else if (!result.failure().cancelled()) emit failed(result.failure());
    };
    m_jobs.start(std::move(job));
}

} // namespace delve::editor
