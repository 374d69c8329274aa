#include "editor/document/saving.h"

#include "editor/formats/formats.h"
#include "editor/work/freed_memory.h"

#include <QFileInfo>
#include <QPointer>

#include <utility>

namespace delve::editor {
namespace {

Failure noMap(const QString& path) {
    return badInput(Message{
        DELVE_TEXT("Document", "“%1”: unsupported file type. Save the map as .delve, or export it to other formats."),
        {QFileInfo(path).fileName().toStdString()}});
}

void tell(const std::vector<Saving::WhenSaved>& whenDone, const Done& saved) {
    for (const auto& hear : whenDone)
        if (hear) hear(saved);
}

} // namespace

Saving::Saving(JobPool& pool, Owner owner) : m_owner(std::move(owner)), m_jobs(pool, JobPolicy::OneAtATime) {}

Saving::~Saving() { m_jobs.finish(); }

void Saving::start(const QString& path, WhenSaved whenDone) {
    if (formatOfPath(path) != &nativeFormat()) return tell({std::move(whenDone)}, noMap(path));
    if (m_waiting.empty() || m_waiting.back().path != path) m_waiting.push_back({path, {}});
    m_waiting.back().whenDone.push_back(std::move(whenDone));
    if (busy()) return;
    next();
    emit started();
}

void Saving::next() {
    m_now = std::move(m_waiting.front());
    m_waiting.pop_front();
    const auto world = std::make_shared<const World>(m_owner.begin(m_now->path));
    Job<> job;
    job.priority = JobPriority::Saving;
    job.work = [world, path = m_now->path](generation::Feedback& feedback) -> Done {
        WriteRequest request;
        request.feedback = &feedback;
        const auto written = writeWorld(*world, path, request);
        return written ? done() : Done(written.failure());
    };
    job.deliver = [this, world](const Done& saved) { take(world, saved); };
    job.progress = [this](int permille) { emit progressed(permille); };
    m_write = m_jobs.start(std::move(job));
}

/// A callback may close the document, and destroy this with it.
void Saving::take(const std::shared_ptr<const World>& world, const Done& saved) {
    const auto was = *std::exchange(m_now, {});
    const QPointer<Saving> stays(this);
    auto& pool = m_jobs.pool();
    if (saved) m_owner.saved(was.path, *world);
    letGoInBackground(pool, world);
    if (stays && !m_waiting.empty()) next();
    if (stays && !busy()) emit finished();
    tell(was.whenDone, saved);
}

void Saving::stop() {
    m_write.stop();
    for (const auto& wanted : std::exchange(m_waiting, {})) tell(wanted.whenDone, cancelled());
}

void Saving::finish() {
    while (busy()) {
        m_jobs.finish();
        m_jobs.deliver();
    }
}

} // namespace delve::editor

#include "moc_saving.cpp"
