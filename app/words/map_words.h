#pragma once

#include "generation/level/geometry.h"
#include "generation/level/result.h"

#include <string>

/// Parts of a map, as words of a command line.
namespace delve::app {

/// The "X,Y,W,H" of --select; the error says how large the map is.
[[nodiscard]] Result<Rect> areaFrom(const std::string& word, Size map);

} // namespace delve::app
