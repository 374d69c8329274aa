#include "ui/pages/portal_pictures.h"

#include "editor/document/document.h"
#include "generation/level/portal_targets.h"
#include "generation/pipeline/world_draft.h"

#include <QPainter>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr QSize pictureSize{static_cast<int>(PortalPictures::maxPixels), 160};
const QRgb background = qRgb(0x30, 0x32, 0x38);
const QColor rim(20, 20, 20, 200);
const QColor mat(245, 240, 228);
/// Maximum width as a share of the distance to the nearest portal: part of the map stays visible between two pictures.
constexpr double shareOfWay = 0.8;
/// Maximum width as a share of the map's larger side, so that pictures do not cover a small map, such as a town.
constexpr double shareOfMap = 1 / 16.0;
constexpr double minCells = 2;

} // namespace

PortalPictures::PortalPictures(const editor::Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_pictures(document.pool(), pictureSize, background) {
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Title)) m_pictures.forget();
        if (change.ofWorld()) emit changed();
    });
    connect(&m_pictures, &editor::LevelPictures::ready, this, &PortalPictures::changed);
}

/// Things are unsorted. Portals are sorted by row here, so that each is compared only with the few close to it.
void PortalPictures::lookForPortals() const {
    const auto& things = m_document.level().things;
    if (m_things.sameAs(things)) return;
    m_things = things;
    m_portals.clear();
    const auto wayOut = generation::levelAround(m_document.level());
    const auto [width, height] = m_document.level().size();
    const double max = std::clamp(std::max(width, height) * shareOfMap, minCells, maxCells);
    for (const auto& thing : *things)
        if (thing.kind == ThingKind::Portal)
            if (const auto level = levelNamedBy(thing); !level.empty()) {
                const double room = level == wayOut ? 0 : max;
                m_portals.push_back({thing.at, std::string(level), room});
            }
    std::ranges::sort(m_portals, {}, [](const Portal& portal) { return std::pair(portal.at.y, portal.at.x); });
    for (auto portal = m_portals.begin(); portal != m_portals.end(); ++portal)
        for (auto other = portal + 1; other != m_portals.end(); ++other) {
            const auto down = other->at.y - portal->at.y;
            if (down * shareOfWay >= maxCells) break;
            const double way = shareOfWay * std::max(down, std::abs(other->at.x - portal->at.x));
            portal->room = std::min(portal->room, way);
            other->room = std::min(other->room, way);
        }
}

/// Caches the places of the levels: a world may have a hundred thousand.
const Level* PortalPictures::find(const std::string& level) const {
    const auto& levels = m_document.world().levels;
    auto place = m_places.find(level);
    const auto isThere = [&] {
        return place != m_places.end() && place->second < levels.size() && levels[place->second].id == level;
    };
    if (!isThere() && m_placesOf.identity() != levels.identity()) {
        m_places.clear();
        m_placesOf = levels;
        m_places.reserve(levels.size());
        for (std::size_t next = 0; const auto& each : m_placesOf) m_places.try_emplace(each.id, next++);
        place = m_places.find(level);
    }
    return isThere() ? &levels[place->second] : nullptr;
}

/// In cells; 0 if the picture would be too small to recognize.
double PortalPictures::widthOf(const Portal& portal, double cellPixels) {
    const double width = std::min(portal.room, maxPixels / cellPixels);
    return width * cellPixels < minPixels ? 0 : width;
}

/// Above the portal, or below it if there is no room above; moved sideways to stay within the map.
QRectF PortalPictures::placeOf(const Portal& portal, Size level, double cellPixels) const {
    const double scale = widthOf(portal, cellPixels) / std::max(level.width, level.height);
    const QSizeF size(level.width * scale, level.height * scale);
    const double gap = 3 / cellPixels;
    const bool fitsAbove = portal.at.y - gap >= size.height();
    const double top = fitsAbove ? portal.at.y - gap - size.height() : portal.at.y + 1 + gap;
    const double farthest = std::max(0.0, m_document.level().size().width - size.width());
    return {QPointF(std::clamp(portal.at.x + 0.5 - size.width() / 2, 0.0, farthest), top), size};
}

void PortalPictures::paint(QPainter& painter, const QRectF& cells, double cellPixels) const {
    if (maxCells * cellPixels < minPixels) return;
    lookForPortals();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setRenderHint(QPainter::Antialiasing, false); // for sharp borders
    for (const auto& portal : m_portals) {
        const double width = widthOf(portal, cellPixels);
        const QRectF around(portal.at.x - width, portal.at.y - width - 1, 2 * width + 1, 2 * width + 3);
        if (width > 0 && around.intersects(cells)) paintAt(painter, portal, cellPixels);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
}

void PortalPictures::paintAt(QPainter& painter, const Portal& portal, double cellPixels) const {
    const auto* const level = find(portal.level);
    if (!level) return;
    const QImage picture = m_pictures.pictureOf(*level, m_document.world().tiles, m_document.world().properties);
    if (picture.isNull()) return;
    const double pixel = 1 / cellPixels;
    const QRectF place = placeOf(portal, level->size(), cellPixels);
    painter.fillRect(place.adjusted(-2 * pixel, -2 * pixel, 2 * pixel, 2 * pixel), rim);
    painter.fillRect(place.adjusted(-pixel, -pixel, pixel, pixel), mat);
    painter.drawImage(place, picture);
}

std::optional<Cell> PortalPictures::portalAt(QPointF place, double cellPixels) const {
    lookForPortals();
    for (const auto& portal : m_portals)
        if (QRectF(portal.at.x, portal.at.y, 1, 1).contains(place) && find(portal.level)) return portal.at;
    for (const auto& portal : m_portals)
        if (const auto* const level = widthOf(portal, cellPixels) > 0 ? find(portal.level) : nullptr)
            if (placeOf(portal, level->size(), cellPixels).contains(place)) return portal.at;
    return {};
}

} // namespace delve::ui
