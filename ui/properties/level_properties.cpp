#include "ui/properties/level_properties.h"

#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "ui/theme/tokens.h"

#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <vector>

namespace delve {

namespace {

/// How many things there are of each kind, in the order of thingKinds(): counted in one go, since there may be many.
std::vector<qlonglong> countThings(const Level& level) {
    std::vector<qlonglong> counts(thingKinds().size());
    for (const auto& thing : *level.things) ++counts[static_cast<std::size_t>(thing.kind)];
    return counts;
}

} // namespace

LevelProperties::LevelProperties(const Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_notes(new QLabel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep);
    m_facts = new QFormLayout;
    m_facts->setHorizontalSpacing(2 * gridStep);
    m_facts->setVerticalSpacing(gridStep / 2);
    column->addLayout(m_facts);
    m_notes->setWordWrap(true);
    column->addWidget(m_notes);
    connect(&document, &Document::levelChanged, this, &LevelProperties::showLevel);
    connect(&document, &Document::generationFinished, this, &LevelProperties::showNotes);
    showLevel();
    showNotes();
}

/// Rows are kept and filled again: making them anew at every step of a drag would flicker.
void LevelProperties::addRow(const QString& name, const QString& value) {
    if (m_row == m_facts->rowCount()) {
        auto* label = new QLabel(this);
        label->setForegroundRole(QPalette::PlaceholderText);
        auto* text = new QLabel(this);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addRow(label, text);
    }
    qobject_cast<QLabel*>(m_facts->itemAt(m_row, QFormLayout::LabelRole)->widget())->setText(name);
    auto* text = qobject_cast<QLabel*>(m_facts->itemAt(m_row, QFormLayout::FieldRole)->widget());
    text->setText(value);
    text->setAccessibleName(name + QStringLiteral(": ") + value);
    ++m_row;
}

void LevelProperties::showLevel() {
    const auto& level = m_document.level();
    m_row = 0;
    addRow(tr("Size"), tr("%1 × %2").arg(level.size().width).arg(level.size().height));
    addRow(tr("Rooms"), locale().toString(static_cast<qulonglong>(level.rooms->size())));
    addRow(tr("Halls"), locale().toString(static_cast<qulonglong>(level.halls->size())));
    const auto counts = countThings(level);
    for (const auto& kind : thingKinds())
        if (const auto count = counts[static_cast<std::size_t>(kind.kind)])
            addRow(toQString(kind.label), locale().toString(count));
    while (m_row < m_facts->rowCount()) m_facts->removeRow(m_row);
}

void LevelProperties::showNotes() {
    QStringList notes;
    for (const auto& note : m_document.lastGeneration().notes) notes.append(toQString(note));
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    m_notes->setVisible(!notes.isEmpty());
}

} // namespace delve
