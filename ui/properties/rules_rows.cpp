#include "ui/properties/rules_rows.h"

#include "editor/text/message_text.h"
#include "generation/level/delve/rule_options.h"
#include "generation/level/delve/rule_table.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"
#include "ui/fields/number_field.h"
#include "ui/fields/unit_words.h"
#include "ui/properties/properties_panel.h"
#include "ui/properties/value_editor.h"
#include "ui/theme/tokens.h"

#include <QComboBox>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr Text objectiveLabel = DELVE_TEXT("rule", "Objective");
constexpr Text wanderingLabel = DELVE_TEXT("rule", "Encounter chance");

/// Also offers an unknown objective, so that the word from the file is kept until somebody chooses another.
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
    box->setAccessibleName(editor::toQString(objectiveLabel));
    QObject::connect(box, &QComboBox::activated, box, [box, change, chosen](int index) {
        chosen();
        const auto objective = box->itemData(index).toString().toStdString();
        change(objectiveLabel, [&objective](Rules& rules) { rules.objective = objective; });
    });
    return box;
}

/// The objective's own options, in addition to the rules of every game.
void addOptions(const Rules& rules, const play::ObjectiveRegistry& objectives, const AddRow& addRow,
                const ChangeRules& change) {
    const auto* objective = objectives.find(rules.objective);
    if (!objective) return;
    for (const auto& option : objective->options) {
        const auto name = editor::toQString(option.label);
        const auto set = [change, id = option.id, label = option.label](const PropertyValue& value) {
            change(label, [&id, &value](Rules& to) { setRuleOption(to, id, value); });
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
    field->setUnit(unitWords(generation::Unit::Percent));
    field->show(wandering);
    field->setAccessibleName(editor::toQString(wanderingLabel));
    field->setToolTip(PropertiesPanel::tr(
        "Chance of an encounter at each step on open ground, such as a road. Higher values bring more "
        "encounters."));
    QObject::connect(field, &NumberField::numberEdited, field, [change](Decimal chance) {
        change(wanderingLabel, [chance](Rules& rules) { rules.wandering = chance; });
    });
    return field;
}

} // namespace

bool hasOptions(const std::string& objective, const play::ObjectiveRegistry& objectives) {
    const auto* found = objectives.find(objective);
    return found && !found->options.empty();
}

void addRulesRows(const Rules& rules, const AddRow& addRow, const ChangeRules& change,
                  const std::function<void()>& chosen, const play::ObjectiveRegistry& objectives) {
    const auto add = [&](const Text& label, const Text& help, const PropertyValue& value, const ValueLimits& limits,
                         const auto& take) {
        const auto name = editor::toQString(label);
        const auto set = [change, label, take](const PropertyValue& typed) {
            change(label, [&take, &typed](Rules& to) { take(to, typed); });
        };
        auto* control = makeValueEditor(name, value, limits, set);
        control->setToolTip(editor::toQString(help));
        addRow(name, control);
        return control;
    };
    const auto number = [&](const Text& label, const Text& help, std::int64_t Rules::*member) {
        const auto& rule = *std::ranges::find(ruleTable, member, &Rule::number);
        return add(label, help, Decimal::of(rules.*member), {rule.min, rule.max},
                   [member](Rules& to, const PropertyValue& value) { to.*member = std::get<Decimal>(value).floor(); });
    };
    const auto flag = [&](const Text& label, const Text& help, bool Rules::*member) {
        add(label, help, rules.*member, {},
            [member](Rules& to, const PropertyValue& value) { to.*member = std::get<bool>(value); });
    };
    addRow(editor::toQString(objectiveLabel), makeObjective(rules.objective, objectives, change, chosen));
    addOptions(rules, objectives, addRow, change);
    number(DELVE_TEXT("rule", "Players"), DELVE_TEXT("rule", "How many play."), &Rules::players);
    auto* sight = number(DELVE_TEXT("rule", "Sight radius"),
                         DELVE_TEXT("rule", "How far players see. Higher values show more of the map."), &Rules::sight);
    if (auto* field = qobject_cast<NumberField*>(sight)) field->setUnit(unitWords(generation::Unit::Cells));
    flag(DELVE_TEXT("rule", "Lights on"),
         DELVE_TEXT("rule", "Draws the whole map. If off, only what is in sight is drawn."), &Rules::lights);
    flag(DELVE_TEXT("rule", "Remember seen cells"),
         DELVE_TEXT("rule", "With lights off, keeps cells drawn that players have seen before."), &Rules::memory);
    flag(DELVE_TEXT("rule", "Deadly walls"),
         DELVE_TEXT("rule", "Walking into any wall but the golden one loses the game."), &Rules::deadlyWalls);
    flag(DELVE_TEXT("rule", "Enemies"), DELVE_TEXT("rule", "Puts the map's enemies into the game."), &Rules::enemies);
    number(DELVE_TEXT("rule", "Starting supplies"),
           DELVE_TEXT("rule", "What each player begins with. Higher values make a journey easier."), &Rules::supplies);
    number(DELVE_TEXT("rule", "Cost of a town"),
           DELVE_TEXT("rule", "Supplies paid for entering a town. Higher values make a journey harder."),
           &Rules::cityCost);
    number(DELVE_TEXT("rule", "Supplies per chest"),
           DELVE_TEXT("rule", "Supplies in a chest without a number of its own. Higher values make a journey easier."),
           &Rules::chest);
    addRow(editor::toQString(wanderingLabel), makeWandering(rules.wandering, change));
    number(DELVE_TEXT("rule", "Depth"),
           DELVE_TEXT("rule", "How deep the world lies. Higher values bring more rooms and stronger enemies."),
           &Rules::depth);
}

} // namespace delve::ui
