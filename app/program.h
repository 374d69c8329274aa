#pragma once

/// The whole program: runs a verb, or the window.
namespace delve::app {

[[nodiscard]] int runProgram(int argc, char** argv);

} // namespace delve::app
