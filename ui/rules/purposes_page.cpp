#include "ui/rules/purposes_page.h"

#include "generation/level/delve/table_limits.h"
#include "generation/level/printable.h"
#include "ui/fields/text_field.h"
#include "ui/rules/purpose_fields.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QVBoxLayout>

namespace delve::ui {

PurposesPage::PurposesPage(std::function<const World&()> world, Take take, QWidget* parent)
    : QWidget(parent), m_world(std::move(world)), m_take(std::move(take)),
      m_purposes(new RowsEditor(tr("Purposes of rooms"), tr("a purpose"), this)), m_text(new TextField(this)),
      m_furnitureOf(new QLabel(this)), m_furniture(new RowsEditor(tr("Furniture"), tr("a piece of furniture"), this)) {
    layOut();
    bind();
    connect(m_purposes, &RowsEditor::chosenChanged, this, &PurposesPage::showChosen);
    connect(m_text, &TextField::textEdited, this, [this](const QString& typed) {
        const bool taken = change([&typed](Purpose& purpose) { purpose.text = keptWords(purpose.text, typed); });
        if (!taken && chosen()) m_text->showText(shownWords(chosen()->text));
    });
    for (auto* editor : {m_purposes, m_furniture}) connect(editor, &RowsEditor::refused, this, &PurposesPage::refused);
}

void PurposesPage::layOut() {
    m_purposes->setObjectName(QStringLiteral("purposes"));
    m_furniture->setObjectName(QStringLiteral("furniture"));
    m_purposes->setMaxRows(maxRows);
    m_furniture->setMaxRows(maxFurnishings);
    m_text->setAccessibleName(tr("What signs in it say"));
    m_text->setFixedHeight(6 * gridStep);
    auto* caption = new QLabel(tr("What signs in it say"), this);
    caption->setBuddy(m_text);
    caption->setForegroundRole(QPalette::PlaceholderText);
    m_furnitureOf->setBuddy(&m_furniture->view());
    m_furnitureOf->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridStep, 0, 0);
    column->setSpacing(gridStep / 2);
    column->addWidget(m_purposes, 3);
    column->addWidget(caption);
    column->addWidget(m_text);
    column->addWidget(m_furnitureOf);
    column->addWidget(m_furniture, 2);
}

// Choosing and editing

const Purpose* PurposesPage::chosen() const {
    const auto row = static_cast<std::size_t>(m_purposes->chosenRow());
    return row < purposes().size() ? &purposes()[row] : nullptr;
}

std::vector<Furnishing> PurposesPage::furniture() const {
    return chosen() ? chosen()->furniture : std::vector<Furnishing>();
}

bool PurposesPage::change(const std::function<void(Purpose&)>& how) {
    if (!chosen()) return false;
    auto all = purposes();
    how(all[static_cast<std::size_t>(m_purposes->chosenRow())]);
    return m_take(std::move(all));
}

void PurposesPage::bind() {
    m_purposeRows = {[this] { return purposes(); }, purposeFields, [this] { return newPurpose(purposes()); }, m_take};
    bindRows(*m_purposes, m_purposeRows);
    m_furnitureRows = {[this] { return furniture(); },
                       [this] { return furnishingFields(m_world().tiles, furniture()); }, newFurnishing,
                       [this](std::vector<Furnishing> rows) {
                           return change([&rows](Purpose& purpose) { purpose.furniture = std::move(rows); });
                       }};
    bindRows(*m_furniture, m_furnitureRows);
}

// Display

void PurposesPage::showTables() {
    showRows(*m_purposes, m_purposeRows);
    showChosen();
}

void PurposesPage::showChosen() {
    m_text->showText(chosen() ? shownWords(chosen()->text) : QString());
    m_furnitureOf->setText(
        tr("Furniture of “%1”")
            .arg(chosen() ? QString::fromStdString(safeLine(shownWords(chosen()->name).toStdString())) : QString()));
    showRows(*m_furniture, m_furnitureRows);
}

void PurposesPage::finish() { m_text->finish(); }

} // namespace delve::ui
