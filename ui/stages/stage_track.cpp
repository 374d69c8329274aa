#include "ui/stages/stage_track.h"

#include "ui/theme/tokens.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::ui {

namespace {

constexpr double dotRadius = 3.5;
constexpr double handleRadius = 6;
constexpr double margin = handleRadius + 2;

} // namespace

StageTrack::StageTrack(QWidget* parent) : QAbstractSlider(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setPageStep(1);
    setOrientation(Qt::Horizontal);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StageTrack::sizeHint() const { return {30 * gridStep, controlHeight}; }
QSize StageTrack::minimumSizeHint() const { return {10 * gridStep, controlHeight}; }

double StageTrack::placeOf(int value) const {
    const int steps = std::max(1, maximum() - minimum());
    return margin + (width() - 2 * margin) * (value - minimum()) / steps;
}

int StageTrack::valueAt(double x) const {
    const double share = (x - margin) / std::max(1.0, width() - 2 * margin);
    return std::clamp(minimum() + static_cast<int>(std::lround(share * (maximum() - minimum()))), minimum(), maximum());
}

void StageTrack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const auto& colours = palette();
    const auto line = [&](int from, int to, QPalette::ColorRole role) {
        painter.setPen(QPen(colours.color(role), 2));
        painter.drawLine(QPointF(placeOf(from), middle), QPointF(placeOf(to), middle));
    };
    line(value(), maximum(), QPalette::Light);
    line(minimum(), value(), QPalette::Highlight);
    painter.setPen(Qt::NoPen);
    for (int dot = minimum(); dot <= maximum(); ++dot) {
        painter.setBrush(colours.color(dot <= value() ? QPalette::Highlight : QPalette::Dark));
        painter.drawEllipse(QPointF(placeOf(dot), middle), dotRadius, dotRadius);
    }
    painter.setBrush(colours.color(hasFocus() ? QPalette::Highlight : QPalette::Base));
    painter.setPen(QPen(colours.color(QPalette::Highlight), 2));
    painter.drawEllipse(QPointF(placeOf(value()), middle), handleRadius, handleRadius);
}

void StageTrack::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    setSliderDown(true);
    setValue(valueAt(event->position().x()));
}

void StageTrack::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) setValue(valueAt(event->position().x()));
}

void StageTrack::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) setSliderDown(false);
}

} // namespace delve::ui
