#pragma once

class QWidget;

/// How long a start takes, for whoever tunes it: with DELVEWRIGHT_MEASURE_START set, the program prints the milliseconds
/// from the start of its process to the first map on the screen, and ends.
namespace delve {

[[nodiscard]] bool startIsMeasured();
/// Milliseconds since this process began; negative where the system does not tell.
[[nodiscard]] double millisecondsSinceStart();
/// Prints and ends the program once `map` has painted while `ready` says that there is a map to see.
void measureStart(QWidget& map, bool (*ready)(const QWidget& map));

} // namespace delve
