#pragma once

#include <QWidget>

#include <optional>

/// A slider with two handles, from and to. Takes no keyboard focus: the two fields beside it offer the same.
namespace delve::ui {

class RangeSlider : public QWidget {
    Q_OBJECT
public:
    explicit RangeSlider(int last, QWidget* parent = nullptr);

    [[nodiscard]] int from() const { return m_from; }
    [[nodiscard]] int to() const { return m_to; }
    void show(int from, int to); ///< sends no signal
    using QWidget::show;
    [[nodiscard]] bool dragging() const { return m_held.has_value(); }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void dragStarted();
    void dragged(int from, int to);
    void dragEnded();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    enum class Handle { From, To };
    [[nodiscard]] double placeOf(int position) const;
    [[nodiscard]] int positionAt(double x) const;
    void moveHeld(double x);
    void endDrag();

    int m_last;
    int m_from = 0;
    int m_to;
    std::optional<Handle> m_held;
};

} // namespace delve::ui
