#include "ui/menus/tables.h"

#include "editor/drawing/overlays.h"
#include "editor/text/message_text.h"
#include "editor/text/translations.h"
#include "ui/map/map_view.h"
#include "ui/pages/marked_problems.h"
#include "ui/pages/pages.h"
#include "ui/pages/parts.h"
#include "ui/theme/motion_settings.h"
#include "ui/theme/theme.h"

#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace delve::ui {

ActionTable zoomActions(Pages& pages) {
    const auto view = [&pages]() -> MapView& { return pages.current()->map(); };
    return {
        {.id = QStringLiteral("view.zoom-in"),
         .text = Actions::tr("Zoom &in"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
         .icon = QStringLiteral("zoom-in"),
         .help = Actions::tr("Or use Ctrl and the mouse wheel."),
         .run = [view] { view().zoomIn(); }},
        {.id = QStringLiteral("view.zoom-out"),
         .text = Actions::tr("Zoom &out"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
         .icon = QStringLiteral("zoom-out"),
         .help = Actions::tr("Or use Ctrl and the mouse wheel."),
         .run = [view] { view().zoomOut(); }},
        {.id = QStringLiteral("view.zoom-100"),
         .text = Actions::tr("Zoom to &100 %"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_0)},
         .icon = QStringLiteral("zoom-100"),
         .help = Actions::tr("32 pixels per cell."),
         .run = [view] { view().zoomTo100(); }},
        {.id = QStringLiteral("view.fit"),
         .text = Actions::tr("&Fit the map"),
         .keys = {QKeySequence(Qt::CTRL | Qt::Key_Slash)},
         .icon = QStringLiteral("fit"),
         .help = Actions::tr("Zoom so that the whole map is visible."),
         .run = [view] { view().fitMap(); }},
    };
}

namespace {

/// The maps of all documents show the same grid, overlays and legend.
void onAll(Pages& pages, const std::function<void(MapView&)>& set) {
    for (int i = 0; i < pages.count(); ++i) set(pages.at(i).map());
}

Action overlayAction(Pages& pages, const editor::OverlayKind& kind) {
    const auto isShown = [&pages, name = std::string(kind.name)] {
        const auto& shown = pages.current()->map().overlays().names();
        return std::find(shown.begin(), shown.end(), name) != shown.end();
    };
    const auto toggle = [&pages, name = std::string(kind.name)] {
        auto shown = pages.current()->map().overlays().names();
        const auto found = std::find(shown.begin(), shown.end(), name);
        if (found != shown.end()) shown.erase(found);
        else shown.push_back(name);
        onAll(pages, [&shown](MapView& map) { map.overlays().setNames(shown); });
    };
    return {.id = QStringLiteral("view.overlay.") + QString::fromStdString(std::string(kind.name)),
            .text = editor::toQString(kind.label),
            .under = Actions::tr("Overlay"),
            .help = editor::toQString(kind.help),
            .run = toggle,
            .checkedWhen = isShown};
}

/// The marks come from the inspection, not from the level alone as overlays do.
Action problemMarksAction(Pages& pages) {
    const auto toggle = [&pages] {
        const bool show = !pages.current()->markedProblems().shown();
        for (int i = 0; i < pages.count(); ++i) pages.at(i).markedProblems().setShown(show);
    };
    return {.id = QStringLiteral("view.problems"),
            .text = Actions::tr("&Marks of problems"),
            .help = Actions::tr("Signs on the map and the mini-map where something is wrong."),
            .run = toggle,
            .checkedWhen = [&pages] { return pages.current()->markedProblems().shown(); }};
}

} // namespace

ActionTable overlayActions(Pages& pages) {
    const auto toggleGrid = [&pages] {
        const bool shown = !pages.current()->map().gridShown();
        onAll(pages, [shown](MapView& map) { map.setGridShown(shown); });
    };
    const auto toggleLegend = [&pages] {
        const bool shown = !pages.current()->map().legendShown();
        onAll(pages, [shown](MapView& map) { map.setLegendShown(shown); });
    };
    ActionTable rows{{.id = QStringLiteral("view.grid"),
                      .text = Actions::tr("&Grid"),
                      .keys = {QKeySequence(Qt::CTRL | Qt::Key_G)},
                      .icon = QStringLiteral("grid"),
                      .help = Actions::tr("Lines between the cells. Hidden when zoomed far out."),
                      .run = toggleGrid,
                      .checkedWhen = [&pages] { return pages.current()->map().gridShown(); }},
                     {.id = QStringLiteral("view.legend"),
                      .text = Actions::tr("&Legend"),
                      .under = Actions::tr("Overlay"),
                      .help = Actions::tr("What the signs of the shown overlays mean, over a corner of the map."),
                      .run = toggleLegend,
                      .checkedWhen = [&pages] { return pages.current()->map().legendShown(); }}};
    rows.push_back(problemMarksAction(pages));
    int number = 0;
    for (const auto& kind : editor::windowOverlayKinds()) {
        rows.push_back(overlayAction(pages, kind));
        if (++number <= 9) rows.back().keys = {QKeySequence(QStringLiteral("Alt+%1").arg(number))};
    }
    return rows;
}

ActionTable motionActions(QSettings& settings, const std::function<void()>& use) {
    const auto toggle = [&settings, use] {
        setMovesMaps(settings, !movesMaps(settings));
        use();
    };
    return {{.id = QStringLiteral("view.moving"),
             .text = Actions::tr("Moving &water and lights"),
             .help = Actions::tr("Water, lava, lamps and portals move. Cells of less than 10 pixels stand still."),
             .run = toggle,
             .checkedWhen = [&settings] { return movesMaps(settings); }}};
}

ActionTable themeActions(Theme& theme) {
    const auto row = [&theme](const char* id, const QString& text, const QString& help, Theme::Choice choice) {
        return Action{.id = QString::fromLatin1(id),
                      .text = text,
                      .under = Actions::tr("Theme"),
                      .help = help,
                      .run = [&theme, choice] { theme.choose(choice); },
                      .checkedWhen = [&theme, choice] { return theme.choice() == choice; },
                      .exclusive = true};
    };
    return {
        row("view.theme.system", Actions::tr("&System"), Actions::tr("Follows the light or dark theme of the desktop."),
            Theme::Choice::System),
        row("view.theme.light", Actions::tr("&Light"), Actions::tr("Always light."), Theme::Choice::Light),
        row("view.theme.dark", Actions::tr("&Dark"), Actions::tr("Always dark."), Theme::Choice::Dark),
    };
}

ActionTable languageActions(const std::function<void(const QString&)>& choose) {
    ActionTable rows;
    const QString now = QLocale().name().section(u'_', 0, 0);
    for (const auto& code : editor::Translations::languages()) {
        rows.push_back({.id = QStringLiteral("view.language.") + code,
                        .text = editor::Translations::nameOf(code),
                        .under = Actions::tr("Language"),
                        .help = Actions::tr("The language of the program."),
                        .run = [choose, code] { choose(code); },
                        .checkedWhen = [code, now] { return code == now; },
                        .exclusive = true});
    }
    return rows;
}

namespace {

/// A dock that appears as a tab comes to the front, or nobody would see that it did.
void showOrHide(QDockWidget& dock) {
    const bool show = dock.isHidden();
    dock.setVisible(show);
    if (show) dock.raise();
}

} // namespace

ActionTable dockActions(QMainWindow& window, const std::vector<PanelInfo>& panels) {
    ActionTable rows;
    for (const auto& panel : panels) {
        auto* dock = window.findChild<QDockWidget*>(panel.id, Qt::FindDirectChildrenOnly);
        rows.push_back({.id = QStringLiteral("view.dock.") + panel.id,
                        .text = dock->windowTitle(),
                        .under = Actions::tr("Dock"),
                        .keys = panel.keys,
                        .icon = panel.icon,
                        .help = Actions::tr("Show or hide this dock."),
                        .run = [dock] { showOrHide(*dock); },
                        .checkedWhen = [dock] { return !dock->isHidden(); }});
    }
    return rows;
}

} // namespace delve::ui
