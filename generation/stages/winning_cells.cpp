#include "generation/stages/winning_cells.h"

#include <algorithm>

namespace delve::generation {

std::vector<Cell> cellsThatEndTheGame(const Draft& draft) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) break;
        const auto row = draft.row(y);
        for (std::int32_t x = 0; x < draft.size().width; ++x)
            if (draft.catalogue().endsGame(row[static_cast<std::size_t>(x)])) cells.push_back({x, y});
    }
    return cells;
}

std::vector<Cell> thingsThatWin(const Draft& draft) {
    std::vector<Cell> cells;
    for (const auto& thing : draft.things())
        if (thing.kind == ThingKind::Boss || thing.kind == ThingKind::Goal) cells.push_back(thing.at);
    return cells;
}

std::vector<Cell> exitsOf(const Draft& draft) {
    if (auto exits = cellsThatEndTheGame(draft); !exits.empty()) return exits;
    auto others = thingsThatWin(draft);
    std::ranges::sort(others);
    return others;
}

} // namespace delve::generation
