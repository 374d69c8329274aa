#pragma once

#include <QStringList>

class QApplication;

namespace delve::editor {
class Translations;
}

/// Runs the window for `main`. Everything it owns lives as long as the call.
namespace delve::ui {

/// Opens the window with the files, each in a tab, and those of the last session, or else with a new map. Runs until
/// the window is closed.
/// Returns the exit status of the program. With `translations`, the language can be changed while it runs.
[[nodiscard]] int runWindow(QApplication& application, const QStringList& files,
                            editor::Translations* translations = nullptr);

} // namespace delve::ui
