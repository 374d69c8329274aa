#include "app/console/interruption.h"

#include "app/console/failures.h"
#include "app/console/start_thread.h"
#include "editor/work/thread_work.h"

#include <chrono>
#include <cstdlib>
#include <initializer_list>
#include <unistd.h>

namespace delve::app {
namespace {

constexpr std::chrono::milliseconds timeToNotice{500};

/// The signals that ask us to end, except those that our parent process wants ignored.
sigset_t signalsToTake() {
    sigset_t taken;
    sigemptyset(&taken);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(&taken, signal);
    }
    return taken;
}

} // namespace

Interruption::Interruption(generation::Feedback& feedback, Console& console)
    : m_feedback(feedback), m_console(console), m_signals(signalsToTake()) {
    sigaddset(&m_signals, SIGUSR1); // sent to the thread by the destructor, to wake it
    ::pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
    if (!startThread(m_thread, [this] { wait(); })) ::pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
}

Interruption::~Interruption() {
    if (!m_thread.joinable()) return;
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_over.notify_all();
    ::pthread_kill(m_thread.native_handle(), SIGUSR1);
    m_thread.join();
    ::pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
}

void Interruption::wait() {
    int signal = 0;
    if (::sigwait(&m_signals, &signal) != 0 || signal == SIGUSR1) return;
    m_feedback.stop();
    endIfNotNoticed();
}

void Interruption::endIfNotNoticed() {
    std::unique_lock lock(m_mutex);
    if (m_over.wait_for(lock, timeToNotice, [this] { return m_isOver; })) return;
    // The process ends either way, and prints as much as there is memory for.
    editor::withinMemory(
        [this] {
            m_console.endProgress();
            (void)m_console.sayLastWords();
            std::_Exit(static_cast<int>(m_console.fail(ExitStatus::Stopped, stoppedMessage())));
        },
        [] { std::_Exit(static_cast<int>(ExitStatus::Stopped)); });
}

} // namespace delve::app
