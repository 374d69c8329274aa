#pragma once

#include "editor/document/document.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "ui/rules/rows_binding.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTabWidget;
class QToolButton;

/// Edits the tables of a document's world: enemy kinds, goods of the store, encounters, purposes of rooms,
/// blueprints of set pieces. Each change is at once an undo step of the document; values that a file cannot hold are
/// refused with a message. Not modal; owned by the page of the document.
namespace delve::ui {

class BlueprintsPage;
class DocumentPage;
class EncountersPage;
class PurposesPage;

class TablesDialog : public QDialog {
    Q_OBJECT
public:
    TablesDialog(editor::Document& document, QWidget* parent);
    void setUndoKeys(const QList<QKeySequence>& undo, const QList<QKeySequence>& redo);
    void setSaveKeys(const QList<QKeySequence>& save);

signals:
    void saveWanted(); ///< of the document, by a key

protected:
    void done(int result) override;

private:
    void layOut();
    QWidget* makeUndo();
    void bindTables();
    void showTables();
    void showSteps();
    void showTitle();
    bool take(Tables tables, const Message& step);
    void tell(const QString& sentence);
    void restore();
    template <class Row>
    [[nodiscard]] std::function<bool(std::vector<Row>)> taking(Shared<std::vector<Row>> Tables::*member, Text step);

    editor::Document& m_document;
    QTabWidget* m_tabs;
    RowsEditor* m_enemies;
    RowsEditor* m_goods;
    EncountersPage* m_encounters;
    PurposesPage* m_purposes;
    BlueprintsPage* m_blueprints;
    QLabel* m_told;
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
    QPushButton* m_restore = nullptr;
    RowsSource<EnemyKind> m_enemyRows;
    RowsSource<Goods> m_goodsRows;
    Tables m_shown;
};

/// Brings the dialog of this page to the front, or creates it.
void showTablesOf(DocumentPage& page);

} // namespace delve::ui
