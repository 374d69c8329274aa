#include "ui/map/legend_card.h"

#include "editor/drawing/overlay_legend.h"
#include "editor/text/message_text.h"
#include "ui/map/legend_sign.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int gap = gridStep;
constexpr int signColumn = editor::legendSignWidth + gap;

} // namespace

LegendCard::LegendCard(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click to fold or unfold the legend."));
    hide();
}

void LegendCard::show(const std::vector<const editor::OverlayKind*>& kinds) {
    m_kinds = kinds;
    layOut();
}

void LegendCard::setWanted(bool wanted) {
    m_wanted = wanted;
    layOut();
}

void LegendCard::layOut() {
    m_lines.clear();
    QStringList spoken;
    for (const auto* kind : m_kinds) {
        m_lines.push_back({editor::toQString(kind->label)});
        spoken << m_lines.back().text;
        if (m_folded) continue;
        for (const auto& row : kind->legend()) m_lines.push_back({editor::toQString(row.text), row.paint});
    }
    setAccessibleName(tr("Legend: %1").arg(spoken.join(QStringLiteral(", "))));
    setVisible(m_wanted && !m_lines.empty());
    placeIn(m_area);
    update();
}

QFont LegendCard::nameFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int LegendCard::lineHeight() const { return std::max(fontMetrics().height(), editor::legendSignHeight) + gap / 2; }

QSize LegendCard::sizeHint() const {
    const QFontMetrics names(nameFont());
    int width = 0;
    for (const auto& line : m_lines)
        width = std::max(width, line.sign ? signColumn + fontMetrics().horizontalAdvance(line.text)
                                          : names.horizontalAdvance(line.text));
    return {width + 2 * gap, static_cast<int>(m_lines.size()) * lineHeight() + gap};
}

void LegendCard::placeIn(const QRect& area) {
    m_area = area;
    const QSize size = sizeHint().boundedTo(area.size() - QSize(2 * gap, 2 * gap));
    setGeometry(QRect(QPoint(area.left() + gap, area.bottom() + 1 - gap - size.height()), size));
}

void LegendCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().color(QPalette::Window);
    ground.setAlpha(235);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    int top = gap / 2;
    for (const auto& line : m_lines) {
        QRect text(gap, top, width() - 2 * gap, lineHeight());
        top += lineHeight();
        if (line.sign) {
            const QRectF sign(text.left(), text.center().y() - editor::legendSignHeight / 2.0, editor::legendSignWidth,
                              editor::legendSignHeight);
            paintLegendSign(painter, sign, line.sign);
            text.setLeft(text.left() + signColumn);
        }
        const QFont font = line.sign ? this->font() : nameFont();
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(line.text, Qt::ElideRight, text.width()));
    }
}

void LegendCard::mousePressEvent(QMouseEvent* event) { event->accept(); }

void LegendCard::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint())) return;
    m_folded = !m_folded;
    layOut();
}

void LegendCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) layOut();
}

} // namespace delve::ui

#include "moc_legend_card.cpp"
