#pragma once

#include "editor/work/thread_work.h"

#include <thread>
#include <utility>

namespace delve {

/// Does `work` on a thread of its own. Lack of memory ends the work, and not the program.
template <class Work>
[[nodiscard]] std::thread guardedThread(Work work) {
    return std::thread([work = std::move(work)]() mutable { withinMemory([&work] { work(); }, [] {}); });
}

} // namespace delve
