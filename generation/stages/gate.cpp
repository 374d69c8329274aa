#include "generation/stages/gate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// A wall that leads out: something to walk on at one side, and opposite it nothing.
bool leadsOut(const Draft& draft, Cell cell) {
    if (!draft.catalogue().wall(draft.at(cell)) || draft.pinned(cell)) return false;
    const auto walkable = [&](Cell c) { return draft.size().contains(c) && draft.walkable(c); };
    const auto outside = [&](Cell c) { return !draft.size().contains(c) || draft.at(c) == Tile::Void; };
    for (const Cell side : sides)
        if (walkable(cell + side) && outside(cell - side)) return true;
    return false;
}

std::vector<Cell> placesInRow(const Draft& draft, std::int32_t y) {
    std::vector<Cell> places;
    for (std::int32_t x = 0; x < draft.size().width; ++x)
        if (leadsOut(draft, {x, y})) places.push_back({x, y});
    return places;
}

/// A gate that was pinned is the one, where one can walk up to it.
bool hasPinnedGate(const Draft& draft) {
    if (!draft.anyPins()) return false;
    const auto walkable = [&](Cell c) { return draft.size().contains(c) && draft.walkable(c); };
    for (std::int32_t y = 0; y < draft.size().height; ++y)
        for (std::int32_t x = 0; x < draft.size().width; ++x) {
            const Cell cell{x, y};
            if (draft.catalogue().gate(draft.at(cell)) && draft.pinned(cell) &&
                std::ranges::any_of(sides, [&](Cell side) { return walkable(cell + side); }))
                return true;
        }
    return false;
}

} // namespace

Done gate(Draft& draft, Stream& random, const GateParameters&) {
    if (hasPinnedGate(draft)) return done();
    std::vector<std::uint64_t> inRow(static_cast<std::size_t>(draft.size().height));
    std::uint64_t all = 0;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (draft.stopped()) return cancelled();
        all += inRow[static_cast<std::size_t>(y)] = placesInRow(draft, y).size();
    }
    if (all == 0)
        return impossible(
            {DELVE_TEXT("stage", "There is no wall between the floor and the outside where a gate could be; "
                                 "put the stage behind \"walls\", or make the map larger.")});
    auto chosen = random.below(all);
    std::int32_t y = 0;
    while (chosen >= inRow[static_cast<std::size_t>(y)]) chosen -= inRow[static_cast<std::size_t>(y++)];
    draft.set(placesInRow(draft, y)[static_cast<std::size_t>(chosen)], Tile::Gate);
    return done();
}

Stage gateStage() {
    Stage stage;
    stage.name = "gate";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Gate");
    stage.help = DELVE_TEXT(
        "stage", "Puts the locked door into a wall that has floor on one side and the outside on the other.");
    stage.needs = Part::Floor | Part::Walls;
    stage.gives = Part::Exit;
    stage.run = runWith<GateParameters>(gate, {});
    return stage;
}

} // namespace delve
