#include "editor/formats/ldtk_kept_definitions.h"

#include "editor/ldtk/ldtk_identifier.h"
#include "editor/ldtk/ldtk_tiles.h"
#include "editor/tilesets/tile_words.h"

#include <QJsonArray>

#include <algorithm>
#include <charconv>
#include <set>

namespace delve::editor {
namespace {

/// "Ground#12 x" of "Ground" is 12 and " x".
struct SourceNumber {
    int number = 0;
    std::string_view flips;
};

std::optional<SourceNumber> numberIn(std::string_view source, const std::string& of) {
    const auto name = ldtkSourceName(of);
    if (!source.starts_with(name) || source.size() < name.size() + 2 || source[name.size()] != '#') return {};
    SourceNumber found;
    const auto* const begin = source.data() + name.size() + 1;
    const auto* const end = source.data() + source.size();
    const auto [rest, error] = std::from_chars(begin, end, found.number);
    if (error != std::errc() || found.number < 0) return {};
    found.flips = {rest, static_cast<std::size_t>(end - rest)};
    return found;
}

std::map<int, QJsonObject> byNumber(const QJsonValue& list) {
    std::map<int, QJsonObject> objects;
    for (const auto element : list.toArray()) objects[element[QLatin1String("uid")].toInt()] = element.toObject();
    return objects;
}

/// The list again, with what became of its elements.
QJsonArray updated(const QJsonValue& list, const std::map<int, QJsonObject>& objects) {
    QJsonArray array;
    for (const auto element : list.toArray()) array.append(objects.at(element[QLatin1String("uid")].toInt()));
    return array;
}

} // namespace

std::string ldtkTextOf(const QJsonObject& object, const char* member) {
    return object[QLatin1String(member)].toString().toStdString();
}

KeptLdtkDefinitions::KeptLdtkDefinitions(const QJsonObject& project, const TileCatalogue& tiles)
    : m_tiles(tiles), m_definitions(project["defs"].toObject()), m_layers(byNumber(m_definitions["layers"])),
      m_tilesets(byNumber(m_definitions["tilesets"])) {}

int KeptLdtkDefinitions::valueOf(Tile tile, const QJsonObject& layer, bool emptyIsFloor) {
    if (tile == Tile::Void || !m_tiles.has(tile) || (emptyIsFloor && tile == Tile::Floor)) return 0;
    const int definition = layer["layerDefUid"].toInt();
    const auto known = m_values.find({definition, tile});
    if (known != m_values.end()) return known->second;
    const auto name = ldtkTextOf(layer, "__identifier");
    const auto itself = numberIn(m_tiles[tile].source, name);
    std::optional<int> value;
    if (itself && itself->flips.empty()) value = itself->number;
    // What behaves the same, where it is a tile of no picture of its own.
    for (const auto other : m_tiles.all()) {
        if (value) break;
        if (m_tiles[other].serves != tile) continue;
        const auto same = numberIn(m_tiles[other].source, name);
        if (same && same->flips.empty()) value = same->number;
    }
    const int found = value ? *value : newValue(tile, definition);
    return m_values.emplace(std::pair(definition, tile), found).first->second;
}

int KeptLdtkDefinitions::newValue(Tile tile, int definition) {
    const auto layer = m_layers.find(definition);
    if (layer == m_layers.end()) return 0;
    auto values = layer->second["intGridValues"].toArray();
    int most = 0;
    std::set<std::string> names;
    for (const auto value : values) {
        most = std::max(most, std::min(value[QLatin1String("value")].toInt(), 1 << 30));
        names.insert(value[QLatin1String("identifier")].toString().toStdString());
    }
    const auto wanted = ldtkIdentifier(m_tiles[tile].name);
    auto name = wanted;
    for (int again = 2; names.contains(name); ++again) name = wanted + '_' + std::to_string(again);
    values.append(QJsonObject{{"value", most + 1},
                              {"identifier", QString::fromStdString(name)},
                              {"color", QString::fromStdString(toText(m_tiles[tile].colour))},
                              {"tile", QJsonValue()},
                              {"groupUid", 0}});
    layer->second["intGridValues"] = values;
    return most + 1;
}

std::optional<LdtkPiece> KeptLdtkDefinitions::pieceOf(Tile tile, const QJsonObject& layer) {
    const int number = layer["__tilesetDefUid"].toInt(-1);
    const auto tileset = m_tilesets.find(number);
    if (tileset == m_tilesets.end()) return {};
    const auto known = m_pieces.find({number, tile});
    if (known != m_pieces.end()) return known->second;
    auto& piece = m_pieces[{number, tile}];
    const auto& of = tileset->second;
    const auto found = m_tiles.has(tile) ? numberIn(m_tiles[tile].source, ldtkTextOf(of, "identifier")) : std::nullopt;
    const auto within = [&of](const char* member) { return std::int64_t{of[QLatin1String(member)].toInt()}; };
    const auto step = within("tileGridSize") + within("spacing"), padding = within("padding");
    if (!found || step < 1) return {};
    const auto columns = of.contains(QLatin1String("__cWid"))
                             ? within("__cWid")
                             : (within("pxWid") - 2 * padding + within("spacing")) / step;
    if (columns < 1) return {};
    piece =
        LdtkPiece{found->number, 0, padding + found->number % columns * step, padding + found->number / columns * step};
    if (found->flips.find('x') != std::string_view::npos) piece->flips += 1;
    if (found->flips.find('y') != std::string_view::npos) piece->flips += 2;
    return piece;
}

QJsonObject KeptLdtkDefinitions::entityOf(ThingKind kind) const {
    for (const auto element : m_definitions["entities"].toArray()) {
        const auto entity = element.toObject();
        if (thingFromAnyWord(ldtkTextOf(entity, "identifier")) == kind) return entity;
        for (const auto tag : entity["tags"].toArray())
            if (thingFromAnyWord(tag.toString().toStdString()) == kind) return entity;
    }
    return {};
}

QJsonObject KeptLdtkDefinitions::definitions() const {
    auto definitions = m_definitions;
    if (definitions.contains(QLatin1String("layers"))) definitions["layers"] = updated(definitions["layers"], m_layers);
    return definitions;
}

} // namespace delve::editor
