#pragma once

#include "tests/bench/map_view/figures.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <time.h>

namespace delve::bench {

/// Sends an event every millisecond to the thread that made it, which has an event loop, and keeps the longest time
/// until it was handled: so long a click would have waited. Sends from a thread of its own, one event at a time.
class Heartbeat {
public:
    Heartbeat();
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

    QObject m_answering; ///< takes an event that is still on its way along when it is destroyed
    Took m_longest;
    clockid_t m_processorTime; ///< of the answering thread
    std::atomic<bool> m_waiting{false};
    std::mutex m_mutex; ///< guards m_quit
    std::condition_variable m_wake;
    bool m_quit = false;
    std::thread m_thread;
};

} // namespace delve::bench
