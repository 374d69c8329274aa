#pragma once

#include "editor/tools/tool_settings.h"
#include "generation/level/geometry.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The guides and the symmetry axis of a level, and the numbers on a ruler. Values and pure functions: a map view draws
/// them and holds them for its levels.
namespace delve::editor {

struct Guides {
    std::vector<std::int32_t> columns; ///< vertical lines at the left edge of these columns; sorted, each once
    std::vector<std::int32_t> rows;    ///< horizontal ones at the upper edge of these rows
    std::optional<SymmetryAxis> axis;  ///< nothing: in the middle

    friend bool operator==(const Guides&, const Guides&) = default;
};

using GuidesByLevel = std::map<std::string, Guides>; ///< by the level's id

/// The edge between cells that is nearest to a place, in cells.
[[nodiscard]] std::int32_t edgeNear(double place, std::int32_t cells);
/// The guide within this reach of a place, in cells; the nearest of several.
[[nodiscard]] std::optional<std::int32_t> guideNear(const std::vector<std::int32_t>& guides, double place,
                                                    double reach);
void addGuide(std::vector<std::int32_t>& guides, std::int32_t at);
void removeGuide(std::vector<std::int32_t>& guides, std::int32_t at);

/// Every how many cells a ruler has a number, so that the numbers stay apart: 1, 2, 5, 10, 20, …
[[nodiscard]] std::int32_t rulerStep(double cellPixels, double minPixels);

/// "columns 3 5 rows 2 axis 10 12", and back: nothing, for what is no such text.
[[nodiscard]] std::string toText(const Guides& guides);
[[nodiscard]] std::optional<Guides> guidesFromText(std::string_view text);

} // namespace delve::editor
