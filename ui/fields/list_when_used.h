#pragma once

#include <QComboBox>
#include <QFocusEvent>

/// A combo box that is refilled whenever it is about to be used: its items may have changed, or be too many to list
/// earlier. Its creator fills it once at the start.
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
