#pragma once

#include "generation/graph/paths.h"
#include "generation/pipeline/draft.h"

#include <cstdint>
#include <optional>

/// What stages ask about a room that is to hold something: how large it is, and how far away.
namespace delve::generation {

/// Does a room hold a square of floor of this side? Of no use where the draft was stopped.
[[nodiscard]] bool holdsSquare(const Draft& draft, RoomId room, std::int64_t side);

/// How many cells a room has.
[[nodiscard]] std::int64_t areaOf(const Room& room);

/// The least steps to any cell of a room; nothing where none of them is reached. Of no use where the draft was stopped.
[[nodiscard]] std::optional<std::int64_t> stepsTo(const Draft& draft, RoomId room, const Distances& distances);

} // namespace delve::generation
