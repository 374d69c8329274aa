#include "ui/tools/stamp_keeper.h"

#include "editor/tools/kept_stamps.h"
#include "editor/tools/tool_controller.h"
#include "editor/work/thread_work.h"

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

/// Names the stamp if memory runs out, since it may be as large as a map: the job's own message would be general.
Done keptOrFailed(const QString& folder, int number, const std::optional<editor::Stamp>& stamp) {
    return editor::withinMemory([&] { return editor::keepStamp(folder, number, stamp); },
                                [&] {
                                    return Done(
                                        impossible({DELVE_TEXT("stamps", "There is not enough memory to keep stamp %1 "
                                                                         "for the next start."),
                                                    {std::to_string(number)}}));
                                });
}

} // namespace

StampKeeper::StampKeeper(editor::JobPool& pool, editor::ToolController& toolController, QString folder, QObject* parent)
    : QObject(parent), m_toolController(toolController), m_folder(std::move(folder)),
      m_jobs(pool, editor::JobPolicy::OneAtATime) {
    connect(&toolController, &editor::ToolController::stampsChanged, this, &StampKeeper::keep);
    editor::Job<editor::Stamps> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [path = m_folder](generation::Feedback&) -> Result<editor::Stamps> { return editor::readStamps(path); };
    job.deliver = [this](const Result<editor::Stamps>& read) {
        if (read) take(*read); // on failure, the files remain
    };
    (void)m_jobs.start(std::move(job));
}

StampKeeper::~StampKeeper() { m_jobs.finish(); }

/// Stamps stored meanwhile are newer than the ones read, so they are kept.
void StampKeeper::take(const editor::Stamps& read) {
    editor::Stamps stamps = m_toolController.stamps();
    stamps.resize(std::max(stamps.size(), read.size()));
    m_kept.resize(std::max(m_kept.size(), read.size()));
    for (std::size_t i = 0; i < read.size(); ++i)
        if (!stamps[i]) stamps[i] = m_kept[i] = read[i];
    m_toolController.setStamps(std::move(stamps));
}

/// Forgets the stamp, so that storing the next one tries again.
void StampKeeper::failedToKeep(int number, const Failure& failure) {
    m_kept[static_cast<std::size_t>(number) - 1].reset();
    emit notKept(failure);
}

void StampKeeper::keep() {
    m_kept.resize(std::max(m_kept.size(), m_toolController.stamps().size()));
    for (std::size_t i = 0; i < m_toolController.stamps().size(); ++i) {
        const auto& stamp = m_toolController.stamps()[i];
        if (m_kept[i] == stamp) continue;
        m_kept[i] = stamp;
        const int number = static_cast<int>(i) + 1;
        editor::Job<> job;
        job.priority = editor::JobPriority::Saving;
        job.work = [path = m_folder, number, stamp](generation::Feedback&) {
            return keptOrFailed(path, number, stamp);
        };
        job.deliver = [this, number](const Done& kept) {
            if (!kept) failedToKeep(number, kept.failure());
        };
        (void)m_jobs.start(std::move(job));
    }
}

} // namespace delve::ui
