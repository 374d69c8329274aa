#include "ui/personas/share_bar.h"

#include "ui/theme/tokens.h"

#include <QPainter>

#include <array>
#include <utility>

namespace delve::ui {

ShareBar::ShareBar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(gridStep * 2);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ShareBar::showShare(std::int64_t share, play::ShareInterval interval) {
    m_share = share;
    m_interval = interval;
    m_known = true;
    update();
}

void ShareBar::clear() {
    m_known = false;
    update();
}

void ShareBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(palette().color(QPalette::Dark));
    painter.setBrush(palette().base());
    painter.drawRect(frame);
    if (!m_known) return;
    const auto at = [&frame](std::int64_t share) {
        return frame.left() + frame.width() * static_cast<double>(share) / 1000;
    };
    painter.fillRect(QRectF(frame.left(), frame.top(), at(m_share) - frame.left(), frame.height()),
                     palette().highlight());
    const double middle = frame.center().y();
    const double tick = frame.height() / 4;
    const std::array lines{QLineF(at(m_interval.from), middle, at(m_interval.to), middle),
                           QLineF(at(m_interval.from), middle - tick, at(m_interval.from), middle + tick),
                           QLineF(at(m_interval.to), middle - tick, at(m_interval.to), middle + tick)};
    // The line is seen on the bar and beside it: it has a rim in the colour of the ground.
    for (const auto& [colour, width] : {std::pair(QPalette::Base, 4.0), std::pair(QPalette::WindowText, 1.5)}) {
        painter.setPen(QPen(palette().color(colour), width));
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    }
}

} // namespace delve::ui
