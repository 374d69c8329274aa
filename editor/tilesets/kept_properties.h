#pragma once

#include <string_view>

namespace delve::editor {

/// In which a world keeps the project of LDtk that it came from, without levels, and a level its own part: see
/// ldtk_kept.h. No other format shows it.
inline constexpr std::string_view ldtkProperty = "ldtk";

} // namespace delve::editor
