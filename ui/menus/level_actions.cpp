#include "ui/menus/tables.h"

#include "editor/document/document.h"
#include "editor/tools/rooms.h"
#include "editor/tools/tool_controller.h"
#include "ui/levels/levels_panel.h"
#include "ui/levels/resizing.h"
#include "ui/map/map_view.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/pages.h"
#include "ui/rules/tables_dialog.h"
#include "ui/skins/skin_choosing.h"

#include <optional>

namespace delve::ui {

namespace {

/// The room on which the map's menu was opened, else the one under the mouse or keyboard cursor.
RoomId meantRoom(const Pages& pages) {
    const auto cell = pages.current()->map().meantCell();
    return cell ? editor::roomAt(pages.current()->document().level(), *cell) : noRoom;
}

void pinMeantRoom(const Pages& pages, bool pinned) {
    auto& document = pages.current()->document();
    Level after = document.level();
    const auto room = meantRoom(pages);
    editor::pinRoom(after, room, pinned);
    document.apply(Edit::between(document.level(), after), editor::stepOfPinning((*after.rooms)[room], pinned));
}

Action pinRoomAction(Pages& pages, bool pinned) {
    return {.id = pinned ? QStringLiteral("level.pin-room") : QStringLiteral("level.unpin-room"),
            .text = pinned ? Actions::tr("Pin the roo&m") : Actions::tr("&Unpin the room"),
            .icon = pinned ? QStringLiteral("pin") : QString(),
            .help = pinned ? Actions::tr("Pin the room under the mouse: regeneration leaves it unchanged.")
                           : Actions::tr("Regeneration may change the room under the mouse again."),
            .run = [&pages, pinned] { pinMeantRoom(pages, pinned); },
            .enabledWhen = [&pages] { return meantRoom(pages) != noRoom; },
            .ofPlace = true};
}

/// The portal under the mouse, else the chosen one; nothing if it leads nowhere.
std::optional<Cell> meantPortal(const Pages& pages, const editor::ToolController& toolController) {
    const auto& trail = pages.current()->trail();
    const auto cell = pages.current()->map().meantCell();
    if (cell && trail.leadsSomewhere(*cell)) return cell;
    const auto& level = pages.current()->document().level();
    const auto& id = toolController.chosen().thing;
    const auto* const chosen = id.empty() ? nullptr : editor::findThing(level, id);
    return chosen && trail.leadsSomewhere(chosen->at) ? std::optional(chosen->at) : std::nullopt;
}

ActionTable wayActions(Pages& pages, const editor::ToolController& toolController) {
    const auto trail = [&pages]() -> LevelTrail& { return pages.current()->trail(); };
    const auto goThrough = [&pages, &toolController, trail] {
        if (const auto portal = meantPortal(pages, toolController)) trail().goThrough(*portal);
    };
    const auto throughPortal = [&pages, &toolController] { return meantPortal(pages, toolController).has_value(); };
    return {
        {.id = QStringLiteral("level.back"),
         .text = Actions::tr("&Back"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_Left)},
         .icon = QStringLiteral("back"),
         .help = Actions::tr("Return to the level you saw before."),
         .run = [trail] { trail().goBack(); },
         .enabledWhen = [trail] { return trail().canGoBack(); }},
        {.id = QStringLiteral("level.forward"),
         .text = Actions::tr("&Forward"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_Right)},
         .icon = QStringLiteral("forward"),
         .help = Actions::tr("Go forward again after going back."),
         .run = [trail] { trail().goForward(); },
         .enabledWhen = [trail] { return trail().canGoForward(); }},
        {.id = QStringLiteral("level.through"),
         .text = Actions::tr("Follow t&he portal"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_Return)},
         .icon = QStringLiteral("portal"),
         .help =
             Actions::tr("Go where the portal under the mouse leads, or the chosen one. A double-click does the same."),
         .run = goThrough,
         .enabledWhen = throughPortal,
         .ofPlace = true},
    };
}

ActionTable partActions(Pages& pages, const SeedSource& seeds) {
    const auto document = [&pages]() -> editor::Document& { return pages.current()->document(); };
    const auto canRegenerateInside = [document] {
        return document().selection()->size().area() > 0 && !document().recipe().stages.empty();
    };
    return {
        {.id = QStringLiteral("level.regenerate-inside"),
         .text = Actions::tr("Regenerate select&ion"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_G)},
         .icon = QStringLiteral("generate"),
         .help = Actions::tr("Regenerate only the selected cells, with the same seed. Pinned cells and things stay."),
         .run = [document] { document().regenerateInside(Recipe(document().recipe())); },
         .enabledWhen = canRegenerateInside},
        {.id = QStringLiteral("level.regenerate-inside-new-seed"),
         .text = Actions::tr("Regenerate se&lection, new seed"),
         .keys = {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_G)},
         .icon = QStringLiteral("dice"),
         .help =
             Actions::tr("Regenerate only the selected cells, with a new random seed. Pinned cells and things stay."),
         .run =
             [document, seeds] {
                 Recipe recipe = document().recipe();
                 recipe.seed = seeds();
                 document().regenerateInside(recipe);
             },
         .enabledWhen = canRegenerateInside},
        pinRoomAction(pages, true),
        pinRoomAction(pages, false),
    };
}

ActionTable listActions(Pages& pages) {
    const auto panel = [&pages]() -> LevelsPanel& { return *pages.current()->panel<LevelsPanel>(); };
    const auto several = [&pages] { return pages.current()->document().world().levels.size() > 1; };
    return {
        {.id = QStringLiteral("level.add"),
         .text = Actions::tr("&Add a level"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
         .icon = QStringLiteral("add"),
         .help = Actions::tr("A blank level of the same world."),
         .run = [panel] { panel().addBlank(); }},
        {.id = QStringLiteral("level.copy"),
         .text = Actions::tr("&Copy the level"),
         .help = Actions::tr("A copy of this level."),
         .run = [panel] { panel().addCopy(); }},
        {.id = QStringLiteral("level.rename"),
         .text = Actions::tr("Rename the le&vel"),
         .keys = {QKeySequence(Qt::Key_F2)},
         .help = Actions::tr("In the list of levels."),
         .run = [panel] { panel().rename(); }},
        {.id = QStringLiteral("level.delete"),
         .text = Actions::tr("&Delete the level"),
         .help = Actions::tr("Portals to this level will lead nowhere."),
         .run = [panel] { panel().remove(); },
         .enabledWhen = several},
        {.id = QStringLiteral("world.tables"),
         .text = Actions::tr("Tabl&es of the world…"),
         .help = Actions::tr(
             "Edit this world's tables: enemies, goods of the store, encounters, purposes of rooms and set pieces."),
         .run = [&pages] { showTablesOf(*pages.current()); }},
    };
}

ActionTable lookActions(Pages& pages) {
    return {
        {.id = QStringLiteral("level.skin"),
         .text = Actions::tr("S&kin…"),
         .help = Actions::tr("Choose the pictures that the map is drawn with."),
         .run = [&pages] { askForSkin(*pages.current()); }},
    };
}

ActionTable sizeActions(Pages& pages, WorkInHand& work) {
    return {
        {.id = QStringLiteral("level.resize"),
         .text = Actions::tr("Resi&ze the map…"),
         .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R)},
         .help = Actions::tr("Change the size of this level, and see first what would be cut off."),
         .run = [&pages, &work] { askForSize(*pages.current(), work); }},
        {.id = QStringLiteral("level.crop"),
         .text = Actions::tr("C&rop to selection"),
         .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)},
         .help = Actions::tr("Cut off all that lies outside of the box around the selection."),
         .run = [&pages, &work] { cropToSelection(*pages.current(), work); },
         .enabledWhen = [&pages] { return pages.current()->document().selection()->size().area() > 0; }},
        {.id = QStringLiteral("level.trim"),
         .text = Actions::tr("Trim to co&ntent"),
         .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_T)},
         .help = Actions::tr("Cut off the empty edges of this level."),
         .run = [&pages, &work] { trimToContent(*pages.current(), work); }},
    };
}

} // namespace

ActionTable levelActions(Pages& pages, const editor::ToolController& toolController, const SeedSource& seeds,
                         WorkInHand& work) {
    ActionTable table = wayActions(pages, toolController);
    for (const auto& more :
         {partActions(pages, seeds), listActions(pages), sizeActions(pages, work), lookActions(pages)})
        table.insert(table.end(), more.begin(), more.end());
    return table;
}

} // namespace delve::ui
