#pragma once

#include "editor/history/edited_world.h"
#include "editor/history/history.h"

#include <span>

namespace delve::editor {

/// One step that does what these do one after the other, with the name of the last. They were done just now: `now` is
/// what they led to. Empty where nothing differs from before.
[[nodiscard]] History::Step joinedSteps(const EditedWorld& now, std::span<const History::Step* const> steps);

} // namespace delve::editor
