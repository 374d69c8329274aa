#pragma once

#include "generation/pipeline/stage.h"

/// Gives rooms a purpose from the world's table, and furnishes them for it. The room says it as a property. Rooms that
/// have a purpose, since they were pinned, keep it.
namespace delve::generation {

struct PurposeParameters {
    Percent rooms = percent(60);
    std::int64_t roomsForLandmark = 8;
    Percent furniture = percent(20);
};

[[nodiscard]] Done purpose(Draft& draft, Stream& random, const PurposeParameters& parameters);

/// What a room's property says of its purpose; empty where it has none.
[[nodiscard]] std::string_view purposeOf(const Room& room);

} // namespace delve::generation
