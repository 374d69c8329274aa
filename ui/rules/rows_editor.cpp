#include "ui/rules/rows_editor.h"

#include "ui/rules/row_delegate.h"
#include "ui/rules/rows_model.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

// The view

bool RowsView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) {
    const auto* rows = qobject_cast<const RowsModel*>(model());
    const bool colour = index.isValid() && rows->column(index.column()).kind == RowColumn::Kind::Colour;
    if (!colour || trigger != DoubleClicked) return QTableView::edit(index, trigger, event);
    emit colourWanted(index);
    return true;
}

bool RowsView::rowKey(const QKeyEvent& event) {
    const bool plain = event.modifiers() == Qt::NoModifier;
    const bool alt = event.modifiers() == Qt::AltModifier;
    if (plain && event.key() == Qt::Key_Insert) emit addWanted();
    else if (plain && event.key() == Qt::Key_Delete) emit removeWanted();
    else if (alt && event.key() == Qt::Key_Up) emit moveWanted(-1);
    else if (alt && event.key() == Qt::Key_Down) emit moveWanted(1);
    else return false;
    return true;
}

void RowsView::keyPressEvent(QKeyEvent* event) {
    if (!rowKey(*event)) QTableView::keyPressEvent(event);
}

void RowsView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    emit resized();
}

// The table with its buttons

RowsEditor::RowsEditor(const QString& name, const QString& row, QWidget* parent)
    : QWidget(parent), m_model(new RowsModel(this)), m_delegate(new RowDelegate(*m_model, this)),
      m_view(new RowsView(this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(gridStep / 2);
    makeView(name);
    line->addWidget(m_view, 1);
    makeButtons(row);
    auto* column = new QVBoxLayout;
    column->setSpacing(gridStep / 2);
    for (auto* button : {m_add, m_remove, m_up, m_down}) column->addWidget(button);
    column->addStretch(1);
    line->addLayout(column);
    wire();
}

void RowsEditor::makeView(const QString& name) {
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setAccessibleName(name);
    if (auto* corner = m_view->findChild<QAbstractButton*>()) { // Qt's, between the heads of rows and columns
        corner->setAccessibleName(tr("Select all rows"));
        corner->setAccessibleDescription(name);
        corner->setToolTip(corner->accessibleName());
    }
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                            QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false); // Tab moves between the parts of the dialog, arrow keys between cells
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->setDefaultSectionSize(controlHeight + 2);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setMinimumHeight(controlHeight);
    m_view->horizontalHeader()->setStretchLastSection(false);
}

void RowsEditor::makeButtons(const QString& row) {
    const auto button = [this](const char* icon, const QString& name, const QString& key) {
        auto* made = iconButton(QString::fromLatin1(icon), name, this, key);
        made->setAccessibleDescription(m_view->accessibleName()); // a dialog has several tables
        made->setObjectName(QString::fromLatin1(icon));
        return made;
    };
    const auto key = [](const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); };
    m_add = button("add", tr("Add %1").arg(row), key(Qt::Key_Insert));
    m_remove = button("remove", tr("Remove the row"), key(Qt::Key_Delete));
    m_up = button("up", tr("Move the row up"), key(Qt::ALT | Qt::Key_Up));
    m_down = button("down", tr("Move the row down"), key(Qt::ALT | Qt::Key_Down));
}

void RowsEditor::wire() {
    connect(m_model, &RowsModel::edited, this, &RowsEditor::edited);
    // Queued: the value used instead is reported first, which clears the message.
    connect(m_delegate, &RowDelegate::refused, this, &RowsEditor::refused, Qt::QueuedConnection);
    connect(m_view, &RowsView::resized, this, &RowsEditor::fitWords);
    connect(m_view, &RowsView::colourWanted, this, &RowsEditor::chooseColour);
    connect(m_view, &RowsView::addWanted, this, &RowsEditor::add);
    connect(m_view, &RowsView::removeWanted, this, &RowsEditor::remove);
    connect(m_view, &RowsView::moveWanted, this, &RowsEditor::move);
    connect(m_add, &QToolButton::clicked, this, &RowsEditor::add);
    connect(m_remove, &QToolButton::clicked, this, &RowsEditor::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showButtons();
        emit chosenChanged(chosenRow());
    });
}

/// Keeps the current row and column, if they still exist.
void RowsEditor::show(std::vector<RowColumn> columns, RowCells cells) {
    const auto before = m_view->currentIndex();
    const bool first = m_model->columnCount() == 0;
    m_model->show(std::move(columns), std::move(cells));
    if (first) layColumns();
    fitWords();
    const int row = std::min(std::max(0, before.row()), m_model->rowCount() - 1);
    if (row >= 0 && m_view->currentIndex().row() != row) choose(row, std::max(0, before.column()));
    showButtons();
}

void RowsEditor::layColumns() {
    auto* header = m_view->horizontalHeader();
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const auto& column = m_model->column(i);
        if (column.kind == RowColumn::Kind::Words) continue;
        int width = header->sectionSizeHint(i) + gridStep;
        for (const auto& option : column.options)
            width = std::max(width, fontMetrics().horizontalAdvance(option.label) + 5 * gridStep);
        const bool colour = column.kind == RowColumn::Kind::Colour;
        m_view->setColumnWidth(i, std::max(width, (colour ? 16 : 9) * gridStep));
    }
    header->setMinimumSectionSize(6 * gridStep);
}

/// What the words of a column need, as far as it is no whole sentence.
int RowsEditor::widthOfWords(int column) const {
    constexpr int mostWidth = 24 * gridStep;
    int width = 0;
    for (int row = 0; row < m_model->rowCount() && width < mostWidth; ++row)
        width = std::max(width, m_view->sizeHintForIndex(m_model->index(row, column)).width() + gridStep);
    return std::min(width, mostWidth);
}

/// Columns of words share the width that the others leave. Where that is not enough, the table scrolls.
void RowsEditor::fitWords() {
    auto* header = m_view->horizontalHeader();
    int left = m_view->viewport()->width();
    int needed = 0;
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (m_model->column(i).kind == RowColumn::Kind::Words) needed += widthOfWords(i);
        else left -= header->sectionSize(i);
    for (int i = 0; i < m_model->columnCount(); ++i) {
        if (m_model->column(i).kind != RowColumn::Kind::Words) continue;
        header->setSectionResizeMode(i, needed <= left ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (needed > left) header->resizeSection(i, widthOfWords(i));
    }
}

void RowsEditor::setMaxRows(std::size_t max) {
    m_maxRows = static_cast<int>(max);
    showButtons();
}

int RowsEditor::chosenRow() const { return m_view->currentIndex().row(); }

void RowsEditor::choose(int row, int column) {
    const auto index = m_model->index(row, std::min(column, m_model->columnCount() - 1));
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void RowsEditor::showButtons() {
    const int row = chosenRow();
    const int count = m_model->rowCount();
    m_add->setEnabled(m_maxRows == 0 || count < m_maxRows);
    m_remove->setEnabled(row >= 0 && count > 1);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < count);
}

void RowsEditor::add() {
    if (m_add->isEnabled()) emit addWanted(chosenRow());
}

void RowsEditor::remove() {
    if (m_remove->isEnabled()) emit removeWanted(chosenRow());
}

void RowsEditor::move(int step) {
    if ((step < 0 ? m_up : m_down)->isEnabled()) emit moveWanted(chosenRow(), step);
}

void RowsEditor::chooseColour(const QModelIndex& index) {
    auto* dialog = new QColorDialog(QColor(index.data(Qt::EditRole).toString()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::colorSelected, this,
            [this, cell = QPersistentModelIndex(index)](const QColor& colour) {
                if (cell.isValid()) m_model->setData(cell, colour.name(), Qt::EditRole);
            });
    dialog->open();
}

} // namespace delve::ui
