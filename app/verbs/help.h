#pragma once

#include "app/verbs/verb.h"

#include <string>

/// The help texts, built from the declarations of the verbs.
namespace delve::app {

/// What `delvewright --help` shows.
[[nodiscard]] std::string helpOnProgram(const Console::Terminal& terminal);
/// What `delvewright VERB --help` shows.
[[nodiscard]] std::string helpOn(const Verb& verb, const Console::Terminal& terminal);

/// "delvewright generate RECIPE [--seed N|WORD] ... -o FILE|-", in one line.
[[nodiscard]] std::string usageOf(const Verb& verb);
/// "-o, --output FILE|-": an option as lists show it.
[[nodiscard]] std::string usageOf(const Option& option);
/// What lists say of an option: its help, and the words that it takes, where there is a list of them.
[[nodiscard]] std::string helpOf(const Option& option);
/// "IN...": an operand as lists show it.
[[nodiscard]] std::string usageOf(const Operand& operand);
/// What lists say of it: its help, and that it may be standard input.
[[nodiscard]] std::string helpOf(const Operand& operand);

} // namespace delve::app
