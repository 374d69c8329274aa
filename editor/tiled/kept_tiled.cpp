#include "editor/tiled/kept_tiled.h"

#include "editor/tiled/tiled_json.h"
#include "generation/level/delve/json_text.h"

namespace delve::editor {
namespace {

constexpr std::int64_t mostPictureBytes = std::int64_t{64} << 20;

void addMember(std::string& text, std::string_view name, std::string_view json) {
    text.append(", \"").append(name).append("\": ").append(json);
}

std::string quoted(std::string_view value) {
    std::string text;
    appendJsonText(text, value);
    return text;
}

} // namespace

std::string keptMap(const TiledMap& map, const TiledPlaces& places) {
    TiledJsonExtras extras;
    extras.ofObject = [&places](std::string& text, const TiledObject& object) {
        const auto thing = places.things.find(object.id);
        if (thing != places.things.end()) addMember(text, "thing", quoted(thing->second));
    };
    extras.ofLayer = [&places](std::string& text, const TiledLayer& layer) {
        const auto decoration = places.decorations.find(&layer);
        if (&layer == places.ground) addMember(text, "level", "true");
        else if (decoration != places.decorations.end()) addMember(text, "decoration", quoted(decoration->second));
    };
    auto text = jsonOf(map, extras);
    text.pop_back(); // the bracket at its end
    addMember(text, "origin", '[' + std::to_string(places.origin.x) + ", " + std::to_string(places.origin.y) + ']');
    return text + '}';
}

std::string keptTilesets(const TiledMap& map, TilesetPictures& pictures, std::vector<Message>& notes) {
    std::int64_t left = mostPictureBytes;
    std::int64_t leftOut = 0;
    TiledJsonExtras extras;
    extras.ofImage = [&](std::string& text, const TiledTileset& tileset, const TiledImage& image) {
        if (image.path.starts_with("data:")) return;
        const auto bytes = pictures.bytes(tileset, image);
        if (bytes.isEmpty()) return;
        left -= bytes.size();
        if (left < 0) ++leftOut;
        else addMember(text, "picture", "\"data:image/png;base64," + bytes.toBase64().toStdString() + '"');
    };
    std::string text = "[";
    for (const auto& tileset : map.tilesets) {
        text += text.size() > 1 ? ", " : "";
        text += jsonOf(tileset, extras);
    }
    if (leftOut > 0)
        notes.push_back({DELVE_TEXT_N("tiled", "%n picture(s) of tilesets are not kept in the map: they take more than "
                                               "64 MB. Keep their files."),
                         leftOut,
                         {}});
    return text + ']';
}

} // namespace delve::editor
