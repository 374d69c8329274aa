#include "ui/import/import_preview.h"

#include "ui/map/map_backdrop.h"
#include "ui/theme/tokens.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace delve::ui {

ImportPreview::ImportPreview(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("import-preview"));
    setAccessibleName(tr("Preview of the map"));
    setToolTip(tr("Click a tile of the map to choose it in the list."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(32 * gridStep, 32 * gridStep);
    setCursor(Qt::PointingHandCursor);
}

QSize ImportPreview::sizeHint() const { return {56 * gridStep, 52 * gridStep}; }

void ImportPreview::showPicture(QImage picture, Size level) {
    m_picture = std::move(picture);
    m_level = level;
    update();
}

void ImportPreview::mark(std::optional<Cell> cell) {
    m_marked = cell;
    update();
}

QRectF ImportPreview::shown() const {
    const QSizeF fitting = QSizeF(m_level.width, m_level.height).scaled(size(), Qt::KeepAspectRatio);
    return {QPointF((width() - fitting.width()) / 2, (height() - fitting.height()) / 2), fitting};
}

QRectF ImportPreview::placeOf(Cell cell) const {
    const QRectF whole = shown();
    const double side = whole.width() / std::max(m_level.width, 1);
    return {whole.x() + cell.x * side, whole.y() + cell.y * side, side, side};
}

void ImportPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), mapBackdrop(palette()).beyond);
    if (m_picture.isNull()) return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_picture.width() > shown().width());
    painter.drawImage(shown(), m_picture);
    if (!m_marked) return;
    const QRectF place = placeOf(*m_marked).marginsAdded({2, 2, 2, 2});
    painter.setPen(QPen(palette().color(QPalette::Base), 4));
    painter.drawRect(place);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(place);
}

void ImportPreview::mousePressEvent(QMouseEvent* event) {
    const QRectF whole = shown();
    if (event->button() != Qt::LeftButton || m_picture.isNull() || !whole.contains(event->position())) return;
    const double side = whole.width() / std::max(m_level.width, 1);
    const QPointF at = (event->position() - whole.topLeft()) / side;
    emit clicked({std::min(static_cast<std::int32_t>(at.x()), m_level.width - 1),
                  std::min(static_cast<std::int32_t>(at.y()), m_level.height - 1)});
}

} // namespace delve::ui
