#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;

/// What a map of another program has of one kind, tiles or objects, with how often and what it becomes here. One choice
/// below the list is for all selected rows. A page of the import dialog.
namespace delve::ui {

class ImportList : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString key; ///< what the table of tiles calls it
        QString text;
        QIcon icon;
        qint64 count = 0;
        QString becomes;
        bool guessed = false;
        int choice = 0; ///< of the chooser
    };

    /// `chooser` has an entry for each choice, with its number as data; the list takes it.
    ImportList(const QStringList& columns, QComboBox* chooser, const QString& question, QWidget* parent = nullptr);

    /// Keeps what is selected, as far as it is still there.
    void showRows(const std::vector<Row>& rows);
    void select(const QString& key);
    [[nodiscard]] QStringList selected() const;

signals:
    void chosen(const QStringList& keys, int choice);
    void selectionChanged();

private:
    void showSelection();

    QTreeWidget* m_list;
    QComboBox* m_chooser;
};

} // namespace delve::ui
