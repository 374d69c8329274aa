#include "editor/formats/tiled_kept.h"

#include "editor/drawing/rows_around.h"
#include "editor/files/progress.h"
#include "editor/formats/tiled_objects.h"
#include "editor/tiled/imported_things.h"
#include "editor/tiled/kept_tiled.h"
#include "editor/tiled/object_ids.h"
#include "editor/tiled/own_map.h"
#include "editor/tiled/written_properties.h"
#include "editor/tilesets/kept_properties.h"
#include "generation/level/rules.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace delve::editor {
namespace {

bool usesPieces(const Grid& grid, const std::vector<TiledCell>& numbers) {
    const auto isPiece = [&](Tile tile) {
        const auto id = static_cast<std::size_t>(tile);
        return id < numbers.size() && numbers[id] == noTile;
    };
    for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
        const auto chunk = grid.chunk(i);
        const Rect area = grid.chunkArea(i);
        if (!chunk.cells && isPiece(chunk.tile)) return true;
        for (std::int32_t y = 0; chunk.cells && y < area.height; ++y)
            if (std::any_of(chunk.row(y), chunk.row(y) + area.width, isPiece)) return true;
    }
    return false;
}

void forEachLayer(std::vector<TiledLayer>& layers, const std::function<void(TiledLayer&)>& take) {
    for (auto& layer : layers) {
        take(layer);
        forEachLayer(layer.layers, take);
    }
}

/// The ids of the things that are objects of a map.
void addMarks(const std::vector<TiledLayer>& layers, std::set<std::string>& into) {
    for (const auto& layer : layers) {
        for (const auto& object : layer.objects) into.insert(markOf(object.unknown, "thing"));
        addMarks(layer.layers, into);
    }
}

/// What the groups around a layer make of it.
struct Shown {
    bool visible = true;
    bool locked = false;
    double opacity = 1;

    [[nodiscard]] Shown within(const TiledLayer& group) const {
        return {visible && group.visible, locked || group.locked, opacity * group.opacity};
    }
};

/// Properties of ours in the place of those that were there. What says the same stays as it was.
void update(TiledProperties& properties, TiledProperties ours) {
    const auto saysTheSame = [](const TiledProperty& was, const TiledProperty& is) {
        return (was.type != "class" && was.value == is.value) || valueOf(was) == valueOf(is);
    };
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < ours.size(); ++i) places.emplace(ours[i].name, i);
    TiledProperties updated;
    std::vector<bool> isPlaced(ours.size());
    for (auto& was : properties) {
        const auto place = places.find(was.name);
        if (place == places.end() && !was.name.empty()) continue; // it was removed
        if (place != places.end()) isPlaced[place->second] = true;
        const bool changed = place != places.end() && !saysTheSame(was, ours[place->second]);
        updated.push_back(std::move(changed ? ours[place->second] : was));
    }
    for (std::size_t i = 0; i < ours.size(); ++i)
        if (!isPlaced[i]) updated.push_back(std::move(ours[i]));
    properties = std::move(updated);
}

/// Puts the level into the map that it was.
class KeptMap {
public:
    KeptMap(const World& world, const Level& level, const KeptTilesets& kept, CellPieces& pieces,
            generation::Feedback* feedback)
        : m_world(world), m_level(level), m_pieces(pieces), m_feedback(feedback),
          m_numbers(numbersOf(world.tiles, kept)), m_first(firstOfPieces(kept)) {}

    [[nodiscard]] Result<TiledMap> map(TiledMap map, const KeptTilesets& kept) {
        const bool isOwn = isOwnMap(map); // that somebody added to in Tiled
        m_saysMore = isOwn || saysMore();
        settleIds(map);
        map.version = "1.10";
        map.infinite = false;
        map.size = m_level.size();
        map.tilesets = kept.tilesets;
        shift(map, takeOrigin(map));
        if (!fill(map.layers, {}) || !addNewLayers(map)) return cancelled();
        moveThings(map);
        addNewThings(map);
        if (m_saysMore) addPlans(map);
        if (isOwn) map.properties = mapProperties(m_world, m_level);
        else updateProperties(map);
        return map;
    }

private:
    /// Does the level hold more than a map of Tiled does?
    [[nodiscard]] bool saysMore() const {
        return !m_level.rooms->empty() || !m_level.links->empty() || !m_level.halls->empty() || m_level.recipe ||
               !m_level.mission->empty() || !m_level.pinned->none() || !m_level.keptEmpty->none() ||
               !m_level.pinnedThings->empty() || *m_world.rules != Rules{} || m_world.tables != Tables{};
    }

    void updateProperties(TiledMap& map) const {
        TiledProperties ours;
        for (const auto& property : m_level.properties)
            if (property.name != tiledProperty && property.name != tilesetsProperty &&
                property.name != delvewrightProperty && property.name != ldtkProperty)
                ours.push_back(tiledPropertyOf(property));
        if (m_saysMore)
            ours.push_back({std::string(delvewrightProperty), "string", {}, textWithoutCells(m_world, m_level)});
        update(map.properties, std::move(ours));
    }

    void addPlans(TiledMap& map) {
        for (auto& layer : planLayers(m_level, map.tile, map.nextObject)) {
            layer.id = map.nextLayer++;
            map.layers.push_back(std::move(layer));
        }
    }

    /// The cell of an infinite map where the level begins.
    static Cell takeOrigin(TiledMap& map) {
        const auto found = std::ranges::find(map.unknown, "origin", &std::pair<std::string, std::string>::first);
        if (found == map.unknown.end()) return {};
        const auto numbers = QJsonDocument::fromJson(QByteArray::fromStdString(found->second));
        map.unknown.erase(found);
        const auto within = [](int number) { return std::clamp(number, -1'000'000, 1'000'000); };
        return {within(numbers[0].toInt()), within(numbers[1].toInt())};
    }
    /// What is no tile moves with them.
    static void shift(TiledMap& map, Cell origin) {
        const TiledPoint by{static_cast<double>(origin.x) * map.tile.width,
                            static_cast<double>(origin.y) * map.tile.height};
        forEachLayer(map.layers, [&by](TiledLayer& layer) {
            for (auto& object : layer.objects) object.at = {object.at.x - by.x, object.at.y - by.y};
            if (layer.kind == TiledLayer::Kind::Image) layer.offset = {layer.offset.x - by.x, layer.offset.y - by.y};
        });
    }

    [[nodiscard]] const DecorationLayer* decorationNamed(const std::string& name) {
        for (const auto& layer : m_level.layers)
            if (layer.name == name && !m_placed.contains(&layer)) return &layer;
        return nullptr;
    }

    /// What the decoration shows, groups and all, is what it says here.
    static void show(TiledLayer& layer, const DecorationLayer& decoration, const Shown& group) {
        const auto was = group.within(layer);
        if (was.visible == decoration.hidden) layer.visible = !decoration.hidden;
        if (was.locked != decoration.locked) layer.locked = decoration.locked;
        if (std::lround(std::clamp(was.opacity, 0.0, 1.0) * 100) != decoration.opacity)
            layer.opacity = std::min(1.0, decoration.opacity / 100.0 / std::max(group.opacity, 0.01));
    }

    /// False if it was cancelled.
    [[nodiscard]] bool fill(std::vector<TiledLayer>& layers, const Shown& group) {
        for (auto layer = layers.begin(); layer != layers.end();) {
            const bool isLevel = !takeMark(layer->unknown, "level").empty();
            const auto name = takeMark(layer->unknown, "decoration");
            const auto* const decoration = name.empty() ? nullptr : decorationNamed(name);
            if (!name.empty() && !decoration) { // it was deleted
                layer = layers.erase(layer);
                continue;
            }
            if (decoration) {
                m_placed.insert(decoration);
                show(*layer, *decoration, group);
            }
            if (isLevel && m_saysMore && propertyOf(layer->properties, levelProperty).empty()) // it is found again
                layer->properties.push_back({std::string(levelProperty), "bool", {}, "true"});
            if ((isLevel || decoration) && !fill(*layer, isLevel ? m_level.tiles : decoration->tiles, !isLevel))
                return false;
            const bool isEmpty = layer->kind == TiledLayer::Kind::Tiles && layer->cells.empty();
            if (isEmpty && !isLevel && !decoration && !fill(*layer, Grid(m_level.size()), true)) return false;
            if (!fill(layer->layers, group.within(*layer))) return false;
            ++layer;
        }
        return true;
    }

    [[nodiscard]] bool fill(TiledLayer& layer, const Grid& grid, bool isDecoration) {
        const Size size = m_level.size();
        layer.area = wholeOf(size);
        layer.cells.resize(static_cast<std::size_t>(size.area()));
        if (usesPieces(grid, m_numbers)) return fillWithPieces(layer, grid, isDecoration);
        std::vector<Tile> row(static_cast<std::size_t>(size.width));
        auto into = layer.cells.begin();
        for (std::int32_t y = 0; y < size.height; ++y) {
            if (!goesOn(m_feedback, y, size.height)) return false;
            grid.readRow(y, 0, row);
            for (const auto tile : row) *into++ = numberOfTile(tile);
        }
        return true;
    }

    [[nodiscard]] bool fillWithPieces(TiledLayer& layer, const Grid& grid, bool isDecoration) {
        Level alone;
        alone.tiles = grid;
        const SeenTiles seen(alone);
        RowsAround rows(seen, m_pieces.looks(), nullptr, 0, grid.size().width);
        auto into = layer.cells.begin();
        for (std::int32_t y = 0; y < grid.size().height; ++y) {
            if (!goesOn(m_feedback, y, grid.size().height)) return false;
            rows.moveTo(y);
            for (std::int32_t x = 0; x < grid.size().width; ++x, ++into) {
                *into = numberOfTile(*rows.at(1, x));
                if (*into != noTile) continue;
                const auto piece = isDecoration ? pieceOver(*rows.at(1, x), rows.around(x), {x, y})
                                                : m_pieces.ofCell(rows.around(x), {x, y});
                *into = piece == 0 ? 0 : m_first + piece - 1;
            }
        }
        return true;
    }

    /// Layers lie over others, which are seen around what stands on them.
    [[nodiscard]] CellPieces::Number pieceOver(Tile tile, const Around& around, Cell place) {
        const bool stands = m_pieces.looks().standing()[static_cast<std::size_t>(tile)];
        return stands ? m_pieces.ofStanding(tile, place) : m_pieces.ofVeil(around, place);
    }

    /// Tiles that the catalogue does not know are nothing.
    [[nodiscard]] TiledCell numberOfTile(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return id < m_numbers.size() ? m_numbers[id] : 0;
    }

    /// Layers that were added here lie over the others of their kind.
    [[nodiscard]] bool addNewLayers(TiledMap& map) {
        std::vector<TiledLayer> under;
        for (const auto& decoration : m_level.layers) {
            if (m_placed.contains(&decoration) || decoration.tiles.size() != m_level.size()) continue;
            TiledLayer layer;
            layer.id = map.nextLayer++;
            layer.name = decoration.name;
            layer.visible = !decoration.hidden;
            layer.locked = decoration.locked;
            layer.opacity = decoration.opacity / 100.0;
            layer.properties = {{"decoration", "string", {}, decoration.over ? "over" : "under"}};
            if (!fill(layer, decoration.tiles, true)) return false;
            (decoration.over ? map.layers : under).push_back(std::move(layer));
        }
        map.layers.insert(map.layers.begin(), under.begin(), under.end());
        return true;
    }

    void moveThings(TiledMap& map) {
        std::map<std::string, const Thing*> things;
        for (const auto& thing : *m_level.things) things.emplace(thing.id, &thing);
        forEachLayer(map.layers, [&](TiledLayer& layer) {
            std::vector<TiledObject> left;
            for (auto& object : layer.objects) {
                const auto id = takeMark(object.unknown, "thing");
                const auto found = things.find(id);
                if (!id.empty() && found == things.end()) continue; // it was deleted
                if (!id.empty()) follow(map, object, *found->second);
                left.push_back(std::move(object));
            }
            layer.objects = std::move(left);
        });
    }

    void follow(const TiledMap& map, TiledObject& object, const Thing& thing) {
        m_known.insert(thing.id);
        if (const auto was = cellOf(map, object)) {
            object.at.x += static_cast<double>(thing.at.x - was->x) * map.tile.width;
            object.at.y += static_cast<double>(thing.at.y - was->y) * map.tile.height;
        }
        auto ours = propertiesOf(thing, m_level);
        if (m_saysMore && object.name != thing.id) ours.push_back({std::string(idProperty), "string", {}, thing.id});
        withoutPrefixes(ours, thing, object.properties);
        sayAsText(ours, object);
        update(object.properties, std::move(ours));
    }

    /// What a sign says was the text of its object.
    static void sayAsText(TiledProperties& ours, TiledObject& object) {
        const auto text = std::ranges::find(ours, "text", &TiledProperty::name);
        const bool isText = object.shape == TiledShape::Text && propertyOf(object.properties, "text").empty();
        if (!isText || text == ours.end()) return;
        object.text = text->value;
        ours.erase(text);
    }

    /// Of a property that has the name of a field, and came so: its value is none that the field may have.
    static void withoutPrefixes(TiledProperties& ours, const Thing& thing, const TiledProperties& were) {
        for (auto& property : ours) {
            if (!property.name.starts_with(ownPropertyPrefix)) continue;
            const auto name = property.name.substr(ownPropertyPrefix.size());
            const auto was = std::ranges::find(were, name, &TiledProperty::name);
            if (!thing.fields.find(name) && was != were.end() && was->value == property.value) property.name = name;
        }
    }

    void addNewThings(TiledMap& map) {
        Level added;
        added.pinnedThings = m_level.pinnedThings;
        for (const auto& thing : *m_level.things)
            if (!m_known.contains(thing.id)) added.things.write().push_back(thing);
        if (added.things->empty()) return;
        auto layer = thingsLayer(added, m_pieces, map.tile, map.nextObject);
        for (auto& object : layer.objects) object.tile += m_first - 1;
        layer.id = map.nextLayer++;
        map.layers.push_back(std::move(layer));
    }

    const World& m_world;
    const Level& m_level;
    CellPieces& m_pieces;
    generation::Feedback* m_feedback;
    std::vector<TiledCell> m_numbers;
    std::uint32_t m_first;
    std::set<const DecorationLayer*> m_placed;
    std::set<std::string> m_known; ///< things that are objects of the map
    bool m_saysMore = false;       ///< a property has what Tiled has no place for
};

} // namespace

int cellOfKept(const TiledMap& map) { return std::clamp(map.tile.width, 4, 256); }

bool needsPieces(const World& world, const Level& level, const TiledMap& map, const KeptTilesets& kept) {
    const auto numbers = numbersOf(world.tiles, kept);
    if (usesPieces(level.tiles, numbers)) return true;
    if (std::ranges::any_of(level.layers, [&](const auto& layer) { return usesPieces(layer.tiles, numbers); }))
        return true;
    std::set<std::string> known;
    addMarks(map.layers, known);
    return std::ranges::any_of(*level.things, [&](const Thing& thing) { return !known.contains(thing.id); });
}

Result<TiledMap> keptMap(const World& world, const Level& level, TiledMap map, const KeptTilesets& kept,
                         CellPieces& pieces, generation::Feedback* feedback) {
    return KeptMap(world, level, kept, pieces, feedback).map(std::move(map), kept);
}

} // namespace delve::editor
