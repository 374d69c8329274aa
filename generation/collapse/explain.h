#pragma once

#include "generation/collapse/collapse.h"

#include <cstddef>
#include <vector>

namespace delve::collapse {

/// Which limits of a task make it impossible.
struct BlockingLimits {
    /// Places in the task's list: without these limits the collapse succeeds. Empty if the limits are not to blame, or
    /// if nothing was found.
    std::vector<std::size_t> remove;
    /// No smaller set is enough, as long as none of them is a hole: removing a hole may also make things worse. False
    /// if the bound on the work was reached.
    bool smallest = false;
};

/// For a task in which collapse() found a contradiction. The smallest set is a hitting set of cores: minimal sets of
/// limits that contradict each other (found by deletion). The work is bounded by a count, not by time, so that the
/// result is the same on every machine.
[[nodiscard]] BlockingLimits findBlockingLimits(const CollapseTask& task, Cell where, Stream& random);

} // namespace delve::collapse
