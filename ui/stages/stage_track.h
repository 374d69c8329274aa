#pragma once

#include <QAbstractSlider>

/// A line with a dot for each stage; the last one is the live level. A slider for mouse, keys and screen readers. Owned
/// by the stage slider.
namespace delve::ui {

class StageTrack : public QAbstractSlider {
    Q_OBJECT
public:
    explicit StageTrack(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] double placeOf(int value) const;
    [[nodiscard]] int valueAt(double x) const;
};

} // namespace delve::ui
