#include "editor/drawing/drawn_ahead.h"

#include "editor/drawing/looks.h"
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

void DrawnAhead::setWorldSkin(const SharedSkin& skin) {
    const std::lock_guard lock(m_mutex);
    m_worldSkin = skin;
}

void DrawnAhead::draw(const Level& level, const TileCatalogue& catalogue) {
    if (level.size().area() < cellsOfLarge) return;
    keep({}); // frees what is no longer needed before there is more
    Drawn drawn{level, catalogue, 0};
    int drawings = 0;
    SharedSkin worldSkin;
    {
        const std::lock_guard lock(m_mutex);
        drawings = m_drawings;
        drawn.background = m_background;
        worldSkin = m_worldSkin;
    }
    if (drawings <= 0) return;
    drawn.skin = skinOf(level, worldSkin); // may read one of the program's: a while in which views may ask
    Beginning first;
    first.things = Standing(*level.things, drawn.skin.get());
    const TileColours colours(catalogue, drawn.background, Looks(catalogue, drawn.skin));
    first.averages.rebuild(SeenTiles(level, colours.anyClear()), colours, first.things);
    first.exits.rebuild(level.tiles, catalogue);
    drawn.left.assign(static_cast<std::size_t>(drawings), first);
    keep(std::move(drawn));
}

void DrawnAhead::share(const Level& level, const TileCatalogue& catalogue, QRgb background, const SharedSkin& skin,
                       const Beginning& beginning) {
    int others = 0;
    {
        const std::lock_guard lock(m_mutex);
        others = m_drawings - 1;
    }
    if (others <= 0) return;
    keep({level, catalogue, background, skin, std::vector(static_cast<std::size_t>(others), beginning)});
}

/// What was kept before is freed without the lock, since that takes a while.
void DrawnAhead::keep(Drawn drawn) {
    const std::lock_guard lock(m_mutex);
    std::swap(m_drawn, drawn);
}

std::optional<DrawnAhead::Beginning> DrawnAhead::take(const Level& level, const TileCatalogue& catalogue,
                                                      QRgb background, const SharedSkin& skin) {
    const std::lock_guard lock(m_mutex);
    auto& [of, catalogueOf, drawnOn, drawnIn, left] = m_drawn;
    if (left.empty() || drawnOn != background || !isSameSkin(drawnIn, skin) || !isSame(level, of) ||
        !(catalogue == catalogueOf))
        return {};
    Beginning beginning = std::move(left.back());
    left.pop_back();
    if (left.empty()) of = {};
    return beginning;
}

} // namespace delve::editor
