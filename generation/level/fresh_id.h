#pragma once

#include "generation/level/thing.h"

#include <string>
#include <string_view>

namespace delve {

/// The id of something that is born on this cell: "flower-12-7", or "flower-12-7-2" if that one is taken.
template <class IsTaken>
[[nodiscard]] std::string freshId(std::string_view kind, Cell cell, IsTaken isTaken) {
    const std::string born = bornAt(kind, cell);
    std::string id = born;
    for (int n = 2; isTaken(id); ++n) id = born + '-' + std::to_string(n);
    return id;
}

} // namespace delve
