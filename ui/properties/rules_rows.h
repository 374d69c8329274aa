#pragma once

#include "playtest/rules/objective.h"

#include <QString>

#include <functional>

class QWidget;

namespace delve::ui {

using AddRow = std::function<void(const QString& name, QWidget* control)>;
/// `rule` is the label of the one that is changed, which names the step in the history.
using ChangeRules = std::function<void(const Text& rule, const std::function<void(Rules&)>& change)>;

/// Does the objective of this word have rules of its own, which have rows only while it is chosen?
[[nodiscard]] bool hasOptions(const std::string& objective,
                              const play::ObjectiveRegistry& objectives = play::builtInObjectives());

/// A row of the Properties dock for each of the rules that a world is played by. The controls keep `change`, and call
/// `chosen` when the person says what the objective is, be it the one that there was.
void addRulesRows(const Rules& rules, const AddRow& addRow, const ChangeRules& change,
                  const std::function<void()>& chosen,
                  const play::ObjectiveRegistry& objectives = play::builtInObjectives());

} // namespace delve::ui
