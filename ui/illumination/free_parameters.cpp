#include "ui/illumination/free_parameters.h"

#include "editor/text/message_text.h"
#include "generation/pipeline/declared_stage.h"

#include <QSet>

#include <utility>

namespace delve::ui {

namespace {

constexpr int placeRole = Qt::UserRole; ///< of a parameter in the list

} // namespace

FreeParameters::FreeParameters(QWidget* parent) : QTreeWidget(parent) {
    setHeaderHidden(true);
    setAccessibleName(tr("Parameters that may change"));
    setToolTip(tr("The search varies what is ticked, and the seed."));
    connect(this, &QTreeWidget::itemChanged, this, &FreeParameters::noteChange);
}

QSet<QString> FreeParameters::switchedOff() const {
    QSet<QString> off;
    for (int i = 0; i < topLevelItemCount(); ++i)
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j)
            if (const auto* const row = topLevelItem(i)->child(j); row->checkState(0) == Qt::Unchecked)
                off.insert(m_names[row->data(0, placeRole).toInt()]);
    return off;
}

void FreeParameters::show(const Recipe& recipe, const generation::StageRegistry& stages) {
    auto parameters = editor::variedParametersOf(recipe, stages);
    QStringList names;
    for (const auto& varied : parameters) {
        const auto& stage = recipe.stages[varied.stage];
        names.append(QString::fromStdString(stage.id + ' ' + stage.stage + '.' + varied.parameter->id));
    }
    m_parameters = std::move(parameters);
    if (names == m_names) return;
    const auto off = switchedOff();
    m_names = std::move(names);
    m_filling = true;
    clear();
    QTreeWidgetItem* above = nullptr;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const auto& varied = m_parameters[i];
        if (i == 0 || varied.stage != m_parameters[i - 1].stage) {
            const auto* const stage = generation::declaredStage(stages, recipe.stages[varied.stage]);
            above = new QTreeWidgetItem(this, {editor::toQString(stage->label)});
            above->setFlags(above->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        }
        auto* row = new QTreeWidgetItem(above, {editor::toQString(varied.parameter->label)});
        row->setToolTip(0, editor::toQString(varied.parameter->help));
        row->setData(0, placeRole, static_cast<int>(i));
        row->setCheckState(0, off.contains(m_names[static_cast<int>(i)]) ? Qt::Unchecked : Qt::Checked);
    }
    m_filling = false;
}

std::vector<editor::VariedParameter> FreeParameters::chosen() const {
    std::vector<editor::VariedParameter> chosen;
    for (int i = 0; i < topLevelItemCount(); ++i)
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j)
            if (const auto* const row = topLevelItem(i)->child(j); row->checkState(0) == Qt::Checked)
                chosen.push_back(m_parameters[static_cast<std::size_t>(row->data(0, placeRole).toInt())]);
    return chosen;
}

void FreeParameters::noteChange() {
    if (!m_filling) emit chosenChanged();
}

} // namespace delve::ui
