#pragma once

#include "editor/work/out_of_memory.h"

#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>
#include <type_traits>

/// Error handling for thread functions. An exception that left a thread would end the program, with all unsaved work;
/// so lack of memory ends only the piece of work that met it.
namespace delve::editor {

/// Returns the result of `work`; if memory runs out, that of `instead`, which must need so little that there will be
/// enough.
template <class Work, class Instead>
std::invoke_result_t<Work&> withinMemory(Work&& work, Instead&& instead) {
    constexpr std::chrono::milliseconds untilSomeIsFree{50};
    try {
        return work();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    while (true) {
        try {
            return instead();
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(untilSomeIsFree);
        }
    }
}

/// Returns the Result of `work`; an exception becomes a failure.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work&> valueOrFailure(Work&& work) {
    using Given = std::invoke_result_t<Work&>;
    const auto unexpected = [](const char* what) -> Given {
        return impossible({DELVE_TEXT("work", "Unexpected error: %1. Try again."), {what}});
    };
    const auto guarded = [&]() -> Given {
        try {
            return work();
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::length_error&) {
            throw;
        } catch (const std::exception& thrown) {
            return unexpected(thrown.what());
        } catch (...) {
            return unexpected("?");
        }
    };
    return withinMemory(guarded, []() -> Given { return outOfMemory(); });
}

} // namespace delve::editor
