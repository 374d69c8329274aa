#include "editor/tiled/tmx_reader.h"

#include "editor/tiled/chunked_layer.h"
#include "editor/tiled/read_tiled.h"
#include "editor/tiled/tiled_checks.h"
#include "editor/tiled/tiled_parts.h"

#include <algorithm>

namespace delve::editor {
namespace {

void addEscaped(std::string& text, std::string_view raw) {
    for (const char c : raw) {
        switch (c) {
        case '&': text += "&amp;"; break;
        case '<': text += "&lt;"; break;
        case '>': text += "&gt;"; break;
        case '"': text += "&quot;"; break;
        case '\n': text += "&#10;"; break;
        default: text += c;
        }
    }
}

} // namespace

bool TmxReader::fail(Failure failure) {
    if (failure.where.empty() && failure.kind == Failure::Kind::BadInput)
        failure.where = "line " + std::to_string(m_xml.line());
    if (!m_failure) m_failure = std::move(failure);
    return false;
}

std::string TmxReader::attribute(std::string_view name) const {
    for (const auto& attribute : m_xml.attributes())
        if (attribute.name == name) return std::string(attribute.value);
    return {};
}

bool TmxReader::skip() {
    return children([this](std::string_view) { return skip(); });
}

bool TmxReader::whole(std::string& text) {
    const std::string name(m_xml.name());
    std::size_t bytes = 0;
    for (const auto& attribute : m_xml.attributes()) bytes += attribute.name.size() + attribute.value.size();
    if (!takePart(bytes)) return false;
    text += '<' + name;
    for (const auto& attribute : m_xml.attributes()) {
        text.append(" ").append(attribute.name).append("=\"");
        addEscaped(text, attribute.value);
        text += '"';
    }
    text += '>';
    const auto before = text.size();
    while (true) {
        const auto event = m_xml.next();
        if (event == XmlReader::Event::End) break;
        if (event == XmlReader::Event::Begin) {
            if (!whole(text)) return false;
        } else if (event == XmlReader::Event::Text) {
            if (!takePart(m_xml.text().size())) return false;
            addEscaped(text, m_xml.text());
        } else {
            return fail(m_xml.failure());
        }
    }
    if (text.size() == before) text.insert(text.size() - 1, "/");
    else text += "</" + name + '>';
    return true;
}

bool TmxReader::keep(TiledUnknown& unknown) {
    std::pair<std::string, std::string> element(m_xml.name(), "");
    if (!whole(element.second)) return false;
    unknown.push_back(std::move(element));
    return true;
}

/// The text in the current element, up to its end.
bool TmxReader::text(std::string& into) {
    while (true) {
        switch (m_xml.next()) {
        case XmlReader::Event::Text:
            if (!check(m_files.budget().takePart(m_xml.text().size()))) return false;
            into += m_xml.text();
            break;
        case XmlReader::Event::Begin:
            if (!skip()) return false;
            break;
        case XmlReader::Event::End:
            return isUtf8(into) || fail({DELVE_TEXT("tiled", "Syntax error: expected XML in UTF-8.")});
        case XmlReader::Event::Over:
        case XmlReader::Event::Failed: return fail(m_xml.failure());
        }
    }
}

bool TmxReader::root(std::string_view name) {
    if (m_xml.next() != XmlReader::Event::Begin) return fail(m_xml.failure());
    if (m_xml.name() == name) return true;
    return fail(
        {DELVE_TEXT("tiled", "Expected the element “%1”, found “%2”."), {std::string(name), clipped(m_xml.name())}});
}

bool TmxReader::map(TiledMap& map) {
    if (!attributes(map, &map.unknown) || !check(checkKindOfMap(map))) return false;
    m_infinite = map.infinite;
    return children([&](std::string_view name) {
        TiledLayer::Kind kind{};
        if (name == "properties") return properties(map.properties);
        if (name == "tileset") return mapTileset(map);
        if (isLayer(name, kind)) return addLayer(map.layers, kind, 0);
        return keep(map.unknown);
    });
}

bool TmxReader::isLayer(std::string_view name, TiledLayer::Kind& kind) const {
    static constexpr std::pair<std::string_view, TiledLayer::Kind> kinds[] = {
        {"layer", TiledLayer::Kind::Tiles},
        {"objectgroup", TiledLayer::Kind::Objects},
        {"imagelayer", TiledLayer::Kind::Image},
        {"group", TiledLayer::Kind::Group},
    };
    for (const auto& known : kinds) {
        if (known.first != name) continue;
        kind = known.second;
        return true;
    }
    return false;
}

bool TmxReader::addLayer(std::vector<TiledLayer>& layers, TiledLayer::Kind kind, int depth) {
    if (depth > deepestTiledGroup) return fail(tooDeepTiled(deepestTiledGroup));
    if (!check(m_files.budget().takeLayer())) return false;
    TiledLayer layer;
    layer.kind = kind;
    if (!attributes(layer, &layer.unknown) || !this->layer(layer, depth)) return false;
    layers.push_back(std::move(layer));
    return true;
}

bool TmxReader::layer(TiledLayer& layer, int depth) {
    using Kind = TiledLayer::Kind;
    bool hasData = false;
    const bool read = children([&](std::string_view name) {
        Kind kind{};
        if (name == "properties") return properties(layer.properties);
        if (name == "data" && layer.kind == Kind::Tiles && !std::exchange(hasData, true)) return data(layer);
        if (name == "object" && layer.kind == Kind::Objects) return object(layer.objects);
        if (name == "image" && layer.kind == Kind::Image) return image(layer.image);
        if (layer.kind == Kind::Group && isLayer(name, kind)) return addLayer(layer.layers, kind, depth + 1);
        return keep(layer.unknown);
    });
    if (layer.kind != Kind::Tiles || !hasData) layer.area = {};
    return read;
}

bool TmxReader::data(TiledLayer& layer) {
    const auto encoding = attribute("encoding");
    const auto format = cellFormatFrom(encoding, attribute("compression"));
    if (!format) return fail(format.failure());
    if (m_infinite) return chunk(layer, *format, encoding.empty());
    if (!check(checkLayerSize(layer)) || !check(m_files.budget().takeCells(layer.area.area()))) return false;
    return cells(*format, encoding.empty(), layer.area.area(), layer.name, layer.cells);
}

bool TmxReader::chunk(TiledLayer& layer, CellFormat format, bool elements) {
    ChunkedLayer chunks(m_files.budget());
    const bool read = children([&](std::string_view name) {
        if (name != "chunk") return skip();
        Rect area;
        return attributes(area) && check(chunks.add(area)) &&
               cells(format, elements, area.area(), layer.name, chunks.cells());
    });
    return read && check(chunks.joinInto(layer));
}

bool TmxReader::cells(CellFormat format, bool elements, std::int64_t count, const std::string& layer,
                      std::vector<TiledCell>& into) {
    if (elements) return tileElements(count, layer, into);
    CellReader reader(format, count, layer, into, m_files.mapBytes());
    return encodedCells(reader) && check(reader.finish());
}

bool TmxReader::encodedCells(CellReader& reader) {
    while (true) {
        switch (m_xml.next()) {
        case XmlReader::Event::Text:
            if (!check(reader.take(m_xml.text()))) return false;
            break;
        case XmlReader::Event::Begin:
            if (!skip()) return false;
            break;
        case XmlReader::Event::End: return true;
        case XmlReader::Event::Over:
        case XmlReader::Event::Failed: return fail(m_xml.failure());
        }
    }
}

bool TmxReader::tileElements(std::int64_t count, const std::string& layer, std::vector<TiledCell>& into) {
    const auto end = into.size() + static_cast<std::size_t>(count);
    const bool read = children([&](std::string_view name) {
        if (name != "tile") return skip();
        TiledCell cell = 0;
        for (const auto& attribute : m_xml.attributes())
            if (attribute.name == "gid" && !readValue(attribute.value, cell))
                return fail({DELVE_TEXT("tiled", "Unexpected value “%2” of “%1”. Save the file again in Tiled."),
                             {"gid", clipped(attribute.value)}});
        if (into.size() == end) return fail(moreCellsThan(layer, count));
        into.push_back(cell);
        return skip();
    });
    return read && (into.size() == end ||
                    fail(fewerCellsThan(layer, count - static_cast<std::int64_t>(end - into.size()), count)));
}

bool TmxReader::mapTileset(TiledMap& map) {
    if (!check(m_files.budget().takeTileset())) return false;
    TiledTileset tileset;
    const auto source = attribute("source");
    if (source.empty()) {
        if (!this->tileset(tileset)) return false;
    } else {
        TiledTileset named;
        if (!attributes(named) || !skip()) return false;
        auto read = m_files.tileset(m_file, source);
        if (!read) return fail(std::move(read).failure());
        tileset = std::move(*read);
        tileset.first = named.first;
        if (!check(checkTileset(tileset))) return false;
    }
    map.tilesets.push_back(std::move(tileset));
    return true;
}

Result<TiledMap> readTmx(const ReadPiece& read, TiledFiles& files) {
    XmlReader xml(read);
    TmxReader reader(xml, files, files.map());
    TiledMap map;
    if (!reader.root("map") || !reader.map(map)) return reader.failure();
    if (xml.next() != XmlReader::Event::Over) return xml.failure();
    files.settleTemplates(map);
    return map;
}

Result<TiledTileset> tilesetFromXml(std::string_view text, TiledFiles& files, const QString& file) {
    XmlReader xml(piecesOf(text));
    TmxReader reader(xml, files, file);
    TiledTileset tileset;
    if (!reader.root("tileset") || !reader.tileset(tileset)) return reader.failure();
    return tileset;
}

Result<TiledTemplate> templateFromXml(std::string_view text, TiledFiles& files, const QString& file) {
    XmlReader xml(piecesOf(text));
    TmxReader reader(xml, files, file);
    TiledTemplate made;
    if (!reader.root("template") || !reader.objectTemplate(made)) return reader.failure();
    return made;
}

} // namespace delve::editor
