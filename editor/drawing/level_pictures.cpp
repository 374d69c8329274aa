#include "editor/drawing/level_pictures.h"

#include "editor/drawing/thumbnail.h"
#include "editor/skins/skin.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// Do two levels look the same? Parts that they share are not compared.
bool looksLike(const Level& a, const Level& b) {
    return a.tiles == b.tiles && a.things == b.things && a.layers == b.layers;
}

} // namespace

LevelPictures::LevelPictures(JobPool& pool, QSize size, QRgb background, QObject* parent)
    : QObject(parent), m_size(size), m_drawing(std::make_shared<MapDrawing>(background)),
      m_jobs(pool, JobPolicy::OneAtATime) {}

QImage LevelPictures::pictureOf(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld) {
    const SharedSkin worldSkin = m_ownSkin.of(ofWorld);
    ++m_asked;
    auto found = m_pictures.find(level.id);
    if (found == m_pictures.end()) {
        if (!makeRoom()) return {};
        found = m_pictures.try_emplace(level.id).first;
    }
    auto& kept = found->second;
    kept.asked = m_asked;
    const bool isNew = kept.image.isNull() || !(kept.tiles == tiles) || !looksLike(kept.drawn, level) ||
                       !isSameSkin(kept.skin, skinOf(level, worldSkin));
    if (isNew && !kept.waiting && level.size().area() > 0) order(level.id, kept, level, tiles, worldSkin);
    return kept.image;
}

void LevelPictures::forget() {
    m_jobs.cancel();
    m_pictures.clear();
}

/// Drops only a picture that was not asked for while all others could be asked for twice: otherwise pictures that are
/// wanted at the same time would evict each other for ever.
bool LevelPictures::makeRoom() {
    if (m_pictures.size() < maxEntries) return true;
    const auto oldest = std::ranges::min_element(m_pictures, {}, [](const auto& entry) { return entry.second.asked; });
    if (m_asked - oldest->second.asked <= 2 * maxEntries || oldest->second.waiting) return false;
    m_pictures.erase(oldest);
    return true;
}

void LevelPictures::order(const std::string& id, Kept& kept, const Level& level, const TileCatalogue& tiles,
                          const SharedSkin& worldSkin) {
    kept.drawn = level;
    kept.tiles = tiles;
    kept.skin = skinOf(level, worldSkin);
    kept.waiting = true;
    Job<QImage> job;
    job.priority = JobPriority::Visible;
    job.work = [size = m_size, level, tiles, drawing = m_drawing, worldSkin](generation::Feedback&) -> Result<QImage> {
        drawing->setWorldSkin(worldSkin);
        drawing->show(level, tiles);
        return thumbnailOf(*drawing, size);
    };
    // A failure is not reported: the portal has no picture then.
    job.deliver = [this, id](const Result<QImage>& image) { take(id, image ? *image : QImage()); };
    (void)m_jobs.start(std::move(job));
}

void LevelPictures::take(const std::string& id, const QImage& image) {
    const auto found = m_pictures.find(id);
    if (found == m_pictures.end()) return;
    found->second.waiting = false;
    if (image.isNull()) return;
    found->second.image = image;
    emit ready();
}

} // namespace delve::editor

#include "moc_level_pictures.cpp"
