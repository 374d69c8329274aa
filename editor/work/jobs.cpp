#include "editor/work/jobs.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QPointer>

namespace delve::editor {
namespace {

constexpr std::chrono::milliseconds progressInterval{40};
/// The longest delivery in the owner's thread: if results come faster than they are taken, other events come between.
constexpr qint64 maxMillisecondsAtOnce = 8;

QEvent::Type arrivedEvent() {
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

} // namespace

void StartedJob::stop() const {
    if (m_job) m_job->lane().stop(*m_job);
}

void StartedJob::cancel() const {
    if (awaited()) m_job->lane().cancel(*m_job);
}

JobQueue::JobQueue(JobPool& pool, JobPolicy policy, QObject* parent)
    : QObject(parent), m_lane(std::make_shared<JobLane>(
                           pool, policy, [this] { QCoreApplication::postEvent(this, new QEvent(arrivedEvent())); })) {
    m_progress.setInterval(progressInterval);
    connect(&m_progress, &QTimer::timeout, this, &JobQueue::tellProgress);
}

JobQueue::~JobQueue() { m_lane->leave(); }

StartedJob JobQueue::begin(std::shared_ptr<AnyJob> job) {
    m_lane->start(job);
    if (job->tells() && !m_progress.isActive()) m_progress.start();
    return StartedJob(std::move(job));
}

void JobQueue::cancel() { m_lane->cancelAll(); }

bool JobQueue::event(QEvent* event) {
    if (event->type() != arrivedEvent()) return QObject::event(event);
    deliverSome();
    return true;
}

/// False if nothing has arrived, or if the delivery destroyed this queue.
bool JobQueue::deliverNext() {
    const auto job = m_lane->takeArrived();
    if (!job) return false;
    const QPointer<JobQueue> stays(this);
    job->deliver();
    return stays;
}

void JobQueue::deliver() {
    while (deliverNext()) {
    }
}

void JobQueue::deliverSome() {
    QElapsedTimer timer;
    timer.start();
    while (deliverNext())
        if (timer.elapsed() >= maxMillisecondsAtOnce) return m_lane->announceRest();
}

void JobQueue::tellProgress() {
    if (!busy()) return m_progress.stop();
    const auto jobs = m_lane->jobsThatTell();
    for (const auto& job : jobs) job->tellProgress();
}

} // namespace delve::editor
