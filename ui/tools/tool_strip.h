#pragma once

#include <QWidget>

class QToolBar;

/// The content of the window's bar: the buttons of the tools, and the options of the current one beside them or, as far
/// as they do not fit, in further rows. It is as high as its rows. Owned by the bar.
namespace delve::ui {

class FlowLayout;

class ToolStrip : public QWidget {
    Q_OBJECT
public:
    explicit ToolStrip(QWidget* parent);

    [[nodiscard]] QToolBar& buttons() const { return *m_buttons; }
    [[nodiscard]] FlowLayout& row() const { return *m_row; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fitHeight();

    FlowLayout* m_row;
    QToolBar* m_buttons;
};

} // namespace delve::ui
