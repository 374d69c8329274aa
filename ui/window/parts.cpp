#include "ui/window/parts.h"

#include "editor/document/document.h"
#include "ui/history/history_panel.h"
#include "ui/levels/level_trail.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/map/mini_map.h"
#include "ui/palette/palette_panel.h"
#include "ui/play/play_view.h"
#include "ui/properties/properties_panel.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/window/game_in_front.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>

namespace delve {

namespace {

struct WindowParts {
    Q_DECLARE_TR_FUNCTIONS(Parts)
};

QWidget* makeMiniMap(DocumentPage& page) {
    auto* miniMap = new MiniMap;
    miniMap->setAccessibleName(WindowParts::tr("Mini-map"));
    auto& document = page.document();
    miniMap->setAhead(document.drawnAhead());
    miniMap->showLevel(document.level(), document.world().tiles);
    QObject::connect(&document, &Document::changed, miniMap, [miniMap, &document](const DocumentChange& change) {
        if (change.showsAnew()) miniMap->showLevel(document.level(), document.world().tiles);
        else if (change.ofShownLevel()) miniMap->updateLevel(document.level(), change.shownCells());
    });
    QObject::connect(&page.map(), &MapView::visibleCellsChanged, miniMap, &MiniMap::setVisibleCells);
    QObject::connect(miniMap, &MiniMap::centreRequested, &page.map(),
                     [map = &page.map()](QPointF place) { map->centreOn(place); });
    return new MiniMapStack(page, miniMap);
}

} // namespace

std::vector<PanelKind> panelKinds(const WindowContext& context, Hand& hand) {
    return {
        {QStringLiteral("recipe"), WindowParts::tr("Recipe"), Qt::LeftDockWidgetArea,
         [seeds = context.seeds, whichFile = context.questions.whichFile](DocumentPage& page) {
             return new RecipePanel(page.document(), seeds, whichFile);
         },
         true},
        {QStringLiteral("levels"), WindowParts::tr("Levels"), Qt::RightDockWidgetArea,
         [](DocumentPage& page) { return new LevelsPanel(page.document(), page.trail()); }, true},
        {QStringLiteral("palette"), WindowParts::tr("Palette"), Qt::RightDockWidgetArea,
         [&hand](DocumentPage& page) { return new PalettePanel(page.document(), hand); }},
        {QStringLiteral("mini-map"), WindowParts::tr("Mini-map"), Qt::RightDockWidgetArea, makeMiniMap},
        {QStringLiteral("properties"), WindowParts::tr("Properties"), Qt::RightDockWidgetArea,
         [&hand](DocumentPage& page) { return new PropertiesPanel(page, hand); }, true},
        {QStringLiteral("history"), WindowParts::tr("History"), Qt::BottomDockWidgetArea,
         [](DocumentPage& page) { return new HistoryPanel(page.document()); }},
    };
}

std::vector<ViewKind> viewKinds(const WindowContext& context) {
    const auto makePlay = [&settings = context.settings, folder = context.dataFolder](DocumentPage& page) {
        return new PlayView(page, settings, savedGamesIn(folder));
    };
    return {{QStringLiteral("play"), WindowParts::tr("Play"), makePlay}};
}

} // namespace delve
