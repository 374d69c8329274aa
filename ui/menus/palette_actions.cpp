// Custom tiles and decoration layers: the actions of the buttons in the palette.
#include "ui/menus/made_panels.h"
#include "ui/menus/tables.h"
#include "ui/palette/layers_list.h"
#include "ui/palette/palette_panel.h"

namespace delve::ui {

namespace {

ActionTable tileActions(const std::function<PalettePanel&()>& palette) {
    const auto own = [palette] { return palette().ownTileChosen(); };
    return {
        {.id = QStringLiteral("tile.add"),
         .text = Actions::tr("&Add a tile…"),
         .help = Actions::tr("Add your own tile, with a name and a picture."),
         .run = [palette] { palette().addTile(); }},
        {.id = QStringLiteral("tile.add-tileset"),
         .text = Actions::tr("Add tiles from tile&set…"),
         .help = Actions::tr("Add many tiles at once from one picture."),
         .run = [palette] { palette().addTileset(); }},
        {.id = QStringLiteral("tile.edit"),
         .text = Actions::tr("&Change the tile…"),
         .help = Actions::tr("Change the name, picture or behaviour of the chosen tile."),
         .run = [palette] { palette().editTile(); },
         .enabledWhen = own},
        {.id = QStringLiteral("tile.remove"),
         .text = Actions::tr("&Remove the tile"),
         .help = Actions::tr("Floor replaces it everywhere on the map."),
         .run = [palette] { palette().removeTile(); },
         .enabledWhen = own},
    };
}

/// `change` is applied to the chosen layer.
Action layerAction(const std::function<LayersList&()>& layers, const char* id, const QString& text, const QString& help,
                   void (*change)(LayersList&), bool (*may)(const LayersList&)) {
    return {.id = QStringLiteral("layer.") + QLatin1String(id),
            .text = text,
            .help = help,
            .run = [layers, change] { change(layers()); },
            .enabledWhen = [layers, may] { return may(layers()); }};
}

/// The actions that hide and lock are checked if the chosen layer is hidden or locked.
void tickByLayer(ActionTable& rows, const std::function<LayersList&()>& layers) {
    for (auto& row : rows) {
        const bool hides = row.id == QStringLiteral("layer.hide");
        if (!hides && row.id != QStringLiteral("layer.lock")) continue;
        row.checkedWhen = [layers, hides] { return hides ? layers().chosenHidden() : layers().chosenLocked(); };
    }
}

ActionTable layerActions(const std::function<LayersList&()>& layers) {
    const auto always = [](const LayersList&) { return true; };
    const auto chosen = [](const LayersList& list) { return list.chosenLayer().has_value(); };
    ActionTable rows{
        layerAction(
            layers, "add", Actions::tr("&Add a layer"), Actions::tr("Decoration tiles drawn over the map."),
            [](LayersList& list) { list.add(); }, always),
        layerAction(
            layers, "above", Actions::tr("Choose the layer a&bove"), Actions::tr("Paint on that layer."),
            [](LayersList& list) { list.chooseNext(-1); }, [](const LayersList& list) { return list.hasNext(-1); }),
        layerAction(
            layers, "below", Actions::tr("Choose the layer be&low"), Actions::tr("Paint on that layer."),
            [](LayersList& list) { list.chooseNext(1); }, [](const LayersList& list) { return list.hasNext(1); }),
        layerAction(
            layers, "up", Actions::tr("Move the layer &up"), Actions::tr("Draw it over more layers."),
            [](LayersList& list) { list.move(true); },
            [](const LayersList& list) { return list.chosenLayer() && list.hasNext(-1); }),
        layerAction(
            layers, "down", Actions::tr("Move the layer &down"), Actions::tr("Draw it under more layers."),
            [](LayersList& list) { list.move(false); },
            [](const LayersList& list) { return list.chosenLayer() && list.hasNext(1); }),
        layerAction(
            layers, "hide", Actions::tr("&Hide the layer"), Actions::tr("Hide the chosen layer, or show it again."),
            [](LayersList& list) { list.toggleHidden(); }, chosen),
        layerAction(
            layers, "lock", Actions::tr("Loc&k the layer"), Actions::tr("A locked layer cannot be painted."),
            [](LayersList& list) { list.toggleLocked(); }, chosen),
        layerAction(
            layers, "rename", Actions::tr("Re&name the layer"), Actions::tr("In the list of layers."),
            [](LayersList& list) { list.startRename(); }, chosen),
        layerAction(
            layers, "remove", Actions::tr("&Remove the layer"), Actions::tr("Also removes everything painted on it."),
            [](LayersList& list) { list.remove(); }, chosen),
    };
    tickByLayer(rows, layers);
    return rows;
}

} // namespace

ActionTable paletteActions(Pages& pages) {
    const auto palette = [&pages]() -> PalettePanel& { return *pages.current()->panel<PalettePanel>(); };
    auto rows = tileActions(palette);
    for (auto& row : layerActions([palette]() -> LayersList& { return palette().layers(); }))
        rows.push_back(std::move(row));
    return whileMade<PalettePanel>(pages, std::move(rows));
}

} // namespace delve::ui
