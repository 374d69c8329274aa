#include "editor/drawing/overlay_legend.h"

#include "editor/drawing/overlay_painting.h"
#include "editor/drawing/overlay_walked.h"
#include "editor/text/message_text.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

constexpr int margin = 8;
constexpr int lineHeight = 20;
constexpr int gap = 6;
constexpr int apart = 16; ///< between two entries
constexpr int textPixels = 12;
constexpr QRgb ground = 0xff3a3a39;

} // namespace

void paintLineSign(QPainter& painter, const QRectF& box, const QPen& pen) {
    const std::array lines{QLineF(box.left(), box.center().y(), box.right(), box.center().y())};
    paintHaloed(painter, lines, pen);
}

void paintHeatSign(QPainter& painter, const QRectF& box) {
    constexpr int steps = 8;
    const double width = box.width() / steps;
    for (int i = 0; i < steps; ++i)
        painter.fillRect(QRectF(box.left() + i * width, box.top(), width, box.height()),
                         QColor::fromRgb(heatColour(i / (steps - 1.0))));
}

QString titleOf(const OverlayKind& kind, std::string_view persona) {
    const auto title = toQString(kind.label);
    if (!kind.ofPersona) return title;
    return QStringLiteral("%1: %2").arg(title, toQString(Text(personaNamed(persona).label)));
}

LegendStrip::LegendStrip(const std::vector<const OverlayKind*>& kinds, int width, std::string_view persona)
    : m_size(width, 0) {
    m_font.setPixelSize(textPixels);
    QFont bold = m_font;
    bold.setBold(true);
    for (const auto* kind : kinds) {
        const auto title = titleOf(*kind, persona);
        add({{}, title}, QFontMetrics(bold).horizontalAdvance(title) + gap, true);
        for (const auto& row : kind->legend()) {
            const auto text = toQString(row.text);
            add({{}, text, row.paint}, legendSignWidth + gap + QFontMetrics(m_font).horizontalAdvance(text) + gap,
                false);
        }
    }
    if (!m_pieces.empty()) m_size.setHeight(m_pieces.back().place.bottom() + 1 + margin);
}

void LegendStrip::add(Piece piece, int width, bool newLine) {
    width = std::min(width, std::max(1, m_size.width() - 2 * margin));
    QPoint at(margin, margin);
    if (!m_pieces.empty()) {
        const QRect& before = m_pieces.back().place;
        at = QPoint(before.right() + 1 + apart, before.top());
        if (newLine || at.x() + width > m_size.width() - margin) at = QPoint(margin, before.top() + lineHeight);
    }
    piece.place = QRect(at, QSize(width, lineHeight));
    m_pieces.push_back(std::move(piece));
}

QImage LegendStrip::draw() const {
    QImage image(m_size, QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& piece : m_pieces) {
        QRect text = piece.place;
        QFont font = m_font;
        font.setBold(!piece.sign);
        if (piece.sign) {
            const double top = text.center().y() - legendSignHeight / 2.0 + 0.5;
            piece.sign(painter, QRectF(text.left(), top, legendSignWidth, legendSignHeight));
            text.setLeft(text.left() + legendSignWidth + gap);
        }
        painter.setFont(font);
        painter.setPen(QColor(0xf2, 0xf1, 0xee));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(piece.text, Qt::ElideRight, text.width()));
    }
    return image;
}

} // namespace delve::editor
