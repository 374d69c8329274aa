#pragma once

#include <QAbstractListModel>
#include <QListView>

namespace delve::editor {
class Document;
}

/// The content of the History dock: every step that can be undone or redone; a click goes to that state. Reads the
/// document, which outlives it.
namespace delve::ui {

/// The steps as a list, preceded by the start of the history. Undone steps are faint.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit HistoryModel(const editor::Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void readAgain();

private:
    const editor::Document& m_document;
    int m_rows = 1;
};

class HistoryPanel : public QListView {
    Q_OBJECT
public:
    explicit HistoryPanel(editor::Document& document, QWidget* parent = nullptr);

private:
    void showPosition();

    editor::Document& m_document;
    HistoryModel m_model;
};

} // namespace delve::ui
