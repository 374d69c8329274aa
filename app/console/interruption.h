#pragma once

#include "app/console/console.h"
#include "generation/pipeline/feedback.h"

#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

/// Handles Ctrl+C and the requests to end (SIGTERM, SIGHUP). While one of these exists, the signals stop the feedback,
/// so that the verb ends by itself; a verb that does not react after a moment is ended here. Create it before any other
/// thread, so that no other thread gets the signals. If the system gives no thread, the signals end the program at
/// once, by default.
namespace delve::app {

class Interruption {
public:
    Interruption(generation::Feedback& feedback, Console& console);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

private:
    void wait();
    void endIfNotNoticed();

    generation::Feedback& m_feedback;
    Console& m_console;
    sigset_t m_signals{};
    std::mutex m_mutex;
    std::condition_variable m_over;
    bool m_isOver = false;
    std::thread m_thread;
};

} // namespace delve::app
