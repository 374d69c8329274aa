#pragma once

#include "generation/collapse/rule_table.h"
#include "generation/level/delve/json_tape.h"

namespace delve::collapse {

/// Looks at what concerns several parts of a table: names that are meant somewhere else, rows that fit, a rest that can
/// fill everything. What is wrong is refused at its place in `json`, from which the table was read.
void checkRules(const RuleTable& table, JsonValue json);

} // namespace delve::collapse
