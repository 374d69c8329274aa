#include "editor/tiled/chunked_layer.h"
#include "editor/tiled/read_cells.h"
#include "editor/tiled/read_tiled.h"
#include "editor/tiled/tiled_checks.h"
#include "editor/tiled/tiled_parts.h"
#include "editor/tiled/tmj_parts.h"

#include <algorithm>
#include <charconv>

namespace delve::editor {
namespace {

/// The data of a layer or a chunk, before its size is known: Tiled writes that behind them.
struct PendingData {
    std::vector<TiledCell> cells; ///< of a list
    std::string text;             ///< of base64
    bool any = false;
};

struct PendingChunk {
    Rect area;
    PendingData data;
};

struct PendingLayer {
    TiledLayer layer;
    PendingData data;
    std::vector<PendingChunk> chunks;
    std::string encoding;
    std::string packing;
};

/// Goes into what may be large: layers, their cells and their objects, and tilesets. All else comes whole.
class MapListener : public JsonListener {
public:
    MapListener(TiledMap& map, TmjParts& parts) : m_map(map), m_parts(parts) {}

    bool enters(std::string_view name, JsonKind kind) override {
        const auto place = placeWithin(name, kind);
        if (!place) return false;
        m_places.push_back(*place);
        if (*place == Place::Layer) begin();
        if (*place == Place::Chunk) beginChunk();
        if (*place == Place::Cells) pendingData().any = true;
        return true;
    }

    std::optional<Message> left() override {
        const auto place = m_places.back();
        m_places.pop_back();
        if (place == Place::Map) return said(checkKindOfMap(m_map));
        if (place == Place::Layer) return said(end());
        return m_refusal;
    }

    void value(std::string_view name, std::string_view, JsonValue value) override {
        if (m_refusal) return value.refuse(*m_refusal);
        if (m_places.empty())
            return value.expected(DELVE_TEXT("tiled", "Expected an object in curly brackets, found %1."));
        switch (m_places.back()) {
        case Place::Map: return mapMember(name, value);
        case Place::Layer: return layerMember(name, value);
        case Place::Chunk: return chunkMember(name, value);
        case Place::Cells: return cell(value);
        case Place::Objects: return m_parts.object(value, m_layers.back().layer.objects);
        case Place::Tilesets: return m_parts.tileset(value, m_map.tilesets);
        case Place::Layers:
        case Place::Chunks: break;
        }
        value.expected(DELVE_TEXT("tiled", "Expected an object in curly brackets, found %1."));
    }

private:
    enum class Place : std::uint8_t { Map, Layers, Layer, Cells, Chunks, Chunk, Objects, Tilesets };

    /// Where a list or an object leads that is gone into.
    [[nodiscard]] std::optional<Place> placeWithin(std::string_view name, JsonKind kind) const {
        const bool list = kind == JsonKind::Array;
        if (m_places.empty()) return list ? std::nullopt : std::optional(Place::Map);
        const auto here = m_places.back();
        if (!list) {
            if (here == Place::Layers) return Place::Layer;
            return here == Place::Chunks ? std::optional(Place::Chunk) : std::nullopt;
        }
        if ((here == Place::Map || here == Place::Layer) && name == "layers") return Place::Layers;
        if (here == Place::Map && name == "tilesets") return Place::Tilesets;
        if (here == Place::Layer && name == "chunks") return Place::Chunks;
        if (here == Place::Layer && name == "objects") return Place::Objects;
        const bool data = (here == Place::Layer || here == Place::Chunk) && name == "data";
        return data ? std::optional(Place::Cells) : std::nullopt;
    }

    std::optional<Message> said(const Done& done) {
        if (m_refusal) return m_refusal;
        return done ? std::nullopt : std::optional(done.failure().message);
    }

    [[nodiscard]] PendingData& pendingData() {
        auto& layer = m_layers.back();
        const bool ofChunk = std::ranges::find(m_places, Place::Chunk) != m_places.end();
        return ofChunk && !layer.chunks.empty() ? layer.chunks.back().data : layer.data;
    }

    void begin() {
        const auto taken = m_parts.files().budget().takeLayer();
        if (!taken && !m_refusal) m_refusal = taken.failure().message;
        if (m_layers.size() > deepestTiledGroup && !m_refusal) m_refusal = tooDeepTiled(deepestTiledGroup).message;
        m_layers.emplace_back();
    }

    void beginChunk() {
        const auto taken = m_parts.files().budget().takeBytes(sizeof(PendingChunk));
        if (!taken && !m_refusal) m_refusal = taken.failure().message;
        if (!m_refusal || m_layers.back().chunks.empty()) m_layers.back().chunks.emplace_back();
    }

    Done end() {
        auto pending = std::move(m_layers.back());
        m_layers.pop_back();
        if (m_refusal) return done();
        auto& layer = pending.layer;
        if (layer.kind == TiledLayer::Kind::Tiles)
            if (auto made = fill(pending); !made) return made;
        auto& into = m_layers.empty() ? m_map.layers : m_layers.back().layer.layers;
        into.push_back(std::move(layer));
        return done();
    }

    Done fill(PendingLayer& pending) {
        auto& layer = pending.layer;
        auto& budget = m_parts.files().budget();
        const auto format = cellFormatFrom(
            pending.data.text.empty() && pending.encoding.empty() ? "" : pending.encoding, pending.packing);
        if (!format) return format.failure();
        if (!pending.chunks.empty()) return join(pending, *format);
        if (!pending.data.any) {
            layer.area = {};
            return done();
        }
        if (auto checked = checkLayerSize(layer); !checked) return checked;
        if (auto taken = budget.takeCells(layer.area.area()); !taken) return taken;
        return decode(pending.data, *format, layer.area.area(), layer.name, layer.cells);
    }

    Done join(PendingLayer& pending, CellFormat format) {
        ChunkedLayer chunks(m_parts.files().budget());
        for (auto& chunk : pending.chunks) {
            if (auto added = chunks.add(chunk.area); !added) return added;
            if (auto read = decode(chunk.data, format, chunk.area.area(), pending.layer.name, chunks.cells()); !read)
                return read;
            chunk.data = {};
        }
        return chunks.joinInto(pending.layer);
    }

    Done decode(PendingData& data, CellFormat format, std::int64_t count, const std::string& layer,
                std::vector<TiledCell>& into) {
        if (!data.text.empty()) {
            CellReader reader({CellEncoding::Base64, format.packing}, count, layer, into);
            if (auto taken = reader.take(data.text); !taken) return taken;
            data.text = {};
            return reader.finish();
        }
        const auto have = static_cast<std::int64_t>(data.cells.size());
        m_pending -= have;
        if (have != count) return have > count ? moreCellsThan(layer, count) : fewerCellsThan(layer, have, count);
        if (into.empty()) into = std::move(data.cells);
        else into.insert(into.end(), data.cells.begin(), data.cells.end());
        return done();
    }

    void cell(JsonValue value) {
        const auto raw = value.raw();
        TiledCell cell = 0;
        const auto read = std::from_chars(raw.data(), raw.data() + raw.size(), cell);
        if (read.ec != std::errc{} || read.ptr != raw.data() + raw.size())
            return value.expected(DELVE_TEXT("tiled", "Expected a number of a tile, found %1."));
        auto& budget = m_parts.files().budget();
        if (m_pending >= budget.cells) return m_parts.refuse(value, budget.takeCells(m_pending + 1));
        ++m_pending;
        pendingData().cells.push_back(cell);
    }

    void mapMember(std::string_view name, JsonValue value) {
        if (name == "properties") m_parts.properties(value, m_map.properties);
        else if (name == "propertytypes") TmjParts::propertyTypes(value, m_map.properties);
        else if (!m_parts.single(name, value, m_map)) m_parts.keep(name, value, m_map.unknown);
    }

    void layerMember(std::string_view name, JsonValue value) {
        auto& pending = m_layers.back();
        auto& layer = pending.layer;
        if (name == "type") kindOfLayer(value, layer);
        else if (name == "properties") m_parts.properties(value, layer.properties);
        else if (name == "propertytypes") TmjParts::propertyTypes(value, layer.properties);
        else if (name == "encoding") pending.encoding = singleValue(value).value_or("");
        else if (name == "compression") pending.packing = singleValue(value).value_or("");
        else if (name == "data") textOf(value, pending.data);
        else if (name == "image" || name == "imagewidth" || name == "imageheight" || name == "transparentcolor")
            m_parts.image(name, value, layer.image);
        else if (!m_parts.single(name, value, layer)) m_parts.keep(name, value, layer.unknown);
    }

    void chunkMember(std::string_view name, JsonValue value) {
        auto& chunk = m_layers.back().chunks.back();
        if (name == "data") textOf(value, chunk.data);
        else (void)m_parts.single(name, value, chunk.area);
    }

    static void textOf(JsonValue value, PendingData& data) {
        data.text = value.text();
        data.any = true;
    }

    static void kindOfLayer(JsonValue value, TiledLayer& layer) {
        static constexpr std::pair<std::string_view, TiledLayer::Kind> kinds[] = {
            {"tilelayer", TiledLayer::Kind::Tiles},
            {"objectgroup", TiledLayer::Kind::Objects},
            {"imagelayer", TiledLayer::Kind::Image},
            {"group", TiledLayer::Kind::Group},
        };
        for (const auto& known : kinds)
            if (known.first == value.text()) {
                layer.kind = known.second;
                return;
            }
        value.expected(DELVE_TEXT("tiled", "Unknown type of layer: %1."));
    }

    TiledMap& m_map;
    TmjParts& m_parts;
    std::vector<Place> m_places;
    std::vector<PendingLayer> m_layers; ///< those that are open, the outermost first
    std::int64_t m_pending = 0;         ///< cells of these, which are not taken from the budget yet
    std::optional<Message> m_refusal;   ///< found where there is no value to refuse
};

/// One value that comes whole.
class WholeListener : public JsonListener {
public:
    explicit WholeListener(std::function<void(JsonValue)> take) : m_take(std::move(take)) {}
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override { m_take(value); }

private:
    std::function<void(JsonValue)> m_take;
};

/// Why reading failed: what a value named, where it stands.
Failure failureOf(const Done& read, const TmjParts& parts) {
    auto failure = parts.failure().value_or(read.failure());
    if (failure.where.empty()) failure.where = read.failure().where;
    return failure;
}

} // namespace

Result<TiledMap> readTmj(const ReadPiece& read, TiledFiles& files) {
    TiledMap map;
    TmjParts parts(files, files.map());
    MapListener listener(map, parts);
    if (const auto done = readJson(read, listener); !done) return failureOf(done, parts);
    files.settleTemplates(map);
    return map;
}

Result<TiledTileset> tilesetFromJson(std::string_view text, TiledFiles& files, const QString& file) {
    TiledTileset tileset;
    TmjParts parts(files, file);
    WholeListener listener([&](JsonValue value) { parts.tilesetMembers(value, tileset); });
    if (const auto done = readJson(piecesOf(text), listener); !done) return failureOf(done, parts);
    return tileset;
}

Result<TiledTemplate> templateFromJson(std::string_view text, TiledFiles& files, const QString& file) {
    TiledTemplate made;
    TmjParts parts(files, file);
    WholeListener listener([&](JsonValue value) {
        std::vector<TiledTileset> tilesets;
        std::vector<TiledObject> objects;
        const auto object = value.find("object");
        if (!object) return value.refuse({DELVE_TEXT("tiled", "The template has no object.")});
        parts.object(*object, objects, true);
        if (const auto tileset = value.find("tileset")) parts.tileset(*tileset, tilesets);
        if (!objects.empty()) made.object = std::move(objects.front());
        if (!tilesets.empty()) made.tileset = std::move(tilesets.front());
    });
    if (const auto done = readJson(piecesOf(text), listener); !done) return failureOf(done, parts);
    return made;
}

} // namespace delve::editor
