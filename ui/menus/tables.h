#pragma once

#include "generation/recipes/declarations.h"
#include "ui/actions/action.h"
#include "ui/seeds/seed_history.h"

#include <QCoreApplication>

class QMainWindow;
class QSettings;

namespace delve::editor {
class ToolController;
}

/// The tables of actions, one for each feature, and the menus and the tool bar built from them. To add an action, add a
/// row to a table and its id to a menu.
namespace delve::ui {

class DocumentFiles;
class FileOpener;
class Layouts;
class Pages;
class RecipeFiles;
class Theme;
class WorkInHand;
struct PanelInfo;
struct Questions;

/// What the context menu of a map is about.
enum class MapPlace { Thing, Selection, Cell };

/// The translation context of the tables.
struct Actions {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

/// The same rows, enabled only while a document is open: their functions ask the pages for the current one.
[[nodiscard]] ActionTable whilePageIsOpen(const Pages& pages, ActionTable rows);
/// The same while its map is shown: one must see what one edits.
[[nodiscard]] ActionTable whileMapIsShown(const Pages& pages, ActionTable rows);

/// New and open: actions that need no open document.
[[nodiscard]] ActionTable newActions(FileOpener& opener, const generation::RecipeRegistry& recipes, SeedSource seeds);
[[nodiscard]] ActionTable fileActions(DocumentFiles& files, Pages& pages);
/// Shows the settings of the live link.
[[nodiscard]] ActionTable linkActions(std::function<void()> showLink);
[[nodiscard]] ActionTable programActions(std::function<void()> showPreferences);
[[nodiscard]] ActionTable editActions(Pages& pages, editor::ToolController& toolController);
/// Find, and what can be done with the chosen things.
[[nodiscard]] ActionTable thingActions(Pages& pages, editor::ToolController& toolController);
[[nodiscard]] ActionTable toolActions(editor::ToolController& toolController);
/// The settings of the tools, and the entries of their menu.
[[nodiscard]] ActionTable settingActions(editor::ToolController& toolController);
[[nodiscard]] std::vector<MenuEntry> settingEntries(const ActionTable& rows);
/// Of the Palette dock, about the tile chosen there.
[[nodiscard]] ActionTable paletteActions(Pages& pages);
/// Of the Layers dock.
[[nodiscard]] ActionTable layerActions(Pages& pages);
/// Of the Stamps dock; the keys of stamps are among the actions of editing.
[[nodiscard]] ActionTable stampActions(Pages& pages, editor::ToolController& toolController);
[[nodiscard]] ActionTable levelActions(Pages& pages, const editor::ToolController& toolController,
                                       const SeedSource& seeds, WorkInHand& work);
[[nodiscard]] ActionTable zoomActions(Pages& pages);
/// Rulers, guides and the symmetry axis.
[[nodiscard]] ActionTable guideActions(Pages& pages, editor::ToolController& toolController);
/// Grid and overlays.
[[nodiscard]] ActionTable overlayActions(Pages& pages);
/// `use` gives the changed settings to all maps.
[[nodiscard]] ActionTable motionActions(QSettings& settings, const std::function<void()>& use);
[[nodiscard]] ActionTable themeActions(Theme& theme);
/// One for each language that the program has; `choose` gets its code.
[[nodiscard]] ActionTable languageActions(const std::function<void(const QString&)>& choose);
/// One for each dock of the window.
[[nodiscard]] ActionTable dockActions(QMainWindow& window, const std::vector<PanelInfo>& panels);
/// Stops what runs in the background.
[[nodiscard]] ActionTable stopActions(Pages& pages, WorkInHand& work);
[[nodiscard]] ActionTable recipeActions(Pages& pages, RecipeFiles& files);
[[nodiscard]] ActionTable stageActions(Pages& pages);
/// Of the Survey dock.
[[nodiscard]] ActionTable surveyActions(Pages& pages);
/// Of the Gallery dock, about the variation chosen there.
[[nodiscard]] ActionTable galleryActions(Pages& pages);
/// Of the Problems dock, about the problem chosen there.
[[nodiscard]] ActionTable problemActions(Pages& pages);
/// Plays what the current document holds.
[[nodiscard]] ActionTable playActions(Pages& pages, editor::ToolController& toolController, const Questions& questions,
                                      WorkInHand& work);
/// From tab to tab.
[[nodiscard]] ActionTable windowActions(Pages& pages);
/// Which layout of the docks is shown, and what becomes of it.
[[nodiscard]] ActionTable layoutActions(QMainWindow& window, Layouts& layouts);
/// One for each layout of the person's own; they change while the window is open.
[[nodiscard]] ActionTable ownLayoutActions(Layouts& layouts);
/// Shows and hides all docks.
[[nodiscard]] ActionTable showingActions(Layouts& layouts);
[[nodiscard]] std::vector<MenuEntry> layoutEntries(const ActionTable& rows);
/// Opens the windows of help.
struct HelpWindows {
    std::function<void()> manual;
    std::function<void()> keys;
    std::function<void()> search;
    std::function<void()> tour;
};
[[nodiscard]] ActionTable helpActions(QMainWindow& window, HelpWindows windows);

/// The menu bar, from the available actions.
[[nodiscard]] std::vector<MenuEntry> menusOf(const ActionTable& rows);
[[nodiscard]] std::vector<MenuEntry> toolBarEntries();
/// The context menu of the map.
/// The context menu of a thing, a room or a tile in a list; a tile is not chosen, so that it cannot be deleted there.
[[nodiscard]] std::vector<MenuEntry> thingMenuEntries(bool chosen);
[[nodiscard]] std::vector<MenuEntry> mapMenuEntries(MapPlace place);
/// That of a document's tab.
[[nodiscard]] std::vector<MenuEntry> tabMenuEntries();

/// The ids of all rows with this prefix, in their order.
[[nodiscard]] std::vector<MenuEntry> entriesBeginning(const ActionTable& rows, const QString& prefix);

// Filled when they open.
inline const auto recentMenuId = QStringLiteral("file.recent");
inline const auto layoutMenuId = QStringLiteral("window.layouts"); ///< filled again when there are others
inline const auto recentSeedsMenuId = QStringLiteral("file.recent-seeds");

} // namespace delve::ui
