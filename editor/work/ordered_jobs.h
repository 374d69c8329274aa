#pragma once

#include "editor/work/freed_memory.h"
#include "editor/work/jobs.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

/// Work of many pieces in the background, several at once, whose results are taken in the order in which the pieces
/// began: what comes of it is the same for any number of jobs. Owned by the part that orders it, as its last member, so
/// that no result arrives in a half-destroyed object.
namespace delve::editor {

/// How many jobs of this urgency run at once: as many as are wanted, or, for 0, as many as the pool has threads that
/// more urgent ones leave to them.
[[nodiscard]] inline std::size_t lanesOf(const JobPool& pool, int wanted, JobPriority priority) {
    return static_cast<std::size_t>(wanted > 0 ? wanted : std::max(1, pool.threads() - static_cast<int>(priority)));
}

/// `Memory` is what a piece leaves for the next one of its thread.
template <class Memory, class T>
class OrderedJobs {
public:
    using Work = std::function<Result<T>(Memory&, generation::Feedback&)>;
    /// Each may stop the work, or start another; then none of the others is called any more.
    struct Calls {
        std::function<std::optional<Work>()> next;                ///< the next piece; nothing: there is none now
        std::function<void(std::uint64_t piece, Result<T>)> take; ///< pieces are counted from 0
        std::function<void()> taken = {};                         ///< some were taken, and the next are begun
        std::function<void()> ended = {};                         ///< all are taken, and there is no next one
        std::function<std::shared_ptr<Memory>()> memory = usualMemory();
    };
    /// Empty where it takes more to make one.
    [[nodiscard]] static std::function<std::shared_ptr<Memory>()> usualMemory() {
        if constexpr (std::is_default_constructible_v<Memory>) return [] { return std::make_shared<Memory>(); };
        else return {};
    }
    static constexpr auto allLanes = std::numeric_limits<std::size_t>::max();

    OrderedJobs(JobPool& pool, std::size_t lanes, JobPriority priority)
        : m_pool(pool), m_priority(priority), m_lanes(lanes) {}
    ~OrderedJobs() { stop(); }
    OrderedJobs(const OrderedJobs&) = delete;
    OrderedJobs& operator=(const OrderedJobs&) = delete;

    /// Drops what was started before. No more pieces than `lanes` run at once.
    void start(Calls calls, std::size_t lanes = allLanes) {
        stop();
        m_calls = std::make_shared<const Calls>(std::move(calls));
        m_used = std::min(lanes, m_lanes.size());
        m_begun = m_taken = 0;
        const auto kept = m_calls;
        startIdle(*kept);
        endIfIdle(kept);
    }
    /// No result is taken any more. What a stopped job uses is freed in the background.
    void stop() {
        ++m_run;
        m_calls.reset();
        m_ahead.clear();
        for (auto& lane : m_lanes) {
            lane.jobs.reset();
            if (lane.memory) letGoInBackground(m_pool, std::exchange(lane.memory, nullptr));
        }
    }
    [[nodiscard]] bool busy() const { return m_calls != nullptr; }

private:
    struct Lane {
        std::unique_ptr<JobQueue> jobs;
        std::shared_ptr<Memory> memory;
        [[nodiscard]] bool busy() const { return jobs && jobs->busy(); }
    };
    using Kept = std::shared_ptr<const Calls>; ///< a call may stop the work, and so drop the calls

    void startIdle(const Calls& calls) {
        for (std::size_t lane = 0; lane < m_used; ++lane) {
            if (m_lanes[lane].busy()) continue;
            auto work = calls.next();
            if (!work) return;
            begin(m_lanes[lane], *std::move(work), calls);
        }
    }

    void begin(Lane& lane, Work work, const Calls& calls) {
        if (!lane.jobs) lane.jobs = std::make_unique<JobQueue>(m_pool, JobPolicy::OneAtATime);
        if (!lane.memory) lane.memory = calls.memory();
        Job<T> job;
        job.priority = m_priority;
        job.work = [work = std::move(work), memory = lane.memory](generation::Feedback& feedback) {
            return work(*memory, feedback);
        };
        job.deliver = [this, piece = m_begun++](Result<T> result) { arrived(piece, std::move(result)); };
        (void)lane.jobs->start(std::move(job));
    }

    void arrived(std::uint64_t piece, Result<T> result) {
        const Kept calls = m_calls;
        const auto run = m_run;
        const auto before = m_taken;
        m_ahead.emplace(piece, std::move(result));
        while (!m_ahead.empty() && m_ahead.begin()->first == m_taken) {
            auto first = m_ahead.extract(m_ahead.begin());
            ++m_taken;
            calls->take(first.key(), std::move(first.mapped()));
            if (run != m_run) return;
        }
        startIdle(*calls);
        if (m_taken != before && calls->taken) calls->taken();
        if (run == m_run) endIfIdle(calls);
    }

    void endIfIdle(const Kept& calls) {
        if (std::ranges::any_of(m_lanes, &Lane::busy)) return;
        stop();
        if (calls->ended) calls->ended();
    }

    JobPool& m_pool;
    JobPriority m_priority;
    Kept m_calls; ///< null: nothing is to do
    std::size_t m_used = 0;
    std::uint64_t m_run = 0;                    ///< another one after each start and stop
    std::uint64_t m_begun = 0;                  ///< pieces
    std::uint64_t m_taken = 0;                  ///< of these
    std::map<std::uint64_t, Result<T>> m_ahead; ///< done before earlier ones
    std::vector<Lane> m_lanes;
};

} // namespace delve::editor
