#pragma once

/// The program from its first to its last moment: a verb, or the window.
namespace delve::app {

[[nodiscard]] int runProgram(int argc, char** argv);

} // namespace delve::app
