#pragma once

#include <QStringList>

class QApplication;

namespace delve::editor {
class Translations;
}

/// The window as `main` starts it. It owns nothing but what lives as long as the call.
namespace delve::ui {

/// Opens the window on the files, each in a tab, and on those of the last session; or on a new map where there is none.
/// Runs until the window is closed.
/// Gives the exit status of the program. With `translations`, the language can be changed while it runs.
[[nodiscard]] int runWindow(QApplication& application, const QStringList& files,
                            editor::Translations* translations = nullptr);

} // namespace delve::ui
