#include "ui/palette/palette_rows.h"

#include "ui/palette/palette_view.h"
#include "ui/theme/tokens.h"

#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace delve::ui {

namespace {

QFont bold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PaletteRows::PaletteRows(PaletteView& view) : QStyledItemDelegate(&view), m_view(view) {}

QSize PaletteRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool heading = !index.data(ChoiceRole).isValid();
    if (m_view.grid() && !heading) return {gridSide, gridSide};
    const int line = option.fontMetrics.height();
    return {m_view.viewport()->width(), std::max(heading ? headingHeight : listHeight, line)};
}

void PaletteRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    const auto choice = index.data(ChoiceRole);
    if (!choice.isValid()) {
        paintHeading(*painter, option, index);
    } else {
        const bool picked = m_view.picked() == choice.toInt();
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        if (picked || hovered)
            painter->fillRect(option.rect, option.palette.color(picked ? QPalette::Light : QPalette::Midlight));
        const int side = m_view.grid() ? gridPicture : listPicture;
        QRect picture(0, 0, side, side);
        picture.moveCenter(option.rect.center());
        if (!m_view.grid()) picture.moveLeft(option.rect.left() + gridStep);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, picture);
        if (!m_view.grid()) paintName(*painter, option, index);
        paintMarks(*painter, option, picked);
    }
    painter->restore();
}

void PaletteRows::paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter.setFont(bold(option.font));
    painter.setPen(option.palette.color(QPalette::Active, QPalette::WindowText));
    painter.drawText(option.rect, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
}

void PaletteRows::paintName(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QRect words = option.rect.adjusted(listPicture + 2 * gridStep, 0, -gridStep / 2, 0);
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
}

/// The picked one has a thick frame of the accent, the one at the keyboard's cursor a thin one.
void PaletteRows::paintMarks(QPainter& painter, const QStyleOptionViewItem& option, bool picked) const {
    const bool cursor = option.state.testFlag(QStyle::State_HasFocus);
    if (!picked && !cursor) return;
    const int width = picked ? 2 : 1;
    painter.setPen(QPen(option.palette.color(picked ? QPalette::Highlight : QPalette::WindowText), width, Qt::SolidLine,
                        Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(option.rect).adjusted(width / 2.0, width / 2.0, -width / 2.0, -width / 2.0));
}

} // namespace delve::ui
