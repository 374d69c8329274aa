#include "editor/ldtk/ldtk_levels.h"

#include "editor/ldtk/ldtk_fields.h"
#include "editor/ldtk/ldtk_things.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/printable.h"
#include "generation/level/resize.h"

#include <algorithm>
#include <map>
#include <set>
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
std::vector<Grid> gridsOfTiles(const LdtkLayer& layer, LdtkTiles& tiles, LdtkLosses& losses,
                               LdtkPlaces::OfLayer& place) {
    std::vector<Grid> grids;
    for (const auto& piece : layer.tiles) {
        const Cell cell{piece.at.x / layer.gridSize, piece.at.y / layer.gridSize};
        const bool onGrid = piece.at.x % layer.gridSize == 0 && piece.at.y % layer.gridSize == 0;
        if (!onGrid || !layer.size.contains(cell)) {
            ++losses.tilesBetweenCells;
            place.others.push_back(&piece);
            continue;
        }
        const auto free = std::ranges::find_if(grids, [&](const Grid& grid) { return grid.at(cell) == Tile::Void; });
        if (free == grids.end() && grids.size() >= mostStacked) {
            ++losses.tilesAboveOthers;
            place.others.push_back(&piece);
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

/// False where there is no room for one more.
bool addLayer(Level& level, const LdtkLayer& from, Grid grid, bool over, LdtkLosses& losses) {
    if (level.layers.size() >= mostLayers) {
        losses.layers.insert(clipped(safeLine(from.identifier)));
        return false;
    }
    DecorationLayer layer;
    layer.name = safeLine(from.identifier);
    layer.over = over;
    layer.hidden = !from.visible;
    layer.opacity = from.opacity;
    layer.tiles = std::move(grid);
    level.layers.push_back(std::move(layer));
    return true;
}

/// The pieces of a layer as decoration.
void addPieces(Level& level, const LdtkLayer& from, std::vector<Grid> grids, bool over, LdtkLosses& losses,
               LdtkPlaces::OfLayer& place) {
    for (auto& grid : grids)
        if (addLayer(level, from, std::move(grid), over, losses)) place.pieces.push_back(level.layers.back().name);
}

/// Has the layer anything, and does it lie on the cells of the level?
bool fits(const LdtkLayer& layer, const LdtkCells& cells, LdtkLosses& losses) {
    if (layer.type == "Entities" || (usedCells(layer) == 0 && layer.tiles.empty())) return false;
    if (cellsOf(layer) == cells) return true;
    losses.layers.insert(clipped(safeLine(layer.identifier)));
    return false;
}

/// A layer that is not the ground: its pieces, or, if it has none, its values.
void addDecoration(Level& level, const LdtkLayer& from, bool over, LdtkTiles& tiles, LdtkLosses& losses,
                   LdtkPlaces::OfLayer& place) {
    place.placed = true;
    if (from.type != "IntGrid" || !from.tiles.empty())
        return addPieces(level, from, gridsOfTiles(from, tiles, losses, place), over, losses, place);
    if (addLayer(level, from, gridOfValues(from, tiles, Tile::Void, false), over, losses))
        place.values = level.layers.back().name;
}

void addGround(Level& level, const LdtkLayer& from, LdtkTiles& tiles, LdtkLosses& losses, LdtkPlaces::OfLayer& place) {
    place.placed = place.isLevel = true;
    auto grids = gridsOfTiles(from, tiles, losses, place);
    if (from.type == "IntGrid") {
        place.emptyIsFloor = emptyIsFloor(from, tiles);
        level.tiles = gridOfValues(from, tiles, place.emptyIsFloor ? Tile::Floor : Tile::Void, false);
    } else if (!grids.empty()) {
        level.tiles = std::move(grids.front());
        grids.erase(grids.begin());
    }
    addPieces(level, from, std::move(grids), true, losses, place);
}

Done checkLayers(const LdtkLevel& level) {
    for (const auto& layer : level.layers)
        if (auto checked = checkLayer(level, layer); !checked) return checked;
    return done();
}

/// The cells of a level that has no layer of tiles: those of its entities.
LdtkCells cellsWithoutGround(const LdtkLevel& from) {
    for (const auto& layer : from.layers)
        if (layer.gridSize > 0 && isLevelSize(layer.size.width, layer.size.height)) return cellsOf(layer);
    return {{1, 1}, std::max(1, std::max(from.pixels.width, from.pixels.height)), {}};
}

/// A level of ours, as LDtk has it now.
class OwnLevel {
public:
    OwnLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses)
        : m_from(from), m_tiles(tiles), m_losses(losses), m_ground(gridNamed(ldtkTilesLayer)) {}

    [[nodiscard]] bool hasGround() const { return m_ground != nullptr; }

    void fill(Level& into) {
        const auto cells = cellsOf(*m_ground);
        takeEntities(m_from, cells, true, m_losses, m_places, into);
        if (cells.size != into.size()) {
            into = resized(into, wholeOf(cells.size));
            m_losses.resized.insert(clipped(safeLine(m_from.identifier)));
        }
        into.tiles = gridOfValues(*m_ground, m_tiles, Tile::Void, true);
        std::size_t over = 0, under = 0;
        for (auto& layer : into.layers) {
            const auto* const found = gridNamed(ldtkLayerName(layer.over, layer.over ? ++over : ++under));
            if (found && found->size == into.size()) layer.tiles = gridOfValues(*found, m_tiles, Tile::Void, true);
        }
        addOthers(cells, into);
    }

private:
    [[nodiscard]] const LdtkLayer* gridNamed(const std::string& name) {
        const auto found = std::ranges::find_if(
            m_from.layers, [&](const LdtkLayer& layer) { return layer.identifier == name && layer.type == "IntGrid"; });
        if (found == m_from.layers.end()) return nullptr;
        m_own.insert({found->identifier, ldtkPictureOf(name)});
        return &*found;
    }
    /// LDtk gives each level all layers of the project: this one may have been another level's.
    [[nodiscard]] static bool hasOurValues(const LdtkLayer& layer) {
        return layer.type == "IntGrid" &&
               (layer.identifier.starts_with("Over_") || layer.identifier.starts_with("Under_"));
    }
    /// Layers that a person added.
    void addOthers(const LdtkCells& cells, Level& into) {
        bool over = false;
        for (auto layer = m_from.layers.rbegin(); layer != m_from.layers.rend(); ++layer) {
            over = over || &*layer == m_ground;
            if (m_own.contains(layer->identifier) || !fits(*layer, cells, m_losses)) continue;
            if (hasOurValues(*layer))
                addLayer(into, *layer, gridOfValues(*layer, m_tiles, Tile::Void, true), over, m_losses);
            else addDecoration(into, *layer, over, m_tiles, m_losses, m_places.layers[&*layer]);
        }
    }

    const LdtkLevel& m_from;
    LdtkTiles& m_tiles;
    LdtkLosses& m_losses;
    LdtkPlaces m_places;         ///< a project of ours keeps nothing
    std::set<std::string> m_own; ///< names of our layers
    const LdtkLayer* m_ground;
};

} // namespace

Result<Level> foreignLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses, LdtkPlaces& places) {
    if (auto checked = checkLayers(from); !checked) return std::move(checked).failure();
    const auto* const ground = groundOf(from);
    const auto cells = ground ? cellsOf(*ground) : cellsWithoutGround(from);
    Level level;
    level.tiles = Grid(cells.size);
    bool over = false;
    // LDtk's topmost layer stands first; ours last.
    for (auto layer = from.layers.rbegin(); layer != from.layers.rend(); ++layer) {
        const bool isGround = &*layer == ground;
        over = over || isGround;
        auto& place = places.layers[&*layer];
        if (isGround) addGround(level, *layer, tiles, losses, place);
        else if (fits(*layer, cells, losses)) addDecoration(level, *layer, over, tiles, losses, place);
    }
    takeEntities(from, cells, false, losses, places, level);
    level.properties = propertiesFrom(from.fields, losses.fields);
    return level;
}

Result<bool> fillOwnLevel(const LdtkLevel& from, LdtkTiles& tiles, LdtkLosses& losses, Level& into) {
    if (auto checked = checkLayers(from); !checked) return std::move(checked).failure();
    OwnLevel level(from, tiles, losses);
    if (level.hasGround()) level.fill(into);
    return level.hasGround();
}

std::int64_t cellsOfGrids(const LdtkLevel& from) {
    std::int64_t cells = 0;
    for (const auto& layer : from.layers)
        if (layer.type != "Entities")
            cells += layer.size.area() * static_cast<std::int64_t>(std::min(layer.tiles.size() + 1, mostStacked));
    return cells;
}

} // namespace delve::editor
