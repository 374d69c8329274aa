#pragma once

#include "generation/graph/links.h"
#include "generation/pipeline/draft.h"

#include <cstdint>
#include <vector>

/// The rooms of a draft as a graph, for the stages that link them.
namespace delve {

/// The centre of each room, in their order.
[[nodiscard]] std::vector<Cell> roomCentres(const Draft& draft);
/// The square of the distance between two places: a weight without fractions.
[[nodiscard]] std::int64_t squaredLength(Cell a, Cell b);

/// From and to of each edge in turn, to be drawn over the map.
[[nodiscard]] Mark linesOf(std::string name, const std::vector<Cell>& places, std::span<const Edge> edges);

} // namespace delve
