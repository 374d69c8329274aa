#pragma once

class QFormLayout;
class QWidget;

namespace delve::ui {

/// Creates the layout of a dialog page: labels with their controls, with the same spacing on every page.
[[nodiscard]] QFormLayout* formIn(QWidget* page);

} // namespace delve::ui
