#pragma once

#include "generation/level/result.h"

#include <new>
#include <type_traits>

/// Turns lack of memory into a failure like any other. The code that runs a piece of work wraps it in
/// orOutOfMemory(), so that the exception leaves no folder; the work's memory is free again before anybody reads the
/// message.
namespace delve::editor {

[[nodiscard]] inline Failure outOfMemory() {
    return impossible({DELVE_TEXT("memory", "Out of memory. Make the map smaller, or close other programs.")});
}

/// Runs `work`, which returns a Result.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work> orOutOfMemory(Work work) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return outOfMemory();
    }
}

} // namespace delve::editor
