#pragma once

#include <system_error>
#include <thread>
#include <utility>

/// The threads that the command line has beside the one of its verb.
namespace delve {

/// Starts a thread; false where the system gives none, so that whoever asked goes on without it, or says why not.
template <class Work>
[[nodiscard]] bool startThread(std::thread& thread, Work&& work) {
    try {
        thread = std::thread(std::forward<Work>(work));
    } catch (const std::system_error&) {
        return false;
    }
    return true;
}

} // namespace delve
