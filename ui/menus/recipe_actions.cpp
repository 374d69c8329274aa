#include "ui/menus/made_panels.h"
#include "ui/menus/tables.h"

#include "editor/document/document.h"
#include "ui/fields/condition_field.h"
#include "ui/files/recipe_files.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/recipe/want_row.h"
#include "ui/seeds/seed_row.h"
#include "ui/stages/stage_slider.h"

namespace delve::ui {

namespace {

RecipePanel& panelOf(const Pages& pages) { return *pages.current()->panel<RecipePanel>(); }

ActionTable makingActions(Pages& pages) {
    const auto hasRecipe = [&pages] { return !pages.current()->document().recipe().stages.empty(); };
    return {
        {.id = QStringLiteral("recipe.generate"),
         .text = Actions::tr("Re&generate"),
         .keys = {QKeySequence(Qt::Key_G)},
         .icon = QStringLiteral("generate"),
         .help = Actions::tr("Regenerate the map with the same seed. Pinned cells and things stay."),
         .run = [&pages] { panelOf(pages).generate(); },
         .enabledWhen = hasRecipe},
        {.id = QStringLiteral("recipe.new-seed"),
         .text = Actions::tr("Regenerate with ne&w seed"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_G)},
         .icon = QStringLiteral("dice"),
         .help = Actions::tr("Regenerate the map with a new random seed. Pinned cells and things stay."),
         .run = [&pages] { panelOf(pages).seed().roll(); },
         .enabledWhen = hasRecipe},
    };
}

Action findSeedAction(Pages& pages) {
    const auto want = [&pages]() -> WantRow& { return panelOf(pages).want(); };
    return {.id = QStringLiteral("recipe.find-seed"),
            .text = Actions::tr("&Find a seed"),
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G)},
            .icon = QStringLiteral("search"),
            .help = Actions::tr("Search for a seed whose map is as you want it. Write that in the recipe panel first."),
            .run =
                [&pages, want] {
                    if (want().field().condition() || want().searching()) return want().search();
                    bringForward(panelOf(pages));
                    want().field().setFocus();
                },
            .enabledWhen = [&pages] { return !pages.current()->document().recipe().stages.empty(); }};
}

ActionTable seedActions(Pages& pages) {
    const auto seed = [&pages]() -> SeedRow& { return panelOf(pages).seed(); };
    return whileMade<RecipePanel>(pages, {
                                             {.id = QStringLiteral("recipe.previous-seed"),
                                              .text = Actions::tr("&Previous seed"),
                                              .keys = {QKeySequence(Qt::ALT | Qt::Key_PageUp)},
                                              .icon = QStringLiteral("back"),
                                              .help = Actions::tr("Go back to the seed used before this one."),
                                              .run = [seed] { seed().goBack(); },
                                              .enabledWhen = [seed] { return seed().canGoBack(); }},
                                             {.id = QStringLiteral("recipe.next-seed"),
                                              .text = Actions::tr("Ne&xt seed"),
                                              .keys = {QKeySequence(Qt::ALT | Qt::Key_PageDown)},
                                              .icon = QStringLiteral("forward"),
                                              .help = Actions::tr("Go forward again after going back."),
                                              .run = [seed] { seed().goForward(); },
                                              .enabledWhen = [seed] { return seed().canGoForward(); }},
                                             {.id = QStringLiteral("recipe.copy-seed"),
                                              .text = Actions::tr("&Copy seed"),
                                              .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                                              .icon = QStringLiteral("copy"),
                                              .help = Actions::tr("Copy the seed to the clipboard."),
                                              .run = [seed] { seed().copy(); }},
                                         });
}

Action addStageAction(Pages& pages) {
    return {.id = QStringLiteral("recipe.add-stage"),
            .text = Actions::tr("A&dd stage…"),
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A)},
            .icon = QStringLiteral("add"),
            .help = Actions::tr("Choose a stage from a list with pictures. It is added behind those of its kind."),
            .run = [&pages] { panelOf(pages).addStage(); }};
}

/// Custom recipes and rooms, loaded from files.
ActionTable recipeFileActions(Pages& pages, RecipeFiles& files) {
    return {
        {.id = QStringLiteral("recipe.load"),
         .text = Actions::tr("&Load recipe…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
         .help = Actions::tr("Use a recipe from a file for this map."),
         .run =
             [&pages, &files] {
                 if (const auto recipe = files.loadRecipe()) panelOf(pages).useRecipe(*recipe);
             }},
        {.id = QStringLiteral("recipe.save"),
         .text = Actions::tr("&Save recipe…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)},
         .help = Actions::tr("Save only the recipe to a file, to share it."),
         .run = [&pages, &files] { files.saveRecipe(panelOf(pages).recipe()); }},
        {.id = QStringLiteral("recipe.stamps"),
         .text = Actions::tr("Load sta&mps…"),
         .help =
             Actions::tr("Load your own rooms for the stage “Vaults” to place. Each level of the file is one room."),
         .run = [&files] { files.loadStamps(); }},
    };
}

} // namespace

ActionTable stopActions(Pages& pages, WorkInHand& work) {
    const auto generates = [&pages] { return pages.current() && pages.current()->document().generating(); };
    return {{.id = QStringLiteral("recipe.stop"),
             .text = Actions::tr("S&top"),
             .keys = {QKeySequence(Qt::Key_Escape)},
             .icon = QStringLiteral("close"),
             .help = Actions::tr("Stop opening, saving, exporting, generating, fixing or proving. The map stays as it "
                                 "is."),
             .run =
                 [&pages, &work] {
                     if (work.any()) work.stopNewest();
                     else pages.current()->document().cancelGeneration();
                 },
             .enabledWhen = [generates, &work] { return work.any() || generates(); }}};
}

ActionTable recipeActions(Pages& pages, RecipeFiles& files) {
    ActionTable all{addStageAction(pages), findSeedAction(pages)};
    for (auto& part : {makingActions(pages), seedActions(pages), recipeFileActions(pages, files)})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

ActionTable stageActions(Pages& pages) {
    const auto stages = [&pages]() -> StageSlider& { return pages.current()->stages(); };
    return {
        {.id = QStringLiteral("stages.play"),
         .text = Actions::tr("Pla&y back the stages"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_Space)},
         .icon = QStringLiteral("play"),
         .help = Actions::tr("Show how the map was generated, stage by stage."),
         .run = [stages] { stages().togglePlay(); }},
        {.id = QStringLiteral("stages.back"),
         .text = Actions::tr("P&revious stage"),
         .keys = {QKeySequence(Qt::Key_Comma)},
         .help = Actions::tr("Show the map one stage earlier."),
         .run = [stages] { stages().stepBack(); }},
        {.id = QStringLiteral("stages.forward"),
         .text = Actions::tr("Next stag&e"),
         .keys = {QKeySequence(Qt::Key_Period)},
         .help = Actions::tr("Show the map one stage later."),
         .run = [stages] { stages().stepForward(); },
         .enabledWhen = [stages] { return !stages().live(); }},
        {.id = QStringLiteral("stages.live"),
         .text = Actions::tr("Show li&ve map"),
         .keys = {QKeySequence(Qt::Key_L)},
         .icon = QStringLiteral("live"),
         .help = Actions::tr("Show the map again instead of one of its stages."),
         .run = [stages] { stages().goLive(); },
         .enabledWhen = [stages] { return !stages().live(); }},
    };
}

} // namespace delve::ui
