#pragma once

class QFormLayout;
class QWidget;

namespace delve::ui {

/// Lays out a page of a dialog as labels with their controls, in the distances that all such pages have.
[[nodiscard]] QFormLayout* formIn(QWidget* page);

} // namespace delve::ui
