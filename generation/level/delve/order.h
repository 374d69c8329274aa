#pragma once

#include "generation/level/level.h"

#include <cstdint>
#include <vector>

/// The order of a level's lists in a file: by place, as a page is read, so that what two people add merges well.
namespace delve {

struct FileOrder {
    std::vector<std::uint32_t> rooms; ///< places in the level's list
    std::vector<std::uint32_t> links;
    std::vector<std::uint32_t> halls;
    std::vector<std::uint32_t> things;
};

/// Rooms and things by their cell, then by id; links by their rooms, then by kind; halls by the first cell of their
/// first run. What is alike in all that keeps its order.
[[nodiscard]] FileOrder fileOrder(const Level& level);

/// The level as it comes back from a file: its lists sorted, pins that are none left out.
[[nodiscard]] Level inFileOrder(const Level& level);

/// Would a file hold the same of both? Their lists may lie in other orders, as those of a level that was just made and
/// of one that was read do.
[[nodiscard]] bool sameInFile(const Level& a, const Level& b);

} // namespace delve
