#pragma once

#include "generation/pipeline/feedback.h"

#include <algorithm>
#include <cstdint>

namespace delve::editor {

/// Reports how much of the work is done, and asks whether to continue; a null feedback always continues. Used by the
/// formats, row by row or piece by piece.
[[nodiscard]] inline bool goesOn(generation::Feedback* feedback, std::int64_t soFar, std::int64_t all) {
    if (!feedback) return true;
    if (all > 0) feedback->progress(static_cast<std::int32_t>(std::clamp<std::int64_t>(soFar * 1000 / all, 0, 1000)));
    return !feedback->stopped();
}

} // namespace delve::editor
