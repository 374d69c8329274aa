#include "generation/level/purpose.h"
#include "generation/level/tables.h"
#include "generation/level/text.h"

#include <utility>

// The purposes of rooms that come with the program. Pieces are few and of built-in tiles, so that they look well in any
// skin, and nobody mistakes one that is only drawn for one that stops or hurts.
namespace delve {
namespace {

Furnishing drawn(std::string_view piece, PiecePlace place, std::int64_t least, std::int64_t most) {
    return {PieceKind::Decoration, std::string(piece), place, least, most, {}};
}
Furnishing tile(std::string_view piece, PiecePlace place, std::int64_t least, std::int64_t most) {
    return {PieceKind::Tile, std::string(piece), place, least, most, {}};
}
Furnishing thing(std::string_view piece, PiecePlace place, std::int64_t least, std::int64_t most) {
    return {PieceKind::Thing, std::string(piece), place, least, most, {}};
}

/// For people who read the table below: what a room is for, its cells, weight and furniture; then what else it needs.
struct Row {
    Purpose purpose;

    Row(Text name, Text text, std::int64_t least, std::int64_t most, std::int64_t weight,
        std::vector<Furnishing> furniture) {
        purpose.name = name.source;
        purpose.text = text.source;
        purpose.leastCells = least;
        purpose.mostCells = most;
        purpose.weight = weight;
        purpose.furniture = std::move(furniture);
    }
    Row& at(RoomPlace place) {
        purpose.place = place;
        return *this;
    }
    Row& of(RoomForm form) {
        purpose.form = form;
        return *this;
    }
    Row& depth(std::int64_t from, std::int64_t to) {
        purpose.fromDepth = from;
        purpose.toDepth = to;
        return *this;
    }
    Row& besideWater() {
        purpose.water = true;
        return *this;
    }
    Row& landmark() {
        purpose.landmark = true;
        return *this;
    }
};

std::vector<Purpose> living() {
    using enum PiecePlace;
    return {
        Row(DELVE_TEXT("table", "guard room"), DELVE_TEXT("table", "Nobody gets past here unseen."), 9, 90, 9,
            {tile("pillar", Corners, 2, 4), drawn("bridge", Walls, 2, 4), thing("lamp", Centre, 1, 1)})
            .at(RoomPlace::Chokepoint)
            .purpose,
        Row(DELVE_TEXT("table", "kitchen"), DELVE_TEXT("table", "It smells of cold ashes and onions."), 9, 60, 3,
            {drawn("bridge", Centre, 2, 4), drawn("rubble", Corners, 1, 2), thing("coin", Walls, 0, 1)})
            .depth(0, 70)
            .purpose,
        Row(DELVE_TEXT("table", "dormitory"), DELVE_TEXT("table", "Beds in rows, none of them made."), 16, 100, 3,
            {drawn("bridge", Rows, 4, 10), thing("lamp", Aisle, 0, 1)})
            .at(RoomPlace::OffTheWay)
            .purpose,
        Row(DELVE_TEXT("table", "storeroom"), DELVE_TEXT("table", "Crates up to the ceiling, most of them empty."), 6,
            50, 4, {drawn("bridge", Walls, 3, 8), thing("coin", Corners, 0, 2)})
            .at(RoomPlace::OffTheWay)
            .purpose,
        Row(DELVE_TEXT("table", "workshop"), DELVE_TEXT("table", "Tools hang here in order of their size."), 12, 80, 3,
            {tile("grate", Centre, 1, 2), drawn("rubble", Walls, 3, 8)})
            .purpose,
        Row(DELVE_TEXT("table", "armoury"), DELVE_TEXT("table", "Racks for a hundred spears, and dust on all of them."),
            12, 90, 4, {tile("grate", Walls, 2, 6), drawn("bridge", Centre, 2, 4)})
            .at(RoomPlace::OnTheWay)
            .purpose,
        Row(DELVE_TEXT("table", "library"), DELVE_TEXT("table", "The shelves stand closer than a shoulder is wide."),
            20, 160, 5, {tile("wall", Rows, 4, 16), drawn("road", Aisle, 2, 6), thing("lamp", Centre, 0, 1)})
            .at(RoomPlace::DeadEnd)
            .purpose,
    };
}

std::vector<Purpose> dark() {
    using enum PiecePlace;
    return {
        Row(DELVE_TEXT("table", "crypt"), DELVE_TEXT("table", "Who rests here was somebody once."), 16, 140, 4,
            {drawn("rubble", Rows, 4, 12), tile("pillar", Corners, 2, 4), thing("chest", Centre, 0, 1)})
            .at(RoomPlace::DeadEnd)
            .depth(30, 100)
            .purpose,
        Row(DELVE_TEXT("table", "prison"), DELVE_TEXT("table", "The bars are the only thing here that is well kept."),
            20, 120, 3, {tile("grate", Rows, 4, 12), drawn("rubble", Walls, 1, 4)})
            .depth(20, 100)
            .purpose,
        Row(DELVE_TEXT("table", "shrine"), DELVE_TEXT("table", "Somebody still brings flowers."), 9, 80, 3,
            {tile("pillar", Corners, 2, 4), drawn("grass", Centre, 1, 5), thing("lamp", Walls, 1, 2)})
            .at(RoomPlace::OffTheWay)
            .purpose,
        Row(DELVE_TEXT("table", "den"), DELVE_TEXT("table", "Bones, fur, and a bed of dry leaves."), 12, 300, 5,
            {drawn("grass", Centre, 2, 6), drawn("rubble", Walls, 4, 10)})
            .of(RoomForm::Cave)
            .purpose,
        Row(DELVE_TEXT("table", "cistern"), DELVE_TEXT("table", "Water drips from somewhere high above."), 12, 300, 8,
            {tile("water", Centre, 2, 9), drawn("shallows", Walls, 2, 8)})
            .besideWater()
            .purpose,
    };
}

std::vector<Purpose> landmarks() {
    using enum PiecePlace;
    return {
        Row(DELVE_TEXT("table", "great hall"), DELVE_TEXT("table", "A hundred people could dine here."), 36, 400, 5,
            {tile("pillar", Pairs, 4, 12), drawn("road", Aisle, 3, 24), thing("lamp", Centre, 1, 1)})
            .at(RoomPlace::Hub)
            .landmark()
            .purpose,
        Row(DELVE_TEXT("table", "treasury"), DELVE_TEXT("table", "Not all of it has been carried away."), 9, 80, 4,
            {thing("chest", Centre, 1, 1), thing("coin", Rows, 2, 8), tile("pillar", Corners, 2, 4)})
            .at(RoomPlace::DeadEnd)
            .depth(40, 100)
            .landmark()
            .purpose,
        Row(DELVE_TEXT("table", "throne room"), DELVE_TEXT("table", "The throne is empty, and warm."), 36, 400, 4,
            {drawn("road", Aisle, 4, 24), tile("pillar", Pairs, 4, 10), thing("lamp", Corners, 2, 4)})
            .depth(50, 100)
            .landmark()
            .purpose,
        Row(DELVE_TEXT("table", "garden"), DELVE_TEXT("table", "Light falls through a crack, and something grows."), 25,
            400, 3, {tile("water", Centre, 1, 4), drawn("grass", Rows, 6, 40), drawn("grass", Corners, 2, 4)})
            .landmark()
            .purpose,
        Row(DELVE_TEXT("table", "rotunda"), DELVE_TEXT("table", "Whispers come back from the dome."), 16, 300, 6,
            {tile("pillar", Pairs, 2, 8), drawn("road", Centre, 1, 9)})
            .of(RoomForm::Round)
            .landmark()
            .purpose,
    };
}

} // namespace

const Shared<std::vector<Purpose>>& builtInPurposes() {
    static const Shared<std::vector<Purpose>> table([] {
        std::vector<Purpose> all = living();
        for (auto* const more : {dark, landmarks})
            for (auto& purpose : more()) all.push_back(std::move(purpose));
        return all;
    }());
    return table;
}

} // namespace delve
