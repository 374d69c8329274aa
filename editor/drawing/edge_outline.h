#pragma once

#include "editor/skins/skin.h"

#include <QPainterPath>

#include <cstdint>

/// The outlines of the edges that tiles draw into their neighbours, in 32nds of a cell. Outlines meet at the borders of
/// cells, whatever their variants, and reach beyond the cell on the sides that their tile lies on.
namespace delve::editor {

/// How a tile that lies on the sides of `piece` reaches into a cell.
[[nodiscard]] QPainterPath edgeOutline(std::uint8_t piece, const TileEdge& edge, std::uint8_t variant);

} // namespace delve::editor
