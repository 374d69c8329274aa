#include "ui/recipe/picture_rows.h"

#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int longestHelp = 20; ///< lines

bool isHeading(const QModelIndex& index) { return !index.data(PictureRows::HelpRole).isValid(); }

QFont bold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PictureRows::PictureRows(QSize picture, int textWidth, QObject* parent)
    : QStyledItemDelegate(parent), m_picture(picture), m_textWidth(textWidth) {}

QSize PictureRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int line = option.fontMetrics.lineSpacing();
    const int width = m_picture.width() + m_textWidth + 3 * gridStep;
    if (isHeading(index)) return {width, line + gridStep};
    const auto help = index.data(HelpRole).toString();
    const QRect room(0, 0, m_textWidth, longestHelp * line);
    const int text = line + option.fontMetrics.boundingRect(room, Qt::TextWordWrap, help).height();
    return {width, std::max(m_picture.height(), text) + gridStep};
}

void PictureRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const auto& palette = option.palette;
    painter->save();
    painter->fillRect(option.rect, palette.color(QPalette::Active, chosen ? QPalette::Highlight : QPalette::Base));
    const QRect inner = option.rect.adjusted(gridStep, gridStep / 2, -gridStep, -gridStep / 2);
    if (isHeading(index)) {
        painter->setPen(palette.color(QPalette::Active, QPalette::Text));
        painter->setFont(bold(option.font));
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
    } else {
        drawPicture(*painter, QRect(inner.topLeft(), m_picture), palette, index.data(PictureRole).value<QImage>());
        paintWords(*painter, inner.adjusted(m_picture.width() + gridStep, 0, 0, 0), option, index);
        if (option.state.testFlag(QStyle::State_HasFocus)) // the chosen one is of the accent's colour all over
            drawRounded(*painter, option.rect.adjusted(1, 1, -1, -1), Qt::transparent,
                        palette.color(chosen ? QPalette::HighlightedText : QPalette::Highlight), 2);
    }
    painter->restore();
}

void PictureRows::paintWords(QPainter& painter, const QRect& words, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter.setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    painter.setFont(bold(option.font));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
    painter.setFont(option.font);
    if (!chosen) painter.setPen(option.palette.color(QPalette::PlaceholderText));
    painter.drawText(words.adjusted(0, option.fontMetrics.lineSpacing(), 0, 0),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(HelpRole).toString());
}

} // namespace delve::ui
