#include "generation/stages/gate.h"

#include "generation/pipeline/in_the_way.h"
#include "generation/stages/solid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// What counts as a wall, and what as outside, besides what is no part of the map at all.
struct ThroughWalls {
    static bool wall(const TileCatalogue& tiles, Tile tile) { return isWall(tiles, tile); }
    static bool outside(const TileCatalogue& /*tiles*/, Tile tile) { return tile == Tile::Void; }
};
/// Where towns and roads lie in open country, no wall has nothing behind it.
struct IntoTheCountry {
    static bool wall(const TileCatalogue& tiles, Tile tile) { return isWall(tiles, tile) || isCountry(tiles, tile); }
    static bool outside(const TileCatalogue& tiles, Tile tile) { return isCountry(tiles, tile); }
};

/// A wall that leads out: something to walk on at one side, and opposite it the outside.
template <class Way>
bool leadsOut(const Draft& draft, Cell cell) {
    if (!Way::wall(draft.catalogue(), draft.at(cell)) || draft.pinned(cell)) return false;
    const auto walkable = [&](Cell c) { return draft.size().contains(c) && draft.walkable(c); };
    const auto outside = [&](Cell c) {
        return !draft.size().contains(c) || Way::outside(draft.catalogue(), draft.at(c));
    };
    for (const Cell side : sides)
        if (walkable(cell + side) && outside(cell - side)) return true;
    return false;
}

template <class Way>
std::vector<Cell> placesInRow(const Draft& draft, std::int32_t y) {
    std::vector<Cell> places;
    for (std::int32_t x = 0; x < draft.size().width; ++x)
        if (leadsOut<Way>(draft, {x, y})) places.push_back({x, y});
    return places;
}

/// Puts the gate on one of all places, drawn. False where there is none, or the draft was stopped.
template <class Way>
bool putGate(Draft& draft, Stream& random) {
    std::vector<std::uint64_t> inRow(static_cast<std::size_t>(draft.size().height));
    std::uint64_t all = 0;
    for (std::int32_t y = 0; y < draft.size().height; ++y) {
        if (draft.stopped()) return false;
        all += inRow[static_cast<std::size_t>(y)] = placesInRow<Way>(draft, y).size();
    }
    if (all == 0) return false;
    auto chosen = random.below(all);
    std::int32_t y = 0;
    while (chosen >= inRow[static_cast<std::size_t>(y)]) chosen -= inRow[static_cast<std::size_t>(y++)];
    draft.set(placesInRow<Way>(draft, y)[static_cast<std::size_t>(chosen)], Tile::Gate);
    return true;
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
    if (putGate<ThroughWalls>(draft, random) || putGate<IntoTheCountry>(draft, random)) return done();
    if (draft.stopped()) return cancelled();
    return impossible({DELVE_TEXT("stage", "There is no wall between the floor and the outside where a gate could be; "
                                           "put the stage behind \"walls\", or make the map larger.")},
                      pinsOf(draft));
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
