#include "ui/menus/tables.h"

#include "editor/document/document.h"
#include "editor/tools/symmetry.h"
#include "editor/tools/tool_controller.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/pages/pages.h"

namespace delve::ui {

namespace {

MapGuides& guidesOf(const Pages& pages) { return pages.current()->map().guides(); }

bool pointsAtCell(const Pages& pages) { return pages.current()->map().meantCell().has_value(); }

ActionTable shownActions(Pages& pages) {
    const auto toggleRulers = [&pages] {
        const bool shown = !guidesOf(pages).rulersShown();
        for (int i = 0; i < pages.count(); ++i) pages.at(i).map().guides().setRulersShown(shown);
    };
    const auto toggleGuides = [&pages] {
        const bool shown = !guidesOf(pages).guidesShown();
        for (int i = 0; i < pages.count(); ++i) pages.at(i).map().guides().setGuidesShown(shown);
    };
    return {
        {.id = QStringLiteral("view.rulers"),
         .text = Actions::tr("&Rulers"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)},
         .icon = QStringLiteral("measure"),
         .help = Actions::tr("Numbers of the columns and rows beside the map. Drag a guide from a ruler."),
         .run = toggleRulers,
         .checkedWhen = [&pages] { return guidesOf(pages).rulersShown(); }},
        {.id = QStringLiteral("view.guides"),
         .text = Actions::tr("Gui&des"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
         .help = Actions::tr("Lines that you drag from the rulers."),
         .run = toggleGuides,
         .checkedWhen = [&pages] { return guidesOf(pages).guidesShown(); }},
    };
}

ActionTable lineActions(Pages& pages) {
    const auto here = [&pages] { return pointsAtCell(pages); };
    return {
        {.id = QStringLiteral("guide.column"),
         .text = Actions::tr("Vertical guide here"),
         .help = Actions::tr("Add a guide at the left edge of the cell under the mouse."),
         .run = [&pages] { guidesOf(pages).addColumn(pages.current()->map().meantCell()->x); },
         .enabledWhen = here,
         .ofPlace = true},
        {.id = QStringLiteral("guide.row"),
         .text = Actions::tr("Horizontal guide here"),
         .help = Actions::tr("Add a guide at the upper edge of the cell under the mouse."),
         .run = [&pages] { guidesOf(pages).addRow(pages.current()->map().meantCell()->y); },
         .enabledWhen = here,
         .ofPlace = true},
        {.id = QStringLiteral("guide.clear"),
         .text = Actions::tr("Remove all guides"),
         .help = Actions::tr("Remove the guides of this level."),
         .run = [&pages] { guidesOf(pages).clear(); },
         .enabledWhen =
             [&pages] {
                 const auto guides = guidesOf(pages).ofLevel();
                 return !guides.columns.empty() || !guides.rows.empty();
             }},
    };
}

ActionTable axisActions(Pages& pages, editor::ToolController& toolController) {
    const auto mirrors = [&toolController] { return toolController.settings().symmetry != editor::Symmetry::None; };
    return {
        {.id = QStringLiteral("symmetry.here"),
         .text = Actions::tr("Symmetry axis here"),
         .icon = QStringLiteral("symmetry"),
         .help = Actions::tr("Move the symmetry axis through the middle of the cell under the mouse."),
         .run = [&pages] { guidesOf(pages).moveAxis(editor::axisThrough(*pages.current()->map().meantCell())); },
         .enabledWhen = [&pages, mirrors] { return mirrors() && pointsAtCell(pages); },
         .ofPlace = true},
        {.id = QStringLiteral("symmetry.centre"),
         .text = Actions::tr("Centre the symmetry axis"),
         .help = Actions::tr("Move the symmetry axis back into the middle of the map."),
         .run = [&pages] { guidesOf(pages).centreAxis(); },
         .enabledWhen = [&pages] { return guidesOf(pages).ofLevel().axis.has_value(); }},
    };
}

} // namespace

ActionTable guideActions(Pages& pages, editor::ToolController& toolController) {
    ActionTable rows = shownActions(pages);
    for (auto& table : {lineActions(pages), axisActions(pages, toolController)})
        rows.insert(rows.end(), table.begin(), table.end());
    return rows;
}

} // namespace delve::ui
