#pragma once

#include "editor/work/thread_work.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <system_error>
#include <thread>
#include <utility>

/// The command line's threads besides that of the verb.
namespace delve::app {

/// Runs `work` on a new thread; lack of memory ends the work, not the program. False if the system gives no thread: the
/// caller then continues without it, or reports why not.
template <class Work>
[[nodiscard]] bool startThread(std::thread& thread, Work work) {
    try {
        thread = std::thread([work = std::move(work)]() mutable { editor::withinMemory([&work] { work(); }, [] {}); });
    } catch (const std::system_error&) {
        return false;
    }
    return true;
}

/// How many threads this machine runs at the same time.
[[nodiscard]] inline std::size_t coreCount() { return std::max<std::size_t>(std::thread::hardware_concurrency(), 1); }

/// Several threads that work on one thing, and are waited for together.
class ThreadGroup {
public:
    ThreadGroup() = default;
    ThreadGroup(const ThreadGroup&) = delete;
    ThreadGroup& operator=(const ThreadGroup&) = delete;
    ~ThreadGroup() { join(); }

    /// False if the system gives no further thread.
    template <class Work>
    [[nodiscard]] bool start(Work work) {
        if (startThread(m_threads.emplace_back(), std::move(work))) return true;
        m_threads.pop_back();
        return false;
    }
    void join() {
        for (auto& thread : m_threads) thread.join();
        m_threads.clear();
    }

private:
    std::deque<std::thread> m_threads; ///< a deque: none is moved once it runs
};

} // namespace delve::app
