#pragma once

#include "playtest/rules/objective.h"

#include <QString>

#include <functional>

class QWidget;

namespace delve::ui {

using AddRow = std::function<void(const QString& name, QWidget* control)>;
/// `rule` is the label of the changed rule, used in the name of the undo step.
using ChangeRules = std::function<void(const Text& rule, const std::function<void(Rules&)>& change)>;

/// Does this objective have rules of its own, whose rows are shown only while it is chosen?
[[nodiscard]] bool hasOptions(const std::string& objective,
                              const play::ObjectiveRegistry& objectives = play::builtInObjectives());

/// Adds a row to the Properties dock for each rule of a world. The controls keep a copy of `change`, and call `chosen`
/// when the person selects an objective, even the current one.
void addRulesRows(const Rules& rules, const AddRow& addRow, const ChangeRules& change,
                  const std::function<void()>& chosen,
                  const play::ObjectiveRegistry& objectives = play::builtInObjectives());

} // namespace delve::ui
