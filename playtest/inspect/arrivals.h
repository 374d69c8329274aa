#pragma once

#include "generation/level/portal_targets.h"
#include "playtest/rules/prepared_world.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

/// Where players arrive who come from elsewhere.
namespace delve::play {

/// Where the portals of one level lead. Those that name the same level and no cell lead to one place, which is looked
/// for once.
class Destinations {
public:
    Destinations(const LevelPlaces& places, std::size_t level) : m_places(places), m_level(level) {}

    [[nodiscard]] std::optional<Destination> of(const Thing& portal);

private:
    const LevelPlaces& m_places;
    std::size_t m_level;
    std::map<std::tuple<bool, bool, std::string>, std::optional<Destination>> m_known;
};

/// The cells of each level to which a portal or a chasm leads, in order. Incomplete once `stopped` returns true.
[[nodiscard]] std::vector<std::vector<Cell>> findArrivals(const PreparedWorld& prepared,
                                                          const std::function<bool()>& stopped);

} // namespace delve::play
