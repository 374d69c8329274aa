#include "editor/work/job_pool.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace delve::editor {

int JobPool::defaultThreads() {
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return std::max(cores + 1, static_cast<int>(jobPriorities));
}

JobPool::JobPool(int threads) {
    const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
    m_tasks.resize(wanted);
    m_threads.reserve(wanted);
    while (m_threads.size() < wanted) {
        try {
            m_threads.emplace_back([this, thread = m_threads.size()] { work(thread); });
        } catch (const std::exception&) {
            if (m_threads.empty()) throw;
            return; // the system gives no more threads: fewer will do
        }
    }
}

JobPool::~JobPool() {
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
        for (auto* task : m_tasks)
            if (task) task->stop();
        for (const auto& queue : m_waiting)
            for (auto* task = queue.first.get(); task; task = task->m_next.get()) task->stop();
    }
    m_wake.notify_all();
    for (auto& thread : m_threads) thread.join();
}

void JobPool::start(JobPriority priority, std::shared_ptr<PoolTask> task) noexcept {
    {
        const std::lock_guard lock(m_mutex);
        if (m_quit) task->stop();
        auto& queue = m_waiting[static_cast<std::size_t>(priority)];
        task->m_number = m_came++;
        auto* const last = task.get();
        (queue.last ? queue.last->m_next : queue.first) = std::move(task);
        queue.last = last;
    }
    m_wake.notify_one();
}

/// Each priority below the first may use one thread fewer; running tasks of lower priorities count as well.
bool JobPool::mayBegin(std::size_t priority) const {
    int running = 0;
    for (auto i = jobPriorities; i-- > 0;) {
        running += m_running[i];
        const int max = std::max(1, static_cast<int>(m_tasks.size()) - static_cast<int>(i));
        if (i <= priority && running >= max) return false;
    }
    return true;
}

/// The priority of the next task; jobPriorities if none may begin.
std::size_t JobPool::choose() {
    const bool oldest = m_begun % oldestFirstEach == oldestFirstEach - 1;
    auto chosen = jobPriorities;
    for (std::size_t i = 0; i < jobPriorities; ++i) {
        const auto& first = m_waiting[i].first;
        if (!first || (!m_quit && !mayBegin(i))) continue;
        if (chosen == jobPriorities || (oldest && first->m_number < m_waiting[chosen].first->m_number)) chosen = i;
    }
    return chosen;
}

std::shared_ptr<PoolTask> JobPool::take(std::size_t priority) {
    auto& queue = m_waiting[priority];
    auto task = std::move(queue.first);
    queue.first = std::move(task->m_next);
    if (!queue.first) queue.last = nullptr;
    return task;
}

void JobPool::work(std::size_t thread) {
    std::unique_lock lock(m_mutex);
    while (true) {
        const auto priority = choose();
        if (priority < jobPriorities) {
            auto task = take(priority);
            ++m_begun;
            ++m_running[priority];
            m_tasks[thread] = task.get();
            lock.unlock();
            task->run();
            lock.lock();
            m_tasks[thread] = nullptr;
            lock.unlock();
            task.reset(); // destroying it may take a while
            lock.lock();
            --m_running[priority];
        } else if (m_quit) {
            return;
        } else {
            m_wake.wait(lock);
        }
    }
}

} // namespace delve::editor
