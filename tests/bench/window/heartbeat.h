#pragma once

#include "tests/bench/map_view/figures.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <time.h>

class QObject;

namespace delve::bench {

/// Sends an event to a thread with an event loop every millisecond, and keeps the longest time until it was handled: so
/// long a click would have waited. Sends from a thread of its own, one event at a time.
class Heartbeat {
public:
    /// `answering` belongs to the thread that is measured, which must be the calling one.
    explicit Heartbeat(QObject& answering);
    ~Heartbeat();
    Heartbeat(const Heartbeat&) = delete;
    Heartbeat& operator=(const Heartbeat&) = delete;

    /// The longest so far, by the clock and in the answering thread's processor time while it was waited for.
    [[nodiscard]] Took longest() const { return m_longest; }

private:
    /// By the clock, and in processor time of the answering thread.
    struct Moment {
        double clock;
        double busy;
    };

    [[nodiscard]] Moment now() const;
    void ask();
    void answer(Moment asked);

    QObject& m_answering;
    Took m_longest;
    clockid_t m_processorTime; ///< of the answering thread
    std::atomic<bool> m_waiting{false};
    std::mutex m_mutex; ///< guards m_quit
    std::condition_variable m_wake;
    bool m_quit = false;
    std::thread m_thread;
};

} // namespace delve::bench
