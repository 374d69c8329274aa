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

/// The parts of a window: panels in docks, and views in the centre. Each is a row of one of two tables
/// (ui/window/built_in_parts.cpp); the window iterates the tables and knows no panel or view by name.
namespace delve::ui {

class DocumentPage;
class PageView;
struct WindowContext;

/// What a panel or a view needs besides its page. All of it outlives them.
struct PartContext {
    const WindowContext& window;
    editor::ToolController& toolController;
};

/// A dock. It has a panel for each open document, and shows that of the current one.
struct PanelInfo {
    QString id; ///< of the dock, also in the saved layout; the same in every language
    Text title;
    Qt::DockWidgetArea area;
    std::function<QWidget*(const PartContext&, DocumentPage&)> make;

    // The initial layout
    int place = 0;            ///< in its area, counted from above; docks of the same place are tabbed
    int share = 1;            ///< of the area's height, if there are docks above or below
    bool front = false;       ///< the front tab of its place
    bool shownAtFirst = true; ///< else it is opened from the menu

    bool describesMap = false;     ///< shows a note about this while a game is in front of the map
    QString icon = {};             ///< of the action that shows it
    QList<QKeySequence> keys = {}; ///< of that action, too
};

/// A tab beside that of the map.
struct ViewInfo {
    QString id; ///< prefix of its action ids: "play" for "play.start"
    Text title;
    std::function<PageView*(const PartContext&, DocumentPage&)> make;
};

} // namespace delve::ui
