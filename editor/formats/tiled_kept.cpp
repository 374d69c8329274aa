#include "editor/formats/tiled_kept.h"

#include "editor/drawing/rows_around.h"
#include "editor/files/progress.h"
#include "editor/formats/tiled_objects.h"
#include "editor/formats/written_properties.h"
#include "editor/text/file_name.h"
#include "editor/tiled/read_kept.h"
#include "generation/level/rules.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace delve::editor {
namespace {

/// Of a tile that is of no tileset.
constexpr TiledCell noTile = std::numeric_limits<TiledCell>::max();

QJsonDocument jsonIn(const Properties& properties, std::string_view name) {
    const auto* const value = properties.find(name);
    const auto* const kept = value ? std::get_if<UnknownValue>(value) : nullptr;
    return kept ? QJsonDocument::fromJson(QByteArray::fromStdString(kept->json)) : QJsonDocument();
}

/// Pictures come to lie beside the map, wherever they lay.
class Pictures {
public:
    void take(TiledImage& image, const QJsonObject& object, std::vector<KeptPicture>& pictures) {
        constexpr QLatin1String start("data:image/png;base64,");
        const auto data = object[QLatin1String("picture")].toString();
        if (!data.startsWith(start)) return; // it lies where it lay
        const QFileInfo file(QString::fromStdString(image.path));
        auto base = fileNameFor(file.completeBaseName().toStdString());
        if (base.isEmpty()) base = QStringLiteral("tileset");
        auto name = base + ".png";
        for (int number = 2; !m_taken.insert(name.toLower()).second; ++number)
            name = base + '-' + QString::number(number) + ".png";
        image.path = name.toStdString();
        pictures.push_back({image.path, QByteArray::fromBase64(data.mid(start.size()).toLatin1())});
    }

private:
    std::set<QString> m_taken;
};

/// `cave#12 x`: which piece of which tileset, and how it is flipped. Its number in the map; or noTile.
TiledCell numberOf(std::string_view source, const std::vector<TiledTileset>& tilesets) {
    const auto hash = source.rfind('#');
    if (hash == std::string_view::npos) return noTile;
    const auto tileset = std::ranges::find(tilesets, source.substr(0, hash), &TiledTileset::name);
    std::uint32_t id = 0;
    const auto number = source.substr(hash + 1);
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), id);
    if (tileset == tilesets.end() || error != std::errc()) return noTile;
    TiledCell cell = tileset->first + id;
    for (const char flip : std::string_view(end, static_cast<std::size_t>(number.data() + number.size() - end))) {
        if (flip == 'x') cell |= flippedAcross;
        if (flip == 'y') cell |= flippedDown;
        if (flip == 'd') cell |= flippedDiagonally;
    }
    return cell;
}

/// By tile: its number in the map.
std::vector<TiledCell> numbersOf(const TileCatalogue& tiles, const KeptTilesets& kept) {
    const auto all = tiles.all();
    std::vector<TiledCell> numbers(static_cast<std::size_t>(all.back()) + 1, noTile);
    for (const auto tile : all) numbers[static_cast<std::size_t>(tile)] = numberOf(tiles[tile].source, kept.tilesets);
    numbers[0] = 0;
    return numbers;
}

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

/// The member of an object or a layer that says what it became here; it is not written.
std::string takeMark(TiledUnknown& unknown, std::string_view name) {
    const auto found = std::ranges::find(unknown, name, [](const auto& one) { return std::string_view(one.first); });
    if (found == unknown.end()) return {};
    const auto value = QJsonDocument::fromJson('[' + QByteArray::fromStdString(found->second) + ']')[0];
    unknown.erase(found);
    return value.isString() ? value.toString().toStdString() : value.toBool() ? "yes" : "";
}

void forEachObject(std::vector<TiledLayer>& layers, const std::function<void(TiledLayer&)>& take) {
    for (auto& layer : layers) {
        if (layer.kind == TiledLayer::Kind::Objects) take(layer);
        forEachObject(layer.layers, take);
    }
}

/// Puts the level into the map that it was.
class KeptMap {
public:
    KeptMap(const World& world, const Level& level, const KeptTilesets& kept, CellPieces& pieces,
            generation::Feedback* feedback)
        : m_world(world), m_level(level), m_pieces(pieces), m_feedback(feedback),
          m_numbers(numbersOf(world.tiles, kept)), m_first(firstOfPieces(kept)) {}

    [[nodiscard]] Result<TiledMap> map(const KeptTilesets& kept) {
        TiledMap map = mapFromJson(jsonIn(m_level.properties, tiledProperty).object());
        map.size = m_level.size();
        map.tilesets = kept.tilesets;
        m_tile = map.tile;
        if (!fill(map.layers) || !addNewLayers(map)) return cancelled();
        moveThings(map);
        addNewThings(map);
        if (saysMore()) {
            std::erase_if(map.properties, [](const auto& one) { return one.name == delvewrightProperty; });
            map.properties.push_back(
                {std::string(delvewrightProperty), "string", {}, textWithoutCells(m_world, m_level)});
        }
        return map;
    }

private:
    /// Does the level hold more than a map of Tiled does?
    [[nodiscard]] bool saysMore() const {
        return !m_level.rooms->empty() || !m_level.links->empty() || !m_level.halls->empty() || m_level.recipe ||
               !m_level.mission->empty() || !m_level.pinned->none() || !m_level.keptEmpty->none() ||
               *m_world.rules != Rules{} || m_world.tables != Tables{};
    }

    [[nodiscard]] const DecorationLayer* decorationNamed(const std::string& name) {
        for (const auto& layer : m_level.layers)
            if (layer.name == name && !m_placed.contains(&layer)) return &layer;
        return nullptr;
    }

    /// False if it was cancelled.
    [[nodiscard]] bool fill(std::vector<TiledLayer>& layers) {
        for (auto layer = layers.begin(); layer != layers.end();) {
            const bool isLevel = !takeMark(layer->unknown, "level").empty();
            const auto name = takeMark(layer->unknown, "decoration");
            const auto* const decoration = name.empty() ? nullptr : decorationNamed(name);
            if (decoration) {
                m_placed.insert(decoration);
                layer->visible = !decoration->hidden;
                if (std::lround(layer->opacity * 100) != decoration->opacity)
                    layer->opacity = decoration->opacity / 100.0;
            }
            if (!name.empty() && !decoration) { // it was deleted
                layer = layers.erase(layer);
                continue;
            }
            if ((isLevel || decoration) && !fill(*layer, isLevel ? m_level.tiles : decoration->tiles)) return false;
            const bool isEmpty = layer->kind == TiledLayer::Kind::Tiles && layer->cells.empty();
            if (isEmpty && !isLevel && !decoration && !fill(*layer, Grid(m_level.size()))) return false;
            if (!fill(layer->layers)) return false;
            ++layer;
        }
        return true;
    }

    [[nodiscard]] bool fill(TiledLayer& layer, const Grid& grid) {
        const Size size = m_level.size();
        layer.area = wholeOf(size);
        layer.cells.resize(static_cast<std::size_t>(size.area()));
        if (usesPieces(grid, m_numbers)) return fillWithPieces(layer, grid);
        std::vector<Tile> row(static_cast<std::size_t>(size.width));
        auto into = layer.cells.begin();
        for (std::int32_t y = 0; y < size.height; ++y) {
            if (!goesOn(m_feedback, y, size.height)) return false;
            grid.readRow(y, 0, row);
            for (const auto tile : row) *into++ = numberOfTile(tile);
        }
        return true;
    }

    [[nodiscard]] bool fillWithPieces(TiledLayer& layer, const Grid& grid) {
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
                const auto piece = m_pieces.ofCell(rows.around(x), {x, y});
                *into = piece == 0 ? 0 : m_first + piece - 1;
            }
        }
        return true;
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
            layer.opacity = decoration.opacity / 100.0;
            layer.properties = {{"decoration", "string", {}, decoration.over ? "over" : "under"}};
            if (!fill(layer, decoration.tiles)) return false;
            (decoration.over ? map.layers : under).push_back(std::move(layer));
        }
        map.layers.insert(map.layers.begin(), under.begin(), under.end());
        return true;
    }

    /// In whole cells, from where the object lies.
    [[nodiscard]] Cell cellOf(const TiledObject& object) const {
        const double down = object.shape == TiledShape::Tile ? -0.5 : 0.5;
        const double width = std::max(1, m_tile.width), height = std::max(1, m_tile.height);
        const double x = object.at.x + object.size.x / 2, y = object.at.y + down * object.size.y;
        return {static_cast<std::int32_t>(std::floor(x / width)), static_cast<std::int32_t>(std::floor(y / height))};
    }

    void moveThings(TiledMap& map) {
        std::map<std::string, const Thing*> things;
        for (const auto& thing : *m_level.things) things.emplace(thing.id, &thing);
        forEachObject(map.layers, [&](TiledLayer& layer) {
            std::vector<TiledObject> left;
            for (auto& object : layer.objects) {
                const auto id = takeMark(object.unknown, "thing");
                const auto found = things.find(id);
                if (!id.empty() && found == things.end()) continue; // it was deleted
                if (!id.empty()) follow(object, *found->second);
                left.push_back(std::move(object));
            }
            layer.objects = std::move(left);
        });
    }

    void follow(TiledObject& object, const Thing& thing) {
        m_known.insert(thing.id);
        const Cell was = cellOf(object);
        object.at.x += static_cast<double>(thing.at.x - was.x) * m_tile.width;
        object.at.y += static_cast<double>(thing.at.y - was.y) * m_tile.height;
        for (const auto* const properties : {&thing.fields, &thing.properties})
            for (const auto& property : *properties) {
                auto value = tiledPropertyOf(property);
                const auto same = std::ranges::find(object.properties, property.name, &TiledProperty::name);
                if (same == object.properties.end()) object.properties.push_back(std::move(value));
                else if (same->type != "class") same->value = value.value;
            }
    }

    void addNewThings(TiledMap& map) {
        Level added;
        for (const auto& thing : *m_level.things)
            if (!m_known.contains(thing.id)) added.things.write().push_back(thing);
        if (added.things->empty()) return;
        auto layer = thingsLayer(added, m_pieces, map.nextObject);
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
    Size m_tile;
    std::set<const DecorationLayer*> m_placed;
    std::set<std::string> m_known; ///< things that are objects of the map
};

} // namespace

bool cameFromTiled(const World& world, const Level& level) {
    return jsonIn(world.properties, tilesetsProperty).isArray() && jsonIn(level.properties, tiledProperty).isObject();
}

int cellOfKept(const Level& level) {
    return std::clamp(jsonIn(level.properties, tiledProperty)[QLatin1String("tilewidth")].toInt(), 4, 256);
}

KeptTilesets keptTilesets(const World& world) {
    KeptTilesets kept;
    Pictures pictures;
    for (const auto& value : jsonIn(world.properties, tilesetsProperty).array()) {
        const auto object = value.toObject();
        auto tileset = tilesetFromJson(object);
        tileset.path.clear();
        if (tileset.image) pictures.take(*tileset.image, object, kept.pictures);
        const auto tiles = object[QLatin1String("tiles")].toArray();
        for (std::size_t i = 0; i < tileset.tiles.size(); ++i)
            if (tileset.tiles[i].image)
                pictures.take(*tileset.tiles[i].image, tiles[static_cast<qsizetype>(i)].toObject(), kept.pictures);
        kept.tilesets.push_back(std::move(tileset));
    }
    return kept;
}

std::uint32_t firstOfPieces(const KeptTilesets& kept) {
    std::uint32_t first = 1;
    for (const auto& tileset : kept.tilesets) {
        std::uint32_t count = tileset.count;
        for (const auto& tile : tileset.tiles) count = std::max(count, tile.id + 1);
        first = std::max(first, tileset.first + count);
    }
    return first;
}

bool needsPieces(const World& world, const Level& level, const KeptTilesets& kept) {
    const auto numbers = numbersOf(world.tiles, kept);
    if (usesPieces(level.tiles, numbers)) return true;
    if (std::ranges::any_of(level.layers, [&](const auto& layer) { return usesPieces(layer.tiles, numbers); }))
        return true;
    std::set<std::string> known;
    auto map = mapFromJson(jsonIn(level.properties, tiledProperty).object());
    forEachObject(map.layers, [&](TiledLayer& layer) {
        for (auto& object : layer.objects) known.insert(takeMark(object.unknown, "thing"));
    });
    return std::ranges::any_of(*level.things, [&](const Thing& thing) { return !known.contains(thing.id); });
}

Result<TiledMap> keptMap(const World& world, const Level& level, const KeptTilesets& kept, CellPieces& pieces,
                         generation::Feedback* feedback) {
    return KeptMap(world, level, kept, pieces, feedback).map(kept);
}

} // namespace delve::editor
