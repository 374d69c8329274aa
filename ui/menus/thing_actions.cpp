// What can be done with the chosen things, and Find.
#include "editor/document/document.h"
#include "editor/tools/pins.h"
#include "editor/tools/tool_controller.h"
#include "generation/level/locks.h"
#include "ui/map/map_view.h"
#include "ui/menus/tables.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/pages.h"
#include "ui/properties/properties_panel.h"
#include "ui/things/things_panel.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

namespace delve::ui {

namespace {

/// Called only while a document is open.
ThingsPanel& panelOf(const Pages& pages) { return *pages.current()->panel<ThingsPanel>(); }

Action stepping(Pages& pages, const char* id, const QString& text, const QKeySequence& key, int step) {
    return {.id = QString::fromLatin1(id),
            .text = text,
            .keys = {key},
            .help = Actions::tr("Shows on the map what the dock Things lists, one after another."),
            .run = [&pages, step] { panelOf(pages).goOn(step); }};
}

ActionTable findActions(Pages& pages) {
    return {{.id = QStringLiteral("find.open"),
             .text = Actions::tr("Find…"),
             .keys = {QKeySequence(Qt::CTRL | Qt::Key_F)},
             .icon = QStringLiteral("search"),
             .help = Actions::tr("Find things, rooms, tiles and the texts of signs on this level."),
             .run = [&pages] { panelOf(pages).beginSearch(); }},
            stepping(pages, "find.next", Actions::tr("Find ne&xt"), QKeySequence(Qt::Key_F3), 1),
            stepping(pages, "find.previous", Actions::tr("Find pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3), -1)};
}

/// The locks of the chosen keys and the keys of the chosen locks, once each.
std::vector<const Thing*> partnersOfChosen(const editor::ToolController& toolController) {
    std::vector<const Thing*> partners;
    const auto* const document = toolController.document();
    if (!document || toolController.chosen().nothing()) return partners;
    constexpr std::size_t mostAsked = 64; // each goes through all things
    std::unordered_set<const Thing*> seen;
    const auto things = editor::thingsOf(toolController.chosen(), document->level());
    for (std::size_t i = 0; i < std::min(things.size(), mostAsked); ++i)
        for (const auto* const partner : partnersOf(*things[i], *document->level().things))
            if (seen.insert(partner).second) partners.push_back(partner);
    return partners;
}

void goToPartners(DocumentPage& page, editor::ToolController& toolController) {
    std::vector<std::string> ids;
    std::vector<Cell> cells;
    for (const auto* const partner : partnersOfChosen(toolController)) {
        ids.push_back(partner->id);
        cells.push_back(partner->at);
    }
    if (ids.empty()) return;
    toolController.choose(editor::Chosen::ofThings(ids));
    page.map().flash(cells);
}

void showChosen(DocumentPage& page, const editor::ToolController& toolController) {
    std::vector<Cell> corners;
    for (const auto& area : editor::areasOf(toolController.chosen(), page.document().level())) {
        corners.push_back(area.topLeft());
        corners.push_back({area.right() - 1, area.bottom() - 1});
    }
    page.map().flash(corners);
}

/// Pins the chosen things, or unpins them.
Action pinAction(Pages& pages, const editor::ToolController& toolController, bool pinned) {
    const auto pin = [&pages, &toolController, pinned] {
        auto& document = pages.current()->document();
        const auto ids = toolController.chosen().things();
        Level after = document.level();
        editor::pinThings(after, ids, pinned);
        const auto count = static_cast<std::int64_t>(ids.size());
        document.apply(
            Edit::between(document.level(), after),
            {pinned ? DELVE_TEXT_N("step", "Pin %n thing(s)") : DELVE_TEXT_N("step", "Unpin %n thing(s)"), count, {}});
    };
    const auto isToDo = [&pages, &toolController, pinned] {
        const auto& level = pages.current()->document().level();
        const auto ids = toolController.chosen().things();
        return std::ranges::any_of(ids, [&](const std::string& id) { return editor::isPinned(level, id) != pinned; });
    };
    return {.id = pinned ? QStringLiteral("thing.pin") : QStringLiteral("thing.unpin"),
            .text = pinned ? Actions::tr("Pin the thing") : Actions::tr("Unpin the thing"),
            .icon = pinned ? QStringLiteral("pin") : QString(),
            .help = pinned ? Actions::tr("Regeneration leaves the chosen things unchanged.")
                           : Actions::tr("Regeneration may change the chosen things again."),
            .run = pin,
            .enabledWhen = isToDo};
}

} // namespace

ActionTable thingActions(Pages& pages, editor::ToolController& toolController) {
    const auto some = [&toolController] { return !toolController.chosen().nothing(); };
    const auto things = [&toolController] { return !toolController.chosen().thing.empty(); };
    ActionTable rows = findActions(pages);
    const ActionTable ofChosen{
        {.id = QStringLiteral("thing.show"),
         .text = Actions::tr("Go &there"),
         .icon = QStringLiteral("search"),
         .help = Actions::tr("Scroll the map to what is chosen."),
         .run = [&pages, &toolController] { showChosen(*pages.current(), toolController); },
         .enabledWhen = some},
        {.id = QStringLiteral("thing.properties"),
         .text = Actions::tr("Properties"),
         .icon = QStringLiteral("edit"),
         .help = Actions::tr("Show the dock Properties, about what is chosen."),
         .run = [&pages] { bringForward(*pages.current()->panel<PropertiesPanel>()); },
         .enabledWhen = some},
        {.id = QStringLiteral("thing.partner"),
         .text = Actions::tr("Go to &key/lock"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_L)},
         .help = Actions::tr("Choose the locks that the chosen key opens, or the keys that open the chosen lock."),
         .run = [&pages, &toolController] { goToPartners(*pages.current(), toolController); },
         // Of many things, to look for the partners takes too long for a question that each edit asks.
         .enabledWhen =
             [&toolController] {
                 return toolController.chosen().several() || !partnersOfChosen(toolController).empty();
             }},
        {.id = QStringLiteral("thing.duplicate"),
         .text = Actions::tr("Duplicate"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_D)},
         .icon = QStringLiteral("copy"),
         .help = Actions::tr("Copies of the chosen things, on the nearest free cells."),
         .run = [&toolController] { toolController.duplicate(); },
         .enabledWhen = things},
        pinAction(pages, toolController, true),
        pinAction(pages, toolController, false),
        {.id = QStringLiteral("thing.choose"),
         .text = Actions::tr("Choose thin&gs in selection"),
         .help = Actions::tr("All things on the selected cells, to edit them at once."),
         .run = [&toolController] { toolController.chooseThingsInSelection(); },
         .enabledWhen =
             [&toolController] {
                 return toolController.document() && toolController.document()->selection()->size().area() > 0;
             }},
    };
    rows.insert(rows.end(), ofChosen.begin(), ofChosen.end());
    return rows;
}

} // namespace delve::ui
