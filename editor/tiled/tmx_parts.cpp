#include "editor/tiled/tmx_reader.h"

#include <algorithm>

namespace delve::editor {

bool TmxReader::properties(TiledProperties& properties, int depth) {
    if (depth > deepestTiledProperty) return fail(tooDeepTiled(deepestTiledProperty));
    const bool read =
        children([&](std::string_view name) { return name == "property" ? property(properties, depth) : skip(); });
    keepLast(properties);
    return read;
}

/// The value is an attribute, or, of several lines, the text of the element.
bool TmxReader::property(TiledProperties& properties, int depth) {
    TiledProperty read;
    if (!attributes(read)) return false;
    std::string text;
    while (true) {
        const auto event = m_xml.next();
        if (event == XmlReader::Event::End) break;
        if (event == XmlReader::Event::Text) {
            if (!takePart(m_xml.text().size())) return false;
            text += m_xml.text();
        } else if (event == XmlReader::Event::Begin) {
            if (!(m_xml.name() == "properties" ? this->properties(read.members, depth + 1) : skip())) return false;
        } else {
            return fail(m_xml.failure());
        }
    }
    if (read.value.empty() && read.type != "class") read.value = std::move(text);
    if (!isUtf8(read.value)) return fail({DELVE_TEXT("tiled", "Syntax error: expected XML in UTF-8.")});
    properties.push_back(std::move(read));
    return true;
}

bool TmxReader::object(std::vector<TiledObject>& objects, bool ofTemplate) {
    TiledObject object;
    if (const auto path = attribute("template"); !path.empty()) {
        if (ofTemplate)
            return fail(
                {DELVE_TEXT("tiled", "A template names another template, “%1”. Remove that."), {clipped(path)}});
        if (auto made = m_files.object(m_file, path)) object = std::move(*made);
        else if (m_files.isMissing(m_file, path)) m_files.noteTemplate(made.failure());
        else return fail(made.failure());
    }
    if (!attributes(object, &object.unknown)) return false;
    if (!children([&](std::string_view name) { return objectChild(object, name); })) return false;
    objects.push_back(std::move(object));
    return true;
}

bool TmxReader::objectChild(TiledObject& object, std::string_view name) {
    if (name == "properties") return properties(object.properties);
    if (name == "text") return objectText(object);
    if (name == "point") object.shape = TiledShape::Point;
    else if (name == "ellipse") object.shape = TiledShape::Ellipse;
    else if (name == "polygon") object.shape = TiledShape::Polygon;
    else if (name == "polyline") object.shape = TiledShape::Polyline;
    else return keep(object.unknown);
    return points(object) && skip();
}

/// "0,0 16,0 16,8": of polygons and polylines.
bool TmxReader::points(TiledObject& object) {
    const auto list = attribute("points");
    std::string_view rest = list;
    if (!list.empty()) object.points.clear();
    if (!takePart(list.size() * 4)) return false;
    while (!rest.empty()) {
        const auto pair = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
        if (pair.empty()) continue;
        const auto comma = pair.find(',');
        TiledPoint point;
        if (comma == std::string_view::npos || !readValue(pair.substr(0, comma), point.x) ||
            !readValue(pair.substr(comma + 1), point.y))
            return fail({DELVE_TEXT("tiled", "Unexpected value “%2” of “%1”. Save the file again in Tiled."),
                         {"points", clipped(pair)}});
        object.points.push_back(point);
    }
    return true;
}

bool TmxReader::objectText(TiledObject& object) {
    object.shape = TiledShape::Text;
    std::size_t bytes = 0;
    for (const auto& attribute : m_xml.attributes()) {
        bytes += attribute.value.size();
        object.unknown.emplace_back(std::string(textPrefix).append(attribute.name), attribute.value);
    }
    object.text.clear();
    return takePart(bytes) && text(object.text);
}

/// A picture within the file becomes a path that holds it, as it would in a web page.
bool TmxReader::image(std::optional<TiledImage>& image) {
    TiledImage read;
    if (!attributes(read, &read.unknown)) return false;
    const auto format = attribute("format");
    const bool done = children([&](std::string_view name) {
        if (name != "data" || attribute("encoding") != "base64") return keep(read.unknown);
        std::string base64;
        if (!text(base64)) return false;
        std::erase_if(base64, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
        read.path = "data:image/" + format + ";base64," + base64;
        return true;
    });
    if (!done) return false;
    if (!image) image = std::move(read);
    return true;
}

bool TmxReader::objectTemplate(TiledTemplate& into) {
    std::vector<TiledObject> objects;
    const bool read = children([&](std::string_view name) {
        if (name == "object" && objects.empty()) return object(objects, true);
        if (name != "tileset" || into.tileset) return skip();
        TiledMap map;
        if (!mapTileset(map)) return false;
        into.tileset = std::move(map.tilesets.front());
        return true;
    });
    if (read && objects.empty()) return fail({DELVE_TEXT("tiled", "The template has no object.")});
    if (read) into.object = std::move(objects.front());
    return read;
}

} // namespace delve::editor
