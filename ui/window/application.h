#pragma once

#include <QStringList>

class QApplication;

/// The window as `main` starts it. It owns nothing but what lives as long as the call.
namespace delve {

/// Opens a window for each file, or one with a new map where there is none, and runs until the last one is closed.
/// Gives the exit status of the program. Texts are looked up in the translators that the application has installed.
[[nodiscard]] int runWindow(QApplication& application, const QStringList& files);

} // namespace delve
