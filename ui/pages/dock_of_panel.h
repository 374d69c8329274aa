#pragma once

class QDockWidget;
class QWidget;

/// Access from a panel to its dock.
namespace delve::ui {

/// The dock that a panel is in, or null.
[[nodiscard]] QDockWidget* dockOf(const QWidget& panel);
/// Shows that dock, in front of the docks tabbed with it.
void bringForward(const QWidget& panel);
/// The same if it is visible; a closed dock stays closed. The focus does not move.
void raiseDockOf(const QWidget& panel);

} // namespace delve::ui
