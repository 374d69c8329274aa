#pragma once

class QSpinBox;
class QWidget;

namespace delve::ui {

/// Creates a field for the width or the height of a map, in cells, with this object name.
[[nodiscard]] QSpinBox* makeSideBox(const char* id, int value, QWidget* parent);

} // namespace delve::ui
