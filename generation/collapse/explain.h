#pragma once

#include "generation/collapse/collapse.h"

#include <cstddef>
#include <vector>

namespace delve::collapse {

/// Which limits of a task stand in its way.
struct BlockingLimits {
    /// Places in the task's list: without these the collapse gets through. None where the limits are not to blame, or
    /// where nothing was found.
    std::vector<std::size_t> remove;
    /// No smaller set does, as long as none of them is a hole: taking a hole away may also make things worse. False
    /// where the bound on the work was reached.
    bool smallest = false;
};

/// For a task that collapse() found contradicting. The smallest set is found as a hitting set of cores: sets of limits
/// that contradict each other, none of which can be left out (each by deletion). The work is bounded by counting, so
/// that the answer is the same on every machine.
[[nodiscard]] BlockingLimits findBlockingLimits(const CollapseTask& task, Cell where, Stream& random);

} // namespace delve::collapse
