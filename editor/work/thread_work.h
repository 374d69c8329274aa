#pragma once

#include "editor/work/out_of_memory.h"

#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>
#include <type_traits>

/// What every thread does its work with. An exception that left a thread would end the program, with all
/// work in it; so lack of memory ends nothing but the piece of work that met it.
namespace delve::editor {

/// What `work` gives; where there is no memory for it, what `instead` gives, which needs so little that there will be
/// enough for it.
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

/// What `work` gives, which is a Result; whatever leaves it as an exception is a failure instead.
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
