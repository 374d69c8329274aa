#include "ui/menus/tables.h"

#include "ui/pages/pages.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>

namespace delve::ui {

namespace {

/// The centre, and the docks that can be seen, from left to right and from top to bottom.
QWidgetList areasOf(Pages& pages) {
    QWidgetList areas{&pages};
    for (auto* dock : pages.window()->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (!dock->visibleRegion().isEmpty()) areas.append(dock);
    std::ranges::stable_sort(areas, {}, [&pages](const QWidget* area) {
        const auto place = area->mapTo(pages.window(), QPoint());
        return std::pair(place.x(), place.y());
    });
    return areas;
}

/// False: nothing in it takes the keyboard, as in a dock of problems that has none.
bool enter(QWidget& area, Pages& pages) {
    if (&area == &pages) {
        pages.current()->setFocus(Qt::TabFocusReason);
        return true;
    }
    for (auto* inside : area.findChildren<QWidget*>()) {
        const bool takes = (inside->focusPolicy() & Qt::TabFocus) && inside->isVisible() && inside->isEnabled();
        if (!takes || inside->inherits("QDockWidgetTitleButton")) continue;
        inside->setFocus(Qt::TabFocusReason);
        return true;
    }
    return false;
}

void goToArea(Pages& pages, int step) {
    const auto areas = areasOf(pages);
    const auto* focused = QApplication::focusWidget();
    const auto found = std::ranges::find_if(
        areas, [focused](const QWidget* area) { return focused && (area == focused || area->isAncestorOf(focused)); });
    const auto at = found == areas.end() ? areas.indexOf(&pages) : found - areas.begin();
    for (qsizetype steps = 1; steps <= areas.size(); ++steps) {
        const auto next = (at + step * steps) % areas.size();
        if (enter(*areas[next < 0 ? next + areas.size() : next], pages)) return;
    }
}

} // namespace

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
        {.id = QStringLiteral("window.next-area"),
         .text = Actions::tr("To the next d&ock"),
         .keys = {QKeySequence(Qt::Key_F6)},
         .help = Actions::tr("The keyboard goes from the map to the docks, and back."),
         .run = [&pages] { goToArea(pages, 1); }},
        {.id = QStringLiteral("window.previous-area"),
         .text = Actions::tr("To the previo&us dock"),
         .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F6)},
         .help = Actions::tr("The same the other way."),
         .run = [&pages] { goToArea(pages, -1); }},
        {.id = QStringLiteral("window.view"),
         .text = Actions::tr("Next &view"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_F6)},
         .help = Actions::tr("Switch between the map and its other views, such as Play."),
         .run = [showView] { showView(1); },
         .enabledWhen = [&pages] { return pages.current()->views().size() > 1; }},
    };
}

} // namespace delve::ui
