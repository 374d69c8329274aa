#include "generation/stages/hand_made.h"

#include "generation/graph/regions.h"

#include <algorithm>

namespace delve::generation {
namespace {

std::optional<ThingKind> thingOf(char glyph) {
    constexpr std::string_view known = "c$i?";
    if (known.find(glyph) == std::string_view::npos) return {};
    for (const auto& kind : thingKinds())
        if (kind.glyph == glyph) return kind.kind;
    return {};
}

Tile tileOf(char glyph) {
    switch (glyph) {
    case ' ': return Tile::Void;
    case '#': return Tile::Wall;
    case '~': return Tile::Water;
    case 'T': return Tile::Forest;
    default: return Tile::Floor;
    }
}

bool belongsToTheLevel(ThingKind kind) {
    return kind == ThingKind::Start || kind == ThingKind::Goal || kind == ThingKind::Portal ||
           kind == ThingKind::Barrier;
}

/// The cells of a stamp that are not void.
Rect contentOf(const Level& stamp) {
    Rect content;
    for (std::int32_t y = 0; y < stamp.size().height; ++y)
        for (std::int32_t x = 0; x < stamp.size().width; ++x)
            if (stamp.tiles.at({x, y}) != Tile::Void) content = content.united({x, y, 1, 1});
    return content;
}

} // namespace

HandMade handMadeOf(const Vault& vault) {
    HandMade made{std::string(vault.name),
                  {static_cast<std::int32_t>(vault.rows.front().size()), static_cast<std::int32_t>(vault.rows.size())},
                  {},
                  {}};
    for (std::int32_t y = 0; y < made.size.height; ++y)
        for (std::int32_t x = 0; x < made.size.width; ++x) {
            const char glyph = vault.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            made.tiles.push_back(tileOf(glyph));
            const auto kind = thingOf(glyph);
            if (!kind) continue;
            made.things.emplace_back();
            made.things.back().kind = *kind;
            made.things.back().at = {x, y};
        }
    return made;
}

std::optional<HandMade> handMadeOf(const Level& stamp, const TileCatalogue& tiles) {
    // A stamp far beyond the limit is not even looked through.
    constexpr std::int64_t maxCells = 1 << 20;
    if (stamp.size().area() > maxCells) return {};
    const Rect content = contentOf(stamp);
    if (content.empty() || content.width > longestStampSide || content.height > longestStampSide) return {};
    HandMade made{stamp.name.empty() ? stamp.id : stamp.name, {content.width, content.height}, {}, {}};
    bool walkable = false;
    for (auto y = content.y; y < content.bottom(); ++y)
        for (auto x = content.x; x < content.right(); ++x) {
            made.tiles.push_back(stamp.tiles.at({x, y}));
            walkable = walkable || tiles.walkable(made.tiles.back());
        }
    if (!walkable) return {};
    for (const auto& thing : *stamp.things) {
        if (belongsToTheLevel(thing.kind) || !content.contains(thing.at)) continue;
        if (!tiles.walkable(stamp.tiles.at(thing.at))) continue;
        made.things.push_back(thing);
        made.things.back().at = thing.at - content.topLeft();
    }
    return made;
}

Size RotatedRoom::size() const {
    return m_quarters % 2 == 0 ? m_room.size : Size{m_room.size.height, m_room.size.width};
}

Cell RotatedRoom::rotated(Cell cell) const {
    Size size = m_room.size;
    if (m_mirrored) cell.x = size.width - 1 - cell.x;
    for (std::int64_t i = 0; i < m_quarters; ++i) {
        cell = {size.height - 1 - cell.y, cell.x};
        std::swap(size.width, size.height);
    }
    return cell;
}

void RotatedRoom::build(Draft& draft, Cell corner) const {
    BitGrid floor(size());
    std::vector<Tile> tiles(static_cast<std::size_t>(size().area()));
    const auto tileAt = [&](Cell cell) -> Tile& {
        return tiles[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size().width) +
                     static_cast<std::size_t>(cell.x)];
    };
    for (std::int32_t y = 0; y < m_room.size.height; ++y)
        for (std::int32_t x = 0; x < m_room.size.width; ++x) {
            const Tile tile = m_room.at({x, y});
            tileAt(rotated({x, y})) = tile;
            if (draft.catalogue().walkable(tile)) floor.set(rotated({x, y}));
        }
    const Regions regions = findRegions(floor);
    std::vector<std::vector<Run>> shapes(regions.count());
    for (std::int32_t y = 0; y < size().height; ++y)
        for (const auto& run : regions.row(y))
            shapes[run.region].push_back({corner + Cell{run.x, y}, run.length, false});
    for (auto& shape : shapes) draft.addRoom(std::move(shape));
    for (std::int32_t y = 0; y < size().height; ++y)
        for (std::int32_t x = 0; x < size().width; ++x)
            if (const Tile tile = tileAt({x, y}); tile != Tile::Void) draft.set(corner + Cell{x, y}, tile);
    for (const auto& thing : m_room.things) {
        Thing* const placed = draft.addThing(thing.kind, corner + rotated(thing.at));
        if (!placed) continue;
        placed->fields = thing.fields;
        placed->properties = thing.properties;
    }
}

} // namespace delve::generation
