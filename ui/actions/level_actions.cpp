#include "ui/actions/tables.h"

#include "editor/document/document.h"
#include "ui/levels/level_trail.h"
#include "ui/levels/levels_panel.h"
#include "ui/map/map_view.h"
#include "ui/window/pages.h"

namespace delve {

ActionTable levelActions(Pages& pages) {
    const auto trail = [&pages]() -> LevelTrail& { return pages.current()->trail(); };
    const auto panel = [&pages]() -> LevelsPanel& { return *pages.current()->panel<LevelsPanel>(); };
    const auto several = [&pages] { return pages.current()->document().world().levels.size() > 1; };
    const auto goThrough = [&pages, trail] {
        if (const auto cell = pages.current()->map().hoveredCell()) trail().goThrough(*cell);
    };
    return {
        {.id = QStringLiteral("level.back"),
         .text = Actions::tr("&Back"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_Left)},
         .icon = QStringLiteral("back"),
         .help = Actions::tr("To the level that was shown before."),
         .run = [trail] { trail().goBack(); },
         .enabledWhen = [trail] { return trail().canGoBack(); }},
        {.id = QStringLiteral("level.forward"),
         .text = Actions::tr("&Forward"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_Right)},
         .icon = QStringLiteral("forward"),
         .help = Actions::tr("To the level from which you went back."),
         .run = [trail] { trail().goForward(); },
         .enabledWhen = [trail] { return trail().canGoForward(); }},
        {.id = QStringLiteral("level.through"),
         .text = Actions::tr("Go &through the portal"),
         .keys = {QKeySequence(Qt::ALT | Qt::Key_Return)},
         .icon = QStringLiteral("portal"),
         .help = Actions::tr("To where the portal under the mouse leads; a double click does it, too."),
         .run = goThrough},
        {.id = QStringLiteral("level.add"),
         .text = Actions::tr("&Add a level"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
         .icon = QStringLiteral("add"),
         .help = Actions::tr("A blank level of the same world."),
         .run = [panel] { panel().addBlank(); }},
        {.id = QStringLiteral("level.copy"),
         .text = Actions::tr("&Copy the level"),
         .help = Actions::tr("The same level once more."),
         .run = [panel] { panel().addCopy(); }},
        {.id = QStringLiteral("level.rename"),
         .text = Actions::tr("&Rename the level"),
         .keys = {QKeySequence(Qt::Key_F2)},
         .help = Actions::tr("In the list of levels."),
         .run = [panel] { panel().rename(); }},
        {.id = QStringLiteral("level.delete"),
         .text = Actions::tr("&Delete the level"),
         .help = Actions::tr("Portals that lead there lead nowhere then."),
         .run = [panel] { panel().remove(); },
         .enabledWhen = several},
    };
}

} // namespace delve
