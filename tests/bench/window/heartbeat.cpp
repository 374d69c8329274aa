#include "tests/bench/window/heartbeat.h"

#include <QMetaObject>
#include <QObject>

#include <algorithm>
#include <chrono>

#include <time.h>

namespace delve::bench {
namespace {

double milliseconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

} // namespace

Heartbeat::Heartbeat(QObject& answering)
    : m_answering(answering), m_busyAtAnswer(milliseconds(CLOCK_THREAD_CPUTIME_ID)), m_thread([this] { ask(); }) {}

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
        const double asked = milliseconds(CLOCK_MONOTONIC);
        QMetaObject::invokeMethod(
            &m_answering, [this, asked] { answer(asked); }, Qt::QueuedConnection);
    }
}

void Heartbeat::answer(double asked) {
    const double busy = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    m_longest.milliseconds = std::max(m_longest.milliseconds, milliseconds(CLOCK_MONOTONIC) - asked);
    m_longest.busyMilliseconds = std::max(m_longest.busyMilliseconds, busy - m_busyAtAnswer);
    m_busyAtAnswer = busy;
    m_waiting = false;
}

} // namespace delve::bench
