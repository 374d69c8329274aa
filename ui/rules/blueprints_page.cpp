#include "ui/rules/blueprints_page.h"

#include "generation/level/delve/table_limits.h"
#include "generation/level/printable.h"
#include "ui/fields/text_field.h"
#include "ui/rules/blueprint_fields.h"
#include "ui/theme/tokens.h"

#include <QLabel>
#include <QVBoxLayout>

namespace delve::ui {

BlueprintsPage::BlueprintsPage(std::function<const World&()> world, Take take, QWidget* parent)
    : QWidget(parent), m_world(std::move(world)), m_take(std::move(take)),
      m_blueprints(new RowsEditor(tr("Blueprints of set pieces"), tr("a blueprint"), this)),
      m_text(new TextField(this)), m_featuresOf(new QLabel(this)),
      m_features(new RowsEditor(tr("Features"), tr("a feature"), this)) {
    layOut();
    bind();
    connect(m_blueprints, &RowsEditor::chosenChanged, this, &BlueprintsPage::showChosen);
    connect(m_text, &TextField::textEdited, this, [this](const QString& typed) {
        const bool taken =
            change([&typed](Blueprint& blueprint) { blueprint.text = keptWords(blueprint.text, typed); });
        if (!taken && chosen()) m_text->showText(shownWords(chosen()->text));
    });
    for (auto* editor : {m_blueprints, m_features})
        connect(editor, &RowsEditor::refused, this, &BlueprintsPage::refused);
}

void BlueprintsPage::layOut() {
    m_blueprints->setObjectName(QStringLiteral("blueprints"));
    m_features->setObjectName(QStringLiteral("features"));
    m_blueprints->setMaxRows(maxRows);
    m_features->setMaxRows(maxFeatures);
    m_text->setAccessibleName(tr("What signs in it say"));
    m_text->setFixedHeight(6 * gridStep);
    auto* caption = new QLabel(tr("What signs in it say"), this);
    caption->setBuddy(m_text);
    caption->setForegroundRole(QPalette::PlaceholderText);
    m_featuresOf->setBuddy(&m_features->view());
    m_featuresOf->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, gridStep, 0, 0);
    column->setSpacing(gridStep / 2);
    column->addWidget(m_blueprints, 3);
    column->addWidget(caption);
    column->addWidget(m_text);
    column->addWidget(m_featuresOf);
    column->addWidget(m_features, 2);
}

// Choosing and editing

const Blueprint* BlueprintsPage::chosen() const {
    const auto row = static_cast<std::size_t>(m_blueprints->chosenRow());
    return row < blueprints().size() ? &blueprints()[row] : nullptr;
}

std::vector<Feature> BlueprintsPage::features() const { return chosen() ? chosen()->features : std::vector<Feature>(); }

bool BlueprintsPage::change(const std::function<void(Blueprint&)>& how) {
    if (!chosen()) return false;
    auto all = blueprints();
    how(all[static_cast<std::size_t>(m_blueprints->chosenRow())]);
    return m_take(std::move(all));
}

void BlueprintsPage::bind() {
    m_blueprintRows = {[this] { return blueprints(); }, blueprintFields, [this] { return newBlueprint(blueprints()); },
                       m_take};
    bindRows(*m_blueprints, m_blueprintRows);
    m_featureRows = {[this] { return features(); }, [this] { return featureFields(m_world(), features()); }, newFeature,
                     [this](std::vector<Feature> rows) {
                         return change([&rows](Blueprint& blueprint) { blueprint.features = std::move(rows); });
                     }};
    bindRows(*m_features, m_featureRows);
}

// Display

void BlueprintsPage::showTables() {
    showRows(*m_blueprints, m_blueprintRows);
    showChosen();
}

void BlueprintsPage::showChosen() {
    m_text->showText(chosen() ? shownWords(chosen()->text) : QString());
    m_featuresOf->setText(
        tr("Features of “%1”")
            .arg(chosen() ? QString::fromStdString(safeLine(shownWords(chosen()->name).toStdString())) : QString()));
    showRows(*m_features, m_featureRows);
}

void BlueprintsPage::finish() { m_text->finish(); }

} // namespace delve::ui
