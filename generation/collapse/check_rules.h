#pragma once

#include "generation/collapse/rule_table.h"
#include "generation/level/delve/json_tape.h"

namespace delve::collapse {

/// Checks what concerns several parts of a table: names used elsewhere in it, rows that fit, a rest that can fill
/// everything. Errors are refused at their place in `json`, from which the table was read.
void checkRules(const RuleTable& table, JsonValue json);

} // namespace delve::collapse
