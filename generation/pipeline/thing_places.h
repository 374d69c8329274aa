#pragma once

#include "generation/level/thing.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

/// Where the things of a level stand, and their ids, for a pass that joins thousands of levels to one and looks each
/// time at what is there. Call add() for each thing added meanwhile; move and remove none.
namespace delve::generation {

class ThingPlaces {
public:
    explicit ThingPlaces(const std::vector<Thing>& things);

    void add(const Thing& thing); ///< the one that now is the list's last
    /// The numbers of the things in this part of the map, rising.
    [[nodiscard]] std::vector<std::size_t> in(const Rect& part) const;
    [[nodiscard]] bool isTaken(const std::string& id) const { return m_ids.contains(id); }

private:
    struct Stand {
        std::int32_t x = 0;
        std::size_t thing = 0;
    };

    std::map<std::int32_t, std::vector<Stand>> m_rows;
    std::unordered_set<std::string> m_ids;
    std::size_t m_count = 0;
};

} // namespace delve::generation
