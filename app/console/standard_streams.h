#pragma once

namespace delve::app {

/// Opens something harmless in place of a standard stream that is closed, so that no file of ours takes its number and
/// gets what was meant for it; and makes a closed pipe or a full file an error of writing, not the end of the program.
void keepStandardStreams();

} // namespace delve::app
