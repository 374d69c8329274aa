#pragma once

#include "generation/difference/level_difference.h"
#include "generation/difference/matches.h"

#include <string_view>
#include <vector>

/// Links and halls by the ids of their rooms, so that they can be matched whatever the order of the rooms.
namespace delve::generation {

/// The names by which links and halls know the rooms of a list: the ids that the rooms have afterwards, so that a room
/// with another id changes none of them.
[[nodiscard]] std::vector<std::string_view> roomNames(const std::vector<Room>& before, const std::vector<Room>& after,
                                                      const std::vector<std::size_t>& placesAfter);
[[nodiscard]] std::vector<std::string_view> roomNames(const std::vector<Room>& rooms);

[[nodiscard]] std::vector<NamedLink> named(const std::vector<Link>& links, const std::vector<std::string_view>& rooms);
[[nodiscard]] std::vector<NamedHall> named(const std::vector<Hall>& halls, const std::vector<std::string_view>& rooms);
/// The reverse. A link with a missing room is left out; a hall with one then ends in no room there.
[[nodiscard]] std::vector<Link> placed(std::vector<NamedLink> links, const std::vector<Room>& rooms);
[[nodiscard]] std::vector<Hall> placed(std::vector<NamedHall> halls, const std::vector<Room>& rooms);

[[nodiscard]] ListDifference<NamedLink> linksBetween(const std::vector<NamedLink>& before,
                                                     const std::vector<NamedLink>& after);
[[nodiscard]] ListDifference<NamedHall> hallsBetween(const std::vector<NamedHall>& before,
                                                     const std::vector<NamedHall>& after);
[[nodiscard]] std::vector<NamedLink> applied(const ListDifference<NamedLink>& difference, std::vector<NamedLink> links);
[[nodiscard]] std::vector<NamedHall> applied(const ListDifference<NamedHall>& difference, std::vector<NamedHall> halls);

} // namespace delve::generation
