#include "editor/ldtk/ldtk_levels.h"

#include "editor/ldtk/ldtk_fields.h"
#include "editor/ldtk/ldtk_names.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/printable.h"

#include <algorithm>
#include <map>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::size_t mostStacked = 4; ///< tiles on one cell of one layer
constexpr std::size_t mostLayers = 64;

Failure inLevel(const LdtkLevel& level, const Text& sentence, std::string layer) {
    return badInput({sentence, {clipped(safeLine(level.identifier)), clipped(safeLine(layer))}});
}

Done checkLayer(const LdtkLevel& level, const LdtkLayer& layer) {
    const auto cells = layer.size.area();
    if (layer.type == "IntGrid" && static_cast<std::int64_t>(layer.values.size()) != cells)
        return inLevel(level,
                       DELVE_TEXT("ldtk", "Level “%1”: the values of layer “%2” do not fill it. Save the "
                                          "project again with LDtk."),
                       layer.identifier);
    if (layer.type != "Entities" && (layer.gridSize < 1 || !isLevelSize(layer.size.width, layer.size.height)))
        return inLevel(level,
                       DELVE_TEXT("ldtk", "Level “%1”: layer “%2” has no size. A level has 1 to 16384 cells on "
                                          "each side."),
                       layer.identifier);
    return done();
}

std::int64_t usedCells(const LdtkLayer& layer) {
    if (layer.type == "IntGrid")
        return static_cast<std::int64_t>(layer.values.size()) - std::ranges::count(layer.values, 0);
    return static_cast<std::int64_t>(layer.tiles.size());
}

/// The layer that becomes the level's tiles: the fullest IntGrid, or else the fullest layer of tiles.
const LdtkLayer* groundOf(const LdtkLevel& level) {
    const LdtkLayer* ground = nullptr;
    const auto isBetter = [&](const LdtkLayer& layer) {
        if (!ground) return true;
        const bool values = layer.type == "IntGrid", before = ground->type == "IntGrid";
        return values != before ? values : usedCells(layer) > usedCells(*ground);
    };
    for (const auto& layer : level.layers)
        if (layer.type != "Entities" && usedCells(layer) > 0 && isBetter(layer)) ground = &layer;
    if (ground) return ground;
    const auto any = std::ranges::find_if(level.layers, [](const auto& layer) { return layer.type != "Entities"; });
    return any == level.layers.end() ? nullptr : &*any;
}

/// Where the grid of a ground lies.
struct CellGrid {
    Size size;
    std::int32_t side = 1;
    Cell offset; ///< in pixels

    [[nodiscard]] std::optional<Cell> at(Cell pixel) const {
        const Cell from{pixel.x - offset.x, pixel.y - offset.y};
        if (from.x < 0 || from.y < 0) return {};
        const Cell cell{from.x / side, from.y / side};
        return size.contains(cell) ? std::optional(cell) : std::nullopt;
    }
};

CellGrid gridOf(const LdtkLayer& layer) { return {layer.size, layer.gridSize, layer.offset}; }

/// The values of an IntGrid as tiles; `empty` stands for 0.
Grid gridOfValues(const LdtkLayer& layer, LdtkTiles& tiles, Tile empty, bool own) {
    std::vector<Tile> all;
    all.reserve(layer.values.size());
    std::map<std::int32_t, Tile> known{{0, empty}};
    for (const auto value : layer.values) {
        auto found = known.find(value);
        if (found == known.end()) {
            const bool ours = own && value < 65536 && tiles.catalogue().has(static_cast<Tile>(value));
            found = known.emplace(value, ours ? static_cast<Tile>(value) : tiles.ofValue(layer, value)).first;
        }
        all.push_back(found->second);
    }
    return Grid::fromRows(layer.size, all);
}

/// The tiles of a layer, those on top of others in further grids.
std::vector<Grid> gridsOfTiles(const LdtkLayer& layer, LdtkTiles& tiles, LdtkLosses& losses) {
    std::vector<Grid> grids;
    for (const auto& piece : layer.tiles) {
        const Cell cell{piece.at.x / layer.gridSize, piece.at.y / layer.gridSize};
        const bool onGrid = piece.at.x % layer.gridSize == 0 && piece.at.y % layer.gridSize == 0;
        if (!onGrid || !layer.size.contains(cell)) {
            ++losses.tilesBetweenCells;
            continue;
        }
        const auto free = std::ranges::find_if(grids, [&](const Grid& grid) { return grid.at(cell) == Tile::Void; });
        if (free == grids.end() && grids.size() >= mostStacked) {
            ++losses.tilesBelowOthers;
            continue;
        }
        const Tile tile = tiles.ofPiece(layer, piece);
        if (free != grids.end()) {
            free->set(cell, tile);
        } else {
            grids.emplace_back(layer.size);
            grids.back().set(cell, tile);
        }
    }
    return grids;
}

/// Is 0 floor? Where the values only say what stops somebody, the rest is to walk on.
bool emptyIsFloor(const LdtkLayer& layer, const LdtkTiles& tiles) {
    const std::set<std::int32_t> values(layer.values.begin(), layer.values.end());
    return std::ranges::none_of(values, [&](std::int32_t value) {
        return value != 0 && TileCatalogue().walkable(tiles.guessOf(layer, value));
    });
}

void addLayer(Level& level, const LdtkLayer& from, Grid grid, bool over) {
    DecorationLayer layer;
    layer.name = safeLine(from.identifier);
    layer.over = over;
    layer.hidden = !from.visible;
    layer.opacity = from.opacity;
    layer.tiles = std::move(grid);
    level.layers.push_back(std::move(layer));
}

void addThings(const LdtkLevel& from, const CellGrid& grid, LdtkLosses& losses, Level& level) {
    std::vector<Thing> things = *level.things;
    std::set<std::string> ids;
    for (const auto& thing : things) ids.insert(thing.id);
    for (const auto& layer : from.layers)
        for (const auto& entity : layer.entities) {
            if (fieldOf(entity.fields, ldtkIdField)) continue; // of ours: see moveThings
            const auto kind = thingKindFromLdtk(entity.identifier, entity.tags);
            if (!kind) {
                ++losses.entities;
                losses.kinds.insert(clipped(safeLine(entity.identifier)));
                continue;
            }
            const Cell middle{layer.offset.x + entity.at.x + entity.size.width / 2,
                              layer.offset.y + entity.at.y + entity.size.height / 2};
            const auto cell = grid.at(middle);
            if (!cell) {
                ++losses.outside;
                continue;
            }
            Thing thing;
            thing.kind = *kind;
            thing.at = *cell;
            thing.id = bornAt(infoOf(*kind).name, *cell);
            for (int again = 2; !ids.insert(thing.id).second; ++again)
                thing.id = bornAt(infoOf(*kind).name, *cell) + '-' + std::to_string(again);
            thing.properties = propertiesFrom(entity.fields, losses.fields);
            things.push_back(std::move(thing));
        }
    if (things.size() != level.things->size()) level.things = std::move(things);
}

/// Where the things of ours stand now; those that are gone in LDtk are gone.
void moveThings(const LdtkLevel& from, const CellGrid& grid, LdtkLosses& losses, Level& level) {
    std::map<std::string_view, std::optional<Cell>> places;
    for (const auto& layer : from.layers)
        for (const auto& entity : layer.entities)
            if (const auto* const id = fieldOf(entity.fields, ldtkIdField))
                places[*id] = grid.at({layer.offset.x + entity.at.x + entity.size.width / 2,
                                       layer.offset.y + entity.at.y + entity.size.height / 2});
    std::vector<Thing> things;
    for (const auto& thing : *level.things) {
        const auto found = places.find(thing.id);
        if (found == places.end()) continue;
        if (!found->second) ++losses.outside;
        if (!found->second) continue;
        things.push_back(thing);
        things.back().at = *found->second;
    }
    if (things.size() != level.things->size()) {
        std::set<std::string_view> ids;
        for (const auto& thing : things) ids.insert(thing.id);
        std::vector<std::string> pinned;
        for (const auto& id : *level.pinnedThings)
            if (ids.contains(id)) pinned.push_back(id);
        level.pinnedThings = std::move(pinned);
    }
    level.things = std::move(things);
}

} // namespace

const std::string* fieldOf(const std::vector<LdtkField>& fields, std::string_view identifier) {
    const auto found = std::ranges::find(fields, identifier, &LdtkField::identifier);
    return found == fields.end() || found->text == "null" ? nullptr : &found->text;
}

Result<Level> foreignLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses) {
    for (const auto& layer : from.layers)
        if (auto checked = checkLayer(from, layer); !checked) return std::move(checked).failure();
    const auto* const ground = groundOf(from);
    Level level;
    CellGrid cells{{1, 1}, std::max(1, std::max(from.pixels.width, from.pixels.height)), {}};
    if (ground) cells = gridOf(*ground);
    level.tiles = Grid(cells.size);
    bool under = false;
    // LDtk's topmost layer stands first; ours last.
    for (auto layer = from.layers.rbegin(); layer != from.layers.rend(); ++layer) {
        if (layer->type == "Entities") continue;
        const bool isGround = &*layer == ground;
        under = under || isGround;
        if (!isGround && usedCells(*layer) == 0 && layer->tiles.empty()) continue;
        const auto grid = gridOf(*layer);
        if (grid.size != cells.size || grid.side != cells.side || grid.offset != cells.offset) {
            losses.layers.insert(clipped(safeLine(layer->identifier)));
            continue;
        }
        const bool values = layer->type == "IntGrid";
        auto grids = gridsOfTiles(*layer, tiles, losses);
        if (isGround && values) {
            const auto empty = emptyIsFloor(*layer, tiles) ? Tile::Floor : Tile::Void;
            level.tiles = gridOfValues(*layer, tiles, empty, false);
        } else if (isGround && !grids.empty()) {
            level.tiles = std::move(grids.front());
            grids.erase(grids.begin());
        }
        if (!isGround && values && layer->tiles.empty())
            grids.insert(grids.begin(), gridOfValues(*layer, tiles, Tile::Void, false));
        for (auto& one : grids)
            if (level.layers.size() < mostLayers) addLayer(level, *layer, std::move(one), under);
            else losses.layers.insert(clipped(safeLine(layer->identifier)));
    }
    addThings(from, cells, losses, level);
    level.properties = propertiesFrom(from.fields, losses.fields);
    return level;
}

Done fillOwnLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses, Level& into) {
    const auto layerNamed = [&](const std::string& name) {
        const auto found = std::ranges::find(from.layers, name, &LdtkLayer::identifier);
        return found == from.layers.end() ? nullptr : &*found;
    };
    const auto* const ground = layerNamed(ldtkTilesLayer);
    if (!ground || ground->size != into.size())
        return inLevel(from, DELVE_TEXT("ldtk", "Level “%1”: layer “%2” is missing, or has another size."),
                       ldtkTilesLayer);
    for (const auto& layer : from.layers)
        if (auto checked = checkLayer(from, layer); !checked) return checked;
    into.tiles = gridOfValues(*ground, tiles, Tile::Void, true);
    std::size_t over = 0, under = 0;
    for (auto& layer : into.layers) {
        const auto* const found =
            layerNamed(layer.over ? "Over_" + std::to_string(++over) : "Under_" + std::to_string(++under));
        if (found && found->size == into.size()) layer.tiles = gridOfValues(*found, tiles, Tile::Void, true);
    }
    const auto grid = gridOf(*ground);
    moveThings(from, grid, losses, into);
    addThings(from, grid, losses, into);
    return done();
}

} // namespace delve::editor
