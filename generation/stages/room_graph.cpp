#include "generation/stages/room_graph.h"

namespace delve {

std::vector<Cell> roomCentres(const Draft& draft) {
    std::vector<Cell> centres;
    centres.reserve(draft.rooms().size());
    for (const auto& room : draft.rooms()) centres.push_back(room.box.centre());
    return centres;
}

std::int64_t squaredLength(Cell a, Cell b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

Mark linesOf(std::string name, const std::vector<Cell>& places, std::span<const Edge> edges) {
    Mark lines{std::move(name), Mark::Shape::Lines, {}};
    for (const auto& edge : edges) {
        lines.cells.push_back(places[edge.a]);
        lines.cells.push_back(places[edge.b]);
    }
    return lines;
}

} // namespace delve
