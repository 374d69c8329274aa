#pragma once

/// What whoever tunes the start, or makes pictures for the documents, asks of the program by its environment:
///   DELVEWRIGHT_MEASURE_START=1  prints the milliseconds from the start of the process to the first map, and ends
///   DELVEWRIGHT_PICTURE=FILE     draws the window into FILE once its map is there, and ends
namespace delve::ui {

class MainWindow;

/// Does what the environment asks for, once the window shows its first map.
void obeyEnvironment(MainWindow& window);

/// Milliseconds since this process began; negative where the system does not tell.
[[nodiscard]] double millisecondsSinceStart();

} // namespace delve::ui
