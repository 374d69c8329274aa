#pragma once

#include "generation/level/result.h"

#include <new>
#include <type_traits>

/// Running out of memory, as a failure like any other. Whoever drives a piece of work wraps it in orOutOfMemory(), so
/// that the exception leaves no folder; what the work had in hand is free again by the time somebody reads the
/// sentence.
namespace delve::editor {

[[nodiscard]] inline Failure outOfMemory() {
    return impossible({DELVE_TEXT("memory", "Out of memory. Make the map smaller, or close other programs.")});
}

/// Does `work`, which gives a Result.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work> orOutOfMemory(Work work) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return outOfMemory();
    }
}

} // namespace delve::editor
