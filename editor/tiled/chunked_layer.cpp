#include "editor/tiled/chunked_layer.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::int32_t farthest = 1 << 28; ///< of a chunk from the middle: sums of such numbers are whole numbers still

bool isPlausible(const Rect& area) {
    return area.width >= 0 && area.height >= 0 && area.width <= largestSide && area.height <= largestSide &&
           std::max(std::abs(std::int64_t{area.x}), std::abs(std::int64_t{area.y})) < farthest;
}

} // namespace

Done ChunkedLayer::add(const Rect& area) {
    if (!isPlausible(area))
        return badInput(
            {DELVE_TEXT("tiled", "A chunk of a layer lies at %1, %2 with %3 x %4 cells; that is too far, or too "
                                 "large."),
             {std::to_string(area.x), std::to_string(area.y), std::to_string(area.width),
              std::to_string(area.height)}});
    if (auto taken = m_budget.takeBytes(sizeof area); !taken) return taken;
    if (auto taken = m_budget.takeCells(area.area()); !taken) return taken;
    m_areas.push_back(area);
    return done();
}

Done ChunkedLayer::joinInto(TiledLayer& layer) {
    Rect whole;
    for (const auto& area : m_areas) whole = whole.united(area);
    m_budget.cells += static_cast<std::int64_t>(m_cells.size()); // given back: the layer takes them instead
    layer.area = whole;
    if (auto taken = m_budget.takeCells(whole.area()); !taken) return taken;
    layer.cells.assign(static_cast<std::size_t>(whole.area()), 0);
    auto from = std::as_const(m_cells).begin();
    for (const auto& area : m_areas) {
        for (std::int32_t y = 0; y < area.height; ++y) {
            const auto place = std::int64_t{area.y + y - whole.y} * whole.width + (area.x - whole.x);
            std::copy_n(from, area.width, layer.cells.begin() + place);
            from += area.width;
        }
    }
    return done();
}

} // namespace delve::editor
