#pragma once

#include "editor/work/job_pool.h"
#include "generation/level/result.h"
#include "generation/pipeline/feedback.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <vector>

/// What a JobQueue (jobs.h) and the threads of the pool share: which jobs wait, run or have ended. Included by nothing
/// else.
namespace delve::editor {

enum class JobPolicy : std::uint8_t {
    NewestWins, ///< one runs at a time; a newer one replaces those that wait, and cancels the one that runs
    OneAtATime, ///< in the order in which they were started
    All,        ///< in parallel
};

class JobLane;

/// A job of any result type. Its virtual functions, defined in a class below, are called only where their comments say.
class AnyJob : public PoolTask {
public:
    AnyJob(std::shared_ptr<JobLane> lane, JobPriority priority, std::chrono::milliseconds patience, bool tells)
        : m_lane(std::move(lane)), m_priority(priority), m_patience(patience), m_tells(tells) {}

    void run() noexcept final;
    void stop() noexcept final { m_feedback.stop(); }

    // The owner's side
    [[nodiscard]] bool wanted() const { return m_wanted; }
    [[nodiscard]] int permille();
    [[nodiscard]] JobLane& lane() const { return *m_lane; }
    [[nodiscard]] bool tells() const { return m_tells; }
    virtual void deliver() = 0;
    virtual void refuse() = 0;    ///< it was stopped before it began
    virtual void dropCalls() = 0; ///< releases what belongs to the owner's thread
    void tellProgress();

protected:
    [[nodiscard]] generation::Feedback& feedback() { return m_feedback; }
    virtual void tell(int permille) = 0; ///< on the owner's thread

    // Called by the pool. None lets an exception out.
    virtual void compute() = 0;
    virtual void letGoOfWork() = 0;
    virtual void letGoOfResult() = 0;

private:
    friend class JobLane;
    using Clock = std::chrono::steady_clock;
    enum class State : std::uint8_t { Waiting, InPool, Running, Arrived, Taken, Dropped };

    const std::shared_ptr<JobLane> m_lane;
    const JobPriority m_priority;
    const std::chrono::milliseconds m_patience;
    const bool m_tells;
    generation::Feedback m_feedback;
    int m_told = -1;                ///< owned by the owner's thread
    int m_farthest = 0;             ///< owned by the owner's thread
    bool m_wanted = true;           ///< the owner's; changed under the lock of the lane
    State m_state = State::Waiting; ///< this and the next are guarded by the lane
    bool m_isTask = false;          ///< the pool runs it or will, even if it was dropped since
    Clock::time_point m_began{};
    std::list<std::shared_ptr<AnyJob>>::iterator m_place;
};

class JobLane {
public:
    using Announce = std::function<void()>;

    /// Calls `announce` on any thread once something has arrived, and again only after takeArrived(). It may throw on
    /// lack of memory, and is then retried.
    JobLane(JobPool& pool, JobPolicy policy, Announce announce)
        : m_pool(pool), m_policy(policy), m_announce(std::move(announce)) {}

    // The owner's side
    void start(const std::shared_ptr<AnyJob>& job);
    void stop(AnyJob& job);
    void cancel(AnyJob& job);
    void cancelAll();
    void leave(); ///< the same; nothing is announced from now on
    [[nodiscard]] bool busy() const { return m_awaited > 0; }
    void finish();
    /// The next result, or the last one if the newest wins; null if nothing has arrived.
    [[nodiscard]] std::shared_ptr<AnyJob> takeArrived();
    void announceRest() { announce(); } ///< if something has arrived
    /// The jobs that run or are about to.
    [[nodiscard]] std::vector<std::shared_ptr<AnyJob>> jobsThatTell();
    [[nodiscard]] JobPool& pool() const { return m_pool; }

    // The pool's side
    [[nodiscard]] bool begins(AnyJob& job);
    [[nodiscard]] bool ended(AnyJob& job);

private:
    using Jobs = std::list<std::shared_ptr<AnyJob>>;
    /// Dropped jobs, to be destroyed outside of the lock.
    struct Dropped {
        std::shared_ptr<AnyJob> job;
        bool isTask = false; ///< freed when the pool comes to it
    };

    [[nodiscard]] static bool givesWay(const AnyJob& job, const AnyJob& newer);
    template <class Which>
    [[nodiscard]] std::vector<Dropped> drop(const Which& which);
    void letGo(const std::vector<Dropped>& dropped);
    void startNext();
    void announce() noexcept;

    JobPool& m_pool;
    const JobPolicy m_policy;
    int m_awaited = 0;  ///< the owner's
    std::mutex m_mutex; ///< guards all below
    std::condition_variable m_ended;
    Jobs m_waiting;
    Jobs m_inPool;
    Jobs m_arrived;
    bool m_announced = false;
    Announce m_announce; ///< empty: the owner is gone
};

} // namespace delve::editor
