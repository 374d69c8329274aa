#include "editor/formats/ldtk_writer.h"

#include "editor/files/progress.h"
#include "editor/ldtk/ldtk_identifier.h"
#include "editor/ldtk/ldtk_project.h"
#include "generation/level/delve_file.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <utility>

namespace delve::editor {

LdtkWriter::LdtkWriter(TextOut& out, const World& world, const LdtkSheets* sheets, int cellPixels,
                       generation::Feedback* feedback)
    : m_out(out), m_world(world), m_sheets(sheets), m_feedback(feedback), m_use(world), m_side(cellPixels) {
    for (const auto& level : world.levels)
        m_rows += level.size().height * static_cast<std::int64_t>(1 + level.layers.size()) * (sheets ? 2 : 1);
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
    LdtkDefinitions(m_out, m_world, m_use, m_sheets, m_side).write();
    m_out << ",\n  \"levels\": [";
    std::int64_t worldX = 0;
    for (std::size_t i = 0; i < m_world.levels.size(); ++i) {
        m_out << (i == 0 ? "\n" : ",\n");
        if (!writeLevel(m_world.levels[i], i, worldX)) return false;
        worldX += (std::int64_t{m_world.levels[i].size().width} + 4) * m_side;
    }
    m_out << "\n  ],\n  \"worlds\": []\n}\n";
    return m_out.flush();
}

bool LdtkWriter::goOn() {
    m_stopped = !goesOn(m_feedback, m_rowsWritten++, m_rows);
    return !m_stopped;
}

void LdtkWriter::writeHead() {
    m_out << "{\n  \"__header__\": { \"fileType\": \"LDtk Project JSON\", \"app\": \"Delvewright\", "
             "\"doc\": \"https://ldtk.io/json\", \"schema\": \"https://ldtk.io/files/JSON_SCHEMA.json\" },\n";
    m_out << "  \"iid\": \"" << m_ids.next() << "\",\n  \"jsonVersion\": \"1.5.3\",\n  \"appBuildId\": 473702,\n";
    m_out << "  \"nextUid\": " << LdtkNumbers::level(m_world.levels.size()) << ",\n";
    m_out
        << "  \"identifierStyle\": \"Free\",\n  \"toc\": [],\n  \"worldLayout\": \"Free\",\n"
           "  \"worldGridWidth\": 256, \"worldGridHeight\": 256,\n"
           "  \"defaultLevelWidth\": 256, \"defaultLevelHeight\": 256,\n"
           "  \"defaultPivotX\": 0, \"defaultPivotY\": 0, \"defaultGridSize\": "
        << m_side
        << ",\n"
           "  \"defaultEntityWidth\": 16, \"defaultEntityHeight\": 16,\n"
           "  \"bgColor\": \"#20242B\", \"defaultLevelBgColor\": \"#15181D\",\n"
           "  \"minifyJson\": false, \"externalLevels\": false, \"exportTiled\": false, \"simplifiedExport\": false,\n"
           "  \"imageExportMode\": \"None\", \"exportLevelBg\": true, \"pngFilePattern\": null,\n"
           "  \"backupOnSave\": false, \"backupLimit\": 10, \"backupRelPath\": null,\n"
           "  \"levelNamePattern\": \"Level_%idx\", \"tutorialDesc\": null, \"customCommands\": [], \"flags\": [],\n";
    m_out << "  \"dummyWorldIid\": \"" << m_ids.next() << "\",\n";
}

bool LdtkWriter::writeLevel(const Level& level, std::size_t place, std::int64_t worldX) {
    m_out << "    { \"identifier\": \"" << ldtkIdentifier("Level_" + std::to_string(place)) << "\", \"iid\": \""
          << m_ids.next() << "\", \"uid\": " << LdtkNumbers::level(place);
    m_out << ",\n      \"worldX\": " << worldX
          << ", \"worldY\": 0, \"worldDepth\": 0, \"pxWid\": " << std::int64_t{level.size().width} * m_side
          << ", \"pxHei\": " << std::int64_t{level.size().height} * m_side;
    m_out << ",\n      \"__bgColor\": \"#15181D\", \"bgColor\": null, \"useAutoIdentifier\": false, "
             "\"bgRelPath\": null, \"bgPos\": null, \"bgPivotX\": 0.5, \"bgPivotY\": 0.5, "
             "\"__smartColor\": \"#8A8D93\", \"__bgPos\": null, \"externalRelPath\": null, \"__neighbours\": [],\n";
    writeFields(level, place);
    m_out << ",\n      \"layerInstances\": [\n";
    if (!writeEntities(level, place)) return false;
    for (const auto& layer : layersOf(level)) {
        if (m_sheets && !writePicture(level, place, layer)) return false;
        if (!writeGrid(level, place, layer)) return false;
    }
    m_out << "\n      ] }";
    return true;
}

std::vector<LdtkWriter::Layer> LdtkWriter::layersOf(const Level& level) {
    std::vector<Layer> under, over;
    for (const auto& layer : level.layers) {
        auto& side = layer.over ? over : under;
        const int number = LdtkNumbers::layer(layer.over, side.size() + 1);
        side.push_back({ldtkLayerName(layer.over, side.size() + 1), number, number + 1, layer.tiles, &layer});
    }
    under.push_back({ldtkTilesLayer, LdtkNumbers::tiles, LdtkNumbers::tilesPicture, level.tiles, nullptr});
    std::vector<Layer> all;
    for (auto layer = over.rbegin(); layer != over.rend(); ++layer) all.push_back(*layer);
    for (auto layer = under.rbegin(); layer != under.rend(); ++layer) all.push_back(*layer);
    return all;
}

void LdtkWriter::writeFields(const Level& level, std::size_t place) {
    m_out << "      \"fieldInstances\": [\n";
    writeTextField(ldtkIdField, LdtkNumbers::levelIdField, level.id);
    if (place == 0) {
        m_out << ",\n";
        writeTextField(ldtkMapField, LdtkNumbers::mapField, mapText());
    }
    m_out << "\n      ]";
}

void LdtkWriter::writeTextField(const char* name, int number, const std::string& text) {
    m_out << "        { \"__identifier\": \"" << name
          << "\", \"__type\": \"String\", \"__tile\": null, \"defUid\": " << number << ", \"__value\": ";
    m_out.quoted(text) << ", \"realEditorValues\": [{ \"id\": \"V_String\", \"params\": [";
    m_out.quoted(text) << "] }] }";
}

void LdtkWriter::beginLayer(const Level& level, std::size_t place, const std::string& name, int number,
                            const char* type, const DecorationLayer* decoration) {
    const auto opacity = decoration ? decoration->opacity : 100;
    m_out << "        { \"__identifier\": \"" << name << "\", \"__type\": \"" << type
          << "\", \"__cWid\": " << level.size().width << ", \"__cHei\": " << level.size().height
          << ", \"__gridSize\": " << m_side << ", \"__opacity\": " << toText(Decimal::ofThousandths(opacity * 10));
    (m_out << ", \"visible\": ").yesNo(!decoration || !decoration->hidden);
    m_out << ", \"__pxTotalOffsetX\": 0, \"__pxTotalOffsetY\": 0, \"iid\": \"" << m_ids.next()
          << "\", \"levelId\": " << LdtkNumbers::level(place) << ", \"layerDefUid\": " << number;
    m_out << ", \"pxOffsetX\": 0, \"pxOffsetY\": 0, \"optionalRules\": [], \"seed\": 0, "
             "\"autoLayerTiles\": [], ";
    const bool drawn = std::string_view(type) == "Tiles";
    if (!drawn) {
        m_out << "\"overrideTilesetUid\": null, \"__tilesetDefUid\": null, \"__tilesetRelPath\": null, "
                 "\"gridTiles\": [], ";
        return;
    }
    const auto sheet = m_sheets->level(place).sheet;
    m_out << "\"overrideTilesetUid\": ";
    if (sheet == 0) m_out << "null";
    else m_out << LdtkNumbers::tileset(sheet);
    m_out << ", \"__tilesetDefUid\": " << LdtkNumbers::tileset(sheet) << ", \"__tilesetRelPath\": ";
    m_out.quoted(m_sheets->sheets()[sheet].path) << ", \"intGridCsv\": [], \"entityInstances\": [], ";
}

bool LdtkWriter::writeGrid(const Level& level, std::size_t place, const Layer& layer) {
    m_out << ",\n";
    beginLayer(level, place, layer.name, layer.number, "IntGrid", layer.decoration);
    m_out << "\"entityInstances\": [], \"intGridCsv\": [\n";
    m_row.resize(static_cast<std::size_t>(level.size().width));
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        if (!goOn()) return false;
        layer.tiles.readRow(y, 0, m_row);
        m_out << "          ";
        for (std::size_t x = 0; x < m_row.size(); ++x)
            (x == 0 ? m_out : m_out << ',') << (m_world.tiles.has(m_row[x]) ? static_cast<int>(m_row[x]) : 0);
        if (!m_out.endLine(y + 1 < level.size().height ? ",\n" : "\n")) return false;
    }
    m_out << "        ] }";
    return true;
}

/// What the cells of a layer look like: a tile for each that shows something.
bool LdtkWriter::writePicture(const Level& level, std::size_t place, const Layer& layer) {
    m_out << ",\n";
    beginLayer(level, place, ldtkPictureOf(layer.name), layer.picture, "Tiles", layer.decoration);
    m_out << "\"gridTiles\": [";
    const auto* const pieces = m_sheets->layer(place, layer.decoration);
    const auto sheet = m_sheets->level(place).sheet;
    std::string_view before;
    auto piece = pieces ? pieces->cells.begin() : std::vector<CellPieces::Number>::const_iterator();
    for (std::int32_t y = 0; pieces && y < level.size().height; ++y) {
        if (!goOn()) return false;
        for (std::int32_t x = 0; x < level.size().width; ++x, ++piece) {
            if (*piece == 0) continue;
            const auto source = m_sheets->placeOf(sheet, *piece);
            m_out << std::exchange(before, ",") << "{\"px\":[" << std::int64_t{x} * m_side << ','
                  << std::int64_t{y} * m_side << "],\"src\":[" << source.x << ',' << source.y
                  << "],\"f\":0,\"t\":" << *piece - 1 << ",\"d\":[" << std::int64_t{y} * level.size().width + x
                  << "],\"a\":1}";
        }
        if (!m_out.endLine("\n")) return false;
    }
    m_out << "] }";
    return true;
}

bool LdtkWriter::writeEntities(const Level& level, std::size_t place) {
    beginLayer(level, place, ldtkEntitiesLayer, LdtkNumbers::entities, "Entities", nullptr);
    m_out << "\"intGridCsv\": [], \"entityInstances\": [";
    std::string_view before = "\n";
    for (std::size_t i = 0; i < level.things->size(); ++i) {
        if (!m_out.endLine(std::exchange(before, ",\n"))) return false;
        writeEntity(level, place, i);
    }
    m_out << "] }";
    return true;
}

void LdtkWriter::writeEntity(const Level& level, std::size_t place, std::size_t number) {
    const auto& thing = (*level.things)[number];
    m_out << "          { \"__identifier\": \"" << ldtkEntityName(infoOf(thing.kind)) << "\", \"__grid\": ["
          << thing.at.x << ", " << thing.at.y << "], \"__pivot\": [0, 0], \"__tags\": [], \"__tile\": ";
    if (m_sheets) m_sheets->writeRect(m_out, place, number);
    else m_out << "null";
    m_out << ", \"__smartColor\": \"#D9A441\", \"iid\": \"" << m_ids.next() << "\", \"width\": " << m_side
          << ", \"height\": " << m_side << ", \"defUid\": " << LdtkNumbers::entity(thing.kind) << ", \"px\": ["
          << std::int64_t{thing.at.x} * m_side << ", " << std::int64_t{thing.at.y} * m_side
          << "], \"fieldInstances\": [\n    ";
    writeTextField(ldtkIdField, LdtkNumbers::idField(thing.kind), thing.id);
    m_out << "] }";
}

} // namespace delve::editor
