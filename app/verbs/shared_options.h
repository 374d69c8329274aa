#pragma once

#include "app/words/arguments.h"

/// Options that several verbs take alike, declared once: what is read and how, where a map goes and in which format.
namespace delve::app {

/// The format of what is read; `-` needs it where its first bytes do not tell.
[[nodiscard]] Option fromOption();
/// The level of a world that a verb works on.
[[nodiscard]] Option levelOption();
/// The level of a world that is written, or all of them, each into a file of its own.
[[nodiscard]] Option levelToWriteOption();
[[nodiscard]] Option formatOption();
/// Options of the format that is written, and where the verb reads a map, of that one, too.
[[nodiscard]] Option formatOptionsOption(Text help);
/// `help` says what goes there.
[[nodiscard]] Option outputOption(Text help);

// Obeyed by runVerb() and by writeBytes(), so that a verb has only to declare them.

[[nodiscard]] Option quietOption();
[[nodiscard]] Option noClobberOption();
[[nodiscard]] Option strictOption();
/// The options of a verb that writes files: its own, and these three.
[[nodiscard]] std::vector<Option> withWritingOptions(std::vector<Option> own);

} // namespace delve::app
