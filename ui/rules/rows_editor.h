#pragma once

#include "ui/rules/rows.h"

#include <QTableView>
#include <QWidget>

class QToolButton;

/// A table to edit: its cells, and buttons that add, remove and move rows. It only sends requests; its owner changes
/// the world and shows the result.
namespace delve::ui {

class RowDelegate;
class RowsModel;

/// A double click chooses a colour, the keyboard types one; Insert, Delete and Alt with the arrows do the same as the
/// buttons.
class RowsView : public QTableView {
    Q_OBJECT
public:
    using QTableView::QTableView;

signals:
    void resized();
    void colourWanted(const QModelIndex& index);
    void addWanted();
    void removeWanted();
    void moveWanted(int step);

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool rowKey(const QKeyEvent& event);
};

class RowsEditor : public QWidget {
    Q_OBJECT
public:
    /// `row` names a single row: "an enemy".
    RowsEditor(const QString& name, const QString& row, QWidget* parent = nullptr);

    void show(std::vector<RowColumn> columns, RowCells cells);
    using QWidget::show;
    void setMaxRows(std::size_t max); ///< no more rows can be added then
    [[nodiscard]] int chosenRow() const;
    void choose(int row, int column = 0);
    [[nodiscard]] RowsView& view() const { return *m_view; }

signals:
    void chosenChanged(int row);
    void edited(int row, int column, const QVariant& value);
    void addWanted(int after); ///< -1: there is no row yet
    void removeWanted(int row);
    void moveWanted(int row, int step);
    void refused(const QString& sentence);

private:
    void makeView(const QString& name);
    void makeButtons(const QString& row);
    void wire();
    void chooseColour(const QModelIndex& index);
    void layColumns();
    [[nodiscard]] int widthOfWords(int column) const;
    void fitWords();
    void showButtons();
    void add();
    void remove();
    void move(int step);

    RowsModel* m_model;
    RowDelegate* m_delegate;
    RowsView* m_view;
    QToolButton* m_add = nullptr;
    QToolButton* m_remove = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    int m_maxRows = 0;
};

} // namespace delve::ui
