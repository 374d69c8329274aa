#pragma once

#include "generation/level/tile.h"

#include <cstdint>
#include <optional>

class QWidget;

namespace delve::ui {

/// Asks by which tile to replace one that stands in so many cells of the map; nothing if the person cancelled.
[[nodiscard]] std::optional<Tile> askForReplacement(QWidget* parent, Tile tile, const TileCatalogue& tiles,
                                                    std::int64_t cells);

} // namespace delve::ui
