#include "editor/tiled/tiled_json.h"

#include "generation/level/delve/json_text.h"

#include <array>
#include <charconv>
#include <string_view>

namespace delve::editor {
namespace {

/// Builds one text, member after member.
class Json {
public:
    explicit Json(const TiledJsonExtras& extras) : m_extras(extras) {}
    [[nodiscard]] std::string take() { return std::move(m_text); }

    void begin(char bracket) {
        m_text += bracket;
        m_first = true;
    }
    void end(char bracket) {
        m_text += bracket;
        m_first = false;
    }
    void name(std::string_view name) {
        next();
        appendJsonText(m_text, name);
        m_text += ": ";
    }
    void next() {
        if (!m_first) m_text += ", ";
        m_first = false;
    }
    void text(std::string_view value) { appendJsonText(m_text, value); }
    void number(double value) {
        std::array<char, 40> digits{};
        m_text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
    }
    void raw(std::string_view json) { m_text += json; }

    void member(std::string_view called, const std::string& value) {
        if (value.empty()) return;
        name(called);
        text(value);
    }
    void member(std::string_view called, double value, double usual) {
        if (value == usual) return;
        name(called);
        number(value);
    }
    void flag(std::string_view called, bool value, bool usual) {
        if (value == usual) return;
        name(called);
        raw(value ? "true" : "false");
    }
    template <class List, class Each>
    void list(std::string_view called, const List& list, Each each) {
        if (list.empty()) return;
        name(called);
        begin('[');
        for (const auto& element : list) {
            next();
            each(element);
            m_first = false;
        }
        end(']');
    }

    void value(const TiledProperty& property) {
        static constexpr std::string_view plain[] = {"bool", "int", "float", "object"};
        if (property.type == "class") {
            begin('{');
            for (const auto& member : property.members) {
                name(member.name);
                value(member);
            }
            end('}');
            return;
        }
        for (const auto type : plain)
            if (property.type == type && isJson(property.value)) return raw(property.value);
        text(property.value);
    }

    void properties(const TiledProperties& properties) {
        list("properties", properties, [this](const TiledProperty& property) { one(property); });
    }

    void unknown(const TiledUnknown& unknown) {
        list("delvewright:unknown", unknown, [this](const std::pair<std::string, std::string>& entry) {
            begin('[');
            next();
            text(entry.first);
            next();
            text(entry.second);
            end(']');
        });
    }

    void points(std::string_view called, const std::vector<TiledPoint>& points) {
        list(called, points, [this](const TiledPoint& point) {
            begin('{');
            name("x");
            number(point.x);
            name("y");
            number(point.y);
            end('}');
        });
    }

    void object(const TiledObject& object) {
        begin('{');
        member("id", static_cast<double>(object.id), 0);
        member("name", object.name);
        member("type", object.className);
        member("template", object.templatePath);
        if (object.shape == TiledShape::Tile) member("gid", object.tile, -1);
        member("x", object.at.x, -0.5e300);
        member("y", object.at.y, -0.5e300);
        member("width", object.size.x, 0);
        member("height", object.size.y, 0);
        member("rotation", object.rotation, 0);
        flag("visible", object.visible, true);
        flag("ellipse", object.shape == TiledShape::Ellipse, false);
        flag("point", object.shape == TiledShape::Point, false);
        points(object.shape == TiledShape::Polyline ? "polyline" : "polygon", object.points);
        if (object.shape == TiledShape::Text) {
            name("text");
            begin('{');
            name("text");
            text(object.text);
            end('}');
        }
        properties(object.properties);
        unknown(object.unknown);
        if (m_extras.ofObject) m_extras.ofObject(m_text, object);
        end('}');
    }

    void image(const TiledTileset* tileset, const TiledImage& image) {
        name("image");
        text(image.path);
        member("imagewidth", image.size.width, 0);
        member("imageheight", image.size.height, 0);
        member("transparentcolor", image.clear.empty() ? "" : '#' + image.clear);
        unknown(image.unknown);
        if (tileset && m_extras.ofImage) m_extras.ofImage(m_text, *tileset, image);
    }

    void layer(const TiledLayer& layer) {
        using Kind = TiledLayer::Kind;
        static constexpr std::string_view kinds[] = {"tilelayer", "objectgroup", "imagelayer", "group"};
        begin('{');
        name("type");
        text(kinds[static_cast<std::size_t>(layer.kind)]);
        member("id", static_cast<double>(layer.id), 0);
        name("name");
        text(layer.name);
        member("class", layer.className);
        flag("visible", layer.visible, true);
        flag("locked", layer.locked, false);
        member("opacity", layer.opacity, 1);
        member("tintcolor", layer.tint);
        member("offsetx", layer.offset.x, 0);
        member("offsety", layer.offset.y, 0);
        member("parallaxx", layer.parallax.x, 1);
        member("parallaxy", layer.parallax.y, 1);
        member("draworder", layer.drawOrder);
        member("color", layer.colour);
        if (layer.kind == Kind::Tiles) {
            member("x", layer.area.x, 0);
            member("y", layer.area.y, 0);
            member("width", layer.area.width, 0);
            member("height", layer.area.height, 0);
        }
        if (layer.image) image(nullptr, *layer.image);
        properties(layer.properties);
        unknown(layer.unknown);
        if (m_extras.ofLayer) m_extras.ofLayer(m_text, layer);
        list("objects", layer.objects, [this](const TiledObject& one) { object(one); });
        list("layers", layer.layers, [this](const TiledLayer& one) { this->layer(one); });
        end('}');
    }

    void map(const TiledMap& map) {
        begin('{');
        member("version", map.version);
        member("tiledversion", map.program);
        member("class", map.className);
        member("orientation", map.orientation);
        member("renderorder", map.renderOrder);
        member("width", map.size.width, -1);
        member("height", map.size.height, -1);
        member("tilewidth", map.tile.width, -1);
        member("tileheight", map.tile.height, -1);
        flag("infinite", map.infinite, false);
        member("backgroundcolor", map.background);
        member("nextlayerid", static_cast<double>(map.nextLayer), 1);
        member("nextobjectid", static_cast<double>(map.nextObject), 1);
        properties(map.properties);
        unknown(map.unknown);
        list("layers", map.layers, [this](const TiledLayer& one) { layer(one); });
        end('}');
    }

    void tile(const TiledTileset& tileset, const TiledTile& tile) {
        begin('{');
        member("id", tile.id, -1);
        member("type", tile.className);
        if (tile.image) image(&tileset, *tile.image);
        if (tile.part) {
            member("x", tile.part->x, -1);
            member("y", tile.part->y, -1);
            member("width", tile.part->width, -1);
            member("height", tile.part->height, -1);
        }
        member("probability", tile.probability, 1);
        list("animation", tile.animation, [this](const TiledFrame& frame) {
            begin('{');
            name("tileid");
            number(frame.tile);
            name("duration");
            number(frame.milliseconds);
            end('}');
        });
        if (!tile.collision.empty()) {
            name("objectgroup");
            begin('{');
            list("objects", tile.collision, [this](const TiledObject& one) { object(one); });
            end('}');
        }
        properties(tile.properties);
        unknown(tile.unknown);
        end('}');
    }

    void terrains(const TiledTerrains& terrains) {
        begin('{');
        member("name", terrains.name);
        member("class", terrains.className);
        member("type", terrains.type);
        member("tile", terrains.tile, -2);
        list("colors", terrains.colours, [this](const TiledTerrainColour& colour) {
            begin('{');
            member("name", colour.name);
            member("class", colour.className);
            member("color", colour.colour);
            member("tile", colour.tile, -2);
            member("probability", colour.probability, -1);
            properties(colour.properties);
            end('}');
        });
        list("wangtiles", terrains.tiles, [this](const std::pair<std::uint32_t, std::array<std::uint8_t, 8>>& one) {
            begin('{');
            name("tileid");
            number(one.first);
            list("wangid", one.second, [this](std::uint8_t colour) { number(colour); });
            end('}');
        });
        properties(terrains.properties);
        end('}');
    }

    void tileset(const TiledTileset& tileset) {
        begin('{');
        member("firstgid", tileset.first, 0);
        member("source", tileset.path);
        member("name", tileset.name);
        member("class", tileset.className);
        member("tilewidth", tileset.tile.width, -1);
        member("tileheight", tileset.tile.height, -1);
        member("spacing", tileset.spacing, -1);
        member("margin", tileset.margin, -1);
        member("columns", tileset.columns, -1);
        member("tilecount", tileset.count, -1);
        member("objectalignment", tileset.objectAlignment);
        if (tileset.offset != Cell{}) {
            name("tileoffset");
            begin('{');
            member("x", tileset.offset.x, -1e9);
            member("y", tileset.offset.y, -1e9);
            end('}');
        }
        if (tileset.image) image(&tileset, *tileset.image);
        list("tiles", tileset.tiles, [&](const TiledTile& one) { tile(tileset, one); });
        list("wangsets", tileset.terrains, [this](const TiledTerrains& one) { terrains(one); });
        properties(tileset.properties);
        unknown(tileset.unknown);
        end('}');
    }

private:
    /// A number or a word that JSON knows, and so may stand without quotes.
    static bool isJson(std::string_view value) {
        if (value == "true" || value == "false") return true;
        double number = 0;
        const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
        const bool plain = value.find_first_not_of("0123456789-.") == std::string_view::npos;
        const bool zero = value.size() > 1 && value[0] == '0' && value[1] != '.';
        return plain && !zero && read.ec == std::errc{} && read.ptr == value.data() + value.size() &&
               !value.starts_with('.') && !value.ends_with('.') && !value.starts_with("-0") && !value.starts_with("-.");
    }
    void one(const TiledProperty& property) {
        begin('{');
        name("name");
        text(property.name);
        member("type", property.type);
        member("propertytype", property.className);
        name("value");
        value(property);
        list("delvewright:members", property.members, [this](const TiledProperty& inner) { one(inner); });
        end('}');
    }

    const TiledJsonExtras& m_extras;
    std::string m_text;
    bool m_first = true;
};

} // namespace

std::string jsonOf(const TiledProperty& property) {
    const TiledJsonExtras none;
    Json json(none);
    json.value(property);
    return json.take();
}

std::string jsonOf(const TiledMap& map, const TiledJsonExtras& extras) {
    Json json(extras);
    json.map(map);
    return json.take();
}

std::string jsonOf(const TiledTileset& tileset, const TiledJsonExtras& extras) {
    Json json(extras);
    json.tileset(tileset);
    return json.take();
}

} // namespace delve::editor
