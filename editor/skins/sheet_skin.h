#pragma once

#include "editor/skins/skin.h"
#include "generation/level/geometry.h"
#include "generation/level/result.h"

#include <string>
#include <vector>

/// Skins made of a tileset picture in which the pieces of each tile lie as a known template has them.
namespace delve::editor {

/// Where the pieces of a tile lie in the picture.
struct SheetPart {
    std::string tile;
    std::string how = {}; ///< one of sheetWays(); empty: what the size of the whole picture says
    Cell first = {};      ///< its first piece, counted in pieces
};

/// The ways in which pieces may lie, by their names: "piece" alone, the templates, and RPG Maker's autotiles.
[[nodiscard]] std::vector<std::string> sheetWays();
[[nodiscard]] Text labelOfWay(std::string_view way);
/// How many pieces a way needs; nothing if it is none.
[[nodiscard]] std::optional<Size> sizeOfWay(std::string_view way);

/// A skin that draws these tiles from the picture; all others as the usual one does. Each is drawn over the ground of
/// its neighbours if its pieces have transparent parts.
[[nodiscard]] Result<Skin> skinOfSheet(const std::string& name, const SkinPicture& sheet,
                                       const std::vector<SheetPart>& parts);

} // namespace delve::editor
