#pragma once

#include "ui/actions/action.h"
#include "ui/recipe/seed_history.h"

#include <QCoreApplication>

class QMainWindow;

/// The tables of actions, one a feature, and the menus and the tool bar that are made of them. Adding an action is a
/// row in a table and its id in a menu.
namespace delve {

class Document;
class DocumentFiles;
class MapView;
class MiniMap;
class RecipePanel;
class StageSlider;
class Theme;
class Translations;

/// Where the texts of the tables are looked up.
struct Actions {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

[[nodiscard]] ActionTable fileActions(DocumentFiles& files, QMainWindow& window, SeedSource seeds);
[[nodiscard]] ActionTable editActions(Document& document);
[[nodiscard]] ActionTable zoomActions(MapView& view);
/// Grid and overlays; what is shown is kept in the settings of the window.
[[nodiscard]] ActionTable overlayActions(MapView& view);
[[nodiscard]] ActionTable themeActions(Theme& theme);
/// One for each language that the program has; `choose` gets its code.
[[nodiscard]] ActionTable languageActions(const std::function<void(const QString&)>& choose);
/// One for each dock of the window.
[[nodiscard]] ActionTable dockActions(QMainWindow& window);
[[nodiscard]] ActionTable recipeActions(Document& document, RecipePanel& panel, DocumentFiles& files);
[[nodiscard]] ActionTable stageActions(StageSlider& stages);
/// `showKeys` opens the list of keys.
[[nodiscard]] ActionTable helpActions(QMainWindow& window, std::function<void()> showKeys);

/// The menu bar, from the actions there are.
[[nodiscard]] std::vector<MenuEntry> menusOf(const ActionTable& rows);
[[nodiscard]] std::vector<MenuEntry> toolBarEntries();

/// The ids of all rows that begin so, in their order.
[[nodiscard]] std::vector<MenuEntry> entriesBeginning(const ActionTable& rows, const QString& prefix);

inline const auto recentMenuId = QStringLiteral("file.recent"); ///< filled when it opens

} // namespace delve
