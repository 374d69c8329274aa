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

/// The picked one has a thick frame of the accent, the one at the keyboard's cursor a thin one; both, if it is the
/// same.
void PaletteRows::paintMarks(QPainter& painter, const QStyleOptionViewItem& option, bool picked) const {
    const auto frame = [&](double inset, int width, QPalette::ColorRole role) {
        painter.setPen(QPen(option.palette.color(role), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        const double by = inset + width / 2.0;
        painter.drawRect(QRectF(option.rect).adjusted(by, by, -by, -by));
    };
    if (picked) frame(0, 2, QPalette::Highlight);
    if (option.state.testFlag(QStyle::State_HasFocus)) frame(picked ? 2 : 0, 1, QPalette::WindowText);
}

} // namespace delve::ui
