#include "editor/work/level_pictures.h"

#include "editor/drawing/thumbnail.h"
#include "editor/work/thread_work.h"

#include <algorithm>

namespace delve {
namespace {

/// Is what is drawn of two levels the same? What they share is not looked at.
bool looksLike(const Level& a, const Level& b) {
    return a.tiles == b.tiles && a.things == b.things && a.layers == b.layers;
}

} // namespace

LevelPictures::LevelPictures(QSize size, QRgb background, QObject* parent)
    : QObject(parent), m_size(size), m_drawing(std::make_shared<MapDrawing>(background)) {
    m_thread.setMaxThreadCount(1);
}

LevelPictures::~LevelPictures() {
    m_thread.clear();
    m_thread.waitForDone();
}

QImage LevelPictures::pictureOf(const Level& level, const TileCatalogue& tiles) {
    ++m_asked;
    auto found = m_pictures.find(level.id);
    if (found == m_pictures.end()) {
        if (!makeRoom()) return {};
        found = m_pictures.try_emplace(level.id).first;
    }
    auto& kept = found->second;
    kept.asked = m_asked;
    const bool isNew = kept.image.isNull() || !(kept.tiles == tiles) || !looksLike(kept.drawn, level);
    if (isNew && !kept.waiting && level.size().area() > 0) order(level.id, kept, level, tiles);
    return kept.image;
}

void LevelPictures::forget() {
    m_thread.clear();
    m_pictures.clear();
    ++m_world;
}

/// Only what nobody asked for while all the others could be asked for twice goes: else pictures that are wanted at the
/// same time would push each other out for ever.
bool LevelPictures::makeRoom() {
    if (m_pictures.size() < most) return true;
    const auto oldest = std::ranges::min_element(m_pictures, {}, [](const auto& entry) { return entry.second.asked; });
    if (m_asked - oldest->second.asked <= 2 * most || oldest->second.waiting) return false;
    m_pictures.erase(oldest);
    return true;
}

void LevelPictures::order(const std::string& id, Kept& kept, const Level& level, const TileCatalogue& tiles) {
    kept.drawn = level;
    kept.tiles = tiles;
    kept.waiting = true;
    m_thread.start([this, id, world = m_world, size = m_size, level, tiles, drawing = m_drawing] {
        const auto draw = [&] {
            drawing->show(level, tiles);
            return thumbnailOf(*drawing, size);
        };
        // A portal without a picture is a portal all the same.
        const QImage image = withinMemory(draw, [] { return QImage(); });
        tellOwner(this, [this, id, world, image] { take(id, world, image); });
    });
}

void LevelPictures::take(const std::string& id, std::uint64_t world, const QImage& image) {
    const auto found = m_pictures.find(id);
    if (world != m_world || found == m_pictures.end()) return;
    found->second.waiting = false;
    if (image.isNull()) return;
    found->second.image = image;
    emit ready();
}

} // namespace delve

#include "moc_level_pictures.cpp"
