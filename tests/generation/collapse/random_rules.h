#pragma once

#include "generation/collapse/collapse.h"
#include "tests/generation/collapse/module_checker.h"

namespace delve::test {

/// A random table of a few modules with few labels: one-part and two-part labels, every symmetry, other matches, pairs
/// allowed and forbidden, and sometimes labels that may not lie at the rim.
[[nodiscard]] collapse::RuleTable randomRules(Stream& random);

/// Random limits for some of the cells: some modules each, or none at all.
[[nodiscard]] std::vector<collapse::CellLimit> randomLimits(const collapse::Modules& modules, Size size,
                                                            Stream& random);

/// The same board in the checker's form.
[[nodiscard]] PlainBoard plainBoard(const PlainRules& rules, Size size, const std::vector<collapse::CellLimit>& limits);

/// The result of a collapse in the checker's form.
[[nodiscard]] std::vector<int> plainly(const std::vector<collapse::ModuleId>& modules);

} // namespace delve::test
