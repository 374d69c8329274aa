#pragma once

#include <QAccessible>

class QWidget;

namespace delve::ui {

/// Which role screen readers get of a widget of our own: for these Qt knows none, and calls them fillers.
void giveRole(QWidget& widget, QAccessible::Role role);

} // namespace delve::ui
