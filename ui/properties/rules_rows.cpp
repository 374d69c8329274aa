#include "ui/properties/rules_rows.h"

#include "generation/level/delve/rule_table.h"
#include "ui/properties/properties_panel.h"
#include "ui/properties/value_editor.h"
#include "ui/recipe/number_field.h"
#include "ui/theme/tokens.h"

#include <QComboBox>

#include <algorithm>

namespace delve {

namespace {

QComboBox* makeObjective(Objective objective, const ChangeRules& change, const std::function<void()>& chosen) {
    auto* box = new QComboBox;
    const auto add = [box](const QString& name, const QString& whole) {
        box->addItem(name);
        box->setItemData(box->count() - 1, whole, Qt::ToolTipRole);
    };
    add(PropertiesPanel::tr("Collect", "objective"), PropertiesPanel::tr("Collect all flowers"));
    add(PropertiesPanel::tr("Exit", "objective"), PropertiesPanel::tr("Reach the exit"));
    add(PropertiesPanel::tr("Gate", "objective"), PropertiesPanel::tr("Reach the gate"));
    add(PropertiesPanel::tr("Boss", "objective"), PropertiesPanel::tr("Beat the boss"));
    add(PropertiesPanel::tr("Journey", "objective"), PropertiesPanel::tr("Journey to the goal"));
    add(PropertiesPanel::tr("Explore", "objective"), PropertiesPanel::tr("See all of the ground"));
    box->setCurrentIndex(static_cast<int>(objective));
    box->setAccessibleName(PropertiesPanel::tr("Objective"));
    QObject::connect(box, &QComboBox::activated, box, [change, chosen](int index) {
        chosen();
        change([index](Rules& rules) { rules.objective = static_cast<Objective>(index); });
    });
    return box;
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

void addRulesRows(const Rules& rules, const AddRow& addRow, const ChangeRules& change,
                  const std::function<void()>& chosen) {
    const auto number = [&](const QString& name, std::int64_t Rules::*member) {
        const auto set = [change, member](const PropertyValue& value) {
            change([member, &value](Rules& to) { to.*member = std::get<Decimal>(value).floor(); });
        };
        const auto& rule = *std::ranges::find(ruleTable, member, &Rule::number);
        addRow(name, makeValueEditor(name, Decimal::of(rules.*member), {rule.least, rule.most}, set));
    };
    const auto flag = [&](const QString& name, bool Rules::*member) {
        const auto set = [change, member](const PropertyValue& value) {
            change([member, &value](Rules& to) { to.*member = std::get<bool>(value); });
        };
        addRow(name, makeValueEditor(name, rules.*member, {}, set));
    };
    addRow(PropertiesPanel::tr("Objective"), makeObjective(rules.objective, change, chosen));
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

} // namespace delve
