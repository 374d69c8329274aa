#pragma once

#include "generation/level/text.h"

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QtCore/qnamespace.h>

#include <functional>
#include <vector>

class QWidget;

namespace delve::editor {
class ToolController;
}

/// What a window is made of: panels in docks, and views in the centre. Each is a row of one of two tables
/// (ui/window/built_in_parts.cpp); the window goes through the tables and knows no panel and no view by name.
namespace delve::ui {

class DocumentPage;
class PageView;
struct WindowContext;

/// What a panel or a view may be made with, beside the page that it is of. All of it outlives them.
struct PartContext {
    const WindowContext& window;
    editor::ToolController& toolController;
};

/// A dock. It has a panel for each document that is open, and shows that of the current one.
struct PanelInfo {
    QString id; ///< of the dock, in saved places, too; stays when texts are translated
    Text title;
    Qt::DockWidgetArea area;
    std::function<QWidget*(const PartContext&, DocumentPage&)> make;

    // Where it lies until somebody moves it
    int place = 0;            ///< in its area, counted from above; those of the same place share it as tabs
    int share = 1;            ///< of the area's height, where its place has others above or below
    bool front = false;       ///< before the others of its place
    bool shownAtFirst = true; ///< else somebody has to ask for it in the menu

    bool describesMap = false;     ///< says so while a game is in front of it
    QString icon = {};             ///< of the action that shows it
    QList<QKeySequence> keys = {}; ///< likewise
};

/// A tab beside that of the map.
struct ViewInfo {
    QString id; ///< with which the ids of its actions begin: "play" for "play.start"
    Text title;
    std::function<PageView*(const PartContext&, DocumentPage&)> make;
};

} // namespace delve::ui
