#include "app/exit_status.h"

#include <array>

namespace delve {

std::span<const ExitStatusMeaning> exitStatusMeanings() {
    static const std::array<ExitStatusMeaning, 6> meanings{{
        {ExitStatus::Success, DELVE_TEXT("command line", "done")},
        {ExitStatus::No, DELVE_TEXT("command line", "the answer is no")},
        {ExitStatus::Words, DELVE_TEXT("command line", "the words of the command are wrong")},
        {ExitStatus::File, DELVE_TEXT("command line", "a file could not be read or written")},
        {ExitStatus::Impossible, DELVE_TEXT("command line", "generation could not do what was asked")},
        {ExitStatus::Stopped, DELVE_TEXT("command line", "stopped by Ctrl+C")},
    }};
    return meanings;
}

} // namespace delve
