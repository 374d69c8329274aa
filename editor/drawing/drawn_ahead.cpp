#include "editor/drawing/drawn_ahead.h"

#include "editor/drawing/seen_tiles.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// Do both look the same? A document's level shares the chunks of the generated one, so they need not be read.
bool isSame(const Level& a, const Level& b) {
    if (a.size() != b.size() || !(a.things == b.things) || a.layers != b.layers) return false;
    for (std::size_t i = 0; i < a.tiles.chunkCount(); ++i)
        if (!a.tiles.sharesChunk(b.tiles, i)) return false;
    return true;
}

/// Before an undo, and after it.
constexpr std::size_t formerAtMost = 2;

} // namespace

bool DrawnAhead::Drawn::isOf(const Level& wanted, const TileCatalogue& wantedCatalogue, QRgb wantedOn) const {
    return !left.empty() && background == wantedOn && isSame(wanted, level) && catalogue == wantedCatalogue;
}

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
    keep({}); // frees what is no longer needed before there is more
    forgetFormer();
    Drawn drawn{level, catalogue};
    int drawings = 0;
    {
        const std::lock_guard lock(m_mutex);
        drawings = m_drawings;
        drawn.background = m_background;
    }
    if (drawings <= 0) return;
    Beginning first;
    first.things = Standing(*level.things);
    const TileColours colours(catalogue, drawn.background);
    first.averages.rebuild(SeenTiles(level, colours.anyClear()), colours, first.things);
    drawn.left.assign(static_cast<std::size_t>(drawings), first);
    keep(std::move(drawn));
}

void DrawnAhead::share(const Level& level, const TileCatalogue& catalogue, QRgb background,
                       const Beginning& beginning) {
    int others = 0;
    {
        const std::lock_guard lock(m_mutex);
        others = m_drawings - 1;
    }
    if (others <= 0) return;
    keep({level, catalogue, background, std::vector(static_cast<std::size_t>(others), beginning)});
}

/// What was kept before is freed without the lock, since that takes a while.
void DrawnAhead::keep(Drawn drawn) {
    const std::lock_guard lock(m_mutex);
    std::swap(m_drawn, drawn);
}

void DrawnAhead::forgetFormer() {
    std::deque<Drawn> former; // goes after the lock
    const std::lock_guard lock(m_mutex);
    m_former.swap(former);
}

void DrawnAhead::giveBack(const Level& level, const TileCatalogue& catalogue, QRgb background, Beginning beginning) {
    if (level.size().area() < cellsOfLarge) return;
    const std::lock_guard lock(m_mutex);
    const auto same = [&](const Drawn& drawn) { return drawn.isOf(level, catalogue, background); };
    if (const auto its = std::ranges::find_if(m_former, same); its != m_former.end()) {
        if (its->left.size() < static_cast<std::size_t>(m_drawings)) its->left.push_back(std::move(beginning));
        return;
    }
    m_former.push_front({level, catalogue, background, {}});
    m_former.front().left.push_back(std::move(beginning));
    if (m_former.size() > formerAtMost) m_former.pop_back();
}

std::optional<DrawnAhead::Beginning> DrawnAhead::take(const Level& level, const TileCatalogue& catalogue,
                                                      QRgb background) {
    const std::lock_guard lock(m_mutex);
    const auto takeFrom = [&](Drawn& drawn) {
        Beginning beginning = std::move(drawn.left.back());
        drawn.left.pop_back();
        if (drawn.left.empty()) drawn.level = {};
        return beginning;
    };
    if (m_drawn.isOf(level, catalogue, background)) return takeFrom(m_drawn);
    for (auto& drawn : m_former)
        if (drawn.isOf(level, catalogue, background)) return takeFrom(drawn);
    return {};
}

} // namespace delve::editor
