#include "editor/tiled/tiled_import.h"

#include "editor/files/progress.h"
#include "editor/tiled/flat_layers.h"
#include "editor/tiled/ground_layer.h"
#include "editor/tiled/imported_things.h"
#include "editor/tiled/imported_tiles.h"
#include "editor/tiled/kept_tiled.h"
#include "editor/tiled/object_ids.h"
#include "editor/tiled/own_map.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/portal_mending.h"
#include "generation/level/program.h"
#include "generation/level/rules.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace delve::editor {
namespace {

bool isTiles(const FlatLayer& flat) { return flat.layer->kind == TiledLayer::Kind::Tiles; }

/// The part of an area that has cells.
Rect filledPart(const TiledLayer& layer) {
    Rect filled;
    for (std::int32_t y = 0; y < layer.area.height; ++y) {
        const auto begin = layer.cells.begin() + std::int64_t{y} * layer.area.width;
        const auto end = begin + layer.area.width;
        const auto isFilled = [](TiledCell cell) { return cell != 0; };
        const auto first = std::find_if(begin, end, isFilled);
        if (first == end) continue;
        auto last = end;
        while (*(last - 1) == 0) --last;
        filled = filled.united({layer.area.x + static_cast<std::int32_t>(first - begin), layer.area.y + y,
                                static_cast<std::int32_t>(last - first), 1});
    }
    return filled;
}

/// The tiles of a layer, whose cells are numbers, on a level that is this part of the map.
Grid gridOf(const TiledLayer& layer, const Rect& level, const std::vector<Tile>& tiles) {
    Grid grid({level.width, level.height});
    const Rect part = layer.area.intersected(level);
    std::vector<Tile> band(static_cast<std::size_t>(level.width) * Grid::chunkSide);
    for (std::int32_t row = 0; row < grid.chunkRows(); ++row) {
        if (layer.cells.empty()) break;
        std::ranges::fill(band, Tile::Void);
        const auto top = level.y + row * Grid::chunkSide;
        for (auto y = std::max(top, part.y); y < std::min(top + Grid::chunkSide, part.bottom()); ++y) {
            const auto* from =
                layer.cells.data() + std::int64_t{y - layer.area.y} * layer.area.width + (part.x - layer.area.x);
            auto* into = band.data() + std::int64_t{y - top} * level.width + (part.x - level.x);
            std::transform(from, from + part.width, into, [&tiles](TiledCell number) { return tiles[number]; });
        }
        grid.putBand(row, band);
    }
    return grid;
}

class TiledImporting {
public:
    TiledImporting(TiledMap map, TiledFiles& files, const TileTable& table, generation::Feedback* feedback)
        : m_map(std::move(map)), m_plans(prepare(m_map)), m_table(table), m_feedback(feedback),
          m_layers(flatLayers(m_map)), m_pictures(files) {
        m_world.world.name = QFileInfo(files.map()).completeBaseName().toStdString();
    }

    Result<TiledWorld> run() {
        if (auto found = findLevel(); !found) return std::move(found).failure();
        if (auto numbered = number(); !numbered) return std::move(numbered).failure();
        const auto said = saidTiles(m_map, m_numbers, m_table);
        const auto ground = groundLayer(m_layers, m_table.ground, said);
        if (!ground) return ground.failure();
        m_own = ownMapOf(m_map, {m_level.width, m_level.height});
        auto made = importTiles(m_map, m_numbers, said, *m_layers[*ground].layer, m_pictures,
                                m_own ? &m_own->world.tiles : nullptr, m_feedback);
        if (!made) return std::move(made).failure();
        auto& tiles = *made;
        Level level = levelToFill();
        m_world.world.tiles = std::move(tiles.catalogue);
        if (!addLayers(level, *ground, tiles.byNumber)) return cancelled();
        auto things = importThings(m_map, m_layers, m_level, m_table, m_own.has_value());
        m_places.things = std::move(things.byObject);
        level.things = std::move(things.things);
        level.pinnedThings = std::move(things.pinned);
        addProperties(level, tiles.anyNew);
        addNotes(*ground, things);
        if (!m_own) addChoices(*ground, std::move(tiles.pieces), std::move(things.words));
        for (auto& note : tiles.notes) m_world.notes.push_back(std::move(note));
        for (auto& note : m_pictures.notes()) m_world.notes.push_back(std::move(note));
        if (!m_own && m_world.world.madeBy.empty()) m_world.world.madeBy = thisProgram();
        m_world.world.levels = SharedLevels{std::move(level)};
        if (mendPortals(m_world.world))
            m_world.notes.push_back({DELVE_TEXT(
                "tiled", "Some portals lead to a level or a cell that is not in this file. They lead nowhere "
                         "now.")});
        return std::move(m_world);
    }

private:
    /// Returns how many objects only showed what the level has.
    static std::size_t prepare(TiledMap& map) {
        const auto plans = isOwnMap(map) ? removePlans(map) : 0;
        settleIds(map);
        return plans;
    }

    static Failure tooLarge(Size size) {
        return badInput({DELVE_TEXT("tiled", "The map is too large: %1 x %2 cells; at most %3 x %3."),
                         {std::to_string(size.width), std::to_string(size.height), std::to_string(largestSide)}});
    }

    /// Which part of the map becomes the level: all of it, or, of an infinite one, as much as there is.
    Done findLevel() {
        if (!m_map.infinite && std::max(m_map.size.width, m_map.size.height) > largestSide) return tooLarge(m_map.size);
        m_level = m_map.infinite ? Rect{} : Rect{0, 0, m_map.size.width, m_map.size.height};
        for (const auto& flat : m_layers)
            if (isTiles(flat)) m_level = m_level.united(m_map.infinite ? filledPart(*flat.layer) : flat.layer->area);
        if (m_level.empty())
            return badInput({DELVE_TEXT("tiled", "The map has no tile layer with tiles. Paint one in Tiled.")});
        if (!isLevelSize(m_level.width, m_level.height)) return tooLarge({m_level.width, m_level.height});
        std::int64_t layers = std::ranges::count_if(m_layers, isTiles);
        constexpr std::int64_t mostCells = std::int64_t{1} << 34; // even an empty layer has a table of its parts
        if (m_level.area() * layers <= mostCells) return done();
        return badInput({DELVE_TEXT("tiled", "A map of %1 x %2 cells may not have %3 layers. Merge some of them."),
                         {std::to_string(m_level.width), std::to_string(m_level.height), std::to_string(layers)}});
    }

    /// A new one, or, of a map that we wrote, all of it that is no tile and no thing.
    Level levelToFill() {
        auto& world = m_world.world;
        if (m_own && !m_own->world.levels.empty()) {
            world = std::move(m_own->world);
            m_hasOwnLevel = true;
            if (planObjects(world.levels.front()) != m_plans)
                m_world.notes.push_back({DELVE_TEXT("tiled", "Rooms, halls or links were added or removed in Tiled. "
                                                             "Their layers only show what the level has, and are not "
                                                             "read.")});
            return world.levels.front();
        }
        if (m_own && m_own->damaged)
            m_world.notes.push_back({DELVE_TEXT("tiled", "The property “%1” of the map is damaged. What it says beside "
                                                         "the tiles and the objects is lost."),
                                     {std::string(delvewrightProperty)}});
        Level level;
        level.id = "level-1";
        level.name = world.name;
        return level;
    }

    Done number() {
        for (const auto& flat : m_layers) {
            if (!goesOn(m_feedback, 0, 0)) return cancelled();
            if (!m_numbers.number(flat.layer->cells))
                return badInput(
                    {DELVE_TEXT("tiled", "The map uses more than %1 distinct tiles, counting those that are "
                                         "flipped. Split the map."),
                     {std::to_string(PieceNumbers::most)}});
        }
        return done();
    }

    bool addLayers(Level& level, std::size_t ground, const std::vector<Tile>& tiles) {
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            const auto& flat = m_layers[i];
            if (!isTiles(flat)) continue;
            if (!goesOn(m_feedback, 0, 0)) return false;
            auto grid = gridOf(*flat.layer, m_level, tiles);
            std::vector<TiledCell>().swap(flat.layer->cells);
            if (i == ground) {
                level.tiles = std::move(grid);
                m_places.ground = flat.layer;
                continue;
            }
            auto& layer = decoration(level, flat, i > ground);
            layer.tiles = std::move(grid);
            layer.hidden = !flat.visible;
            layer.locked = flat.locked;
            layer.opacity = static_cast<std::int32_t>(std::lround(std::clamp(flat.opacity, 0.0, 1.0) * 100));
            m_places.decorations.emplace(flat.layer, layer.name);
        }
        for (std::size_t i = level.layers.size(); i-- > 0;) // those that were removed in Tiled
            if (!m_filled.contains(i)) level.layers.erase(level.layers.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
    }

    /// The layer of the level that this one is: of a map that we wrote, the one of its name, which is there already.
    DecorationLayer& decoration(Level& level, const FlatLayer& flat, bool above) {
        const auto said = propertyOf(flat.layer->properties, decorationProperty);
        for (std::size_t i = 0; m_own && i < level.layers.size(); ++i) {
            if (level.layers[i].name != flat.layer->name || !m_filled.insert(i).second) continue;
            return level.layers[i];
        }
        m_filled.insert(level.layers.size());
        level.layers.emplace_back();
        level.layers.back().name = flat.layer->name;
        level.layers.back().over = said.empty() ? above : said == "over";
        return level.layers.back();
    }

    /// A map that we wrote keeps nothing of Tiled's, unless somebody added to it.
    void addProperties(Level& level, bool newTiles) {
        m_places.origin = m_level.topLeft();
        if (m_hasOwnLevel) noteChanged(takeProperties(m_map, m_world.world, level));
        else takeAllProperties(level);
        const auto isThing = [this](std::int64_t id) { return m_places.things.contains(id); };
        if (m_own && !newTiles && !wasExtended(m_map, m_layers, isThing)) return;
        if (m_own) m_map.properties = {{std::string(delvewrightProperty), "string", {}, {}}}; // the level has the rest
        if (m_own && !newTiles) removeDrawnTilesets(m_map);
        level.properties.set(tiledProperty, UnknownValue{keptMapText(m_map, m_places)});
        m_world.world.properties.set(tilesetsProperty,
                                     UnknownValue{keptTilesetsText(m_map, m_pictures, m_world.notes)});
    }

    void takeAllProperties(Level& level) const {
        std::vector<Property> list;
        for (const auto& property : m_map.properties)
            if (!property.name.empty() && property.name != tiledProperty && property.name != delvewrightProperty)
                list.push_back({property.name, valueOf(property)});
        level.properties = Properties(std::move(list));
    }

    void noteChanged(const std::vector<std::string>& names) {
        std::string list;
        for (const auto& name : names) list += (list.empty() ? "" : ", ") + name;
        if (!names.empty())
            m_world.notes.push_back({DELVE_TEXT("tiled", "These properties of the map were changed in Tiled. They only "
                                                         "say what the map is, and are not read: %1."),
                                     {list}});
    }

    void addChoices(std::size_t ground, std::vector<ImportChoices::Piece> pieces,
                    std::vector<ImportChoices::Objects> objects) {
        auto& choices = m_world.choices;
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            if (!isTiles(m_layers[i])) continue;
            if (i == ground) choices.ground = choices.layers.size();
            choices.layers.push_back(m_layers[i].layer->name);
        }
        choices.pieces = std::move(pieces);
        choices.objects = std::move(objects);
    }

    void addNotes(std::size_t ground, const ImportedThings& things) {
        const auto tileLayers = std::ranges::count_if(m_layers, isTiles);
        if (tileLayers > 1 && !m_own)
            m_world.notes.push_back(
                {DELVE_TEXT("tiled", "Layer “%1” became the tiles of the level, and the others decoration. To choose "
                                     "another layer, add --option ground=NAME."),
                 {clipped(m_layers[ground].layer->name)}});
        const auto add = [this](std::int64_t count, const Text& text) {
            if (count > 0) m_world.notes.push_back({text, count, {}});
        };
        add(things.others, DELVE_TEXT_N("tiled", "%n object(s) are of no kind that a level knows. They are kept for "
                                                 "writing the map back, and not shown."));
        add(things.outside, DELVE_TEXT_N("tiled", "%n object(s) lie outside the map. They are kept for writing the map "
                                                  "back, and not shown."));
        const auto isImage = [](const FlatLayer& flat) { return flat.layer->kind == TiledLayer::Kind::Image; };
        add(std::ranges::count_if(m_layers, isImage),
            DELVE_TEXT_N("tiled", "%n image layer(s) are kept for writing the map back, and not shown."));
        const auto isShifted = [](const FlatLayer& flat) { return isTiles(flat) && flat.shifted; };
        add(std::ranges::count_if(m_layers, isShifted),
            DELVE_TEXT_N("tiled",
                         "%n layer(s) have an offset, a tint or a parallax factor, which are kept for writing the "
                         "map back, and not shown."));
        std::int64_t animated = 0;
        for (const auto& tileset : m_map.tilesets)
            animated += std::ranges::count_if(tileset.tiles, [](const auto& tile) { return !tile.animation.empty(); });
        if (!m_own)
            add(animated,
                DELVE_TEXT_N("tiled", "%n animated tile(s) show their own picture. Their animations are kept for "
                                      "writing the map back."));
    }

    TiledMap m_map;
    std::size_t m_plans; ///< objects that only showed rooms, halls and links
    const TileTable& m_table;
    generation::Feedback* m_feedback;
    std::vector<FlatLayer> m_layers;
    TilesetPictures m_pictures;
    PieceNumbers m_numbers;
    Rect m_level;
    TiledPlaces m_places;
    std::optional<OwnMap> m_own;    ///< of a map that we wrote
    bool m_hasOwnLevel = false;     ///< and its property could be read
    std::set<std::size_t> m_filled; ///< decoration layers that have got their tiles
    TiledWorld m_world;
};

} // namespace

Result<TiledWorld> worldFromTiled(TiledMap map, TiledFiles& files, const TileTable& table,
                                  generation::Feedback* feedback) {
    return TiledImporting(std::move(map), files, table, feedback).run();
}

} // namespace delve::editor
