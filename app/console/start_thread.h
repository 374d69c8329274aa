#pragma once

#include "editor/work/thread_work.h"

#include <system_error>
#include <thread>
#include <utility>

/// The threads that the command line has beside the one of its verb.
namespace delve::app {

/// Does `work` on a thread of its own; lack of memory ends the work, and not the program. False where the system gives
/// no thread, so that whoever asked goes on without it, or says why not.
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
