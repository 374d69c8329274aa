#include "ui/properties/rules_rows.h"

#include "editor/text/message_text.h"
#include "generation/level/delve/rule_options.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"
#include "ui/fields/number_field.h"
#include "ui/properties/properties_panel.h"
#include "ui/properties/value_editor.h"
#include "ui/theme/tokens.h"

#include <QComboBox>

#include <algorithm>

namespace delve::ui {

namespace {

/// A word that no objective has is offered as well, so that what a file says stays until somebody chooses.
QComboBox* makeObjective(const std::string& chosenWord, const play::ObjectiveRegistry& objectives,
                         const ChangeRules& change, const std::function<void()>& chosen) {
    auto* box = new QComboBox;
    for (const auto& objective : objectives) {
        box->addItem(editor::toQString(objective.label), QString::fromStdString(objective.id));
        box->setItemData(box->count() - 1, editor::toQString(objective.help), Qt::ToolTipRole);
    }
    const auto word = QString::fromStdString(chosenWord);
    if (box->findData(word) < 0)
        box->addItem(PropertiesPanel::tr("%1 (unknown)").arg(QString::fromStdString(safeLine(chosenWord)).left(40)),
                     word);
    box->setCurrentIndex(box->findData(word));
    box->setAccessibleName(PropertiesPanel::tr("Objective"));
    QObject::connect(box, &QComboBox::activated, box, [box, change, chosen](int index) {
        chosen();
        const auto objective = box->itemData(index).toString().toStdString();
        change([&objective](Rules& rules) { rules.objective = objective; });
    });
    return box;
}

/// What the objective asks for besides the rules of every game.
void addOptions(const Rules& rules, const play::ObjectiveRegistry& objectives, const AddRow& addRow,
                const ChangeRules& change) {
    const auto* objective = objectives.find(rules.objective);
    if (!objective) return;
    for (const auto& option : objective->options) {
        const auto name = editor::toQString(option.label);
        const auto set = [change, id = option.id](const PropertyValue& value) {
            change([&id, &value](Rules& to) { setRuleOption(to, id, value); });
        };
        auto value = ruleOption(rules, option.id).value_or(option.defaultValue);
        if (value.index() != option.defaultValue.index()) value = option.defaultValue;
        const bool number = std::holds_alternative<Decimal>(value);
        auto* control = makeValueEditor(name, value, number ? ValueLimits{option.min, option.max} : ValueLimits{}, set);
        control->setToolTip(editor::toQString(option.help));
        addRow(name, control);
    }
}

NumberField* makeWandering(Decimal wandering, const ChangeRules& change) {
    auto* field = new NumberField(Decimal{}, Decimal::of(100), false);
    field->show(wandering);
    field->setAccessibleName(PropertiesPanel::tr("Encounters (%)"));
    field->setToolTip(
        PropertiesPanel::tr("The chance of an encounter for each step on open ground, as the roads of a journey."));
    QObject::connect(field, &NumberField::numberEdited, field,
                     [change](Decimal chance) { change([chance](Rules& rules) { rules.wandering = chance; }); });
    return field;
}

} // namespace

bool hasOptions(const std::string& objective, const play::ObjectiveRegistry& objectives) {
    const auto* found = objectives.find(objective);
    return found && !found->options.empty();
}

void addRulesRows(const Rules& rules, const AddRow& addRow, const ChangeRules& change,
                  const std::function<void()>& chosen, const play::ObjectiveRegistry& objectives) {
    const auto number = [&](const QString& name, std::int64_t Rules::*member) {
        const auto set = [change, member](const PropertyValue& value) {
            change([member, &value](Rules& to) { to.*member = std::get<Decimal>(value).floor(); });
        };
        const auto& rule = *std::ranges::find(ruleTable, member, &Rule::number);
        addRow(name, makeValueEditor(name, Decimal::of(rules.*member), {rule.min, rule.max}, set));
    };
    const auto flag = [&](const QString& name, bool Rules::*member) {
        const auto set = [change, member](const PropertyValue& value) {
            change([member, &value](Rules& to) { to.*member = std::get<bool>(value); });
        };
        addRow(name, makeValueEditor(name, rules.*member, {}, set));
    };
    addRow(PropertiesPanel::tr("Objective"), makeObjective(rules.objective, objectives, change, chosen));
    addOptions(rules, objectives, addRow, change);
    number(PropertiesPanel::tr("Players"), &Rules::players);
    number(PropertiesPanel::tr("Sight"), &Rules::sight);
    flag(PropertiesPanel::tr("Lights"), &Rules::lights);
    flag(PropertiesPanel::tr("Memory"), &Rules::memory);
    flag(PropertiesPanel::tr("Deadly walls"), &Rules::deadlyWalls);
    flag(PropertiesPanel::tr("Enemies"), &Rules::enemies);
    number(PropertiesPanel::tr("Supplies"), &Rules::supplies);
    number(PropertiesPanel::tr("Cost of a town"), &Rules::cityCost);
    number(PropertiesPanel::tr("Supplies a chest"), &Rules::chest);
    addRow(PropertiesPanel::tr("Encounters (%)"), makeWandering(rules.wandering, change));
    number(PropertiesPanel::tr("Depth"), &Rules::depth);
}

} // namespace delve::ui
