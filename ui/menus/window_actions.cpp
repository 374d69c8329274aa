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
         .help = Actions::tr("Go to the next open map."),
         .run = [&pages] { pages.showNext(1); },
         .enabledWhen = several},
        {.id = QStringLiteral("window.previous"),
         .text = Actions::tr("&Previous map"),
         .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
         .help = Actions::tr("Go to the previous open map."),
         .run = [&pages] { pages.showNext(-1); },
         .enabledWhen = several},
        {.id = QStringLiteral("window.view"),
         .text = Actions::tr("Next &view"),
         .keys = {QKeySequence(Qt::Key_F6)},
         .help = Actions::tr("Switch between the map and its other views, such as Play."),
         .run = [showView] { showView(1); },
         .enabledWhen = [&pages] { return pages.current()->views().size() > 1; }},
    };
}

} // namespace delve::ui
