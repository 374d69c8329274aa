#include "editor/tools/held_tile.h"

#include <algorithm>

namespace delve::editor {

std::optional<Tile> tileIn(const TileCatalogue& other, Tile tile, const TileCatalogue& of) {
    if (static_cast<int>(tile) < firstCustomTile && !other.hidden(tile)) return tile;
    return of.has(tile) ? other.find(of[tile].name) : std::nullopt;
}

std::optional<Tile> tileNow(const TileCatalogue& before, Tile tile, const TileCatalogue& now) {
    if (const auto found = tileIn(now, tile, before)) return found;
    if (!before.has(tile)) return {};
    const auto& old = before.custom();
    const auto& custom = now.custom();
    if (old.size() != custom.size()) return {};
    std::size_t others = 0; // tiles with another name: only this one may have been renamed
    for (std::size_t i = 0; i < old.size(); ++i) others += old[i].name != custom[i].name;
    return others == 1 ? std::optional(tile) : std::nullopt;
}

} // namespace delve::editor
