#pragma once

#include "editor/history/edited_world.h"
#include "editor/history/history.h"

#include <span>

namespace delve::editor {

/// Joins consecutive steps into one, with the name of the last. They were just done: `now` is their result. Empty if
/// nothing differs from before.
[[nodiscard]] History::Step joinedSteps(const EditedWorld& now, std::span<const History::Step* const> steps);

} // namespace delve::editor
