// Custom tiles and decoration layers: the actions of the buttons in their docks.
#include "ui/layers/layers_panel.h"
#include "ui/menus/made_panels.h"
#include "ui/menus/tables.h"
#include "ui/palette/palette_panel.h"

namespace delve::ui {

namespace {

/// `change` is applied to the tile or thing that is marked in the palette.
Action tileAction(const std::function<PalettePanel&()>& palette, const char* id, const QString& text,
                  const QString& help, void (PalettePanel::*change)(int), bool (*may)(const PalettePanel&)) {
    return {.id = QStringLiteral("tile.") + QLatin1String(id),
            .text = text,
            .help = help,
            .run = [palette, change] { (palette().*change)(palette().picked()); },
            .enabledWhen = [palette, may] { return may(palette()); }};
}

ActionTable newTileActions(const std::function<PalettePanel&()>& palette) {
    return {
        {.id = QStringLiteral("tile.add"),
         .text = Actions::tr("&Add a tile…"),
         .help = Actions::tr("Add your own tile, with a name and a picture."),
         .run = [palette] { palette().addTile(); }},
        {.id = QStringLiteral("tile.add-tileset"),
         .text = Actions::tr("Add tiles from tile&set…"),
         .help = Actions::tr("Add many tiles at once from one picture."),
         .run = [palette] { palette().addTileset(); }},
        {.id = QStringLiteral("tile.grid"),
         .text = Actions::tr("Palette as a &grid"),
         .help = Actions::tr("Show tiles and things as a grid of pictures instead of a list of names."),
         .run = [palette] { palette().setGrid(!palette().grid()); },
         .checkedWhen = [palette] { return palette().grid(); }},
    };
}

ActionTable tileActions(const std::function<PalettePanel&()>& palette) {
    const auto own = [](const PalettePanel& panel) { return panel.isOwnTile(panel.picked()); };
    const auto tile = [](const PalettePanel& panel) { return panel.canDuplicate(panel.picked()); };
    const auto any = [](const PalettePanel&) { return true; };
    ActionTable rows = newTileActions(palette);
    for (auto& row : {
             tileAction(palette, "edit", Actions::tr("&Change the tile…"),
                        Actions::tr("Change the name, picture or behaviour of the chosen tile."),
                        &PalettePanel::editTile, own),
             tileAction(palette, "duplicate", Actions::tr("&Duplicate the tile…"),
                        Actions::tr("Add your own tile that behaves as the chosen one does."),
                        &PalettePanel::duplicateTile, tile),
             tileAction(palette, "remove", Actions::tr("&Remove the tile"),
                        Actions::tr("Floor replaces it everywhere on the map."), &PalettePanel::removeTile, own),
             tileAction(palette, "find", Actions::tr("&Find on the map"),
                        Actions::tr("Show the next cell with the tile or thing chosen in the palette."),
                        &PalettePanel::findOnMap, any),
             tileAction(palette, "select", Actions::tr("Select a&ll on the map"),
                        Actions::tr("Select every cell with the tile or thing chosen in the palette."),
                        &PalettePanel::selectOnMap, any),
             tileAction(palette, "replace", Actions::tr("Replace on the &map by…"),
                        Actions::tr("Replace the chosen tile by another one in all of the level, or in the selection."),
                        &PalettePanel::replaceOnMap, tile),
         })
        rows.push_back(row);
    return rows;
}

/// `change` is applied to the chosen layer.
Action layerAction(const std::function<LayersPanel&()>& layers, const char* id, const QString& text,
                   const QString& help, void (*change)(LayersPanel&), bool (*may)(const LayersPanel&)) {
    return {.id = QStringLiteral("layer.") + QLatin1String(id),
            .text = text,
            .help = help,
            .run = [layers, change] { change(layers()); },
            .enabledWhen = [layers, may] { return may(layers()); }};
}

/// The actions that hide and lock are checked if the chosen layer is hidden or locked.
void tickByLayer(ActionTable& rows, const std::function<LayersPanel&()>& layers) {
    for (auto& row : rows) {
        const bool hides = row.id == QStringLiteral("layer.hide");
        if (!hides && row.id != QStringLiteral("layer.lock")) continue;
        row.checkedWhen = [layers, hides] { return hides ? layers().chosenHidden() : layers().chosenLocked(); };
    }
}

ActionTable layerActionsOf(const std::function<LayersPanel&()>& layers) {
    const auto always = [](const LayersPanel&) { return true; };
    const auto chosen = [](const LayersPanel& list) { return list.chosenLayer().has_value(); };
    ActionTable rows{
        layerAction(
            layers, "add", Actions::tr("&Add a layer"), Actions::tr("Decoration tiles drawn over the map."),
            [](LayersPanel& list) { list.add(); }, always),
        layerAction(
            layers, "above", Actions::tr("Choose the layer a&bove"), Actions::tr("Paint on that layer."),
            [](LayersPanel& list) { list.chooseNext(-1); }, [](const LayersPanel& list) { return list.hasNext(-1); }),
        layerAction(
            layers, "below", Actions::tr("Choose the layer be&low"), Actions::tr("Paint on that layer."),
            [](LayersPanel& list) { list.chooseNext(1); }, [](const LayersPanel& list) { return list.hasNext(1); }),
        layerAction(
            layers, "up", Actions::tr("Move the layer &up"), Actions::tr("Draw it over more layers."),
            [](LayersPanel& list) { list.move(true); },
            [](const LayersPanel& list) { return list.chosenLayer() && list.hasNext(-1); }),
        layerAction(
            layers, "down", Actions::tr("Move the layer &down"), Actions::tr("Draw it under more layers."),
            [](LayersPanel& list) { list.move(false); },
            [](const LayersPanel& list) { return list.chosenLayer() && list.hasNext(1); }),
        layerAction(
            layers, "hide", Actions::tr("&Hide the layer"), Actions::tr("Hide the chosen layer, or show it again."),
            [](LayersPanel& list) { list.toggleHidden(); }, chosen),
        layerAction(
            layers, "lock", Actions::tr("Loc&k the layer"), Actions::tr("A locked layer cannot be painted."),
            [](LayersPanel& list) { list.toggleLocked(); }, chosen),
        layerAction(
            layers, "rename", Actions::tr("Re&name the layer"), Actions::tr("In the list of layers."),
            [](LayersPanel& list) { list.startRename(); }, chosen),
        layerAction(
            layers, "remove", Actions::tr("&Remove the layer"), Actions::tr("Also removes everything painted on it."),
            [](LayersPanel& list) { list.remove(); }, chosen),
    };
    tickByLayer(rows, layers);
    return rows;
}

} // namespace

ActionTable paletteActions(Pages& pages) {
    const auto palette = [&pages]() -> PalettePanel& { return *pages.current()->panel<PalettePanel>(); };
    return whileMade<PalettePanel>(pages, tileActions(palette));
}

ActionTable layerActions(Pages& pages) {
    const auto layers = [&pages]() -> LayersPanel& { return *pages.current()->panel<LayersPanel>(); };
    return whileMade<LayersPanel>(pages, layerActionsOf(layers));
}

} // namespace delve::ui
