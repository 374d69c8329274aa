#include "ui/skins/sheet_view.h"

#include "ui/theme/focus_ring.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr int usualPiece = 32; ///< about so many pixels of the screen, by whole numbers
const QColor gridColour(128, 128, 128, 110);
const QColor outside(0, 0, 0, 120); ///< over what no tile is drawn from

} // namespace

SheetView::SheetView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    giveRole(*this, QAccessible::Canvas);
    setProperty(ringShowsFocus, true);
    setObjectName(QStringLiteral("skin-sheet"));
    setAccessibleName(tr("Picture of the tileset"));
    setAccessibleDescription(tr("Arrows move from piece to piece, Space chooses where the tile begins."));
    setCursor(Qt::CrossCursor);
}

void SheetView::showSheet(const editor::SkinPicture& sheet) {
    m_sheet = sheet;
    m_scale = std::clamp(usualPiece / std::max(sheet.piece.width(), 1), 1, 4);
    setFixedSize(sheet.image.size() * m_scale);
    update();
}

void SheetView::showParts(std::vector<Part> parts) {
    m_parts = std::move(parts);
    update();
}

QRect SheetView::placeOf(Cell piece) const { return areaOf({piece.x, piece.y, 1, 1}); }

QRect SheetView::areaOf(const QRect& pieces) const {
    const QSize step = m_sheet.piece + QSize(m_sheet.spacing, m_sheet.spacing);
    const QPoint corner(m_sheet.margin + pieces.x() * step.width(), m_sheet.margin + pieces.y() * step.height());
    const QSize size(pieces.width() * step.width() - m_sheet.spacing,
                     pieces.height() * step.height() - m_sheet.spacing);
    return {corner * m_scale, size * m_scale};
}

void SheetView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    painter.drawImage(rect(), m_sheet.image);
    const int columns = m_sheet.columns();
    const int rows = columns > 0 ? static_cast<int>(m_sheet.count()) / columns : 0;
    QRegion free(rect());
    for (const auto& part : m_parts) free -= areaOf(part.pieces);
    painter.setClipRegion(free);
    if (!m_parts.empty()) painter.fillRect(rect(), outside);
    painter.setClipping(false);
    painter.setPen(gridColour);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            painter.drawRect(placeOf({column, row}).adjusted(0, 0, -1, -1));
    paintParts(painter);
    if (!hasFocus() || !m_cursor) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::DashLine));
    painter.drawRect(placeOf(*m_cursor).adjusted(1, 1, -1, -1));
}

/// The current one last, so that nothing covers its frame.
void SheetView::paintParts(QPainter& painter) const {
    for (const bool current : {false, true})
        for (const auto& part : m_parts) {
            if (part.current != current) continue;
            const QRect area = areaOf(part.pieces);
            const QColor frame = palette().color(current ? QPalette::Highlight : QPalette::Base);
            painter.setPen(QPen(frame, current ? 3 : 1));
            painter.drawRect(area.adjusted(1, 1, -1, -1));
            const QSize size = painter.fontMetrics().size(Qt::TextSingleLine, part.name) + QSize(gridStep, 0);
            const bool hasRoom = area.width() > size.width() && area.height() > 3 * size.height();
            QRect label(hasRoom ? area.topLeft() : area.bottomLeft() + QPoint(0, 1),
                        size); // a single piece is seen whole
            label.moveRight(std::min(label.right(), width() - 1));
            if (label.bottom() >= height()) label.moveBottom(area.top() - 1);
            painter.fillRect(label, frame);
            painter.setPen(palette().color(current ? QPalette::HighlightedText : QPalette::Text));
            painter.drawText(label, Qt::AlignCenter, part.name);
        }
}

void SheetView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const int columns = m_sheet.columns();
    for (int i = 0; columns > 0 && i < static_cast<int>(m_sheet.count()); ++i) {
        const Cell piece{i % columns, i / columns};
        if (!placeOf(piece).contains(event->position().toPoint())) continue;
        m_cursor = piece;
        emit picked(piece);
        return;
    }
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    const int columns = m_sheet.columns();
    if (columns == 0) return QWidget::keyPressEvent(event);
    const int rows = static_cast<int>(m_sheet.count()) / columns;
    Cell cell = m_cursor.value_or(Cell{0, 0});
    switch (event->key()) {
    case Qt::Key_Left: --cell.x; break;
    case Qt::Key_Right: ++cell.x; break;
    case Qt::Key_Up: --cell.y; break;
    case Qt::Key_Down: ++cell.y; break;
    case Qt::Key_Space: return void(emit picked(cell));
    default: return QWidget::keyPressEvent(event);
    }
    m_cursor = Cell{std::clamp(cell.x, 0, columns - 1), std::clamp(cell.y, 0, std::max(rows - 1, 0))};
    update();
}

} // namespace delve::ui
