#include "generation/level/purpose.h"

#include "generation/level/thing.h"
#include "generation/level/word_table.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr auto formWords = wordTable<RoomForm>(
    {{RoomForm::Any, "any"}, {RoomForm::Rectangle, "rectangle"}, {RoomForm::Round, "round"}, {RoomForm::Cave, "cave"}});
constexpr auto roomPlaceWords = wordTable<RoomPlace>({{RoomPlace::Anywhere, "anywhere"},
                                                      {RoomPlace::DeadEnd, "dead-end"},
                                                      {RoomPlace::Hub, "hub"},
                                                      {RoomPlace::Chokepoint, "chokepoint"},
                                                      {RoomPlace::OnTheWay, "on-the-way"},
                                                      {RoomPlace::OffTheWay, "off-the-way"}});
constexpr auto pieceWords = wordTable<PieceKind>(
    {{PieceKind::Decoration, "decoration"}, {PieceKind::Tile, "tile"}, {PieceKind::Thing, "thing"}});
constexpr auto piecePlaceWords = wordTable<PiecePlace>({{PiecePlace::Centre, "centre"},
                                                        {PiecePlace::Aisle, "aisle"},
                                                        {PiecePlace::Pairs, "pairs"},
                                                        {PiecePlace::Rows, "rows"},
                                                        {PiecePlace::Walls, "walls"},
                                                        {PiecePlace::Corners, "corners"}});

/// Things that say all they need by themselves, and end nothing.
constexpr std::array things{ThingKind::Chest,     ThingKind::Coin, ThingKind::Flower,
                            ThingKind::Encounter, ThingKind::Lamp, ThingKind::Sign};

} // namespace

std::string_view nameOf(RoomForm form) { return formWords[form]; }
std::string_view nameOf(RoomPlace place) { return roomPlaceWords[place]; }
std::string_view nameOf(PieceKind kind) { return pieceWords[kind]; }
std::string_view nameOf(PiecePlace place) { return piecePlaceWords[place]; }
std::optional<RoomForm> roomFormFromName(std::string_view name) { return formWords.find(name); }
std::optional<RoomPlace> roomPlaceFromName(std::string_view name) { return roomPlaceWords.find(name); }
std::optional<PieceKind> pieceKindFromName(std::string_view name) { return pieceWords.find(name); }
std::optional<PiecePlace> piecePlaceFromName(std::string_view name) { return piecePlaceWords.find(name); }
std::string roomForms() { return formWords.all(); }
std::string roomPlaces() { return roomPlaceWords.all(); }
std::string piecePlaces() { return piecePlaceWords.all(); }

std::span<const ThingKind> furnitureThings() { return things; }

bool isFurniture(std::string_view thing) {
    const auto kind = thingKindFromName(thing);
    return kind && std::ranges::find(things, *kind) != things.end();
}

} // namespace delve
