#pragma once

#include <cstdint>
#include <set>
#include <string>

namespace delve::editor {

/// What had no place in the levels, counted over all of them.
struct LdtkLosses {
    std::int64_t tilesBetweenCells = 0;
    std::int64_t tilesAboveOthers = 0; ///< more on one cell of one layer than are kept
    std::int64_t entities = 0;         ///< of kinds that we do not know
    std::int64_t outside = 0;          ///< entities that lie on no cell
    std::int64_t fields = 0;           ///< too long to be properties
    std::set<std::string> kinds;       ///< of those that we do not know
    std::set<std::string> layers;      ///< of another grid, or moved by parts of a cell
    std::set<std::string> resized;     ///< levels of ours that have another size now

    /// Is there anything of another program that is not shown?
    [[nodiscard]] bool any() const {
        return tilesBetweenCells + tilesAboveOthers + entities + outside + fields > 0 || !layers.empty();
    }
};

} // namespace delve::editor
