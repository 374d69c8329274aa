#include "ui/window/tour_steps.h"

#include "editor/document/document.h"
#include "ui/play/play_view.h"
#include "ui/stages/stage_slider.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Tour)
};

void takeBrush(MainWindow& window) {
    window.stages().goLive();
    auto settings = window.toolController().settings();
    settings.tile = Tile::Water;
    settings.brushSize = std::max(settings.brushSize, 3);
    window.toolController().setSettings(settings);
    window.toolController().takeUp("brush");
}

void takePin(MainWindow& window) {
    window.stages().goLive();
    auto settings = window.toolController().settings();
    settings.pinTarget = editor::PinTarget::Rooms;
    window.toolController().setSettings(settings);
    window.toolController().takeUp("pin");
}

void backToMap(MainWindow& window) {
    window.stages().goLive();
    window.pages().current()->showView(0);
}

bool hasNewSeed(const TourMoment& before, const TourMoment& now) { return now.recipe.seed != before.recipe.seed; }
bool hasOtherStages(const TourMoment& before, const TourMoment& now) {
    return !(now.recipe.stages == before.recipe.stages);
}
bool showsStage(const TourMoment&, const TourMoment& now) { return !now.live; }
/// By hand: a map that is generated meanwhile, or by another recipe, is no painting.
bool isPainted(const TourMoment& before, const TourMoment& now) {
    return now.live && !before.generating && !now.generating && now.recipe == before.recipe &&
           now.tiles.size() == before.tiles.size() && !(now.tiles == before.tiles);
}
bool isPinned(const TourMoment& before, const TourMoment& now) { return !(now.pinned == before.pinned); }
bool isPlayed(const TourMoment& before, const TourMoment& now) { return !before.playing && now.playing; }
bool isBack(const TourMoment& before, const TourMoment& now) { return before.playing && !now.playing; }

} // namespace

TourMoment TourMoment::of(const MainWindow& window) {
    const auto* page = window.pages().current();
    if (!page) return {};
    const auto& level = page->document().level();
    const auto* play = page->viewOf<PlayView>();
    return {page->document().recipe(),
            level.tiles,
            level.pinned,
            page->stages().live(),
            play && play->shown() && play->session().game(),
            page->document().generating()};
}

std::vector<TourStep> tourSteps() {
    const auto recipe = QStringLiteral("recipe");
    return {
        {Texts::tr("A recipe makes the map"),
         Texts::tr("Press the dice: a new seed makes another map. The arrows beside it go back and forward."), recipe,
         QStringLiteral("seed-dice"), backToMap, hasNewSeed},
        {Texts::tr("Every number can be changed"),
         Texts::tr("Drag this slider: the map follows at once. Ctrl+Z undoes the whole drag."), recipe,
         QStringLiteral("slider"), backToMap, hasOtherStages},
        {Texts::tr("See how the map came to be"),
         Texts::tr("Step back through the stages: drag this handle to the left, or press the comma."), QString(),
         QStringLiteral("stage-track"), backToMap, showsStage},
        {Texts::tr("Paint by hand"),
         Texts::tr("The brush is in your hand, with water. Drag it across the map. The right button picks what is "
                   "under it."),
         QString(), QStringLiteral("map"), takeBrush, isPainted},
        {Texts::tr("Keep what you like"),
         Texts::tr("With the pin, click a room on the map. What is pinned stays when you regenerate the rest with G; "
                   "what you paint is pinned by itself."),
         QString(), QStringLiteral("tool.pin"), takePin, isPinned},
        {Texts::tr("Every verdict is proven"),
         Texts::tr("Here you see whether the map can be won: the program has played it. Beside it are the errors and "
                   "warnings; click them to fix them."),
         QString(),
         QStringLiteral("verdict"),
         backToMap,
         {}},
        {Texts::tr("Play it"), Texts::tr("Press this button, or F5, and you are in your map."), QString(),
         QStringLiteral("play.start"), backToMap, isPlayed},
        {Texts::tr("That is all"),
         Texts::tr("Walk about. Esc returns to the map, where Ctrl+Shift+P finds every action by its name."),
         QString(),
         QStringLiteral("play-map"),
         {},
         isBack},
    };
}

} // namespace delve::ui
