#pragma once

#include "editor/things/search.h"
#include "editor/work/jobs.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace delve::editor {
class Document;
class ToolController;
struct DocumentChange;
} // namespace delve::editor

/// The content of the Things dock: all things and rooms of the level, and what Find finds among them and the tiles.
/// Searches in the background, and only while it is visible; until a newer list arrives, the last one stays. What is
/// selected in it is chosen on the map, and the other way round. Reads the page's document, which outlives it.
namespace delve::ui {

class DocumentPage;
class ThingsList;
class ThingsModel;

class ThingsPanel : public QWidget {
    Q_OBJECT
public:
    ThingsPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent = nullptr);
    ~ThingsPanel() override;

    void beginSearch();  ///< shows the dock, with the cursor in the field
    void goOn(int step); ///< to the next row or the previous one, as soon as the list is up to date
    void showCurrent();  ///< on the map
    [[nodiscard]] bool searching() const { return m_jobs.busy(); }
    [[nodiscard]] const ThingsModel& model() const { return *m_model; }

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeSearch();
    [[nodiscard]] QWidget* makeFilter();
    void wireList();
    void documentChanged(const editor::DocumentChange& change);
    [[nodiscard]] editor::SearchOrder order() const;
    void searchAgain();
    void take(std::shared_ptr<const editor::Found> found);
    void showState();
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] QString countText() const;
    void selectionChanged();
    void selectChosen();
    void select(int row);
    void bringPropertiesForward();
    void askMenu(QPoint place);
    [[nodiscard]] bool mine() const;

    DocumentPage& m_page;
    editor::Document& m_document;
    editor::ToolController& m_toolController;
    ThingsModel* m_model;
    ThingsList* m_list;
    QLineEdit* m_search = nullptr;
    QComboBox* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QStackedWidget* m_stack;
    QLabel* m_empty;
    QToolButton* m_next = nullptr;
    QToolButton* m_previous = nullptr;
    bool m_outdated = true;
    bool m_selecting = false; ///< the selection follows what is chosen, and so chooses nothing
    int m_steps = 0;          ///< to go once the list is up to date
    editor::JobQueue m_jobs;  ///< last: no result arrives in a half-destroyed panel
};

} // namespace delve::ui
