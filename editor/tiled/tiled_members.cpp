#include "editor/tiled/tiled_members.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>
#include <unordered_set>

namespace delve::editor {
namespace {

template <class Number>
bool readNumber(std::string_view text, Number& into) {
    const auto read = std::from_chars(text.data(), text.data() + text.size(), into);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size();
}

/// One that is there only so that nobody takes it for unknown.
template <class Of>
bool pass(Of&, std::string_view) {
    return true;
}

template <auto member, class Of>
bool put(Of& of, std::string_view text) {
    return readValue(text, of.*member);
}
template <auto outer, auto inner, class Of>
bool put(Of& of, std::string_view text) {
    return readValue(text, (of.*outer).*inner);
}

template <class Of>
struct NamedMember {
    std::string_view name;
    bool (*put)(Of& of, std::string_view text);
};

template <class Of>
MemberRead readFrom(std::span<const NamedMember<Of>> table, Of& of, std::string_view name, std::string_view value) {
    for (const auto& member : table)
        if (member.name == name) return member.put(of, value) ? MemberRead::Known : MemberRead::Wrong;
    return MemberRead::Unknown;
}

constexpr NamedMember<TiledMap> mapMembers[] = {
    {"version", put<&TiledMap::version>},
    {"tiledversion", put<&TiledMap::program>},
    {"class", put<&TiledMap::className>},
    {"orientation", put<&TiledMap::orientation>},
    {"renderorder", put<&TiledMap::renderOrder>},
    {"width", put<&TiledMap::size, &Size::width>},
    {"height", put<&TiledMap::size, &Size::height>},
    {"tilewidth", put<&TiledMap::tile, &Size::width>},
    {"tileheight", put<&TiledMap::tile, &Size::height>},
    {"infinite", put<&TiledMap::infinite>},
    {"backgroundcolor", put<&TiledMap::background>},
    {"nextlayerid", put<&TiledMap::nextLayer>},
    {"nextobjectid", put<&TiledMap::nextObject>},
    {"type", pass<TiledMap>},
};

constexpr NamedMember<TiledLayer> layerMembers[] = {
    {"id", put<&TiledLayer::id>},
    {"name", put<&TiledLayer::name>},
    {"class", put<&TiledLayer::className>},
    {"visible", put<&TiledLayer::visible>},
    {"locked", put<&TiledLayer::locked>},
    {"opacity", put<&TiledLayer::opacity>},
    {"tintcolor", put<&TiledLayer::tint>},
    {"offsetx", put<&TiledLayer::offset, &TiledPoint::x>},
    {"offsety", put<&TiledLayer::offset, &TiledPoint::y>},
    {"parallaxx", put<&TiledLayer::parallax, &TiledPoint::x>},
    {"parallaxy", put<&TiledLayer::parallax, &TiledPoint::y>},
    {"draworder", put<&TiledLayer::drawOrder>},
    {"color", put<&TiledLayer::colour>},
    {"x", put<&TiledLayer::area, &Rect::x>},
    {"y", put<&TiledLayer::area, &Rect::y>},
    {"width", put<&TiledLayer::area, &Rect::width>},
    {"height", put<&TiledLayer::area, &Rect::height>},
    {"startx", pass<TiledLayer>},
    {"starty", pass<TiledLayer>},
    {"type", pass<TiledLayer>},
};

bool putTrue(bool& into, std::string_view text) { return readValue(text, into); }

/// `"ellipse": true` in JSON.
template <TiledShape shape>
bool putShape(TiledObject& object, std::string_view text) {
    bool is = false;
    if (!putTrue(is, text)) return false;
    if (is) object.shape = shape;
    return true;
}

bool putTile(TiledObject& object, std::string_view text) {
    object.shape = TiledShape::Tile;
    return readValue(text, object.tile);
}

constexpr NamedMember<TiledObject> objectMembers[] = {
    {"id", put<&TiledObject::id>},
    {"name", put<&TiledObject::name>},
    {"type", put<&TiledObject::className>},
    {"class", put<&TiledObject::className>},
    {"template", put<&TiledObject::templatePath>},
    {"gid", putTile},
    {"x", put<&TiledObject::at, &TiledPoint::x>},
    {"y", put<&TiledObject::at, &TiledPoint::y>},
    {"width", put<&TiledObject::size, &TiledPoint::x>},
    {"height", put<&TiledObject::size, &TiledPoint::y>},
    {"rotation", put<&TiledObject::rotation>},
    {"visible", put<&TiledObject::visible>},
    {"ellipse", putShape<TiledShape::Ellipse>},
    {"point", putShape<TiledShape::Point>},
};

constexpr NamedMember<TiledTileset> tilesetMembers[] = {
    {"firstgid", put<&TiledTileset::first>},
    {"source", put<&TiledTileset::path>},
    {"name", put<&TiledTileset::name>},
    {"class", put<&TiledTileset::className>},
    {"tilewidth", put<&TiledTileset::tile, &Size::width>},
    {"tileheight", put<&TiledTileset::tile, &Size::height>},
    {"spacing", put<&TiledTileset::spacing>},
    {"margin", put<&TiledTileset::margin>},
    {"tilecount", put<&TiledTileset::count>},
    {"columns", put<&TiledTileset::columns>},
    {"objectalignment", put<&TiledTileset::objectAlignment>},
    {"version", pass<TiledTileset>}, // of its own file
    {"tiledversion", pass<TiledTileset>},
    {"type", pass<TiledTileset>},
};

template <auto side>
bool putPart(TiledTile& tile, std::string_view text) {
    if (!tile.part) tile.part = Rect{};
    return readValue(text, (*tile.part).*side);
}

constexpr NamedMember<TiledTile> tileMembers[] = {
    {"id", put<&TiledTile::id>},
    {"type", put<&TiledTile::className>},
    {"class", put<&TiledTile::className>},
    {"probability", put<&TiledTile::probability>},
    {"x", putPart<&Rect::x>},
    {"y", putPart<&Rect::y>},
    {"width", putPart<&Rect::width>},
    {"height", putPart<&Rect::height>},
};

bool putClear(TiledImage& image, std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    image.clear = text;
    return true;
}

constexpr NamedMember<TiledImage> imageMembers[] = {
    {"source", put<&TiledImage::path>},
    {"width", put<&TiledImage::size, &Size::width>},
    {"height", put<&TiledImage::size, &Size::height>},
    {"trans", putClear},
    {"image", put<&TiledImage::path>}, // the names in JSON
    {"imagewidth", put<&TiledImage::size, &Size::width>},
    {"imageheight", put<&TiledImage::size, &Size::height>},
    {"transparentcolor", putClear},
};

constexpr NamedMember<TiledFrame> frameMembers[] = {
    {"tileid", put<&TiledFrame::tile>},
    {"duration", put<&TiledFrame::milliseconds>},
};

constexpr NamedMember<TiledTerrains> terrainsMembers[] = {
    {"name", put<&TiledTerrains::name>},
    {"class", put<&TiledTerrains::className>},
    {"type", put<&TiledTerrains::type>},
    {"tile", put<&TiledTerrains::tile>},
};

constexpr NamedMember<TiledTerrainColour> colourMembers[] = {
    {"name", put<&TiledTerrainColour::name>},
    {"class", put<&TiledTerrainColour::className>},
    {"color", put<&TiledTerrainColour::colour>},
    {"tile", put<&TiledTerrainColour::tile>},
    {"probability", put<&TiledTerrainColour::probability>},
};

constexpr NamedMember<TiledProperty> propertyMembers[] = {
    {"name", put<&TiledProperty::name>},
    {"type", put<&TiledProperty::type>},
    {"propertytype", put<&TiledProperty::className>},
    {"value", put<&TiledProperty::value>},
};

constexpr NamedMember<Rect> areaMembers[] = {
    {"x", put<&Rect::x>},
    {"y", put<&Rect::y>},
    {"width", put<&Rect::width>},
    {"height", put<&Rect::height>},
};

} // namespace

void keepLast(TiledProperties& properties) {
    if (properties.size() < 2) return;
    std::unordered_set<std::string_view> later;
    std::vector<bool> isOld(properties.size());
    for (std::size_t i = properties.size(); i-- > 0;) isOld[i] = !later.insert(properties[i].name).second;
    if (later.size() == properties.size()) return;
    TiledProperties kept;
    for (std::size_t i = 0; i < properties.size(); ++i)
        if (!isOld[i]) kept.push_back(std::move(properties[i]));
    properties = std::move(kept);
}

TiledUnknown unknownOf(const TiledObject& object, PartOfObject part) {
    TiledUnknown unknown;
    for (const auto& [name, value] : object.unknown) {
        const bool ofText = object.shape == TiledShape::Text && name.starts_with(textPrefix);
        if (ofText == (part == PartOfObject::Text))
            unknown.emplace_back(name.substr(ofText ? textPrefix.size() : 0), value);
    }
    return unknown;
}

bool readValue(std::string_view text, std::int32_t& into) { return readNumber(text, into); }
bool readValue(std::string_view text, std::uint32_t& into) { return readNumber(text, into); }
bool readValue(std::string_view text, std::int64_t& into) { return readNumber(text, into); }
bool readValue(std::string_view text, double& into) { return readNumber(text, into) && std::isfinite(into); }

bool readValue(std::string_view text, bool& into) {
    into = text == "1" || text == "true";
    return into || text == "0" || text == "false";
}

bool readValue(std::string_view text, std::string& into) {
    into = text;
    return true;
}

MemberRead readMember(TiledMap& map, std::string_view name, std::string_view value) {
    return readFrom<TiledMap>(mapMembers, map, name, value);
}
MemberRead readMember(TiledLayer& layer, std::string_view name, std::string_view value) {
    return readFrom<TiledLayer>(layerMembers, layer, name, value);
}
MemberRead readMember(TiledObject& object, std::string_view name, std::string_view value) {
    return readFrom<TiledObject>(objectMembers, object, name, value);
}
MemberRead readMember(TiledTileset& tileset, std::string_view name, std::string_view value) {
    return readFrom<TiledTileset>(tilesetMembers, tileset, name, value);
}
MemberRead readMember(TiledTile& tile, std::string_view name, std::string_view value) {
    return readFrom<TiledTile>(tileMembers, tile, name, value);
}
MemberRead readMember(TiledImage& image, std::string_view name, std::string_view value) {
    return readFrom<TiledImage>(imageMembers, image, name, value);
}
MemberRead readMember(TiledFrame& frame, std::string_view name, std::string_view value) {
    return readFrom<TiledFrame>(frameMembers, frame, name, value);
}
MemberRead readMember(TiledTerrains& terrains, std::string_view name, std::string_view value) {
    return readFrom<TiledTerrains>(terrainsMembers, terrains, name, value);
}
MemberRead readMember(TiledTerrainColour& colour, std::string_view name, std::string_view value) {
    return readFrom<TiledTerrainColour>(colourMembers, colour, name, value);
}
MemberRead readMember(TiledProperty& property, std::string_view name, std::string_view value) {
    return readFrom<TiledProperty>(propertyMembers, property, name, value);
}
MemberRead readMember(Rect& area, std::string_view name, std::string_view value) {
    return readFrom<Rect>(areaMembers, area, name, value);
}

std::optional<std::array<std::uint8_t, 8>> terrainColours(std::string_view text) {
    std::array<std::uint8_t, 8> colours{};
    if (text.starts_with("0x")) {
        std::uint32_t digits = 0;
        const auto read = std::from_chars(text.data() + 2, text.data() + text.size(), digits, 16);
        if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return {};
        for (auto& colour : colours) colour = static_cast<std::uint8_t>(digits & 15), digits >>= 4;
        return colours;
    }
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const auto comma = text.find(',');
        if ((comma == std::string_view::npos) != (i + 1 == colours.size())) return {};
        if (!readNumber(text.substr(0, comma), colours[i])) return {};
        text.remove_prefix(std::min(text.size(), comma) + (comma == std::string_view::npos ? 0 : 1));
    }
    return colours;
}

} // namespace delve::editor
