#pragma once

class QDockWidget;
class QWidget;

/// What a panel may ask of the dock that it is in.
namespace delve::ui {

/// The dock that a panel is in, or null.
[[nodiscard]] QDockWidget* dockOf(const QWidget& panel);
/// That dock, shown and before those that share its place.
void bringForward(const QWidget& panel);
/// Likewise where it is shown; where it was closed, it stays so. The keyboard stays where it is.
void raiseDockOf(const QWidget& panel);

} // namespace delve::ui
