#pragma once

#include "generation/recipes/declarations.h"
#include "ui/actions/action.h"
#include "ui/seeds/seed_history.h"

#include <QCoreApplication>

class QMainWindow;

namespace delve::editor {
class ToolController;
}

/// The tables of actions, one a feature, and the menus and the tool bar that are made of them. Adding an action is a
/// row in a table and its id in a menu.
namespace delve::ui {

class DocumentFiles;
class Pages;
class Theme;
class WorkInHand;
struct PanelInfo;
struct Questions;

/// Where the texts of the tables are looked up.
struct Actions {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

/// The same rows, each only to be used while a document is open: their functions ask the pages for the current one.
[[nodiscard]] ActionTable whilePageIsOpen(const Pages& pages, ActionTable rows);
/// Likewise while its map is shown: what is done to a map is done before one's eyes.
[[nodiscard]] ActionTable whileMapIsShown(const Pages& pages, ActionTable rows);

/// New and open: what needs no open document.
[[nodiscard]] ActionTable newActions(DocumentFiles& files, const generation::RecipeRegistry& recipes, SeedSource seeds);
[[nodiscard]] ActionTable fileActions(DocumentFiles& files, Pages& pages);
[[nodiscard]] ActionTable programActions(std::function<void()> showPreferences);
[[nodiscard]] ActionTable editActions(Pages& pages, editor::ToolController& toolController);
[[nodiscard]] ActionTable toolActions(editor::ToolController& toolController);
/// What can be set for the tools, and the entries of its menu.
[[nodiscard]] ActionTable settingActions(editor::ToolController& toolController);
[[nodiscard]] std::vector<MenuEntry> settingEntries(const ActionTable& rows);
/// Tiles of the world's own, and layers.
[[nodiscard]] ActionTable paletteActions(Pages& pages);
[[nodiscard]] ActionTable levelActions(Pages& pages, const SeedSource& seeds);
[[nodiscard]] ActionTable zoomActions(Pages& pages);
/// Grid and overlays.
[[nodiscard]] ActionTable overlayActions(Pages& pages);
[[nodiscard]] ActionTable themeActions(Theme& theme);
/// One for each language that the program has; `choose` gets its code.
[[nodiscard]] ActionTable languageActions(const std::function<void(const QString&)>& choose);
/// One for each dock of the window.
[[nodiscard]] ActionTable dockActions(QMainWindow& window, const std::vector<PanelInfo>& panels);
/// What ends that which goes on in the background.
[[nodiscard]] ActionTable stopActions(Pages& pages, WorkInHand& work);
[[nodiscard]] ActionTable recipeActions(Pages& pages, DocumentFiles& files);
[[nodiscard]] ActionTable stageActions(Pages& pages);
/// Playing what the current document holds.
[[nodiscard]] ActionTable playActions(Pages& pages, const Questions& questions);
/// From tab to tab.
[[nodiscard]] ActionTable windowActions(Pages& pages);
/// What opens the windows of help.
struct HelpWindows {
    std::function<void()> keys;
    std::function<void()> search;
    std::function<void()> tour;
};
[[nodiscard]] ActionTable helpActions(QMainWindow& window, HelpWindows windows);

/// The menu bar, from the actions there are.
[[nodiscard]] std::vector<MenuEntry> menusOf(const ActionTable& rows);
[[nodiscard]] std::vector<MenuEntry> toolBarEntries();
/// What the right button shows on the map.
[[nodiscard]] std::vector<MenuEntry> mapMenuEntries();

/// The ids of all rows that begin so, in their order.
[[nodiscard]] std::vector<MenuEntry> entriesBeginning(const ActionTable& rows, const QString& prefix);

// Filled when they open.
inline const auto recentMenuId = QStringLiteral("file.recent");
inline const auto recentSeedsMenuId = QStringLiteral("file.recent-seeds");

} // namespace delve::ui
