#include "editor/work/job_lane.h"

#include "editor/work/thread_work.h"

#include <algorithm>
#include <utility>

namespace delve::editor {

void AnyJob::run() noexcept {
    if (m_lane->begins(*this)) compute();
    letGoOfWork();
    if (!m_lane->ended(*this)) letGoOfResult();
}

int AnyJob::permille() {
    m_farthest = std::clamp(static_cast<int>(m_feedback.progress()), m_farthest, 1000);
    return m_farthest;
}

void AnyJob::tellProgress() {
    if (!m_wanted || std::exchange(m_told, permille()) == m_farthest) return;
    tell(m_farthest);
}

// The owner's side

void JobLane::start(const std::shared_ptr<AnyJob>& job) {
    Jobs added{job};
    std::vector<Dropped> dropped;
    {
        const std::lock_guard lock(m_mutex);
        if (m_policy == JobPolicy::NewestWins)
            dropped = drop([&job](const AnyJob& older) { return givesWay(older, *job); });
        job->m_place = added.begin();
        m_waiting.splice(m_waiting.end(), added);
        ++m_awaited;
        startNext();
    }
    letGo(dropped);
}

bool JobLane::givesWay(const AnyJob& job, const AnyJob& newer) {
    const auto patience = std::min(job.m_patience, newer.m_patience);
    switch (job.m_state) {
    case AnyJob::State::Running: return AnyJob::Clock::now() - job.m_began >= patience;
    case AnyJob::State::Arrived: return newer.m_patience.count() == 0;
    case AnyJob::State::Waiting:
    case AnyJob::State::InPool:
    case AnyJob::State::Taken:
    case AnyJob::State::Dropped: break;
    }
    return true;
}

/// Drops all wanted jobs for which `which` is true. To be called under the lock, and letGo() without it: what the jobs
/// hold may call anything when it is destroyed.
template <class Which>
std::vector<JobLane::Dropped> JobLane::drop(const Which& which) {
    std::vector<Dropped> dropped;
    for (auto* const jobs : {&m_waiting, &m_inPool, &m_arrived})
        for (const auto& job : *jobs)
            if (job->m_wanted && which(*job)) dropped.push_back({job, jobs == &m_inPool || job->m_isTask});
    for (const auto& [job, isTask] : dropped) {
        job->m_wanted = false;
        job->stop();
        --m_awaited;
        if (job->m_state == AnyJob::State::InPool || job->m_state == AnyJob::State::Running) continue;
        (job->m_state == AnyJob::State::Waiting ? m_waiting : m_arrived).erase(job->m_place);
        job->m_state = AnyJob::State::Dropped;
    }
    return dropped;
}

/// What the jobs hold may be large: a thread of the pool destroys it, except the callbacks, which belong to this one.
void JobLane::letGo(const std::vector<Dropped>& dropped) {
    for (const auto& [job, isTask] : dropped) {
        job->dropCalls();
        if (!isTask) m_pool.start(JobPriority::Background, job);
    }
}

/// A job that has not begun is refused at once, without waiting for a thread.
void JobLane::stop(AnyJob& job) {
    if (!job.m_wanted) return;
    job.m_feedback.stop();
    {
        const std::lock_guard lock(m_mutex);
        const bool waits = job.m_state == AnyJob::State::Waiting;
        if (!waits && job.m_state != AnyJob::State::InPool) return;
        job.refuse();
        m_arrived.splice(m_arrived.end(), waits ? m_waiting : m_inPool, job.m_place);
        job.m_state = AnyJob::State::Arrived;
        startNext();
        m_ended.notify_all();
    }
    announce();
}

void JobLane::cancel(AnyJob& job) {
    std::unique_lock lock(m_mutex);
    const auto dropped = drop([&job](const AnyJob& other) { return &other == &job; });
    lock.unlock();
    letGo(dropped);
}

void JobLane::cancelAll() {
    std::unique_lock lock(m_mutex);
    const auto dropped = drop([](const AnyJob&) { return true; });
    lock.unlock();
    letGo(dropped);
}

void JobLane::leave() {
    {
        const std::lock_guard lock(m_mutex);
        m_announce = nullptr;
    }
    cancelAll();
}

void JobLane::finish() {
    std::unique_lock lock(m_mutex);
    m_ended.wait(lock, [this] { return m_waiting.empty() && m_inPool.empty(); });
}

std::shared_ptr<AnyJob> JobLane::takeArrived() {
    std::unique_lock lock(m_mutex);
    m_announced = false;
    if (m_arrived.empty()) return {};
    const auto job = m_policy == JobPolicy::NewestWins ? m_arrived.back() : m_arrived.front();
    const auto older = drop([this, &job](const AnyJob& other) {
        return m_policy == JobPolicy::NewestWins && other.m_state == AnyJob::State::Arrived && &other != job.get();
    });
    m_arrived.erase(job->m_place);
    job->m_state = AnyJob::State::Taken;
    job->m_wanted = false;
    --m_awaited;
    lock.unlock();
    letGo(older);
    return job;
}

std::vector<std::shared_ptr<AnyJob>> JobLane::jobsThatTell() {
    std::vector<std::shared_ptr<AnyJob>> telling;
    const std::lock_guard lock(m_mutex);
    for (const auto& job : m_inPool)
        if (job->m_wanted && job->m_tells) telling.push_back(job);
    return telling;
}

// The pool's side

bool JobLane::begins(AnyJob& job) {
    const std::lock_guard lock(m_mutex);
    if (job.m_state != AnyJob::State::InPool || !job.m_wanted) return false;
    job.m_state = AnyJob::State::Running;
    job.m_began = AnyJob::Clock::now();
    return true;
}

/// False if nobody wants the result.
bool JobLane::ended(AnyJob& job) {
    {
        const std::lock_guard lock(m_mutex);
        job.m_isTask = false;
        if (job.m_state == AnyJob::State::Dropped) return false; // it came here only to be destroyed
        if (job.m_state == AnyJob::State::Arrived || job.m_state == AnyJob::State::Taken) return true; // refused
        if (job.m_wanted) m_arrived.splice(m_arrived.end(), m_inPool, job.m_place);
        else m_inPool.erase(job.m_place);
        job.m_state = job.m_wanted ? AnyJob::State::Arrived : AnyJob::State::Dropped;
        startNext();
        m_ended.notify_all();
        if (!job.m_wanted) return false;
    }
    announce();
    return true;
}

void JobLane::startNext() {
    while (!m_waiting.empty() && (m_policy == JobPolicy::All || m_inPool.empty())) {
        const auto& job = m_waiting.front();
        job->m_state = AnyJob::State::InPool;
        job->m_isTask = true;
        m_inPool.splice(m_inPool.end(), m_waiting, m_waiting.begin());
        m_pool.start(m_inPool.back()->m_priority, m_inPool.back());
    }
}

/// Under the lock, so that the receiver still exists.
void JobLane::announce() noexcept {
    const auto tell = [this] {
        const std::lock_guard lock(m_mutex);
        if (!m_announce || m_announced || m_arrived.empty()) return;
        m_announce();
        m_announced = true;
    };
    withinMemory(tell, tell);
}

} // namespace delve::editor
