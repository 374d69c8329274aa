#pragma once

#include "generation/level/shared.h"
#include "generation/level/shared_levels.h"
#include "generation/level/tables.h"

#include <cstdint>
#include <string>
#include <string_view>

/// A world: levels joined by portals, the rules and tables they are played by, and the tiles it added to the built-in
/// ones.
namespace delve {

struct Rules;

struct World {
    std::string name;
    std::string madeBy;  ///< the program that wrote the file
    Shared<Rules> rules; ///< to use them, include rules.h
    TileCatalogue tiles;
    Tables tables;
    SharedLevels levels;
    Properties properties;
    std::string unknown; ///< members of a file that this version does not know, as raw JSON

    [[nodiscard]] const Level* find(std::string_view levelId) const;

    friend bool operator==(const World& a, const World& b);
};

/// Of all its levels together.
[[nodiscard]] std::int64_t cellCount(const World& world);
/// Does it have more cells than this? Counts no further than it must: a world may have a hundred thousand levels.
[[nodiscard]] bool hasMoreCells(const World& world, std::int64_t limit);

} // namespace delve
