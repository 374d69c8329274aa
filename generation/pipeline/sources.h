#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/tables.h"
#include "generation/pipeline/text_values.h"

#include <functional>
#include <span>
#include <string>

namespace delve::generation {

/// Reads a file in the folder of the map, or in a subfolder, by its relative path. Code that has a file system passes
/// it in; it opens nothing else.
using FileReader = std::function<Result<std::string>(const std::string& name)>;

/// What stages may read beside the map that they work on. The code that requests the level owns it.
struct Sources {
    std::span<const Level> stamps = {}; ///< small levels that a person made, in the tiles of the map
    FileReader files = {};              ///< empty: the map lies in no folder
    const Level* base = nullptr;        ///< the level as it was before; null if there was none
    Tables tables = {};                 ///< those of the world

    /// The contents of the file that a parameter names; fails if it names none.
    [[nodiscard]] Result<std::string> readFile(const FileName& file) const;
    /// A stamp, or the level as it was before, by its id, or the selected rectangle of it with the tiles and things
    /// that lie in it.
    [[nodiscard]] Result<Level> levelAt(const LevelPart& part) const;
};

} // namespace delve::generation
