#pragma once

#include "generation/level/portal_targets.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace delve::play {

/// Where the portals of a world lead, as destinationOf() says. Portals of one level that name the same level and no
/// cell lead to one place, which is looked for once. The places outlive it; nothing in their world changes meanwhile.
class Destinations {
public:
    explicit Destinations(const LevelPlaces& places) : m_places(places) {}

    [[nodiscard]] std::optional<Destination> of(std::size_t level, const Thing& portal);

private:
    const LevelPlaces& m_places;
    /// By the level of the portal, whether it names one, and which.
    std::map<std::tuple<std::size_t, bool, std::string>, std::optional<Destination>> m_known;
};

} // namespace delve::play
