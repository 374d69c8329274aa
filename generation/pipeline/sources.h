#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/pipeline/text_values.h"

#include <functional>
#include <span>
#include <string>

namespace delve::generation {

/// Reads a file in the folder of the map, or in one within, by its path from there. Whoever has a file system hands it
/// in, and opens nothing else.
using FileReader = std::function<Result<std::string>(const std::string& name)>;

/// What stages may look at beside the map that they work on. Whoever asks for the level keeps it.
struct Sources {
    std::span<const Level> stamps = {}; ///< small levels that a person made, in the tiles of the map
    FileReader files = {};              ///< empty: the map lies in no folder
    const Level* base = nullptr;        ///< the level as it was before; null for one from nothing

    /// What the file holds that a parameter names; fails where it names none.
    [[nodiscard]] Result<std::string> readFile(const FileName& file) const;
    /// A stamp, or the level as it was before, by its id, or the rectangle of it that was selected. Of that it holds
    /// the tiles, and the things that lie in it.
    [[nodiscard]] Result<Level> levelAt(const LevelPart& part) const;
};

} // namespace delve::generation
