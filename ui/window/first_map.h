#pragma once

/// Environment variables for measuring the start and for making pictures for the documentation:
///   DELVEWRIGHT_MEASURE_START=1  prints the milliseconds from the start of the process to the first map, and ends
///   DELVEWRIGHT_PICTURE=FILE     draws the window into FILE once its map is there, and ends
namespace delve::ui {

class MainWindow;

/// Does what these variables ask for, once the window shows its first map.
void obeyEnvironment(MainWindow& window);

/// Milliseconds since this process began; negative if the system does not provide it.
[[nodiscard]] double millisecondsSinceStart();

} // namespace delve::ui
