#pragma once

#include <QComboBox>
#include <QFocusEvent>

/// A list that is filled whenever a person is about to use it: what it offers may be others by then, or so many that
/// they are not worth listing before. Who makes one fills it once at first.
namespace delve::ui {

class ListWhenUsed : public QComboBox {
public:
    ListWhenUsed() {
        setMinimumContentsLength(8);
        setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    }
    void showPopup() override {
        fill();
        QComboBox::showPopup();
    }

protected:
    virtual void fill() = 0;
    void focusInEvent(QFocusEvent* event) override {
        if (event->reason() != Qt::PopupFocusReason) fill(); // what was chosen is taken from the list after that
        QComboBox::focusInEvent(event);
    }
};

} // namespace delve::ui
