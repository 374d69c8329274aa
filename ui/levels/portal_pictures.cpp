#include "ui/levels/portal_pictures.h"

#include "editor/document/document.h"
#include "ui/levels/level_trail.h"
#include "ui/palette/tile_icon.h"

#include <QPainter>

namespace delve {

namespace {

constexpr QSize pictureSize{192, 128};
constexpr double cellsWide = 4;
const QRgb background = qRgb(0x30, 0x32, 0x38);

} // namespace

PortalPictures::PortalPictures(const Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::pathChanged, this, [this] { m_pictures.clear(); });
}

const QImage& PortalPictures::pictureOf(const Level& level) const {
    auto& kept = m_pictures[level.id];
    if (kept.image.isNull() || !(kept.tiles == level.tiles))
        kept = {level.tiles, thumbnailOf(level, m_document.world().tiles, pictureSize, background)};
    return kept.image;
}

void PortalPictures::paint(QPainter& painter, const QRectF& cells, double cellPixels) const {
    if (cellPixels < leastCellPixels) return;
    for (const auto& thing : *m_document.level().things) {
        if (thing.kind != ThingKind::Portal) continue;
        const QRectF near(thing.at.x - cellsWide, thing.at.y - cellsWide, 2 * cellsWide + 1, 2 * cellsWide + 1);
        if (!near.intersects(cells)) continue;
        const auto* level = m_document.world().find(targetOf(thing));
        if (!level) continue;
        const QImage& picture = pictureOf(*level);
        const double height = cellsWide * picture.height() / picture.width();
        const QRectF place(thing.at.x + 0.5 - cellsWide / 2, thing.at.y - height - 0.1, cellsWide, height);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.fillRect(place.adjusted(-0.06, -0.06, 0.06, 0.06), QColor(20, 20, 20, 200));
        painter.drawImage(place, picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    }
}

} // namespace delve
