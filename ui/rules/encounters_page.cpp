#include "ui/rules/encounters_page.h"

#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/printable.h"
#include "ui/fields/text_field.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace delve::ui {
namespace {

QLabel* captionOf(QWidget* buddy, const QString& text) {
    auto* label = new QLabel(text, buddy->parentWidget());
    label->setBuddy(buddy);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

EncountersPage::EncountersPage(std::function<const Tables&()> tables, Take take, QWidget* parent)
    : QWidget(parent), m_tables(std::move(tables)), m_take(std::move(take)),
      m_encounters(new RowsEditor(tr("Encounters"), tr("an encounter"), this)), m_text(new TextField(this)),
      m_choices(new RowsEditor(tr("Choices"), tr("a choice"), this)), m_outcomesOf(new QLabel(this)),
      m_outcomes(new RowsEditor(tr("Outcomes"), tr("an outcome"), this)) {
    layOut();
    bindEncounters();
    bindChoices();
    bindOutcomes();
    connect(m_encounters, &RowsEditor::chosenChanged, this, &EncountersPage::showChoices);
    connect(m_choices, &RowsEditor::chosenChanged, this, &EncountersPage::showOutcomes);
    connect(m_text, &TextField::textEdited, this, [this](const QString& typed) {
        const bool taken =
            change([&typed](Encounter& encounter) { encounter.text = keptWords(encounter.text, typed); });
        if (!taken && encounter()) m_text->showText(shownWords(encounter()->text));
    });
    for (auto* editor : {m_encounters, m_choices, m_outcomes})
        connect(editor, &RowsEditor::refused, this, &EncountersPage::refused);
}

void EncountersPage::layOut() {
    m_encounters->setObjectName(QStringLiteral("encounters"));
    m_choices->setObjectName(QStringLiteral("choices"));
    m_outcomes->setObjectName(QStringLiteral("outcomes"));
    m_encounters->setMaxRows(maxRows);
    m_choices->setMaxRows(maxChoices);
    m_text->setAccessibleName(tr("Opening text"));
    m_text->setFixedHeight(9 * gridStep);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(gridStep, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    column->addWidget(captionOf(m_text, tr("Opening text")));
    column->addWidget(m_text);
    column->addWidget(captionOf(&m_choices->view(), tr("Choices")));
    column->addWidget(m_choices, 2);
    m_outcomesOf->setForegroundRole(QPalette::PlaceholderText);
    m_outcomesOf->setBuddy(&m_outcomes->view());
    column->addWidget(m_outcomesOf);
    column->addWidget(m_outcomes, 3);
    auto* both = new QSplitter(this);
    both->setChildrenCollapsible(false);
    both->addWidget(m_encounters);
    both->addWidget(side);
    both->setStretchFactor(1, 1);
    both->setSizes({40 * gridStep, 72 * gridStep});
    auto* row = new QVBoxLayout(this);
    row->setContentsMargins(0, gridStep, 0, 0);
    row->addWidget(both);
}

// Choosing and editing

const Encounter* EncountersPage::encounter() const {
    const auto& all = *m_tables().encounters;
    const auto row = static_cast<std::size_t>(m_encounters->chosenRow());
    return row < all.size() ? &all[row] : nullptr;
}

const EncounterChoice* EncountersPage::choice() const {
    const auto* of = encounter();
    const auto row = static_cast<std::size_t>(m_choices->chosenRow());
    return of && row < of->choices.size() ? &of->choices[row] : nullptr;
}

bool EncountersPage::change(const std::function<void(Encounter&)>& how) {
    if (!encounter()) return false;
    auto all = *m_tables().encounters;
    how(all[static_cast<std::size_t>(m_encounters->chosenRow())]);
    return m_take(std::move(all));
}

bool EncountersPage::changeChoice(const std::function<void(EncounterChoice&)>& how) {
    const auto row = static_cast<std::size_t>(m_choices->chosenRow());
    return choice() && change([&how, row](Encounter& encounter) { how(encounter.choices[row]); });
}

void EncountersPage::bindEncounters() {
    m_encounterRows = {[this] { return *m_tables().encounters; }, encounterFields,
                       [this] { return newEncounter(*m_tables().encounters); }, m_take};
    bindRows(*m_encounters, m_encounterRows);
}

void EncountersPage::bindChoices() {
    m_choiceRows = {[this] { return encounter() ? encounter()->choices : std::vector<EncounterChoice>(); },
                    choiceFields, newChoice,
                    [this](std::vector<EncounterChoice> rows) {
                        return change([&rows](Encounter& encounter) { encounter.choices = std::move(rows); });
                    }};
    bindRows(*m_choices, m_choiceRows);
}

void EncountersPage::bindOutcomes() {
    m_outcomeRows = {[this] { return choice() ? choice()->outcomes : std::vector<Outcome>(); },
                     [this] { return outcomeFields(*m_tables().enemies); }, newOutcome,
                     [this](std::vector<Outcome> rows) {
                         return changeChoice([&rows](EncounterChoice& of) { of.outcomes = std::move(rows); });
                     }};
    bindRows(*m_outcomes, m_outcomeRows);
}

// Display

void EncountersPage::showTables() {
    showRows(*m_encounters, m_encounterRows);
    showChoices();
}

void EncountersPage::showChoices() {
    m_text->showText(encounter() ? shownWords(encounter()->text) : QString());
    showRows(*m_choices, m_choiceRows);
    showOutcomes();
}

void EncountersPage::showOutcomes() {
    m_outcomesOf->setText(
        tr("Outcomes of “%1”")
            .arg(choice() ? QString::fromStdString(safeLine(shownWords(choice()->text).toStdString())) : QString()));
    showRows(*m_outcomes, m_outcomeRows);
}

void EncountersPage::finish() { m_text->finish(); }

} // namespace delve::ui
