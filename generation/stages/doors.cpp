#include "generation/stages/doors.h"

#include "generation/level/sides.h"

#include <algorithm>

namespace delve::generation {
namespace {

bool isDoor(const Draft& draft, Cell cell) { return draft.catalogue().door(draft.at(cell)); }

/// Hall that may be written on, with no door beside it.
bool isOpenHall(const Draft& draft, Cell cell) {
    return draft.catalogue().hallFloor(draft.at(cell)) && !draft.pinned(cell) && !draft.reserved(cell) &&
           draft.inside().contains(cell) &&
           std::ranges::none_of(sidesInReadingOrder, [&](Cell side) { return isDoor(draft, cell + side); });
}

/// Does a way lead straight through this cell, with something solid at either side?
bool isPassage(const Draft& draft, Cell cell, Cell side) {
    const Cell across{side.y, side.x};
    return draft.walkable(cell + side) && draft.walkable(cell - side) && !draft.walkable(cell + across) &&
           !draft.walkable(cell - across);
}

} // namespace

bool takesDoor(const Draft& draft, Cell cell) {
    return isOpenHall(draft, cell) && std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
               return draft.catalogue().roomFloor(draft.at(cell + side)) && isPassage(draft, cell, side);
           });
}

bool takesDoorInHall(const Draft& draft, Cell cell) {
    return isOpenHall(draft, cell) &&
           std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return isPassage(draft, cell, side); });
}

Done doors(Draft& draft, Stream& random, const DoorsParameters& parameters) {
    const Rect inside = draft.inside();
    for (auto y = inside.y; y < inside.bottom(); ++y) {
        if (draft.stopped()) return cancelled();
        const auto row = draft.row(y);
        for (auto x = inside.x; x < inside.right(); ++x) {
            if (!draft.catalogue().hallFloor(row[static_cast<std::size_t>(x)]) || !takesDoor(draft, {x, y})) continue;
            if (random.chance(parameters.doors.of100000(), 100'000)) draft.set({x, y}, Tile::Door);
        }
    }
    return done();
}

StageInfo doorsStage() {
    using P = DoorsParameters;
    StageInfo stage;
    stage.name = "doors";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Doors");
    stage.help = DELVE_TEXT("stage", "Puts doors where halls meet rooms.");
    stage.needs = Part::Rooms | Part::Floor;
    stage.parameters = {
        parameter(
            "doors", &P::doors, share(), DELVE_TEXT("stage", "Doors"),
            DELVE_TEXT(
                "stage",
                "What share of the places where a hall meets a room gets a door. Higher values place more doors.")),
    };
    stage.run = runWith<P>(doors, stage.parameters);
    return stage;
}

} // namespace delve::generation
