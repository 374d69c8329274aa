#include "ui/gallery/gallery_tiles.h"

#include "generation/level/starred.h"
#include "ui/gallery/gallery_model.h"
#include "ui/theme/strokes.h"
#include "ui/theme/tokens.h"

#include <QImage>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve::ui {

namespace {

constexpr int margin = gridStep / 2;
constexpr int starSide = 2 * gridStep + gridStep / 2;
constexpr QColor starGround(0, 0, 0, 150);
constexpr QColor starOutline(255, 255, 255);
constexpr QColor starFill(255, 200, 60); ///< on its dark ground in both themes

QRect pictureIn(const QRect& tile) {
    return {tile.left() + (tile.width() - GalleryTiles::pictureSize.width()) / 2, tile.top() + margin,
            GalleryTiles::pictureSize.width(), GalleryTiles::pictureSize.height()};
}

QRect lineIn(const QRect& tile, int line, int height) {
    const QRect picture = pictureIn(tile);
    return {picture.left(), picture.bottom() + 1 + margin / 2 + line * height, picture.width(), height};
}

QPolygonF starShape(const QRectF& area) {
    constexpr int points = 5;
    constexpr double pi = 3.14159265358979;
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double radius = area.width() / 2 * (i % 2 == 0 ? 1 : 0.45);
        const double angle = pi * i / points - pi / 2;
        star << area.center() + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    return star;
}

/// In the middle of its place, in the proportions that it has.
void paintPicture(QPainter& painter, const QRect& place, const QPalette& palette, const QImage& picture) {
    drawPicture(painter, place, palette, {});
    if (picture.isNull()) return;
    QRect shown(QPoint(), picture.size().scaled(place.size(), Qt::KeepAspectRatio));
    shown.moveCenter(place.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(shown, picture);
}

void paintStar(QPainter& painter, const QRect& place, bool starred) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(starGround);
    painter.drawRoundedRect(place, cornerRadius, cornerRadius);
    painter.setPen(QPen(starred ? starFill : starOutline, 1.2));
    painter.setBrush(starred ? QBrush(starFill) : QBrush(Qt::NoBrush));
    painter.drawPolygon(starShape(QRectF(place).adjusted(4, 4, -4, -4)));
}

void paintLine(QPainter& painter, const QRect& line, const QString& text, const QColor& colour) {
    painter.setPen(colour);
    const QFontMetrics metrics(painter.font());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, line.width()));
}

/// A name and its value; of a long name the end gives way, and never the value.
void paintValue(QPainter& painter, const QRect& place, const QString& name, const QString& value) {
    const QFontMetrics metrics(painter.font());
    const auto room = place.width() - metrics.horizontalAdvance(value);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(name, Qt::ElideRight, room) + value);
}

/// Two of them side by side: what the shorter one leaves is for the longer one.
void paintValues(QPainter& painter, const QRect& line, const QStringList& values, const QColor& colour) {
    painter.setPen(colour);
    const auto valueAt = [&values](int i) { return values[i].isEmpty() ? QString() : u' ' + values[i]; };
    if (values.size() == 2) return paintValue(painter, line, values[0], valueAt(1));
    if (values.size() != 4) return;
    const QFontMetrics metrics(painter.font());
    const int room = line.width() - gridStep;
    const int first = metrics.horizontalAdvance(values[0] + valueAt(1));
    const int second = metrics.horizontalAdvance(values[2] + valueAt(3));
    const int left = std::min(first, std::max(room / 2, room - second));
    const QRect place(line.left(), line.top(), left, line.height());
    paintValue(painter, place, values[0], valueAt(1));
    paintValue(painter, line.adjusted(left + gridStep, 0, 0, 0), values[2], valueAt(3));
}

/// A tick in the corner of what is on the map.
void paintAdopted(QPainter& painter, const QRect& picture, const QPalette& palette) {
    drawRounded(painter, QRectF(picture).adjusted(-1, -1, 1, 1), Qt::transparent, palette.color(QPalette::Highlight),
                2);
    const QRect tick(picture.topLeft() + QPoint(margin, margin), QSize(starSide, starSide));
    drawRounded(painter, tick, palette.color(QPalette::Highlight), Qt::transparent);
    drawTick(painter, tick, palette.color(QPalette::HighlightedText));
}

} // namespace

QRect GalleryTiles::starIn(const QRect& tile) {
    const QRect picture = pictureIn(tile);
    return {picture.right() + 1 - starSide - margin, picture.top() + margin, starSide, starSide};
}

QSize GalleryTiles::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {pictureSize.width() + 2 * margin,
            pictureSize.height() + 2 * option.fontMetrics.lineSpacing() + 2 * margin + margin / 2};
}

void GalleryTiles::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto& palette = option.palette;
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool current = option.state.testFlag(QStyle::State_HasFocus);
    const bool starred = index.data(GalleryModel::StarredRole).toBool();
    const QRect picture = pictureIn(option.rect);
    painter->save();
    painter->setFont(option.font);
    if (hovered || option.state.testFlag(QStyle::State_Selected))
        drawRounded(*painter, QRectF(option.rect), palette.color(hovered ? QPalette::Midlight : QPalette::Light),
                    Qt::transparent);
    paintPicture(*painter, picture, palette, index.data(GalleryModel::PictureRole).value<QImage>());
    if (index.data(GalleryModel::AdoptedRole).toBool()) paintAdopted(*painter, picture, palette);
    if (starred || hovered || current) paintStar(*painter, starIn(option.rect), starred);
    const int height = option.fontMetrics.lineSpacing();
    const auto quiet = palette.color(QPalette::PlaceholderText);
    paintValues(*painter, lineIn(option.rect, 0, height), index.data(GalleryModel::ValuesRole).toStringList(),
                palette.color(QPalette::WindowText));
    const bool proven = index.data(GalleryModel::WhyNotRole).toString().isEmpty();
    paintLine(*painter, lineIn(option.rect, 1, height), lineOf(index),
              proven ? quiet : palette.color(QPalette::WindowText));
    if (current)
        drawRounded(*painter, QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), Qt::transparent,
                    palette.color(QPalette::Highlight), 2);
    painter->restore();
}

QString GalleryTiles::lineOf(const QModelIndex& index) {
    const auto note = index.data(GalleryModel::NoteRole).toString();
    if (index.data(GalleryModel::WhyNotRole).toString().isEmpty())
        return note.isEmpty() ? index.data().toString() : note;
    return note.isEmpty() ? tr("Not proven") : tr("Not proven · %1").arg(note);
}

QWidget* GalleryTiles::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const {
    auto* field = new QLineEdit(parent);
    field->setMaxLength(static_cast<int>(maxNote));
    field->setPlaceholderText(tr("Note"));
    field->setAccessibleName(tr("Note"));
    return field;
}

void GalleryTiles::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const auto* const field = qobject_cast<QLineEdit*>(editor);
    if (field && !field->isModified()) QStyledItemDelegate::setEditorData(editor, index);
}

void GalleryTiles::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    QRect line = lineIn(option.rect, 1, option.fontMetrics.lineSpacing());
    line.setTop(std::max(option.rect.top(), option.rect.bottom() + 1 - editor->sizeHint().height()));
    line.setBottom(option.rect.bottom());
    editor->setGeometry(line);
}

} // namespace delve::ui

#include "moc_gallery_tiles.cpp"
