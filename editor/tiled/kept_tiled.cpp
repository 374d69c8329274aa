#include "editor/tiled/kept_tiled.h"

#include "editor/tiled/json_writer.h"
#include "editor/tiled/read_tiled.h"
#include "editor/tiled/tiled_properties.h"
#include "editor/tiled/write_tiled.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace delve::editor {
namespace {

constexpr std::int64_t mostPictureBytes = std::int64_t{64} << 20;

/// The raw JSON of a property; empty where there is none.
std::string_view keptIn(const Properties& properties, std::string_view name) {
    const auto* const value = properties.find(name);
    const auto* const kept = value ? std::get_if<UnknownValue>(value) : nullptr;
    return kept ? std::string_view(kept->json) : std::string_view();
}

/// It opens no file.
std::optional<TiledMap> mapFrom(std::string_view json) {
    if (json.empty()) return {};
    TiledFiles none({}, {});
    auto map = readTmj(piecesOf(json), none);
    return map ? std::optional(*std::move(map)) : std::nullopt;
}

} // namespace

std::optional<TiledMap> readKeptMap(const Properties& ofLevel) { return mapFrom(keptIn(ofLevel, tiledProperty)); }

std::vector<TiledTileset> readKeptTilesets(const Properties& ofWorld) {
    const auto list = keptIn(ofWorld, tilesetsProperty);
    if (list.empty()) return {};
    auto map = mapFrom("{\"tilewidth\": 1, \"tileheight\": 1, \"tilesets\": " + std::string(list) + '}');
    return map ? std::move(map->tilesets) : std::vector<TiledTileset>();
}

std::string markOf(const TiledUnknown& unknown, std::string_view name) {
    const auto found = std::ranges::find(unknown, name, &TiledUnknown::value_type::first);
    if (found == unknown.end()) return {};
    const auto& json = found->second;
    const bool isSimple = json.size() > 1 && json.front() == '"' && json.find('\\') == std::string::npos;
    if (isSimple) return json.substr(1, json.size() - 2); // pictures are long
    const auto value = QJsonDocument::fromJson('[' + QByteArray::fromStdString(json) + ']')[0];
    return value.isString() ? value.toString().toStdString() : value.toBool() ? "true" : "";
}

std::string takeMark(TiledUnknown& unknown, std::string_view name) {
    auto mark = markOf(unknown, name);
    const auto found = std::ranges::find(unknown, name, &TiledUnknown::value_type::first);
    if (found != unknown.end()) unknown.erase(found);
    return mark;
}

std::string keptMapText(const TiledMap& map, const TiledPlaces& places) {
    TiledMarks marks;
    marks.ofObject = [&places](JsonWriter& json, const TiledObject& object) {
        const auto thing = places.things.find(object.id);
        if (thing != places.things.end()) json.member("thing", thing->second);
    };
    marks.ofLayer = [&places](JsonWriter& json, const TiledLayer& layer) {
        const auto decoration = places.decorations.find(&layer);
        if (&layer == places.ground) json.member("level", true);
        else if (decoration != places.decorations.end()) json.member("decoration", decoration->second);
    };
    auto text = keptJson(map, marks);
    text.pop_back(); // the bracket at its end
    return text + ", \"origin\": [" + std::to_string(places.origin.x) + ", " + std::to_string(places.origin.y) + "]}";
}

std::string keptTilesetsText(const TiledMap& map, TilesetPictures& pictures, std::vector<Message>& notes) {
    std::int64_t left = mostPictureBytes;
    std::int64_t leftOut = 0;
    TiledMarks marks;
    marks.ofImage = [&](JsonWriter& json, const TiledTileset& tileset, const TiledImage& image) {
        if (image.path.starts_with("data:")) return;
        const auto bytes = pictures.bytes(tileset, image);
        if (bytes.isEmpty()) return;
        left -= bytes.size();
        if (left < 0) ++leftOut;
        else json.member("picture", "data:image/png;base64," + bytes.toBase64().toStdString());
    };
    auto text = keptJson(map.tilesets, marks);
    if (leftOut > 0)
        notes.push_back({DELVE_TEXT_N("tiled", "%n picture(s) of tilesets are not kept in the map: they take more than "
                                               "64 MB. Keep their files."),
                         leftOut,
                         {}});
    return text;
}

} // namespace delve::editor
