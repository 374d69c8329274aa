#pragma once

#include "generation/level/rules.h"

#include <QString>

#include <functional>

class QWidget;

namespace delve {

using AddRow = std::function<void(const QString& name, QWidget* control)>;
using ChangeRules = std::function<void(const std::function<void(Rules&)>& change)>;

/// A row of the Properties dock for each of the rules that a world is played by. The controls keep `change`.
void addRulesRows(const Rules& rules, const AddRow& addRow, const ChangeRules& change);

} // namespace delve
