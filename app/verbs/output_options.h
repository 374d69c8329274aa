#pragma once

#include "app/arguments.h"

/// Options that several verbs take alike: which level, where a map goes, and in which format.
namespace delve {

/// The level of a world that a verb works on.
[[nodiscard]] Option levelOption();
/// The level of a world that is written.
[[nodiscard]] Option levelToWriteOption();
[[nodiscard]] Option formatOption();
/// Options of the format that is written, and where the verb reads a map, of that one, too.
[[nodiscard]] Option formatOptionsOption(Text help);
/// `help` says what goes there.
[[nodiscard]] Option outputOption(Text help);

} // namespace delve
