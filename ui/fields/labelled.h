#pragma once

#include <QString>

#include <initializer_list>

class QWidget;

namespace delve::ui {

/// A label and its fields in a row, which stay together where a row of many wraps. The label leads to the first field,
/// and names it where it has no name of its own.
[[nodiscard]] QWidget* labelled(const QString& text, std::initializer_list<QWidget*> fields, QWidget* parent);

} // namespace delve::ui
