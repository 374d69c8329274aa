#pragma once

#include <QTreeView>

/// The list of problems. Sentences wrap, so that rows differ in height. Where the dock is too narrow for columns, the
/// signs and the sentences are left, and below each sentence stands in one line what the columns say. Owned by the
/// panel.
namespace delve::ui {

class ProblemsModel;

class ProblemsList : public QTreeView {
    Q_OBJECT
public:
    /// The model outlives it.
    explicit ProblemsList(ProblemsModel& model, QWidget* parent = nullptr);

    /// Names the level of each problem, or not.
    void setLevelsShown(bool shown);
    [[nodiscard]] bool levelsShown() const { return m_levelsShown; }
    /// Is there no room for columns?
    [[nodiscard]] bool narrow() const { return m_narrow; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void chooseLayout();
    void layOutColumns();

    bool m_levelsShown = false;
    bool m_narrow = false;
};

} // namespace delve::ui
