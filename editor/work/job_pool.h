#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

/// The threads for everything that would block the window. The program owns one pool and passes it to the
/// parts that have work; it outlives them all. Knows no Qt. For ordering, delivering and cancelling see
/// jobs.h.
namespace delve::editor {

enum class JobPriority : std::uint8_t {
    Saving,     ///< lost if the program ended now
    Awaited,    ///< a person asked for it and waits
    Visible,    ///< is shown as soon as it comes
    Background, ///< nobody waits for it
};
inline constexpr std::size_t jobPriorities = 4;

/// A task that a pool runs.
class PoolTask {
public:
    virtual ~PoolTask() = default;
    PoolTask() = default;
    PoolTask(const PoolTask&) = delete;
    PoolTask& operator=(const PoolTask&) = delete;

    /// Called once, on a thread of the pool. Must not wait for another task.
    virtual void run() noexcept = 0;
    /// Asks it to end soon; from any thread, before it runs or while it does.
    virtual void stop() noexcept = 0;

private:
    friend class JobPool;
    std::shared_ptr<PoolTask> m_next; ///< next in the queue, which therefore needs no memory of its own
    std::uint64_t m_number = 0;       ///< in order of arrival
};

/// The most urgent waiting task starts first; of equal priorities, the one that arrived first.
///
/// Nothing starves. Each priority leaves one thread to those above it (of four threads, saving may use all, awaited
/// three, and so on), so that long background work never keeps a save from starting. And one of every eight tasks
/// started is the one that has waited longest, whatever its priority, so that a stream of urgent tasks does not block
/// the others.
class JobPool {
public:
    explicit JobPool(int threads = defaultThreads());
    /// Stops all running and waiting tasks, and waits until they have ended.
    ~JobPool();
    JobPool(const JobPool&) = delete;
    JobPool& operator=(const JobPool&) = delete;

    void start(JobPriority priority, std::shared_ptr<PoolTask> task) noexcept;
    [[nodiscard]] int threads() const { return static_cast<int>(m_threads.size()); }

    /// One more than there are cores, since a thread may wait for a disk; at least one for each priority.
    [[nodiscard]] static int defaultThreads();
    static constexpr std::uint64_t oldestFirstEach = 8;

private:
    struct Queue {
        std::shared_ptr<PoolTask> first;
        PoolTask* last = nullptr;
    };

    void work(std::size_t thread);
    [[nodiscard]] bool mayBegin(std::size_t priority) const;
    [[nodiscard]] std::size_t choose();
    [[nodiscard]] std::shared_ptr<PoolTask> take(std::size_t priority);

    std::mutex m_mutex; ///< guards all below but the threads
    std::condition_variable m_wake;
    std::array<Queue, jobPriorities> m_waiting;
    std::array<int, jobPriorities> m_running{};
    std::vector<PoolTask*> m_tasks; ///< what each thread runs, or null
    std::uint64_t m_came = 0;
    std::uint64_t m_begun = 0;
    bool m_quit = false;
    std::vector<std::thread> m_threads;
};

} // namespace delve::editor
