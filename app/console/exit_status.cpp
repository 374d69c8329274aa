#include "app/console/exit_status.h"

#include <array>

namespace delve::app {

std::span<const ExitStatusMeaning> exitStatusMeanings() {
    static const std::array<ExitStatusMeaning, 6> meanings{{
        {ExitStatus::Success, DELVE_TEXT("command line", "success")},
        {ExitStatus::No, DELVE_TEXT("command line", "a check failed, or something was lost with --strict")},
        {ExitStatus::Words, DELVE_TEXT("command line", "usage error")},
        {ExitStatus::File, DELVE_TEXT("command line", "a file could not be read or written")},
        {ExitStatus::Impossible, DELVE_TEXT("command line", "not possible as asked, such as with conflicting pins")},
        {ExitStatus::Stopped, DELVE_TEXT("command line", "stopped by Ctrl+C")},
    }};
    return meanings;
}

} // namespace delve::app
