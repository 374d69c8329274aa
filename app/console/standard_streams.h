#pragma once

namespace delve::app {

/// Opens a harmless replacement for a closed standard stream, so that none of our files gets its number and its output;
/// and turns a closed pipe or a full disk into a write error instead of the end of the program.
void keepStandardStreams();

} // namespace delve::app
