#pragma once

#include "generation/level/level.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// The order of a level's lists in a file: by place, in reading order, so that additions of two people merge well.
namespace delve {

struct FileOrder {
    std::vector<std::uint32_t> rooms; ///< places in the level's list
    std::vector<std::uint32_t> links;
    std::vector<std::uint32_t> halls;
    std::vector<std::uint32_t> things;
};

/// Rooms and things by their cell, then by id; links by their rooms, then by kind; halls by the first cell of their
/// first run. Elements that are equal in all of these keep their order.
[[nodiscard]] FileOrder fileOrder(const Level& level);

/// The level as it comes back from a file: lists sorted, empty grids of pins left out.
[[nodiscard]] Level inFileOrder(const Level& level);
/// The same; nothing if `stopped`, called now and then, returned true. Lists that are in order stay shared.
[[nodiscard]] std::optional<Level> inFileOrder(const Level& level, const std::function<bool()>& stopped);

/// Would both give the same file? Their lists may be in different orders, as in a generated level and one that was
/// read.
[[nodiscard]] bool sameInFile(const Level& a, const Level& b);

} // namespace delve
