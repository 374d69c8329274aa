#include "tests/bench/window/heartbeat.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>

#include <pthread.h>

namespace delve::bench {
namespace {

double milliseconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// A clock that other threads may read as well.
clockid_t processorTimeOfThisThread() {
    clockid_t clock = CLOCK_THREAD_CPUTIME_ID;
    pthread_getcpuclockid(pthread_self(), &clock);
    return clock;
}

} // namespace

Heartbeat::Heartbeat() : m_processorTime(processorTimeOfThisThread()), m_thread([this] { ask(); }) {}

Heartbeat::~Heartbeat() {
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void Heartbeat::ask() {
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_for(lock, std::chrono::milliseconds(1), [this] { return m_quit; })) {
        if (m_waiting.exchange(true)) continue;
        const Moment asked = now();
        QMetaObject::invokeMethod(
            &m_answering, [this, asked] { answer(asked); }, Qt::QueuedConnection);
    }
}

Heartbeat::Moment Heartbeat::now() const { return {milliseconds(CLOCK_MONOTONIC), milliseconds(m_processorTime)}; }

void Heartbeat::answer(Moment asked) {
    const Moment answered = now();
    m_longest.milliseconds = std::max(m_longest.milliseconds, answered.clock - asked.clock);
    m_longest.busyMilliseconds = std::max(m_longest.busyMilliseconds, answered.busy - asked.busy);
    m_waiting = false;
}

} // namespace delve::bench
