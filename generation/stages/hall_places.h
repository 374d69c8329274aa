#pragma once

#include "generation/pipeline/draft.h"

#include <optional>
#include <vector>

namespace delve::generation {

/// A place where a straight hall could run from one room to another: everything in its way and on both flanks is blank,
/// that is void and not pinned. Halls that were dug since are not looked at.
struct HallPlace {
    Run run;
    RoomId from = noRoom;
    RoomId to = noRoom;
};

/// All of them: along rows from the east of a room, or along columns from its south; rows from top to bottom, in each
/// from left to right (by where they end). Nothing where the draft was stopped.
[[nodiscard]] std::optional<std::vector<HallPlace>> hallPlacesAlongRows(Draft& draft);
[[nodiscard]] std::optional<std::vector<HallPlace>> hallPlacesAlongColumns(Draft& draft);

} // namespace delve::generation
