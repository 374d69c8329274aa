#pragma once

#include "editor/document/document.h"
#include "ui/recipe/seed_history.h"
#include "ui/window/document_files.h"
#include "ui/window/questions.h"

#include <QMainWindow>

class QSettings;

/// The window: assembles the docks, the map and the bars over one document, and hands signals on. What a part does
/// stands in the part. Owned by runWindow.
namespace delve {

class ActionList;
class HistoryPanel;
class MapView;
class MessageBar;
class MiniMap;
class RecipePanel;
class StageSlider;
class StatusLine;
class Theme;

/// What all windows share, and what tests put in its place.
struct WindowContext {
    Theme& theme;
    QSettings& settings;
    Questions questions;
    SeedSource seeds;
    std::function<void(const QString& code)> speak; ///< changes the language of the program
};

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowContext& context, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A new map of the first recipe: what a start without a file shows.
    void beginNew();
    bool openPath(const QString& path) { return m_files.openPath(path); }

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] ActionList& actionList() const { return *m_actions; }
    [[nodiscard]] MapView& mapView() const { return *m_map; }
    [[nodiscard]] RecipePanel& recipePanel() const { return *m_recipe; }
    [[nodiscard]] StageSlider& stages() const { return *m_stages; }
    [[nodiscard]] MessageBar& messages() const { return *m_messages; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void rebuild();
    QWidget* makeCentre();
    void makeDocks();
    QDockWidget* addDock(Qt::DockWidgetArea area, const QString& name, const QString& title, QWidget* content);
    void makeActions();
    void fillRecentMenu(QMenu& menu);
    void wireDocument();
    void wireMap();
    void showTitle();
    void showFailure(const Failure& failure);
    void showKeys();
    void restorePlaces();

    WindowContext m_context;
    Document m_document;
    DocumentFiles m_files;
    ActionList* m_actions = nullptr;
    QWidget* m_centre = nullptr;
    MessageBar* m_messages = nullptr;
    MapView* m_map = nullptr;
    MiniMap* m_miniMap = nullptr;
    StageSlider* m_stages = nullptr;
    RecipePanel* m_recipe = nullptr;
    StatusLine* m_status = nullptr;
    bool m_failureShown = false; ///< of a generation; goes when a level arrives
};

} // namespace delve
