#pragma once

#include <QLabel>

/// A line of plain text that is elided with … if it does not fit, and then shows its full text as tooltip. It never
/// makes a window wider. Owned by the bar that contains it.
namespace delve::ui {

class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// The width of the whole text in one line, which is a wish and no minimum.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The text as drawn, possibly elided.
    [[nodiscard]] QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace delve::ui
