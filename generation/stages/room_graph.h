#pragma once

#include "generation/graph/links.h"
#include "generation/graph/sites_on_way.h"
#include "generation/graph/ways.h"
#include "generation/pipeline/draft.h"

#include <cstdint>
#include <vector>

/// The rooms of a draft as a graph, for the stages that link them.
namespace delve::generation {

/// The centre of each room, in their order.
[[nodiscard]] std::vector<Cell> roomCentres(const Draft& draft);
/// The shortest ways from a room to all others along links that lead straight from centre to centre.
[[nodiscard]] delve::Ways waysAlongLinks(const std::vector<Room>& rooms, const std::vector<Link>& links, RoomId from);

/// From and to of each edge in turn, to be drawn over the map.
[[nodiscard]] Mark linesOf(std::string name, const std::vector<Cell>& places, std::span<const Edge> edges);

} // namespace delve::generation
