#pragma once

#include <QPalette>
#include <QRectF>

class QPainter;
class QStyleOption;

/// The few shapes that controls are made of.
namespace delve::ui {

enum class Pointing { Up, Down, Left, Right };

/// A rounded rectangle, filled and with a rim of one pixel that lies inside `area`. A colour without alpha draws
/// nothing.
void drawRounded(QPainter& painter, const QRectF& area, const QColor& fill, const QColor& rim, double rimWidth = 1);
/// An open arrow head in the middle of `area`.
void drawChevron(QPainter& painter, const QRectF& area, Pointing pointing, const QColor& colour);
void drawTick(QPainter& painter, const QRectF& area, const QColor& colour);
/// The panel of something to write into: rim of the accent where the keyboard is.
void drawField(QPainter& painter, const QStyleOption& option);

} // namespace delve::ui
