#pragma once

#include <QLabel>

/// A line of plain text that is cut with … where there is no room for it, and then has the whole of it as its tool tip.
/// However long its text is, it never makes a window wider. Owned by the bar that it stands in.
namespace delve::ui {

class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Room for all of it in one line, but none is asked for.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The text as it is drawn now.
    [[nodiscard]] QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace delve::ui
