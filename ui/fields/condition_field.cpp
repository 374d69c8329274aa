#include "ui/fields/condition_field.h"

#include "editor/text/message_text.h"
#include "ui/theme/tokens.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextCharFormat>

#include <algorithm>

namespace delve::ui {
namespace {

/// Positions in the text, of those in its UTF-8.
int placeOf(const QString& text, std::size_t bytes) {
    return static_cast<int>(QString::fromUtf8(text.toUtf8().left(static_cast<qsizetype>(bytes))).size());
}

/// "path – Critical path, in steps".
QString described(const std::string& word) {
    const auto* const measure = play::builtInMeasures().find(word);
    const QString shown = QString::fromStdString(word);
    if (!measure) return shown;
    const QString label = editor::toQString(measure->label);
    if (measure->unit.empty()) return ConditionField::tr("%1 – %2").arg(shown, label);
    return ConditionField::tr("%1 – %2, in %3").arg(shown, label, editor::toQString(measure->unit));
}

} // namespace

ConditionField::ConditionField(QWidget* parent)
    : QLineEdit(parent), m_completer(new QCompleter(this)), m_words(new QStandardItemModel(this)) {
    setClearButtonEnabled(true);
    m_completer->setModel(m_words);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &ConditionField::take);
    connect(this, &QLineEdit::textChanged, this, &ConditionField::check);
    connect(this, &QLineEdit::textEdited, this, [this] { offer(false); });
    check();
}

QString ConditionField::fault() const {
    if (!m_parsed.fault || text().trimmed().isEmpty()) return {};
    return editor::toQString(m_parsed.fault->why);
}

void ConditionField::check() {
    m_parsed = text().trimmed().isEmpty() ? play::ParsedCondition() : play::parseCondition(text().toStdString());
    underline();
    setToolTip(fault().isEmpty()
                   ? tr("What the level should be like, such as rooms >= 25 and loops in 3..5. Ctrl+Space "
                        "lists the measures.")
                   : fault());
    emit checked();
}

/// A line edit draws formats that an input method gives it.
void ConditionField::underline() {
    if (m_composing) return;
    QList<QInputMethodEvent::Attribute> attributes;
    if (!fault().isEmpty()) {
        const int from = placeOf(text(), m_parsed.fault->where.from);
        const int to = std::max(placeOf(text(), m_parsed.fault->where.to), from + 1);
        const int length = static_cast<int>(text().size());
        const int begin = std::min(from, std::max(length - 1, 0)); // at the end, its last character
        QTextCharFormat wrong;
        wrong.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wrong.setUnderlineColor(palette().color(QPalette::Highlight));
        attributes.append({QInputMethodEvent::TextFormat, begin - cursorPosition(), std::max(1, to - begin), wrong});
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(this, &event);
}

void ConditionField::complete() { offer(true); }

/// A word that was begun is completed at once, all others when a person asks for it.
void ConditionField::offer(bool all) {
    const QString before = text().left(cursorPosition());
    const auto completion = play::completionAt(text().toStdString(), static_cast<std::size_t>(before.toUtf8().size()));
    m_begun = completion.replaces;
    const bool begun = m_begun.from != m_begun.to;
    if (completion.words.empty() || (!begun && !all)) return m_completer->popup()->hide();
    m_words->clear();
    for (const auto& word : completion.words) {
        auto* item = new QStandardItem(described(word));
        item->setData(QString::fromStdString(word), Qt::UserRole);
        m_words->appendRow(item);
    }
    auto* list = m_completer->popup();
    int widest = 0;
    for (int row = 0; row < m_words->rowCount(); ++row)
        widest = std::max(widest, list->fontMetrics().horizontalAdvance(m_words->item(row)->text()));
    const int around = list->verticalScrollBar()->sizeHint().width() + 5 * gridStep;
    m_completer->complete({0, height(), std::max(width(), widest + around), 0});
}

void ConditionField::take(const QModelIndex& chosen) {
    const QString word = chosen.data(Qt::UserRole).toString();
    const int from = placeOf(text(), m_begun.from);
    const int to = placeOf(text(), m_begun.to);
    setText(text().left(from) + word + QLatin1Char(' ') + text().mid(to).trimmed());
    setCursorPosition(from + static_cast<int>(word.size()) + 1);
    underline();
}

void ConditionField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && event->modifiers().testFlag(Qt::ControlModifier)) return offer(true);
    const bool open = m_completer->popup()->isVisible();
    const bool chooses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                         event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape;
    if (open && chooses) return event->ignore(); // for the list
    QLineEdit::keyPressEvent(event);
}

void ConditionField::inputMethodEvent(QInputMethodEvent* event) {
    m_composing = !event->preeditString().isEmpty();
    QLineEdit::inputMethodEvent(event);
}

void ConditionField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) underline();
}

} // namespace delve::ui
