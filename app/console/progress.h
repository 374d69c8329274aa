#pragma once

#include "app/console/console.h"
#include "generation/pipeline/feedback.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

/// Shows the progress of long work, with the time left, while one of these exists: only if standard error is a
/// terminal, and only if the work takes more than a moment.
namespace delve::app {

class Progress {
public:
    Progress(Console& console, const generation::Feedback& feedback, Text work);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

private:
    void show();

    Console& m_console;
    const generation::Feedback& m_feedback;
    std::string m_work;
    std::mutex m_mutex;
    std::condition_variable m_over;
    bool m_isOver = false;
    std::thread m_thread;
};

/// "Generating: 42 %, 7 s left", or "Converting: 7 s so far" while the rest cannot be estimated.
[[nodiscard]] std::string progressLine(std::string_view work, std::int32_t permille, std::chrono::milliseconds spent);

} // namespace delve::app
