#include "generation/level/room.h"

#include <algorithm>
#include <array>

namespace delve {
namespace {

constexpr std::array<std::string_view, 6> roomNames{"room", "store", "boss", "start", "site", "house"};
constexpr std::array<std::string_view, 7> linkNames{"candidate", "tree", "extra", "near", "sibling", "hall", "repair"};

/// A large file names half a million kinds, and the first letter tells nearly all of them apart.
template <class Kind, std::size_t n>
std::optional<Kind> fromName(const std::array<std::string_view, n>& names, std::string_view name) {
    const auto found = std::ranges::find_if(
        names, [&](std::string_view known) { return !name.empty() && known.front() == name.front() && known == name; });
    return found == names.end() ? std::nullopt : std::optional(static_cast<Kind>(found - names.begin()));
}

} // namespace

std::string_view nameOf(RoomKind kind) { return roomNames[static_cast<std::size_t>(kind)]; }
std::string_view nameOf(LinkKind kind) { return linkNames[static_cast<std::size_t>(kind)]; }
std::optional<RoomKind> roomKindFromName(std::string_view name) { return fromName<RoomKind>(roomNames, name); }
std::optional<LinkKind> linkKindFromName(std::string_view name) { return fromName<LinkKind>(linkNames, name); }

} // namespace delve
