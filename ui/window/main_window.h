#pragma once

#include "editor/tools/tool_controller.h"
#include "ui/files/document_files.h"
#include "ui/pages/pages.h"
#include "ui/pages/work_in_hand.h"
#include "ui/seeds/recent_seeds.h"
#include "ui/window/window_context.h"

#include <QMainWindow>
#include <QPointer>

#include <optional>

class QSessionManager;

/// The window: assembles the pages of the open documents, the docks and the bars, and connects their signals. Behaviour
/// belongs to the parts. Owned by runWindow.
namespace delve::ui {

enum class MapPlace;
struct MenuEntry;
class ActionList;
class Docks;
class Layouts;
class MapView;
class MessageBar;
class NotedSeeds;
class PageLink;
class StageSlider;
class StampKeeper;
class StatusLine;
class Tour;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowContext& context, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Shows the documents of the last session, then those of `files`; if there are none, a new map of the first
    /// recipe, or at the very first start the welcome page.
    void begin(const QStringList& files);
    /// A new map of the first recipe.
    void beginNew();
    bool openPath(const QString& path) { return m_files.opener().openPath(path); }

    [[nodiscard]] Pages& pages() const { return *m_pages; }
    [[nodiscard]] editor::ToolController& toolController() { return m_toolController; }
    [[nodiscard]] ActionList& actionList() const { return *m_actions; }
    [[nodiscard]] WorkInHand& workInHand() { return m_work; }
    /// The desktop session ends. Asks if work would be lost or, if it may not ask, writes recovery copies for the next
    /// start. False if the person wants to stay.
    [[nodiscard]] bool mayEndSession(bool mayAsk);

    // The current document; there must be one.
    [[nodiscard]] editor::Document& document() const;
    [[nodiscard]] MapView& mapView() const;
    [[nodiscard]] StageSlider& stages() const;
    [[nodiscard]] MessageBar& messages() const { return m_pages->messages(); }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void rebuild();
    void makeWelcome();
    void makeActions();
    void giveKeys(const QString& view, QWidget& window);
    void fillBars();
    void fillRecentMenu(QMenu& menu);
    void fillSeedMenu(QMenu& menu);
    void noteSeed(const editor::Document& document);
    void endSession(QSessionManager& session);
    void dress(DocumentPage& page);
    void addView(DocumentPage& page, const ViewInfo& info);
    void askDiscard(DocumentPage& page, const std::vector<std::string>& levels);
    void follow(DocumentPage* page);
    void wirePages();
    void wireHand();
    void chooseThingOn(std::optional<Cell> cell);
    void showMenu(QPoint place, const std::vector<MenuEntry>& entries);
    [[nodiscard]] MapPlace placeOnMap() const;
    void followView();
    void fillLayoutMenu();
    void showTitle();
    void showKeys();
    void showSearch();
    void showTour();
    void offerRecovery();
    void showPreferences(int page = 0);
    void usePreferences();
    void useMotion(DocumentPage& page);
    void restorePlaces();

    WindowContext m_context;
    editor::ToolController m_toolController; ///< outlives the pages
    StampKeeper* m_stamps;
    Pages* m_pages;
    WorkInHand m_work;
    DocumentFiles m_files;
    RecentSeeds m_seeds;
    NotedSeeds* m_notedSeeds;
    PageLink* m_link;
    Docks* m_docks = nullptr;
    Layouts* m_layouts;
    ActionList* m_actions = nullptr;
    StatusLine* m_status = nullptr;
    QPointer<Tour> m_tour;              ///< while one is under way
    bool m_showsPreferences = false;    ///< again, once the window is rebuilt in another language
    std::optional<bool> m_paintingPins; ///< its value when last read
    bool m_maySessionEnd = false;       ///< the person agreed, and nothing has changed since
};

} // namespace delve::ui
