#include "app/console/progress.h"

#include "app/console/start_thread.h"
#include "app/words/words.h"
#include "editor/work/thread_work.h"

namespace delve::app {
namespace {

constexpr std::chrono::milliseconds aMoment{500};
constexpr std::chrono::milliseconds betweenLines{100};

/// "7 s", "3 min", "2 h".
std::string inTime(std::int64_t seconds) {
    if (seconds < 90) return std::to_string(seconds) + " s";
    const auto minutes = (seconds + 30) / 60;
    return minutes < 90 ? std::to_string(minutes) + " min" : std::to_string((minutes + 30) / 60) + " h";
}

} // namespace

std::string progressLine(std::string_view work, std::int32_t permille, std::chrono::milliseconds spent) {
    if (permille <= 0)
        return translated(Message{DELVE_TEXT("command line", "%1: %2 so far"),
                                  {std::string(work), inTime((spent.count() + 999) / 1000)}});
    const std::string percent = std::to_string(permille / 10);
    const auto left = (spent.count() * (1000 - permille) / permille + 999) / 1000;
    return translated(
        Message{DELVE_TEXT("command line", "%1: %2 %, %3 left"), {std::string(work), percent, inTime(left)}});
}

Progress::Progress(Console& console, const generation::Feedback& feedback, Text work)
    : m_console(console), m_feedback(feedback), m_work(translated(work)) {
    // If the system gives no thread, no progress is shown.
    if (console.terminal().error) (void)startThread(m_thread, [this] { show(); });
}

Progress::~Progress() {
    if (!m_thread.joinable()) return;
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_over.notify_all();
    m_thread.join();
    m_console.endProgress();
}

void Progress::show() {
    const auto start = std::chrono::steady_clock::now();
    std::unique_lock lock(m_mutex);
    auto next = aMoment;
    while (!m_over.wait_until(lock, start + next, [this] { return m_isOver; })) {
        // If there is no memory for a line, it is skipped.
        editor::withinMemory([&] { m_console.showProgress(progressLine(m_work, m_feedback.progress(), next)); }, [] {});
        next += betweenLines;
    }
}

} // namespace delve::app
