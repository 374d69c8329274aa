#pragma once

#include "generation/level/geometry.h"
#include "ui/map/shown_overlays.h"

#include <QWidget>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

class QStackedWidget;

namespace delve {
struct Failure;
struct Level;
} // namespace delve
namespace delve::editor {
class Document;
class LiveInspection;
struct DocumentChange;
} // namespace delve::editor
namespace delve::generation {
struct Conflict;
}

/// One open document in the window: its views in the centre (the map with the stage slider, and the others in the
/// window's table) and its panels in the docks. The page connects the document to them; it owns the views, the docks
/// own the panels. Owned by Pages, which also owns the document.
namespace delve::ui {

class LevelTrail;
class MapView;
class MarkedProblems;
class MessageBar;
class PortalPictures;
class StageSlider;

class DocumentPage : public QWidget {
    Q_OBJECT
public:
    /// A view of the document, shown in place of the map.
    struct View {
        QString id;
        QString title;
        QWidget* widget;
    };

    explicit DocumentPage(editor::Document& document, QWidget* parent = nullptr);
    ~DocumentPage() override;

    [[nodiscard]] editor::Document& document() const { return m_document; }
    [[nodiscard]] MapView& map() const { return *m_map; }
    [[nodiscard]] StageSlider& stages() const { return *m_stages; }
    [[nodiscard]] MessageBar& messages() const { return *m_messages; }
    [[nodiscard]] LevelTrail& trail() const { return *m_trail; }
    [[nodiscard]] editor::LiveInspection& inspection() const { return *m_inspection; }
    [[nodiscard]] MarkedProblems& markedProblems() const { return *m_marked; }

    void addView(const QString& id, const QString& title, QWidget* widget);
    [[nodiscard]] const std::vector<View>& views() const { return m_views; }
    template <class Widget>
    [[nodiscard]] Widget* viewOf() const {
        const auto found = viewsOf<Widget>();
        return found.empty() ? nullptr : found.front();
    }
    template <class Widget>
    [[nodiscard]] std::vector<Widget*> viewsOf() const {
        std::vector<Widget*> found;
        for (const auto& view : m_views)
            if (auto* wanted = qobject_cast<Widget*>(view.widget)) found.push_back(wanted);
        return found;
    }
    [[nodiscard]] int currentView() const;
    void showView(int index);

    /// A panel that a dock shows for this document. `make` is called when the panel is asked for, at the latest in a
    /// turn of its own of the event loop: all of them together would hold up the window.
    void addPanel(std::function<QWidget*()> make);
    void makePanels(); ///< those that are still missing, now
    template <class Panel>
    [[nodiscard]] Panel* madePanel() const {
        for (auto* widget : m_panels)
            if (auto* wanted = qobject_cast<Panel*>(widget)) return wanted;
        return nullptr;
    }
    /// Made now if it is missing.
    template <class Panel>
    [[nodiscard]] Panel* panel() {
        while (!madePanel<Panel>() && !m_missingPanels.empty()) makeNextPanel();
        return madePanel<Panel>();
    }

    /// Reports what the last generation could not satisfy.
    void showNotes();

signals:
    void viewChanged();
    void panelChanged(); ///< other actions of a panel may be enabled now
    void panelMade(QWidget* panel);
    void thingMenuWanted(QPoint globalPlace); ///< about what is chosen
    /// The cell under the mouse, and its level: the document's, or a stage of it.
    void cellHovered(std::optional<delve::Cell> cell, const delve::Level& shown);

private:
    void makeNextPanel();
    void makePanelsInTurn();
    [[nodiscard]] QWidget* makeMap();
    [[nodiscard]] ShownOverlays::Snapshot snapshotOf(const Level& shown) const;
    void wireDocument();
    void wireStages();
    void documentChanged(const editor::DocumentChange& change);
    void showLive();
    void showProblems();
    void wirePortals();
    void open(Cell portal);
    void showFailure(const Failure& failure, const generation::Conflict& pins);
    [[nodiscard]] QStringList notes() const;
    void withdrawNotes();

    editor::Document& m_document;
    MessageBar* m_messages;
    QStackedWidget* m_stack;
    MapView* m_map = nullptr;
    StageSlider* m_stages = nullptr;
    LevelTrail* m_trail = nullptr;
    PortalPictures* m_pictures = nullptr;
    editor::LiveInspection* m_inspection = nullptr;
    MarkedProblems* m_marked = nullptr;
    std::size_t m_stepsBeforePress = 0; ///< of the history
    std::vector<View> m_views;
    std::vector<QWidget*> m_panels;
    std::deque<std::function<QWidget*()>> m_missingPanels;
    QStringList m_notesShown;    ///< of a generation; removed when a level arrives without them
    bool m_failureShown = false; ///< of a generation; removed when a level arrives
};

} // namespace delve::ui
