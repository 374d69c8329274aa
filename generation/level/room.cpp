#include "generation/level/room.h"

#include "generation/level/word_table.h"

namespace delve {
namespace {

constexpr auto roomWords = wordTable<RoomKind>({{RoomKind::Room, "room"},
                                                {RoomKind::Store, "store"},
                                                {RoomKind::Boss, "boss"},
                                                {RoomKind::Start, "start"},
                                                {RoomKind::Site, "site"},
                                                {RoomKind::House, "house"}});
constexpr auto linkWords = wordTable<LinkKind>({{LinkKind::Candidate, "candidate"},
                                                {LinkKind::Tree, "tree"},
                                                {LinkKind::Extra, "extra"},
                                                {LinkKind::Near, "near"},
                                                {LinkKind::Sibling, "sibling"},
                                                {LinkKind::Hall, "hall"},
                                                {LinkKind::Repair, "repair"}});

} // namespace

std::string_view nameOf(RoomKind kind) { return roomWords[kind]; }
std::string_view nameOf(LinkKind kind) { return linkWords[kind]; }
std::optional<RoomKind> roomKindFromName(std::string_view name) { return roomWords.find(name); }
std::optional<LinkKind> linkKindFromName(std::string_view name) { return linkWords.find(name); }

} // namespace delve
