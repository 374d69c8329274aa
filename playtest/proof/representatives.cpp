#include "playtest/proof/representatives.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>

namespace delve::play {
namespace {

/// The cells to which something leads: whoever comes out there takes what lies there.
std::set<Place> landings(const Game& start, const Parts& parts) {
    std::set<Place> cells;
    for (const auto& player : start.players) cells.insert(player.place);
    for (const auto& passage : parts.passages()) cells.insert(passage.lands);
    return cells;
}

bool isInTheOpen(const Parts& parts, const Place& place) {
    for (std::int32_t dy = -1; dy <= 1; ++dy)
        for (std::int32_t dx = -1; dx <= 1; ++dx)
            if (!parts.isPlain({place.level, place.at + Cell{dx, dy}})) return false;
    return true;
}

} // namespace

std::vector<Place> representatives(const Game& start, const Parts& parts, const std::vector<Place>& places) {
    const auto taken = landings(start, parts);
    std::map<std::uint32_t, Place> ofPart;
    for (const auto& place : places)
        if (!taken.contains(place) && isInTheOpen(parts, place)) ofPart.try_emplace(parts.at(place), place);
    std::vector<Place> some;
    for (const auto& place : places) {
        const auto found = ofPart.find(parts.at(place));
        if (found == ofPart.end() || found->second == place) some.push_back(place);
    }
    return some;
}

} // namespace delve::play
