#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <optional>
#include <vector>

/// Where stages put things: questions that several of them ask of a draft.
namespace delve::generation {

/// The cell of a room on which a thing may stand that is nearest to the middle of the room; of equals the lowest.
[[nodiscard]] std::optional<Cell> middleFreeCell(const Draft& draft, RoomId room);

/// How many things of this kind are pinned: they count toward the number to be placed.
[[nodiscard]] std::int64_t pinnedThings(const Draft& draft, ThingKind kind);

/// `count` different numbers below `n`, drawn, in rising order; all of them where count is not below n. Takes memory
/// for n bits and time for what it draws.
[[nodiscard]] std::vector<std::uint32_t> drawDistinct(std::uint32_t n, std::uint32_t count, Stream& random);

/// Places a player's start. False where the cell takes no thing.
bool addStart(Draft& draft, Cell cell, std::int64_t player);

} // namespace delve::generation
