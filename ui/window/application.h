#pragma once

#include <QStringList>

class QApplication;

/// The window as `main` starts it. It owns nothing but what lives as long as the call.
namespace delve {

class Translations;

/// Opens a window for each file, or one with a new map where there is none, and runs until the last one is closed.
/// Gives the exit status of the program. With `translations`, the language can be changed while it runs.
[[nodiscard]] int runWindow(QApplication& application, const QStringList& files, Translations* translations = nullptr);

} // namespace delve
