#pragma once

#include <QPalette>
#include <QRect>

class QImage;
class QPainter;
class QStyleOption;

/// The few shapes that controls are drawn with.
namespace delve::ui {

enum class Pointing { Up, Down, Left, Right };

/// A filled rounded rectangle with a border of one pixel inside `area`. A colour with alpha 0 draws
/// nothing.
void drawRounded(QPainter& painter, const QRectF& area, const QColor& fill, const QColor& rim, double rimWidth = 1);
/// An open arrow head in the middle of `area`.
void drawChevron(QPainter& painter, const QRectF& area, Pointing pointing, const QColor& colour);
/// A picture with round corners that fills `place`; its ground alone while there is none yet.
void drawPicture(QPainter& painter, const QRect& place, const QPalette& palette, const QImage& picture);
void drawTick(QPainter& painter, const QRectF& area, const QColor& colour);
/// The background of an input field, with an accent border if it has the focus.
void drawField(QPainter& painter, const QStyleOption& option);

} // namespace delve::ui
