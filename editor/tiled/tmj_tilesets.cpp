#include "editor/tiled/tiled_checks.h"
#include "editor/tiled/tmj_parts.h"

#include <algorithm>
#include <unordered_map>

namespace delve::editor {
namespace {

bool isOfImage(std::string_view name) {
    return name == "image" || name == "imagewidth" || name == "imageheight" || name == "transparentcolor";
}

} // namespace

void TmjParts::tileset(JsonValue value, std::vector<TiledTileset>& into) {
    refuse(value, m_files.budget().takeTileset());
    if (value.refused()) return;
    TiledTileset tileset;
    const auto source = value.find("source");
    const auto first = value.find("firstgid");
    const bool isKept = value.find("tilewidth").has_value(); // of ours: with what its file says
    if (source && source->kind() == JsonKind::Text && !isKept) {
        auto read = m_files.tileset(m_file, std::string(source->text()));
        if (!read) return refuse(*source, std::move(read).failure());
        tileset = std::move(*read);
        if (first) (void)single("firstgid", *first, tileset);
        if (!value.refused()) refuse(value, checkTileset(tileset));
    } else {
        tilesetMembers(value, tileset);
    }
    into.push_back(std::move(tileset));
}

void TmjParts::tilesetMembers(JsonValue value, TiledTileset& into) {
    if (!takePart(value)) return;
    value.members([&](std::string_view name, JsonValue member, std::string_view) {
        if (name == "properties") properties(member, into.properties);
        else if (name == "propertytypes") propertyTypes(member, into.properties);
        else if (isOfImage(name)) image(name, member, into.image);
        else if (name == "tileoffset" && member.kind() == JsonKind::Object) {
            Rect offset;
            member.members(
                [&](std::string_view side, JsonValue number, std::string_view) { (void)single(side, number, offset); });
            into.offset = offset.topLeft();
        } else if (name == "tiles") tiles(member, into);
        else if (name == "wangsets" && member.kind() == JsonKind::Array)
            member.elements([&](JsonValue set) { terrains(set, into); });
        else if (name != "tileproperties" && name != "tilepropertytypes" && !single(name, member, into))
            keep(name, member, into.unknown);
    });
    // Old files have the properties of tiles apart.
    if (const auto apart = value.find("tileproperties")) tileProperties(*apart, into, false);
    if (const auto apart = value.find("tilepropertytypes")) tileProperties(*apart, into, true);
    std::ranges::stable_sort(into.tiles, {}, &TiledTile::id);
    if (!value.refused()) refuse(value, checkTileset(into));
}

/// A list; in old files an object, whose names are the ids.
void TmjParts::tiles(JsonValue value, TiledTileset& into) {
    if (value.kind() == JsonKind::Array)
        return value.elements([&](JsonValue one) {
            if (one.refused()) return;
            into.tiles.emplace_back();
            tile(one, into.tiles.back());
        });
    value.members([&](std::string_view id, JsonValue one, std::string_view) {
        if (one.refused()) return;
        into.tiles.emplace_back();
        if (!readValue(id, into.tiles.back().id)) one.expected(DELVE_TEXT("tiled", "Expected a number, found %1."));
        tile(one, into.tiles.back());
    });
}

void TmjParts::tile(JsonValue value, TiledTile& into) {
    if (!takePart(value)) return;
    std::optional<TiledImage> picture;
    value.members([&](std::string_view name, JsonValue member, std::string_view) {
        if (name == "properties") properties(member, into.properties);
        else if (isOfImage(name)) image(name, member, picture);
        else if (name == "animation" && member.kind() == JsonKind::Array)
            member.elements([&](JsonValue frame) {
                TiledFrame read;
                frame.members([&](std::string_view called, JsonValue number, std::string_view) {
                    (void)single(called, number, read);
                });
                into.animation.push_back(read);
            });
        else if (name == "objectgroup" && member.kind() == JsonKind::Object) {
            if (const auto objects = member.find("objects"))
                objects->elements([&](JsonValue one) { object(one, into.collision); });
        } else if (!single(name, member, into)) keep(name, member, into.unknown);
    });
    into.image = std::move(picture);
}

void TmjParts::tileProperties(JsonValue value, TiledTileset& into, bool types) {
    std::unordered_map<std::uint32_t, std::size_t> places;
    for (std::size_t i = 0; i < into.tiles.size(); ++i) places.emplace(into.tiles[i].id, i);
    value.members([&](std::string_view id, JsonValue one, std::string_view) {
        if (!takePart(one)) return;
        std::uint32_t number = 0;
        if (!readValue(id, number)) return one.expected(DELVE_TEXT("tiled", "Expected a number, found %1."));
        const auto place = places.try_emplace(number, into.tiles.size());
        if (place.second) into.tiles.emplace_back().id = number;
        auto& tile = into.tiles[place.first->second];
        if (types) propertyTypes(one, tile.properties);
        else properties(one, tile.properties);
    });
}

void TmjParts::terrains(JsonValue value, TiledTileset& into) {
    if (!takePart(value)) return;
    TiledTerrains read;
    value.members([&](std::string_view name, JsonValue member, std::string_view) {
        if (name == "properties") properties(member, read.properties);
        else if (name == "colors" && member.kind() == JsonKind::Array)
            member.elements([&](JsonValue colour) {
                if (!takePart(colour)) return;
                TiledTerrainColour one;
                colour.members([&](std::string_view called, JsonValue part, std::string_view) {
                    if (called == "properties") properties(part, one.properties);
                    else (void)single(called, part, one);
                });
                read.colours.push_back(std::move(one));
            });
        else if (name == "wangtiles" && member.kind() == JsonKind::Array)
            member.elements([&](JsonValue tile) { terrainTile(tile, read); });
        else if (!single(name, member, read)) keep(name, member, into.unknown); // of versions before 1.5
    });
    into.terrains.push_back(std::move(read));
}

void TmjParts::terrainTile(JsonValue value, TiledTerrains& into) {
    std::uint32_t id = 0;
    std::string colours;
    if (const auto tile = value.find("tileid"); !tile || !readValue(tile->raw(), id))
        return value.expected(DELVE_TEXT("tiled", "Expected a number, found %1."));
    if (const auto list = value.find("wangid"); list && list->kind() == JsonKind::Array)
        list->elements([&](JsonValue colour) { colours.append(colours.empty() ? "" : ",").append(colour.raw()); });
    const auto read = terrainColours(colours);
    if (!read) return value.expected(DELVE_TEXT("tiled", "Expected eight colours of a terrain, found %1."));
    if (!takePart(value)) return;
    into.tiles.emplace_back(id, *read);
}

} // namespace delve::editor
