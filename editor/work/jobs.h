#pragma once

#include "editor/work/job_lane.h"
#include "editor/work/thread_work.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

/// The one way to work in the background. A Job says what is to be done; whoever wants it owns a JobQueue, starts it
/// there, and gets the result on its own thread as a value or a failure, and never after the queue is gone.
namespace delve::editor {

template <class T = std::monostate>
struct Job {
    JobPriority priority = JobPriority::Background;
    /// Runs on a thread of the pool and holds all that it needs, as values. Asks the feedback at least every 20 ms
    /// whether it is to stop, and tells it how far it is. No exception leaves it: it becomes a failure.
    std::function<Result<T>(generation::Feedback&)> work;
    /// Takes the result, on the thread of the queue.
    std::function<void(Result<T>)> deliver = {};
    /// Is told there how far the work is, of 1000, while that grows.
    std::function<void(int permille)> progress = {};
    /// Where the newest wins: one that began less than this ago, of its own patience and that of the newer one, goes on
    /// and is shown before the newer one comes.
    std::chrono::milliseconds patience{0};
};

/// For a job that is always to be finished once it began.
inline constexpr std::chrono::milliseconds endlessPatience = std::chrono::hours(24 * 365);

/// A job that was started, for whoever wants to watch or stop it. A handle: letting go of it stops nothing.
class StartedJob {
public:
    StartedJob() = default;
    explicit StartedJob(std::shared_ptr<AnyJob> job) : m_job(std::move(job)) {}

    /// Asks it to end soon. What comes of it arrives all the same: a failure that is cancelled(), or the result where
    /// it was too late.
    void stop() const;
    void cancel() const; ///< stops it, and nothing of it arrives
    /// Is something of it still to arrive?
    [[nodiscard]] bool awaited() const { return m_job && m_job->wanted(); }
    [[nodiscard]] int permille() const { return m_job ? m_job->permille() : 0; } ///< never less than before

private:
    std::shared_ptr<AnyJob> m_job;
};

/// Where one part of the program starts its jobs, by one policy. A member or a child of that part, and used from its
/// thread alone; the pool outlives it.
class JobQueue : public QObject {
public:
    JobQueue(JobPool& pool, JobPolicy policy, QObject* parent = nullptr);
    /// Cancels all that was started, and waits for none of it: what runs ends by itself, in the pool.
    ~JobQueue() override;

    template <class T>
    StartedJob start(Job<T> job) {
        return begin(std::make_shared<JobOf<T>>(m_lane, std::move(job)));
    }
    void cancel(); ///< nothing of what was started arrives any more
    /// Is anything still to arrive?
    [[nodiscard]] bool busy() const { return m_lane->busy(); }
    /// Waits until nothing runs any more, also of what was cancelled. Not to be called by a job.
    void finish() { m_lane->finish(); }
    /// Delivers what has come, now and not with the next event.
    void deliver();
    [[nodiscard]] JobPool& pool() const { return m_lane->pool(); }

protected:
    bool event(QEvent* event) override;

private:
    template <class T>
    class JobOf;

    StartedJob begin(std::shared_ptr<AnyJob> job);
    bool deliverNext();
    void deliverSome();
    void tellProgress();

    std::shared_ptr<JobLane> m_lane;
    QTimer m_progress;
};

template <class T>
class JobQueue::JobOf : public AnyJob {
public:
    JobOf(std::shared_ptr<JobLane> lane, Job<T> job)
        : AnyJob(std::move(lane), job.priority, job.patience, static_cast<bool>(job.progress)), m_job(std::move(job)) {}

private:
    void compute() override {
        m_result = valueOrFailure([this]() -> Result<T> {
            if (feedback().stopped()) return cancelled();
            return m_job.work(feedback());
        });
    }
    void letGoOfWork() override { m_job.work = nullptr; }
    void letGoOfResult() override { m_result.reset(); }
    void refuse() override { m_result = cancelled(); }
    void deliver() override {
        const auto take = std::exchange(m_job.deliver, nullptr);
        dropCalls();
        auto result = std::exchange(m_result, std::nullopt);
        if (take && result) take(*std::move(result));
    }
    void dropCalls() override {
        m_job.deliver = nullptr;
        m_job.progress = nullptr;
    }
    void tell(int permille) override {
        if (const auto progress = m_job.progress) progress(permille); // which may cancel it
    }

    Job<T> m_job;
    std::optional<Result<T>> m_result;
};

} // namespace delve::editor
