#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

/// The program's actions, as rows of tables, one table for each feature. Menus, tool bar, shortcuts and tooltips are
/// built from the rows; nothing about an action is defined elsewhere.
namespace delve::ui {

struct Action {
    QString id;                    ///< "file.open"; the same in every language
    QString text;                  ///< with its mnemonic
    QString under = {};            ///< its group ("Symmetry"); added outside of its menu
    QList<QKeySequence> keys = {}; ///< the first one is shown
    QString icon = {};             ///< a name in ui/theme/icons, or nothing
    QString help = {};             ///< a sentence for the tooltip
    std::function<void()> run;
    std::function<bool()> enabledWhen = {}; ///< empty: always
    std::function<bool()> checkedWhen = {}; ///< if set, the action can be checked
    bool exclusive = false;                 ///< one of several alternatives, whose ids differ after the last point
    bool ofPlace = false;                   ///< acts on the cell under the mouse
};

using ActionTable = std::vector<Action>;

/// The property that names the action of a button outside of menus and tool bar: the button then gets the action's
/// tooltip, with its current key (ActionList::explain).
inline constexpr const char* actionOfButton = "action";

/// The property that lists the ids of the actions in a widget's context menu (ActionList::explain gives it the menu).
inline constexpr const char* menuOfWidget = "menu of actions";

/// A menu: ids of actions in order; an empty id is a separator. A submenu has entries instead of an id.
struct MenuEntry {
    QString id;
    QString title = {};
    std::vector<MenuEntry> entries = {};
};

} // namespace delve::ui
