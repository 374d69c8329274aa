#include "ui/rules/pieces_page.h"

#include "generation/level/printable.h"
#include "ui/fields/text_field.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QVBoxLayout>

namespace delve::ui {

RowsEditor* newRowsEditor(const QString& objectName, const QString& name, const QString& row, std::size_t mostRows) {
    auto* editor = new RowsEditor(name, row);
    editor->setObjectName(objectName);
    editor->setMaxRows(mostRows);
    return editor;
}

PiecesPage::PiecesPage(RowsEditor* rows, RowsEditor* pieces, const QString& piecesOf, QWidget* parent)
    : QWidget(parent), m_rows(rows), m_pieces(pieces), m_text(new TextField(this)), m_captionOfPieces(piecesOf),
      m_piecesOf(new QLabel(this)) {
    layOut();
    connect(m_rows, &RowsEditor::chosenChanged, this, &PiecesPage::showChosen);
    connect(m_text, &TextField::textEdited, this, &PiecesPage::takeText);
    for (auto* editor : {m_rows, m_pieces}) connect(editor, &RowsEditor::refused, this, &PiecesPage::refused);
}

void PiecesPage::layOut() {
    m_text->setAccessibleName(tr("What signs in it say"));
    m_text->setFixedHeight(6 * gridStep);
    auto* caption = new QLabel(tr("What signs in it say"), this);
    caption->setBuddy(m_text);
    caption->setForegroundRole(QPalette::PlaceholderText);
    m_piecesOf->setBuddy(&m_pieces->view());
    m_piecesOf->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridStep, 0, 0);
    column->setSpacing(gridStep / 2);
    column->addWidget(m_rows, 3);
    column->addWidget(caption);
    column->addWidget(m_text);
    column->addWidget(m_piecesOf);
    column->addWidget(m_pieces, 2);
}

void PiecesPage::takeText(const QString& typed) {
    if (m_changeText(typed)) return;
    if (const auto chosen = m_chosen()) m_text->showText(shownWords(chosen->text));
}

void PiecesPage::showTables() {
    m_showRows();
    showChosen();
}

void PiecesPage::showChosen() {
    const auto chosen = m_chosen().value_or(Chosen{});
    m_text->showText(shownWords(chosen.text));
    m_piecesOf->setText(m_captionOfPieces.arg(QString::fromStdString(safeLine(shownWords(chosen.name).toStdString()))));
    m_showPieces();
}

void PiecesPage::finish() { m_text->finish(); }

} // namespace delve::ui
