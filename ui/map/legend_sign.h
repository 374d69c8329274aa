#pragma once

#include "editor/drawing/overlays.h"

#include <QWidget>

/// A sign of a legend, as it is drawn on a map: on ground as dark as one, whatever the theme.
namespace delve::ui {

using PaintSign = void (*)(QPainter& painter, const QRectF& box);

/// `box`: without the rim of one pixel that the ground has around it.
void paintLegendSign(QPainter& painter, const QRectF& box, PaintSign sign);

/// The same as a widget of fixed size, for legends in panels.
class LegendSign : public QWidget {
    Q_OBJECT
public:
    explicit LegendSign(PaintSign sign, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PaintSign m_sign;
};

} // namespace delve::ui
