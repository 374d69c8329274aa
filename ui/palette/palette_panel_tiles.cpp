// The part of PalettePanel that changes the world's own tiles, and finds tiles and things on the map.
#include "ui/palette/palette_panel.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "editor/tilesets/tileset.h"
#include "editor/tools/tile_cells.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/world_changes.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/palette/choices.h"
#include "ui/palette/replace_dialog.h"
#include "ui/palette/tile_dialog.h"
#include "ui/palette/tile_icon.h"
#include "ui/palette/tileset_dialog.h"

#include <QFileInfo>

#include <utility>

namespace delve::ui {

namespace {

/// The next set cell behind `after`, row by row, from the top again after the last; nothing where none is set.
std::optional<Cell> nextOf(const BitGrid& cells, std::optional<Cell> after) {
    if (cells.size().area() == 0 || cells.none()) return {};
    const auto size = cells.size();
    Cell cell = after && size.contains(*after) ? *after : Cell{size.width - 1, size.height - 1};
    do {
        cell = cell.x + 1 < size.width ? Cell{cell.x + 1, cell.y} : Cell{0, (cell.y + 1) % size.height};
        if (cell.x == 0 && !cells.anyInRun(cell.y, 0, size.width)) cell.x = size.width - 1;
    } while (!cells.at(cell));
    return cell;
}

} // namespace

bool PalettePanel::isOwnTile(int choice) const {
    return choice >= firstCustomTile && m_shown.has(static_cast<Tile>(choice));
}

/// Void behaves as nothing else does.
bool PalettePanel::canDuplicate(int choice) const { return isTile(choice) && tileOf(choice) != Tile::Void; }

void PalettePanel::addTile() {
    TileKind kind;
    kind.name = editor::freeTileName(m_shown, tr("tile").toStdString());
    kind.glyph = editor::freeGlyph(m_shown);
    kind.colour = {150, 120, 90};
    addOwn(kind);
}

/// A copy of a built-in tile behaves as that one, and gets a picture of its own.
void PalettePanel::duplicateTile(int choice) {
    const Tile tile = tileOf(choice);
    TileKind kind = m_shown[tile];
    kind.name = editor::freeTileName(m_shown, nameOf(tile, m_shown).toStdString());
    kind.glyph = editor::freeGlyph(m_shown);
    if (!isOwnTile(choice)) kind.serves = tile;
    kind.label = {};
    addOwn(kind);
}

void PalettePanel::addOwn(const TileKind& kind) {
    const auto made = askForTile(this, kind);
    if (!made) return;
    const auto after = withTile(m_document.world(), *made);
    if (!after.ok()) return tellTileRefused(this, after.failure());
    m_document.applyWorld(WorldEdit::between(m_document.world(), after.value()),
                          {DELVE_TEXT("step", "Add tile “%1”"), {made->name}});
    takeTile(made->name);
}

void PalettePanel::takeTile(const std::string& name) {
    editor::ToolSettings settings = m_toolController.settings();
    settings.tile = m_document.world().tiles.find(name).value_or(settings.tile);
    m_toolController.setSettings(settings);
    layTiles();
}

void PalettePanel::addTileset() {
    if (const auto picture = askForPicture(this, tr("Load tileset picture")); !picture.isEmpty()) addTiles(picture);
}

void PalettePanel::addTiles(const QString& picture) {
    const auto read = editor::readTilePicture(picture);
    if (!read) return tellTileRefused(this, read.failure());
    const int room = maxCustomTiles - static_cast<int>(m_shown.custom().size());
    TilesetDialog dialog(*read, QFileInfo(picture).completeBaseName(), room, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto kinds = editor::tilesFrom(*read, dialog.pieces(), dialog.naming(), m_shown);
    World after = m_document.world();
    for (const auto& kind : kinds) after.tiles.add(kind);
    m_document.applyWorld(WorldEdit::between(m_document.world(), after),
                          Message{DELVE_TEXT_N("step", "Add %n tile(s)"), static_cast<std::int64_t>(kinds.size()), {}});
    if (!kinds.empty()) takeTile(kinds.front().name);
}

void PalettePanel::editTile(int choice) {
    if (!isOwnTile(choice)) return;
    const Tile tile = tileOf(choice);
    const auto made = askForTile(this, m_shown[tile]);
    if (!made) return;
    const auto after = withTileChanged(m_document.world(), tile, *made);
    if (!after.ok()) return tellTileRefused(this, after.failure());
    m_document.applyWorld(WorldEdit::between(m_document.world(), after.value()),
                          {DELVE_TEXT("step", "Change tile “%1”"), {made->name}});
}

void PalettePanel::removeTile(int choice) {
    if (!isOwnTile(choice)) return;
    const Tile tile = tileOf(choice);
    const std::string name = m_shown[tile].name;
    const auto after = withoutTile(m_document.world(), tile, Tile::Floor);
    if (!after.ok()) return tellTileRefused(this, after.failure());
    editor::ToolSettings settings = m_toolController.settings();
    if (std::exchange(settings.tile, settings.tile == tile ? Tile::Floor : settings.tile) == tile)
        m_toolController.setSettings(settings);
    m_document.applyWorld(WorldEdit::between(m_document.world(), after.value()),
                          {DELVE_TEXT("step", "Remove tile “%1”"), {name}});
}

// On the map

/// Of a tile in the chosen layer, or in the tiles of the level.
BitGrid PalettePanel::cellsOf(int choice) const {
    const auto& level = m_document.level();
    const auto& layer = m_toolController.settings().layer;
    if (isTile(choice))
        return editor::cellsOfTile(layer && *layer < level.layers.size() ? level.layers[*layer].tiles : level.tiles,
                                   tileOf(choice));
    BitGrid cells(level.size());
    for (const auto& thing : *level.things)
        if (thing.kind == kindOf(choice)) cells.set(thing.at);
    return cells;
}

void PalettePanel::selectOnMap(int choice) { m_toolController.selectCells(cellsOf(choice)); }

void PalettePanel::findOnMap(int choice) {
    m_found = nextOf(cellsOf(choice), m_found);
    if (m_found) m_page.map().flash({*m_found});
}

void PalettePanel::replaceOnMap(int choice) {
    if (!isTile(choice)) return;
    const auto cells = cellsOf(choice).count();
    if (const auto by = askForReplacement(this, tileOf(choice), m_shown, cells))
        m_toolController.replaceTile(tileOf(choice), *by);
}

} // namespace delve::ui
