#pragma once

#include "tests/ui/window/window_at_work.h"

#include <QList>
#include <QWidget>

#include <functional>

/// All that the window can show: for tests of what holds everywhere.
namespace delve::test {

/// Called with a part that is on the screen now, and with what to call it in a message.
using LookAtPart = std::function<void(QWidget& part, const QString& name)>;

/// Opens a window, and shows the welcome page, the bars, the map, each dock, a game, and each dialog, one after the
/// other.
void showEverything(WindowAtWork& work, const LookAtPart& look);

/// The visible controls in a part that a person uses or reads a value from. Those that belong to another one, as the
/// line of a spin box does, count as that one.
[[nodiscard]] QList<QWidget*> controlsIn(const QWidget& part);

/// For a message: its class, its name, and where it is.
[[nodiscard]] QString describe(const QWidget& control);

} // namespace delve::test
