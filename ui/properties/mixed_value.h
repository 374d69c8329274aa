#pragma once

class QWidget;

namespace delve::ui {

/// Makes the control of a value show that it is not the same in all things that it is of. What a person then enters is
/// a change, even if it is what some of them have already.
void showMixed(QWidget& editor);

} // namespace delve::ui
