#pragma once

#include <QWheelEvent>

namespace delve::ui {

/// A slider or a list that leaves the wheel to the panel around it until it is clicked.
template <class Control>
class CalmWheel : public Control {
public:
    using Control::Control;

protected:
    void wheelEvent(QWheelEvent* event) override {
        if (this->hasFocus()) Control::wheelEvent(event);
        else event->ignore();
    }
};

} // namespace delve::ui
