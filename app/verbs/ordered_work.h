#pragma once

#include "app/console/start_thread.h"

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

/// Work in many pieces on several threads, whose results are taken in order: the output is the same for any number of
/// threads.
namespace delve::app {

/// For workspaces: one for each thread, and one for the caller.
[[nodiscard]] constexpr std::size_t slotsFor(std::size_t threads) { return threads + 1; }

template <class Result, class Work, class Take>
class OrderedWork {
public:
    /// `work(slot, index)` does one piece; each slot is used by one thread at a time, and there are slotsFor(threads)
    /// of them. `take(index, result)` gets the results in order, on the caller's thread, and returns false if no more
    /// are wanted.
    OrderedWork(std::uint64_t count, Work& work, Take& take) : m_count(count), m_work(work), m_take(take) {}

    void run(std::size_t threads) {
        threads = std::min<std::uint64_t>(threads, m_count);
        m_callersSlot = slotsFor(threads) - 1;
        ThreadGroup group;
        for (std::size_t number = 0; threads > 1 && number < threads; ++number) {
            const std::lock_guard lock(m_mutex);
            if (group.start([this, number] { workOn(number); })) ++m_alive;
        }
        takeAll();
        {
            const std::lock_guard lock(m_mutex);
            m_over = true;
        }
        m_changed.notify_all();
        group.join();
    }

private:
    static constexpr std::uint64_t mostAhead = 1024; ///< results that wait for an earlier one

    /// Gives a piece back if its thread ends without a result, for lack of memory.
    struct Leaving {
        OrderedWork& owner;
        std::optional<std::uint64_t> index = {};
        ~Leaving() {
            const std::lock_guard lock(owner.m_mutex);
            if (index) owner.m_abandoned.insert(*index);
            --owner.m_alive;
            owner.m_changed.notify_all();
        }
    };

    void workOn(std::size_t thread) {
        Leaving leaving{*this};
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_over || m_next - m_taken < mostAhead; });
            if (m_over || m_next == m_count) break;
            leaving.index = m_next++;
            lock.unlock();
            auto result = m_work(thread, *leaving.index);
            lock.lock();
            m_results.emplace(*leaving.index, std::move(result));
            leaving.index.reset();
            m_changed.notify_all();
        }
        lock.unlock(); // Leaving takes it
    }

    void takeAll() {
        for (std::uint64_t index = 0; index < m_count; ++index) {
            auto result = resultOf(index);
            if (!m_take(index, std::move(result))) return;
            const std::lock_guard lock(m_mutex);
            m_taken = index + 1;
            m_changed.notify_all();
        }
    }

    /// Waits for it, or does the work here if no thread does.
    Result resultOf(std::uint64_t index) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_alive == 0 || m_results.contains(index) || m_abandoned.contains(index); });
        if (auto found = m_results.extract(index)) return std::move(found.mapped());
        m_next = std::max(m_next, index + 1);
        lock.unlock();
        return m_work(m_callersSlot, index);
    }

    std::uint64_t m_count;
    std::size_t m_callersSlot = 0; ///< a thread that ran out of memory may still be leaving its own
    Work& m_work;
    Take& m_take;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_alive = 0;
    std::uint64_t m_next = 0;  ///< the first piece that nobody has begun
    std::uint64_t m_taken = 0; ///< how many results were taken
    std::map<std::uint64_t, Result> m_results;
    std::set<std::uint64_t> m_abandoned;
    bool m_over = false;
};

template <class Result, class Work, class Take>
void workInOrder(std::uint64_t count, std::size_t threads, Work work, Take take) {
    OrderedWork<Result, Work, Take>(count, work, take).run(threads);
}

} // namespace delve::app
