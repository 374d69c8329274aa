#pragma once

#include "editor/work/jobs.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

/// Background work of the window that the person can stop: files being opened, saved or exported, maps being fixed or
/// proven. The status line shows the newest, and Esc stops it. Owned by the window.
namespace delve::ui {

class WorkInHand : public QObject {
    Q_OBJECT
public:
    explicit WorkInHand(editor::JobPool& pool, QObject* parent = nullptr);
    ~WorkInHand() override; ///< cancels its jobs without notice

    /// What becomes of work that still runs when the window closes.
    enum class AtClose { Await, Stop };

    /// Work is shown as long as a copy of its number exists.
    using Number = std::shared_ptr<const int>;
    /// `title` is displayed: "Saving “Keep”".
    [[nodiscard]] Number show(const QString& title, std::function<void()> stop, AtClose atClose = AtClose::Await);
    void tell(int work, int permille);
    /// Starts a job that is shown until it delivers. If the person stops it, it delivers a failure that is cancelled().
    template <class T>
    editor::StartedJob start(const QString& title, editor::Job<T> job, AtClose atClose = AtClose::Await);
    /// The same for a job whose result only its owner needs: it is stopped once the owner is gone, or when the window
    /// closes, and delivers nothing without the owner.
    template <class T>
    editor::StartedJob startFor(QObject& owner, const QString& title, editor::Job<T> job);

    [[nodiscard]] bool any() const { return !m_works.empty(); }
    void stopNewest();
    void stopForClosing(); ///< what need not be awaited
    /// Of the newest; empty if there is none.
    [[nodiscard]] QString title() const { return any() ? m_works.back().title : QString(); }
    [[nodiscard]] int permille() const { return any() ? m_works.back().permille : 0; }

signals:
    void changed(); ///< another one is the newest, or none is left
    void progressed(int permille);

private:
    struct Work {
        int number = 0;
        QString title;
        std::function<void()> stop;
        AtClose atClose = AtClose::Await;
        int permille = 0;
    };
    void end(int work);

    std::vector<Work> m_works;
    int m_last = 0;
    editor::JobQueue m_jobs;
};

template <class T>
editor::StartedJob WorkInHand::start(const QString& title, editor::Job<T> job, AtClose atClose) {
    const auto started = std::make_shared<editor::StartedJob>();
    auto shown = show(
        title, [started] { started->stop(); }, atClose);
    job.progress = [this, number = *shown](int permille) { tell(number, permille); };
    job.deliver = [shown = std::move(shown), deliver = std::move(job.deliver)](Result<T> result) mutable {
        shown.reset();
        deliver(std::move(result));
    };
    *started = m_jobs.start(std::move(job));
    return *started;
}

template <class T>
editor::StartedJob WorkInHand::startFor(QObject& owner, const QString& title, editor::Job<T> job) {
    auto watch = std::make_shared<QObject>(); // lives as long as the job is awaited
    job.deliver = [watch, stays = QPointer<QObject>(&owner), deliver = std::move(job.deliver)](Result<T> result) {
        if (stays) deliver(std::move(result));
    };
    const auto started = start(title, std::move(job), AtClose::Stop);
    connect(&owner, &QObject::destroyed, watch.get(), [started] { started.stop(); });
    return started;
}

} // namespace delve::ui
