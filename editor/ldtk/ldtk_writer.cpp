#include "editor/ldtk/ldtk_writer.h"

#include "editor/files/progress.h"
#include "editor/ldtk/ldtk_names.h"
#include "editor/ldtk/ldtk_project.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <utility>

namespace delve::editor {
namespace {

constexpr int gridPixels = 16;

// The numbers that LDtk calls uids: each once in a project.
constexpr int entitiesLayer = 1;
constexpr int tilesLayer = 2;
constexpr int mapField = 3;
constexpr int levelIdField = 4;
constexpr int firstEntity = 10;
constexpr int firstOver = 1000;
constexpr int firstUnder = 500'000;
constexpr int firstLevel = 1'000'000;

const std::string entitiesName = "Entities";

int entityNumber(ThingKind kind) { return firstEntity + 2 * static_cast<int>(kind); }

/// "Start": as LDtk writes identifiers.
std::string entityName(const ThingKindInfo& kind) {
    std::string name(kind.name);
    if (name.front() >= 'a' && name.front() <= 'z') name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return ldtkIdentifier(name);
}

/// Different names may be one identifier: then the later ones get a number.
class UniqueIdentifiers {
public:
    std::string of(std::string_view name) {
        const auto wanted = ldtkIdentifier(name);
        auto identifier = wanted;
        for (int again = 2; !m_taken.insert(identifier).second; ++again)
            identifier = wanted + '_' + std::to_string(again);
        return identifier;
    }

private:
    std::set<std::string> m_taken;
};

std::string layerName(bool over, std::size_t number) { return (over ? "Over_" : "Under_") + std::to_string(number); }

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

LdtkWriter::LdtkWriter(TextOut& out, const World& world, generation::Feedback* feedback)
    : m_out(out), m_world(world), m_feedback(feedback) {
    std::vector<bool> used(std::size_t{1} << 16);
    for (const auto& level : world.levels) {
        noteTiles(level.tiles, used);
        for (const auto& layer : level.layers) noteTiles(layer.tiles, used);
        const auto over = static_cast<std::size_t>(std::ranges::count_if(level.layers, &DecorationLayer::over));
        m_over = std::max(m_over, over);
        m_under = std::max(m_under, level.layers.size() - over);
        m_rows += level.size().height * static_cast<std::int64_t>(1 + level.layers.size());
    }
    for (const auto tile : world.tiles.all())
        if (used[static_cast<std::size_t>(tile)] && tile != Tile::Void) m_used.push_back(tile);
}

/// A text of the form that LDtk expects; the same world gives the same file.
std::string LdtkWriter::freshId() {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "de17e000-0000-11ee-8000-%012llx",
                  static_cast<unsigned long long>(++m_ids));
    return text.data();
}

/// The world without its tiles, which LDtk's layers have.
std::string LdtkWriter::mapText() const {
    World bare = m_world;
    for (std::size_t i = 0; i < bare.levels.size(); ++i) {
        auto& level = bare.levels[i];
        level.tiles = Grid(level.size());
        for (auto& layer : level.layers) layer.tiles = Grid(level.size());
    }
    return delveText(bare);
}

bool LdtkWriter::write() {
    writeHead();
    writeDefinitions();
    m_out << ",\n  \"levels\": [";
    std::int64_t worldX = 0;
    for (std::size_t i = 0; i < m_world.levels.size(); ++i) {
        m_out << (i == 0 ? "\n" : ",\n");
        if (!writeLevel(m_world.levels[i], i, worldX)) return false;
        worldX += (std::int64_t{m_world.levels[i].size().width} + 4) * gridPixels;
    }
    m_out << "\n  ],\n  \"worlds\": []\n}\n";
    return m_out.flush();
}

void LdtkWriter::writeHead() {
    m_out << "{\n  \"__header__\": { \"fileType\": \"LDtk Project JSON\", \"app\": \"Delvewright\", "
             "\"doc\": \"https://ldtk.io/json\", \"schema\": \"https://ldtk.io/files/JSON_SCHEMA.json\" },\n";
    m_out << "  \"iid\": \"" << freshId() << "\",\n  \"jsonVersion\": \"1.5.3\",\n  \"appBuildId\": 473702,\n";
    m_out << "  \"nextUid\": " << firstLevel + static_cast<std::int64_t>(m_world.levels.size()) << ",\n";
    m_out
        << "  \"identifierStyle\": \"Free\",\n  \"toc\": [],\n  \"worldLayout\": \"Free\",\n"
           "  \"worldGridWidth\": 256, \"worldGridHeight\": 256,\n"
           "  \"defaultLevelWidth\": 256, \"defaultLevelHeight\": 256,\n"
           "  \"defaultPivotX\": 0, \"defaultPivotY\": 0, \"defaultGridSize\": 16,\n"
           "  \"defaultEntityWidth\": 16, \"defaultEntityHeight\": 16,\n"
           "  \"bgColor\": \"#20242B\", \"defaultLevelBgColor\": \"#15181D\",\n"
           "  \"minifyJson\": false, \"externalLevels\": false, \"exportTiled\": false, \"simplifiedExport\": false,\n"
           "  \"imageExportMode\": \"None\", \"exportLevelBg\": true, \"pngFilePattern\": null,\n"
           "  \"backupOnSave\": false, \"backupLimit\": 10, \"backupRelPath\": null,\n"
           "  \"levelNamePattern\": \"Level_%idx\", \"tutorialDesc\": null, \"customCommands\": [], \"flags\": [],\n";
    m_out << "  \"dummyWorldIid\": \"" << freshId() << "\",\n";
}

void LdtkWriter::writeDefinitions() {
    m_out << "  \"defs\": {\n    \"layers\": [\n";
    writeLayerDefinition(entitiesName, entitiesLayer, false);
    for (std::size_t i = m_over; i > 0; --i) {
        m_out << ",\n";
        writeLayerDefinition(layerName(true, i), firstOver + static_cast<int>(i), true);
    }
    m_out << ",\n";
    writeLayerDefinition(ldtkTilesLayer, tilesLayer, true);
    for (std::size_t i = m_under; i > 0; --i) {
        m_out << ",\n";
        writeLayerDefinition(layerName(false, i), firstUnder + static_cast<int>(i), true);
    }
    m_out << "\n    ],\n    \"entities\": [";
    for (std::size_t i = 0; i < thingKinds().size(); ++i) {
        m_out << (i == 0 ? "\n" : ",\n");
        writeEntityDefinition(thingKinds()[i], entityNumber(thingKinds()[i].kind));
    }
    m_out << "\n    ],\n    \"tilesets\": [], \"enums\": [], \"externalEnums\": [],\n    \"levelFields\": [\n";
    writeFieldDefinition(ldtkIdField, levelIdField, "F_String", "String");
    m_out << ",\n";
    writeFieldDefinition(ldtkMapField, mapField, "F_Text", "String");
    m_out << "\n    ]\n  }";
}

void LdtkWriter::writeLayerDefinition(const std::string& name, int number, bool values) {
    const char* const type = values ? "IntGrid" : "Entities";
    m_out << "      { \"__type\": \"" << type << "\", \"type\": \"" << type << "\", \"identifier\": \"" << name;
    m_out << "\", \"uid\": " << number << ", \"gridSize\": " << gridPixels;
    m_out << ", \"displayOpacity\": 1, \"inactiveOpacity\": 1, \"pxOffsetX\": 0, \"pxOffsetY\": 0, "
             "\"parallaxFactorX\": 0, \"parallaxFactorY\": 0, \"parallaxScaling\": true, \"guideGridWid\": 0, "
             "\"guideGridHei\": 0, \"hideInList\": false, \"hideFieldsWhenInactive\": true, "
             "\"canSelectWhenInactive\": true, \"renderInWorldView\": true, \"requiredTags\": [], "
             "\"excludedTags\": [], \"uiFilterTags\": [], \"useAsyncRender\": false, \"autoRuleGroups\": [], "
             "\"autoSourceLayerDefUid\": null, \"tilesetDefUid\": null, \"autoTilesetDefUid\": null, "
             "\"autoTilesKilledByOtherLayerUid\": null, \"biomeFieldUid\": null, \"uiColor\": null, \"doc\": null, "
             "\"tilePivotX\": 0, \"tilePivotY\": 0, \"intGridValuesGroups\": [], \"intGridValues\": [";
    if (values) writeValues();
    m_out << "] }";
}

void LdtkWriter::writeValues() {
    UniqueIdentifiers identifiers;
    bool first = true;
    for (const auto tile : m_used) {
        const auto& kind = m_world.tiles[tile];
        m_out << (std::exchange(first, false) ? "\n" : ",\n") << "        { \"value\": " << static_cast<int>(tile);
        m_out << ", \"identifier\": \"" << identifiers.of(kind.name) << "\", \"color\": \"" << toText(kind.colour);
        m_out << "\", \"tile\": null, \"groupUid\": 0 }";
    }
}

void LdtkWriter::writeEntityDefinition(const ThingKindInfo& kind, int number) {
    m_out << "      { \"identifier\": \"" << entityName(kind) << "\", \"uid\": " << number;
    m_out << ", \"width\": 16, \"height\": 16, \"color\": \"#D9A441\", \"renderMode\": \"Cross\", \"tags\": [], "
             "\"exportToToc\": false, \"allowOutOfBounds\": false, \"doc\": null, \"resizableX\": false, "
             "\"resizableY\": false, \"minWidth\": null, \"maxWidth\": null, \"minHeight\": null, "
             "\"maxHeight\": null, \"keepAspectRatio\": false, \"tileOpacity\": 1, \"fillOpacity\": 0.3, "
             "\"lineOpacity\": 1, \"hollow\": false, \"showName\": true, \"tilesetId\": null, "
             "\"tileRenderMode\": \"FitInside\", \"tileRect\": null, \"uiTileRect\": null, "
             "\"nineSliceBorders\": [], \"maxCount\": 0, \"limitScope\": \"PerLevel\", "
             "\"limitBehavior\": \"MoveLastOne\", \"pivotX\": 0, \"pivotY\": 0, \"fieldDefs\": [\n";
    writeFieldDefinition(ldtkIdField, number + 1, "F_String", "String");
    m_out << "\n      ] }";
}

void LdtkWriter::writeFieldDefinition(const char* name, int number, const char* type, const char* shown) {
    m_out << "        { \"identifier\": \"" << name << "\", \"doc\": null, \"__type\": \"" << shown;
    m_out << "\", \"uid\": " << number << ", \"type\": \"" << type;
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

bool LdtkWriter::writeLevel(const Level& level, std::size_t place, std::int64_t worldX) {
    m_out << "    { \"identifier\": \"" << ldtkIdentifier("Level_" + std::to_string(place)) << "\", \"iid\": \""
          << freshId() << "\", \"uid\": " << firstLevel + static_cast<std::int64_t>(place);
    m_out << ",\n      \"worldX\": " << worldX
          << ", \"worldY\": 0, \"worldDepth\": 0, \"pxWid\": " << level.size().width * gridPixels
          << ", \"pxHei\": " << level.size().height * gridPixels;
    m_out << ",\n      \"__bgColor\": \"#15181D\", \"bgColor\": null, \"useAutoIdentifier\": false, "
             "\"bgRelPath\": null, \"bgPos\": null, \"bgPivotX\": 0.5, \"bgPivotY\": 0.5, "
             "\"__smartColor\": \"#8A8D93\", \"__bgPos\": null, \"externalRelPath\": null, \"__neighbours\": [],\n";
    writeFields(level, place);
    m_out << ",\n      \"layerInstances\": [\n";
    if (!writeEntities(level, place)) return false;
    std::size_t over = 0, under = 0;
    std::vector<std::pair<const DecorationLayer*, std::size_t>> layers;
    for (const auto& layer : level.layers) layers.emplace_back(&layer, layer.over ? ++over : ++under);
    std::ranges::reverse(layers); // LDtk's topmost layer stands first
    for (const bool isOver : {true, false}) {
        if (!isOver && !writeGrid(level, place, ldtkTilesLayer, tilesLayer, level.tiles, 100, true)) return false;
        for (const auto& entry : layers)
            if (entry.first->over == isOver &&
                !writeGrid(level, place, layerName(isOver, entry.second),
                           (isOver ? firstOver : firstUnder) + static_cast<int>(entry.second), entry.first->tiles,
                           entry.first->opacity, !entry.first->hidden))
                return false;
    }
    m_out << "\n      ] }";
    return true;
}

void LdtkWriter::writeFields(const Level& level, std::size_t place) {
    m_out << "      \"fieldInstances\": [\n";
    writeTextField(ldtkIdField, levelIdField, level.id);
    if (place == 0) {
        m_out << ",\n";
        writeTextField(ldtkMapField, mapField, mapText());
    }
    m_out << "\n      ]";
}

void LdtkWriter::writeTextField(const char* name, int number, const std::string& text) {
    m_out << "        { \"__identifier\": \"" << name
          << "\", \"__type\": \"String\", \"__tile\": null, \"defUid\": " << number << ", \"__value\": ";
    m_out.quoted(text) << ", \"realEditorValues\": [{ \"id\": \"V_String\", \"params\": [";
    m_out.quoted(text) << "] }] }";
}

void LdtkWriter::beginLayer(const Level& level, std::size_t place, const std::string& name, int number, bool values,
                            std::int32_t opacity, bool visible) {
    m_out << "        { \"__identifier\": \"" << name << "\", \"__type\": \"" << (values ? "IntGrid" : "Entities")
          << "\", \"__cWid\": " << level.size().width << ", \"__cHei\": " << level.size().height
          << ", \"__gridSize\": " << gridPixels << ", \"__opacity\": " << toText(Decimal::ofThousandths(opacity * 10));
    (m_out << ", \"visible\": ").yesNo(visible);
    m_out << ", \"__pxTotalOffsetX\": 0, \"__pxTotalOffsetY\": 0, \"__tilesetDefUid\": null, "
             "\"__tilesetRelPath\": null, \"iid\": \""
          << freshId() << "\", \"levelId\": " << firstLevel + static_cast<std::int64_t>(place)
          << ", \"layerDefUid\": " << number;
    m_out << ", \"pxOffsetX\": 0, \"pxOffsetY\": 0, \"optionalRules\": [], \"overrideTilesetUid\": null, "
             "\"seed\": 0, \"autoLayerTiles\": [], \"gridTiles\": [], ";
}

bool LdtkWriter::writeGrid(const Level& level, std::size_t place, const std::string& name, int number, const Grid& grid,
                           std::int32_t opacity, bool visible) {
    m_out << ",\n";
    beginLayer(level, place, name, number, true, opacity, visible);
    m_out << "\"entityInstances\": [], \"intGridCsv\": [\n";
    m_row.resize(static_cast<std::size_t>(level.size().width));
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        m_stopped = !goesOn(m_feedback, m_rowsWritten++, m_rows);
        if (m_stopped) return false;
        grid.readRow(y, 0, m_row);
        m_out << "          ";
        for (std::size_t x = 0; x < m_row.size(); ++x)
            (x == 0 ? m_out : m_out << ',') << (m_world.tiles.has(m_row[x]) ? static_cast<int>(m_row[x]) : 0);
        if (!m_out.endLine(y + 1 < level.size().height ? ",\n" : "\n")) return false;
    }
    m_out << "        ] }";
    return true;
}

bool LdtkWriter::writeEntities(const Level& level, std::size_t place) {
    beginLayer(level, place, entitiesName, entitiesLayer, false, 100, true);
    m_out << "\"intGridCsv\": [], \"entityInstances\": [";
    std::string_view before = "\n";
    for (const auto& thing : *level.things) {
        if (!m_out.endLine(std::exchange(before, ",\n"))) return false;
        writeEntity(thing);
    }
    m_out << "] }";
    return true;
}

void LdtkWriter::writeEntity(const Thing& thing) {
    const auto number = entityNumber(thing.kind);
    m_out << "          { \"__identifier\": \"" << entityName(infoOf(thing.kind)) << "\", \"__grid\": [" << thing.at.x
          << ", " << thing.at.y << "], \"__pivot\": [0, 0], \"__tags\": [], \"__tile\": null, "
          << "\"__smartColor\": \"#D9A441\", \"iid\": \"" << freshId() << "\", \"width\": " << gridPixels
          << ", \"height\": " << gridPixels << ", \"defUid\": " << number << ", \"px\": [" << thing.at.x * gridPixels
          << ", " << thing.at.y * gridPixels << "], \"fieldInstances\": [\n    ";
    writeTextField(ldtkIdField, number + 1, thing.id);
    m_out << "] }";
}

} // namespace delve::editor
