#pragma once

#include "generation/stages/collapse_board.h"

namespace delve::generation {

/// Why a collapse failed, for a person: the cell that no module fits, what is beside it, and a smallest set of pins
/// without which it would succeed. The failure's cells are that cell and those pins.
[[nodiscard]] Failure whyImpossible(const Draft& draft, const collapse::CollapseTask& task, const CollapseBoard& board,
                                    const collapse::CollapseOutcome& outcome, Stream& random);

} // namespace delve::generation
