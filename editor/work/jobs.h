#pragma once

#include "editor/work/job_lane.h"
#include "editor/work/thread_work.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

/// The only way to work in the background. A Job says what to do; its owner starts it in a JobQueue, and gets the
/// result on its own thread as a value or a failure, and never after the queue is destroyed.
namespace delve::editor {

template <class T = std::monostate>
struct Job {
    JobPriority priority = JobPriority::Background;
    /// Runs on a thread of the pool and holds all that it needs, by value. Checks the feedback at least every 20 ms for
    /// a stop, and reports its progress to it. An exception becomes a failure.
    std::function<Result<T>(generation::Feedback&)> work;
    /// Receives the result, on the thread of the queue.
    std::function<void(Result<T>)> deliver = {};
    /// Receives the progress there, of 1000, whenever it grows.
    std::function<void(int permille)> progress = {};
    /// If the newest wins: a job that began less than this ago (the smaller patience of the two jobs counts) continues,
    /// and is shown before the newer one.
    std::chrono::milliseconds patience{0};
};

/// For a job that must finish once it began.
inline constexpr std::chrono::milliseconds endlessPatience = std::chrono::hours(24 * 365);

/// A handle to a started job, to watch or stop it. Destroying the handle stops nothing.
class StartedJob {
public:
    StartedJob() = default;
    explicit StartedJob(std::shared_ptr<AnyJob> job) : m_job(std::move(job)) {}

    /// Asks it to end soon. Its outcome still arrives: a failure that is cancelled(), or the result if it was too
    /// late.
    void stop() const;
    void cancel() const; ///< stops it; no result arrives
    /// Will its result still arrive?
    [[nodiscard]] bool awaited() const { return m_job && m_job->wanted(); }
    [[nodiscard]] int permille() const { return m_job ? m_job->permille() : 0; } ///< never less than before

private:
    std::shared_ptr<AnyJob> m_job;
};

/// Starts the jobs of one part of the program, with one policy. A member or a child of that part, used on its thread
/// only; the pool outlives it.
class JobQueue : public QObject {
public:
    JobQueue(JobPool& pool, JobPolicy policy, QObject* parent = nullptr);
    /// Cancels everything it started without waiting: running jobs end by themselves, in the pool.
    ~JobQueue() override;

    template <class T>
    StartedJob start(Job<T> job) {
        return begin(std::make_shared<JobOf<T>>(m_lane, std::move(job)));
    }
    void cancel(); ///< no result arrives any more
    /// Are results still to arrive?
    [[nodiscard]] bool busy() const { return m_lane->busy(); }
    /// Waits until nothing runs any more, including cancelled jobs. A job must not call it.
    void finish() { m_lane->finish(); }
    /// Delivers results now instead of with the next event.
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
        if (const auto progress = m_job.progress) progress(permille); // may cancel the job
    }

    Job<T> m_job;
    std::optional<Result<T>> m_result;
};

} // namespace delve::editor
