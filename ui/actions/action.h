#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

/// What a person can do, as rows of tables: one table a feature. Menus, tool bar, shortcuts and tooltips are built from
/// the rows; nothing of an action stands anywhere else.
namespace delve::ui {

struct Action {
    QString id;                    ///< "file.open"; stays when texts are translated
    QString text;                  ///< with its mnemonic
    QString under = {};            ///< what it is one of ("Symmetry"); said where it does not stand in its menu
    QList<QKeySequence> keys = {}; ///< the first one is shown
    QString icon = {};             ///< a name in ui/theme/icons, or nothing
    QString help = {};             ///< a sentence for the tooltip
    std::function<void()> run;
    std::function<bool()> enabledWhen = {}; ///< always, where it is not given
    std::function<bool()> checkedWhen = {}; ///< given: the action is a switch
    bool ofPlace = false;                   ///< is about what is under the mouse
};

using ActionTable = std::vector<Action>;

/// A button elsewhere that does what an action does names it by this property: so it has that action's tooltip, with
/// the key that it has today (ActionList::explain).
inline constexpr const char* actionOfButton = "action";

/// A menu: ids of actions in order, an empty one for a line. A submenu has its entries in place of an id.
struct MenuEntry {
    QString id;
    QString title = {};
    std::vector<MenuEntry> entries = {};
};

} // namespace delve::ui
