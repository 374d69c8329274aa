#include "ui/window/built_in_parts.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "ui/actions/action.h"
#include "ui/gallery/gallery_panel.h"
#include "ui/history/history_panel.h"
#include "ui/illumination/illumination_panel.h"
#include "ui/layers/layers_panel.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/map/mini_map.h"
#include "ui/measures/measures_panel.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/document_page.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/marked_problems.h"
#include "ui/palette/palette_panel.h"
#include "ui/personas/personas_panel.h"
#include "ui/play/play_view.h"
#include "ui/problems/problems_panel.h"
#include "ui/properties/properties_panel.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/stamps/stamps_panel.h"
#include "ui/survey/survey_panel.h"
#include "ui/sweep/sweep_panel.h"
#include "ui/things/things_panel.h"
#include "ui/window/game_in_front.h"
#include "ui/window/window_context.h"

#include <utility>

namespace delve::ui {

namespace {

QWidget* makeRecipe(const PartContext& context, DocumentPage& page) {
    auto* panel = new RecipePanel(page.document(), context.window.seeds, context.window.questions.whichFile);
    QObject::connect(panel, &RecipePanel::sweepWanted, &page, [&page](const QString& stage, const QString& parameter) {
        auto* const sweeps = page.panel<SweepPanel>();
        bringForward(*sweeps);
        sweeps->sweep(stage, parameter);
    });
    return panel;
}

QWidget* makeSweep(const PartContext&, DocumentPage& page) {
    auto* panel = new SweepPanel(page.document());
    QObject::connect(panel, &SweepPanel::valueChosen, &page,
                     [&page](const QString& stage, const QString& parameter, const ParameterValue& value) {
                         page.panel<RecipePanel>()->setParameter(stage, parameter, value);
                     });
    return panel;
}

QWidget* makeLevels(const PartContext&, DocumentPage& page) { return new LevelsPanel(page.document(), page.trail()); }

QWidget* makePalette(const PartContext& context, DocumentPage& page) {
    return new PalettePanel(page, context.toolController, context.window.settings);
}

QWidget* makeLayers(const PartContext& context, DocumentPage& page) {
    return new LayersPanel(page.document(), context.toolController);
}

QWidget* makeStamps(const PartContext& context, DocumentPage& page) {
    return new StampsPanel(page, context.toolController);
}

QWidget* makeProperties(const PartContext& context, DocumentPage& page) {
    return new PropertiesPanel(page, context.toolController);
}

QWidget* makeThings(const PartContext& context, DocumentPage& page) {
    return new ThingsPanel(page, context.toolController);
}

QWidget* makeMeasures(const PartContext&, DocumentPage& page) { return new MeasuresPanel(page); }

QWidget* makeIllumination(const PartContext&, DocumentPage& page) { return new IlluminationPanel(page); }

QWidget* makeSurvey(const PartContext& context, DocumentPage& page) {
    return new SurveyPanel(page, context.window.questions);
}

QWidget* makeGallery(const PartContext& context, DocumentPage& page) {
    return new GalleryPanel(page, context.window.settings);
}

QWidget* makeHistory(const PartContext&, DocumentPage& page) {
    auto* panel = new HistoryPanel(page.document());
    panel->setProperty(menuOfWidget, QStringList{QStringLiteral("edit.undo"), QStringLiteral("edit.redo")});
    return panel;
}

QWidget* makeProblems(const PartContext& context, DocumentPage& page) {
    return new ProblemsPanel(page, context.toolController);
}

QWidget* makePersonas(const PartContext&, DocumentPage& page) { return new PersonasPanel(page); }

PageView* makePlay(const PartContext& context, DocumentPage& page) {
    return new PlayView(page, context.window.settings, editor::savedGamesIn(context.window.dataFolder));
}

QWidget* makeMiniMap(const PartContext&, DocumentPage& page) {
    auto* miniMap = new MiniMap;
    miniMap->setAccessibleName(editor::toQString(DELVE_TEXT("Parts", "Mini-map")));
    auto& document = page.document();
    miniMap->setAhead(document.drawnAhead());
    const auto show = [miniMap, &document] {
        miniMap->showLevel(document.level(), document.world().tiles, document.world().properties);
    };
    show();
    QObject::connect(&document, &editor::Document::changed, miniMap,
                     [miniMap, &document, show](const editor::DocumentChange& change) {
                         const bool newSkin = change.ofWorld() && !miniMap->hasSkinOf(document.world().properties);
                         if (change.redrawsAll() || newSkin) show();
                         else if (change.ofShownLevel()) miniMap->updateLevel(document.level(), change.shownCells());
                     });
    QObject::connect(&page.map(), &MapView::visibleCellsChanged, miniMap, &MiniMap::setVisibleCells);
    QObject::connect(miniMap, &MiniMap::centreRequested, &page.map(),
                     [map = &page.map()](QPointF place) { map->centreOn(place); });
    const auto markProblems = [miniMap, marked = &page.markedProblems()] {
        miniMap->setProblems(marked->shownMarks());
    };
    QObject::connect(&page.markedProblems(), &MarkedProblems::changed, miniMap, markProblems);
    markProblems();
    miniMap->setChosen(page.map().chosen());
    QObject::connect(&page.map(), &MapView::chosenSet, miniMap, &MiniMap::setChosen);
    return new MiniMapStack(page, miniMap);
}

/// About what a recipe makes of many seeds and parameters.
std::vector<PanelInfo> panelsOfManyLevels() {
    return {
        {.id = QStringLiteral("gallery"),
         .title = DELVE_TEXT("Parts", "Gallery"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeGallery,
         .shownAtFirst = false,
         .describesMap = true},
        {.id = QStringLiteral("survey"),
         .title = DELVE_TEXT("Parts", "Survey"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeSurvey,
         .shownAtFirst = false,
         .describesMap = true},
        {.id = QStringLiteral("illumination"),
         .title = DELVE_TEXT("Parts", "Illumination"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeIllumination,
         .shownAtFirst = false,
         .describesMap = true},
        {.id = QStringLiteral("sweep"),
         .title = DELVE_TEXT("Parts", "Sweep"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeSweep,
         .shownAtFirst = false,
         .describesMap = true,
         .icon = QStringLiteral("sweep")},
    };
}

} // namespace

std::vector<PanelInfo> builtInPanels() {
    std::vector<PanelInfo> panels{
        {.id = QStringLiteral("recipe"),
         .title = DELVE_TEXT("Parts", "Recipe"),
         .area = Qt::LeftDockWidgetArea,
         .make = makeRecipe,
         .front = true,
         .describesMap = true},
        {.id = QStringLiteral("layers"),
         .title = DELVE_TEXT("Parts", "Layers"),
         .area = Qt::LeftDockWidgetArea,
         .make = makeLayers,
         .describesMap = true},
        {.id = QStringLiteral("stamps"),
         .title = DELVE_TEXT("Parts", "Stamps"),
         .area = Qt::LeftDockWidgetArea,
         .make = makeStamps},
        {.id = QStringLiteral("levels"),
         .title = DELVE_TEXT("Parts", "Levels"),
         .area = Qt::RightDockWidgetArea,
         .make = makeLevels,
         .place = 1,
         .describesMap = true},
        {.id = QStringLiteral("palette"),
         .title = DELVE_TEXT("Parts", "Palette"),
         .area = Qt::RightDockWidgetArea,
         .make = makePalette,
         .place = 1,
         .share = 4,
         .front = true},
        {.id = QStringLiteral("mini-map"),
         .title = DELVE_TEXT("Parts", "Mini-map"),
         .area = Qt::RightDockWidgetArea,
         .make = makeMiniMap},
        {.id = QStringLiteral("properties"),
         .title = DELVE_TEXT("Parts", "Properties"),
         .area = Qt::RightDockWidgetArea,
         .make = makeProperties,
         .place = 1,
         .describesMap = true},
        {.id = QStringLiteral("personas"),
         .title = DELVE_TEXT("Parts", "Personas"),
         .area = Qt::LeftDockWidgetArea,
         .make = makePersonas,
         .shownAtFirst = false,
         .describesMap = true},
        {.id = QStringLiteral("things"),
         .title = DELVE_TEXT("Parts", "Things"),
         .area = Qt::LeftDockWidgetArea,
         .make = makeThings,
         .shownAtFirst = false,
         .describesMap = true},
        {.id = QStringLiteral("history"),
         .title = DELVE_TEXT("Parts", "History"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeHistory},
        {.id = QStringLiteral("problems"),
         .title = DELVE_TEXT("Parts", "Problems"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeProblems,
         .front = true,
         .describesMap = true,
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M)}},
        {.id = QStringLiteral("measures"),
         .title = DELVE_TEXT("Parts", "Measures"),
         .area = Qt::BottomDockWidgetArea,
         .make = makeMeasures,
         .describesMap = true},
    };
    for (auto& panel : panelsOfManyLevels()) panels.push_back(std::move(panel));
    return panels;
}

std::vector<ViewInfo> builtInViews() {
    return {{.id = QStringLiteral("play"), .title = DELVE_TEXT("Parts", "Play"), .make = makePlay}};
}

} // namespace delve::ui
