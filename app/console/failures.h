#pragma once

#include "app/console/console.h"

#include <string>

/// Prints failures of the lower layers on the command line.
namespace delve::app {

/// Says what failed and gives the status to end with. A failure of kind BadInput is one of `badInput`: of the words
/// that were typed, or of the file that was read. `about` names that file, which such a sentence does not, nor one of
/// what is impossible.
[[nodiscard]] ExitStatus complain(Console& console, const Failure& failure, ExitStatus badInput,
                                  const std::string& about = {});

/// Why a verb cannot do what was asked, with the matching status.
struct Refusal {
    Failure failure;
    ExitStatus status = ExitStatus::Words;
    std::string about = {};
};

/// The message of an interrupted verb.
[[nodiscard]] Message stoppedMessage();

} // namespace delve::app
