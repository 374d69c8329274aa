#include "ui/play/key_cap.h"

#include "ui/theme/spoken_role.h"
#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr int side = 5 * gridStep / 2;
constexpr int gap = gridStep / 4;
constexpr int beforeWords = 3 * gridStep / 4;

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

void paintKeyCap(QPainter& painter, const QRectF& cap, const QString& key, const QPalette& palette, bool enabled) {
    drawRounded(painter, cap, palette.color(QPalette::Base), palette.color(QPalette::Dark));
    painter.save();
    painter.setFont(boldOf(painter.font()));
    painter.setPen(palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(cap, Qt::AlignCenter, key);
    painter.restore();
}

KeyCaps::KeyCaps(QStringList keys, QString does, QWidget* parent)
    : QWidget(parent), m_keys(std::move(keys)), m_does(std::move(does)) {
    setAccessibleName(m_keys.join(u' ') + QStringLiteral(": ") + m_does);
    giveRole(*this, QAccessible::StaticText);
}

int KeyCaps::capWidth(const QString& key) const {
    return std::max(side, QFontMetrics(boldOf(font())).horizontalAdvance(key) + gridStep);
}

QSize KeyCaps::sizeHint() const {
    int width = beforeWords + fontMetrics().horizontalAdvance(m_does) + 1;
    for (const auto& key : m_keys) width += capWidth(key) + gap;
    return {width, std::max(side, fontMetrics().height()) + gridStep / 2};
}

void KeyCaps::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    double left = 0;
    for (const auto& key : m_keys) {
        const int wide = capWidth(key);
        paintKeyCap(painter, {left, (height() - side) / 2.0, double(wide), double(side)}, key, palette());
        left += wide + gap;
    }
    const QRectF words(left + beforeWords - gap, 0, width() - left, height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, m_does);
}

} // namespace delve::ui
