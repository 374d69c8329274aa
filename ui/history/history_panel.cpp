#include "ui/history/history_panel.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QPalette>
#include <QSignalBlocker>

namespace delve::ui {

HistoryModel::HistoryModel(const editor::Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    const auto& history = m_document.history();
    if (row > history.steps().size()) return {};
    if (role == Qt::DisplayRole) return row == 0 ? tr("Beginning") : editor::toQString(history.steps()[row - 1].name);
    if (role == Qt::ForegroundRole && row > history.position())
        return QApplication::palette().brush(QPalette::PlaceholderText);
    if (role == Qt::AccessibleDescriptionRole && row > history.position()) return tr("undone");
    return {};
}

void HistoryModel::readAgain() {
    const int rows = static_cast<int>(m_document.history().steps().size()) + 1;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    emit dataChanged(index(0), index(m_rows - 1));
}

HistoryPanel::HistoryPanel(editor::Document& document, QWidget* parent)
    : QListView(parent), m_document(document), m_model(document) {
    setModel(&m_model);
    setAccessibleName(tr("History"));
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    viewport()->setBackgroundRole(QPalette::Window);
    setViewportMargins(gridStep, 0, gridStep, gridStep);
    connect(&m_document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (!change.has(editor::PartOfDocument::History)) return;
        m_model.readAgain();
        showPosition();
    });
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { m_document.goTo(static_cast<std::size_t>(index.row())); });
    connect(this, &QListView::activated, this,
            [this](const QModelIndex& index) { m_document.goTo(static_cast<std::size_t>(index.row())); });
    m_model.readAgain();
    showPosition();
}

void HistoryPanel::showPosition() {
    const auto now = m_model.index(static_cast<int>(m_document.history().position()));
    setCurrentIndex(now);
    scrollTo(now);
}

} // namespace delve::ui
