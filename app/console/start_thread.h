#pragma once

#include "editor/work/thread_work.h"

#include <system_error>
#include <thread>
#include <utility>

/// The command line's threads besides that of the verb.
namespace delve::app {

/// Runs `work` on a new thread; lack of memory ends the work, not the program. False if the system gives no thread: the
/// caller then continues without it, or reports why not.
template <class Work>
[[nodiscard]] bool startThread(std::thread& thread, Work work) {
    try {
        thread = std::thread([work = std::move(work)]() mutable { editor::withinMemory([&work] { work(); }, [] {}); });
    } catch (const std::system_error&) {
        return false;
    }
    return true;
}

} // namespace delve::app
