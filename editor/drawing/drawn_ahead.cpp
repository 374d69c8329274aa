#include "editor/drawing/drawn_ahead.h"

#include "editor/drawing/seen_tiles.h"

namespace delve::editor {
namespace {

/// Do both look the same? A document's level shares the chunks of the generated one, so they need not be read.
bool isSame(const Level& a, const Level& b) {
    if (a.size() != b.size() || !(a.things == b.things) || a.layers != b.layers) return false;
    for (std::size_t i = 0; i < a.tiles.chunkCount(); ++i)
        if (!a.tiles.sharesChunk(b.tiles, i)) return false;
    return true;
}

} // namespace

void DrawnAhead::join(QRgb background) {
    const std::lock_guard lock(m_mutex);
    ++m_drawings;
    m_background = background;
}

void DrawnAhead::leave() {
    const std::lock_guard lock(m_mutex);
    --m_drawings;
}

void DrawnAhead::setBackground(QRgb background) {
    const std::lock_guard lock(m_mutex);
    m_background = background;
}

void DrawnAhead::draw(const Level& level, const TileCatalogue& catalogue) {
    if (level.size().area() < cellsOfLarge) return;
    std::vector<Beginning> before; // freed without the lock, since that takes a while
    int drawings = 0;
    QRgb background = 0;
    {
        const std::lock_guard lock(m_mutex);
        before.swap(m_left);
        drawings = m_drawings;
        background = m_background;
    }
    if (drawings <= 0) return;
    if (before.empty()) before.emplace_back();
    before.resize(static_cast<std::size_t>(drawings));
    before.front().things = Standing(*level.things);
    const TileColours colours(catalogue, background);
    before.front().averages.rebuild(SeenTiles(level, colours.anyClear()), colours, before.front().things);
    for (std::size_t i = 1; i < before.size(); ++i) before[i] = before.front();
    const std::lock_guard lock(m_mutex);
    m_left.swap(before);
    m_level = level;
    m_catalogue = catalogue;
    m_drawnOn = background;
}

std::optional<DrawnAhead::Beginning> DrawnAhead::take(const Level& level, const TileCatalogue& catalogue,
                                                      QRgb background) {
    const std::lock_guard lock(m_mutex);
    if (m_left.empty() || m_drawnOn != background || !isSame(level, m_level) || !(catalogue == m_catalogue)) return {};
    Beginning beginning = std::move(m_left.back());
    m_left.pop_back();
    if (m_left.empty()) m_level = {};
    return beginning;
}

} // namespace delve::editor
