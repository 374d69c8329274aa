#pragma once

#include "editor/inspect/findings.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QMenu;
class QModelIndex;
class QStackedWidget;
class QToolButton;

namespace delve::editor {
class LiveInspection;
class ToolController;
} // namespace delve::editor

/// The content of the Problems dock: what inspection found, errors first, and what can be done about it. While the map
/// is inspected again, the last list stays; what is done meanwhile waits for the new one. Reads and edits the page's
/// document, which outlives it.
namespace delve::ui {

class DocumentPage;
class ProblemsList;
class ProblemsModel;

class ProblemsPanel : public QWidget {
    Q_OBJECT
public:
    ProblemsPanel(DocumentPage& page, editor::ToolController& toolController, QWidget* parent = nullptr);

    // Actions on the chosen problem
    void showOnMap(); ///< goes to its level, scrolls to its cells and flashes them
    void fixChosen(); ///< by its first fix
    void fixAllOfKind();
    void toggleIgnored(); ///< ignores it, or no longer
    void goOn(int step);  ///< shows it or, if it was the last one shown, the next or the previous one
    void setIgnoredShown(bool shown);

    /// Null if none is chosen.
    [[nodiscard]] const editor::FoundProblem* chosen() const;
    [[nodiscard]] bool canFix() const { return chosen() && !chosen()->problem.fixes.empty(); }
    [[nodiscard]] bool any() const;
    [[nodiscard]] bool ignoredShown() const { return m_ignoredShown; }
    /// The menu of the chosen problem, as the list shows it.
    void fillMenu(QMenu& menu);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void wireList();
    [[nodiscard]] QWidget* makeButtons();
    QToolButton* addButton(const char* action, const QString& iconName, const QString& text, QWidget* parent);
    [[nodiscard]] QModelIndex rowIndex(int row) const;
    void showFindings();
    void showState();
    void fitButtons();
    void showEmptyState();
    void askMenu(QPoint place);
    void fillFixMenu();
    void addFixes(QMenu& menu);
    void addFixesOfAll(QMenu& menu);
    void onCurrent(std::function<void(const editor::FoundProblem&)> act);
    void fixBy(const Text& label);
    void fixAllBy(const Text& label);
    [[nodiscard]] bool pins() const;

    DocumentPage& m_page;
    editor::LiveInspection& m_inspection;
    editor::ToolController& m_toolController;
    ProblemsModel* m_model;
    ProblemsList* m_list;
    QStackedWidget* m_stack;
    QLabel* m_empty;
    QLabel* m_more;
    QToolButton* m_show = nullptr;
    QToolButton* m_fix = nullptr;
    QToolButton* m_fixAll = nullptr;
    QToolButton* m_ignore = nullptr;
    QToolButton* m_showIgnored = nullptr;
    QMenu* m_fixes = nullptr;
    std::optional<editor::FoundProblem> m_lastShown;
    bool m_ignoredShown = false;
};

} // namespace delve::ui
