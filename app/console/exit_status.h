#pragma once

#include "generation/level/text.h"

#include <cstdint>
#include <span>

/// How the program ended, for scripts. The numbers must stay: help, man page and documentation are built from them.
namespace delve::app {

enum class ExitStatus : std::uint8_t {
    Success = 0,
    No = 1,         ///< a problem, a failed check, nothing found, or a loss where none was allowed
    Words = 2,      ///< a usage error
    File = 3,       ///< a file could not be read or written
    Impossible = 4, ///< generation could not do what was asked
    Stopped = 130,  ///< by Ctrl+C, as shells count it
};

struct ExitStatusMeaning {
    ExitStatus status;
    Text meaning;
};

/// Of the results of two files: the one for the whole run, in either order.
[[nodiscard]] constexpr ExitStatus worseOf(ExitStatus one, ExitStatus other) { return one < other ? other : one; }

/// All of them, in the order of their numbers.
[[nodiscard]] std::span<const ExitStatusMeaning> exitStatusMeanings();

} // namespace delve::app
