#include "ui/stamps/stamp_rows.h"

#include "ui/theme/tokens.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int margin = gridStep / 4;

QRect wordsIn(const QRect& row) {
    return row.adjusted(StampRows::pictureSize.width() + gridStep + gridStep / 2, margin, -gridStep / 2, -margin);
}

/// In the middle of its place, in the proportions that it has.
void paintPicture(QPainter& painter, const QRect& place, const QPalette& palette, const QImage& picture) {
    painter.fillRect(place, palette.color(QPalette::Midlight));
    if (picture.isNull()) return;
    QRect shown(QPoint(), picture.size().scaled(place.size(), Qt::KeepAspectRatio));
    shown.moveCenter(place.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(shown, picture);
}

} // namespace

QSize StampRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {pictureSize.width() + 12 * gridStep,
            std::max(pictureSize.height(), 2 * option.fontMetrics.height()) + 2 * margin};
}

void StampRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    row.icon = {};
    const auto* style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget); // background and focus
    painter->save();
    const QPoint at(option.rect.left() + gridStep / 2, option.rect.center().y() - pictureSize.height() / 2 + 1);
    paintPicture(*painter, {at, pictureSize}, option.palette, index.data(PictureRole).value<QImage>());
    const QRect words = wordsIn(option.rect);
    const auto& metrics = option.fontMetrics;
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::WindowText));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignTop,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignBottom,
                      metrics.elidedText(index.data(FactsRole).toString(), Qt::ElideRight, words.width()));
    painter->restore();
}

void StampRows::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    QRect line = wordsIn(option.rect);
    line.setHeight(std::min(editor->sizeHint().height(), option.rect.height()));
    editor->setGeometry(line);
}

} // namespace delve::ui
