#include "generation/stages/doors.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

bool isDoor(const Draft& draft, Cell cell) { return draft.catalogue().door(draft.at(cell)); }

} // namespace

bool takesDoor(const Draft& draft, Cell cell) {
    if (!draft.catalogue().hallFloor(draft.at(cell)) || draft.pinned(cell) || !draft.inside().contains(cell))
        return false;
    const auto facesRoom = [&](Cell side) {
        const Cell across{side.y, side.x};
        return draft.catalogue().roomFloor(draft.at(cell + side)) && draft.walkable(cell - side) &&
               !draft.walkable(cell + across) && !draft.walkable(cell - across);
    };
    return std::ranges::any_of(sides, facesRoom) &&
           std::ranges::none_of(sides, [&](Cell side) { return isDoor(draft, cell + side); });
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

Stage doorsStage() {
    using P = DoorsParameters;
    Stage stage;
    stage.name = "doors";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Doors");
    stage.help = DELVE_TEXT("stage", "Puts doors where halls meet rooms.");
    stage.needs = Part::Rooms | Part::Floor;
    stage.parameters = {
        parameter("doors", &P::doors, share(), DELVE_TEXT("stage", "Doors"),
                  DELVE_TEXT("stage", "How many of the places where a hall meets a room get a door.")),
    };
    stage.run = runWith<P>(doors, stage.parameters);
    return stage;
}

} // namespace delve
