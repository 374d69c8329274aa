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
        refill();
        QComboBox::showPopup();
    }
    /// Shows no item until one is chosen.
    void showMixed(const QString& words) {
        m_mixed = true;
        setPlaceholderText(words);
        setCurrentIndex(-1);
        connect(this, &QComboBox::activated, this, [this] { m_mixed = false; });
    }

protected:
    virtual void fill() = 0;
    void focusInEvent(QFocusEvent* event) override {
        if (event->reason() != Qt::PopupFocusReason) refill(); // the chosen entry is read from the list after that
        QComboBox::focusInEvent(event);
    }

private:
    void refill() {
        fill();
        if (m_mixed) setCurrentIndex(-1);
    }

    bool m_mixed = false;
};

} // namespace delve::ui
