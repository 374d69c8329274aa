#pragma once

#include "app/words/arguments.h"

/// Options shared by several verbs, declared once: what is read and how, where a map is written and in which format.
namespace delve::app {

/// The format of the input; `-` needs it if its first bytes do not identify the format.
[[nodiscard]] Option fromOption();
/// The size of maps that a verb generates.
[[nodiscard]] Option mapSizeOption();
/// Parameters of stages.
[[nodiscard]] Option settingsOption();
/// The level of a world that a verb works on.
[[nodiscard]] Option levelOption();
/// The level of a world to write, or all of them, each to its own file.
[[nodiscard]] Option levelToWriteOption();
[[nodiscard]] Option formatOption();
/// Options of the output format, and also of the input format if the verb reads a map.
[[nodiscard]] Option formatOptionsOption(Text help);
/// `help` says what is written there.
[[nodiscard]] Option outputOption(Text help);

// Handled by runVerb() and writeBytes(), so that a verb only has to declare them.

[[nodiscard]] Option quietOption();
[[nodiscard]] Option noClobberOption();
[[nodiscard]] Option strictOption();
/// The options of a verb that writes files: its own, and the three above.
[[nodiscard]] std::vector<Option> withWritingOptions(std::vector<Option> own);

} // namespace delve::app
