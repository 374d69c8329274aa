#include "ui/menus/tables.h"

#include "ui/pages/pages.h"

namespace delve::ui {

ActionTable windowActions(Pages& pages) {
    const auto several = [&pages] { return pages.count() > 1; };
    const auto showView = [&pages](int step) {
        auto& page = *pages.current();
        const int count = static_cast<int>(page.views().size());
        page.showView((page.currentView() + step + count) % count);
    };
    return {
        {.id = QStringLiteral("window.next"),
         .text = Actions::tr("&Next map"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
         .help = Actions::tr("The next of the maps that are open."),
         .run = [&pages] { pages.showNext(1); },
         .enabledWhen = several},
        {.id = QStringLiteral("window.previous"),
         .text = Actions::tr("&Previous map"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
         .help = Actions::tr("The map before this one."),
         .run = [&pages] { pages.showNext(-1); },
         .enabledWhen = several},
        {.id = QStringLiteral("window.view"),
         .text = Actions::tr("Next &view of this map"),
         .keys = {QKeySequence(Qt::Key_F6)},
         .help = Actions::tr("From the map to what else there is of it, and back."),
         .run = [showView] { showView(1); },
         .enabledWhen = [&pages] { return pages.current()->views().size() > 1; }},
    };
}

} // namespace delve::ui
