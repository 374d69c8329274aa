#include "editor/formats/ldtk_definitions.h"

#include "editor/ldtk/ldtk_identifier.h"
#include "editor/ldtk/ldtk_project.h"
#include "editor/text/unique_names.h"
#include "generation/level/decimal.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

void noteTiles(const Grid& grid, std::vector<bool>& used) {
    for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
        const auto chunk = grid.chunk(i);
        const Rect area = grid.chunkArea(i);
        if (!chunk.cells) used[static_cast<std::size_t>(chunk.tile)] = true;
        for (std::int32_t y = 0; chunk.cells && y < area.height; ++y)
            for (std::int32_t x = 0; x < area.width; ++x) used[static_cast<std::size_t>(chunk.row(y)[x])] = true;
    }
}

} // namespace

std::string ldtkEntityName(const ThingKindInfo& kind) {
    std::string name(kind.name);
    if (name.front() >= 'a' && name.front() <= 'z') name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return ldtkIdentifier(name);
}

LdtkUse::LdtkUse(const World& world) {
    std::vector<bool> used(std::size_t{1} << 16);
    for (const auto& level : world.levels) {
        noteTiles(level.tiles, used);
        for (const auto& layer : level.layers) noteTiles(layer.tiles, used);
        const auto above = static_cast<std::size_t>(std::ranges::count_if(level.layers, &DecorationLayer::over));
        over = std::max(over, above);
        under = std::max(under, level.layers.size() - above);
    }
    for (const auto tile : world.tiles.all())
        if (used[static_cast<std::size_t>(tile)] && tile != Tile::Void) tiles.push_back(tile);
}

void LdtkDefinitions::write() {
    m_out << "  \"defs\": {\n    \"layers\": [\n";
    writeLayer(ldtkEntitiesLayer, LdtkNumbers::entities, "Entities", 100);
    for (const bool over : {true, false}) {
        if (!over) writeGridLayer(ldtkTilesLayer, LdtkNumbers::tiles, LdtkNumbers::tilesPicture, 100);
        for (std::size_t i = over ? m_use.over : m_use.under; i > 0; --i) {
            const int number = LdtkNumbers::layer(over, i);
            writeGridLayer(ldtkLayerName(over, i), number, number + 1, opacityOf(over, i));
        }
    }
    m_out << "\n    ],\n    \"entities\": [";
    std::string_view before = "\n";
    for (const auto& kind : thingKinds()) {
        m_out << std::exchange(before, ",\n");
        writeEntity(kind);
    }
    m_out << "\n    ],\n    \"tilesets\": [";
    for (std::size_t i = 0; m_sheets && i < m_sheets->sheets().size(); ++i) {
        m_out << (i == 0 ? "\n" : ",\n");
        writeTileset(i);
    }
    m_out << "], \"enums\": [], \"externalEnums\": [],\n    \"levelFields\": [\n";
    writeField(ldtkIdField, LdtkNumbers::levelIdField, "F_String");
    m_out << ",\n";
    writeField(ldtkMapField, LdtkNumbers::mapField, "F_Text");
    m_out << "\n    ]\n  }";
}

/// LDtk has one opacity for a layer of all levels: that of the first which has it.
std::int32_t LdtkDefinitions::opacityOf(bool over, std::size_t number) const {
    for (const auto& level : m_world.levels) {
        std::size_t count = 0;
        for (const auto& layer : level.layers)
            if (layer.over == over && ++count == number) return layer.opacity;
    }
    return 100;
}

/// The values, and over them what they look like.
void LdtkDefinitions::writeGridLayer(const std::string& name, int number, int picture, std::int32_t opacity) {
    m_out << ",\n";
    if (m_sheets) writeLayer(ldtkPictureOf(name), picture, "Tiles", opacity);
    if (m_sheets) m_out << ",\n";
    writeLayer(name, number, "IntGrid", opacity);
}

void LdtkDefinitions::writeLayer(const std::string& name, int number, const char* type, std::int32_t opacity) {
    const std::string_view kind(type);
    m_out << "      { \"__type\": \"" << type << "\", \"type\": \"" << type << "\", \"identifier\": \"" << name;
    m_out << "\", \"uid\": " << number << ", \"gridSize\": " << m_side
          << ", \"displayOpacity\": " << toText(Decimal::ofThousandths(opacity * 10));
    m_out << ", \"inactiveOpacity\": 1, \"pxOffsetX\": 0, \"pxOffsetY\": 0, "
             "\"parallaxFactorX\": 0, \"parallaxFactorY\": 0, \"parallaxScaling\": true, \"guideGridWid\": 0, "
             "\"guideGridHei\": 0, \"hideInList\": false, \"hideFieldsWhenInactive\": true, "
             "\"canSelectWhenInactive\": true, \"renderInWorldView\": true, \"requiredTags\": [], "
             "\"excludedTags\": [], \"uiFilterTags\": [], \"useAsyncRender\": false, \"autoRuleGroups\": [], "
             "\"autoSourceLayerDefUid\": null, \"tilesetDefUid\": ";
    if (kind == "Tiles") m_out << LdtkNumbers::tileset(0);
    else m_out << "null";
    m_out << ", \"autoTilesetDefUid\": null, "
             "\"autoTilesKilledByOtherLayerUid\": null, \"biomeFieldUid\": null, \"uiColor\": null, \"doc\": null, "
             "\"tilePivotX\": 0, \"tilePivotY\": 0, \"intGridValuesGroups\": [], \"intGridValues\": [";
    if (kind == "IntGrid") writeValues();
    m_out << "] }";
}

void LdtkDefinitions::writeValues() {
    UniqueNames identifiers('_');
    std::string_view before = "\n";
    for (const auto tile : m_use.tiles) {
        const auto& kind = m_world.tiles[tile];
        m_out << std::exchange(before, ",\n") << "        { \"value\": " << static_cast<int>(tile);
        m_out << ", \"identifier\": \"" << identifiers.take(ldtkIdentifier(kind.name)) << "\", \"color\": \""
              << toText(kind.colour);
        m_out << "\", \"tile\": null, \"groupUid\": 0 }";
    }
}

void LdtkDefinitions::writeEntity(const ThingKindInfo& kind) {
    m_out << "      { \"identifier\": \"" << ldtkEntityName(kind) << "\", \"uid\": " << LdtkNumbers::entity(kind.kind);
    m_out << ", \"width\": " << m_side << ", \"height\": " << m_side;
    writeTileOf(kind.kind);
    m_out << ", \"color\": \"#D9A441\", \"tags\": [], "
             "\"exportToToc\": false, \"allowOutOfBounds\": false, \"doc\": null, \"resizableX\": false, "
             "\"resizableY\": false, \"minWidth\": null, \"maxWidth\": null, \"minHeight\": null, "
             "\"maxHeight\": null, \"keepAspectRatio\": false, \"tileOpacity\": 1, \"fillOpacity\": 0.3, "
             "\"lineOpacity\": 1, \"hollow\": false, \"showName\": true, "
             "\"tileRenderMode\": \"FitInside\", \"uiTileRect\": null, "
             "\"nineSliceBorders\": [], \"maxCount\": 0, \"limitScope\": \"PerLevel\", "
             "\"limitBehavior\": \"MoveLastOne\", \"pivotX\": 0, \"pivotY\": 0, \"fieldDefs\": [\n";
    writeField(ldtkIdField, LdtkNumbers::idField(kind.kind), "F_String");
    m_out << "\n      ] }";
}

/// The picture of the first thing of the kind.
void LdtkDefinitions::writeTileOf(ThingKind kind) {
    for (std::size_t i = 0; m_sheets && i < m_world.levels.size(); ++i) {
        const auto& things = *m_world.levels[i].things;
        const auto found = std::ranges::find(things, kind, &Thing::kind);
        if (found == things.end()) continue;
        m_out << ", \"renderMode\": \"Tile\", \"tilesetId\": " << LdtkNumbers::tileset(m_sheets->level(i).sheet)
              << ", \"tileRect\": ";
        m_sheets->writeRect(m_out, i, static_cast<std::size_t>(found - things.begin()));
        return;
    }
    m_out << R"(, "renderMode": "Cross", "tilesetId": null, "tileRect": null)";
}

void LdtkDefinitions::writeField(const char* name, int number, const char* type) {
    m_out << "        { \"identifier\": \"" << name << "\", \"doc\": null, \"__type\": \"String\", \"uid\": " << number
          << ", \"type\": \"" << type;
    m_out << "\", \"isArray\": false, \"canBeNull\": true, \"arrayMinLength\": null, \"arrayMaxLength\": null, "
             "\"editorDisplayMode\": \"Hidden\", \"editorDisplayScale\": 1, \"editorDisplayPos\": \"Above\", "
             "\"editorLinkStyle\": \"StraightArrow\", \"editorDisplayColor\": null, \"editorAlwaysShow\": false, "
             "\"editorShowInWorld\": false, \"editorCutLongValues\": true, \"editorTextSuffix\": null, "
             "\"editorTextPrefix\": null, \"useForSmartColor\": false, \"exportToToc\": false, "
             "\"searchable\": false, \"min\": null, \"max\": null, \"regex\": null, \"acceptFileTypes\": null, "
             "\"defaultOverride\": null, \"textLanguageMode\": null, \"symmetricalRef\": false, "
             "\"autoChainRef\": true, \"allowOutOfLevelRef\": true, \"allowedRefs\": \"OnlySame\", "
             "\"allowedRefsEntityUid\": null, \"allowedRefTags\": [], \"tilesetUid\": null }";
}

void LdtkDefinitions::writeTileset(std::size_t number) {
    const auto& sheet = m_sheets->sheets()[number];
    const auto& pieces = *sheet.pieces;
    const int side = pieces.pixels();
    const Size size = sheetOf(pieces.count(), side);
    m_out << "      { \"__cWid\": " << size.width << ", \"__cHei\": " << size.height << ", \"identifier\": \"Tiles"
          << (number == 0 ? "" : '_' + std::to_string(number + 1)) << "\", \"uid\": " << LdtkNumbers::tileset(number)
          << ", \"relPath\": ";
    m_out.quoted(sheet.path) << ", \"embedAtlas\": null, \"pxWid\": " << size.width * side
                             << ", \"pxHei\": " << size.height * side << ", \"tileGridSize\": " << side;
    m_out << ", \"spacing\": 0, \"padding\": 0, \"tags\": [], \"tagsSourceEnumUid\": null, \"enumTags\": [], "
             "\"customData\": [";
    for (CellPieces::Number piece = 1; piece <= pieces.count(); ++piece) {
        const auto* const thing = pieces.thingOf(piece);
        m_out << (piece == 1 ? "" : ", ") << "{ \"tileId\": " << piece - 1 << ", \"data\": ";
        m_out.quoted(thing ? infoOf(thing->kind).name : std::string_view(m_world.tiles[pieces.tileOf(piece)].name))
            << " }";
    }
    m_out << "], \"savedSelections\": [], \"cachedPixelData\": null }";
}

} // namespace delve::editor
