#pragma once

#include "generation/level/level.h"

#include <QIcon>
#include <QString>

/// Tiles and things as small pictures with names: as the map draws them, standing alone.
namespace delve {

[[nodiscard]] QString nameOf(Tile tile, const TileCatalogue& tiles);
[[nodiscard]] QIcon tileIcon(Tile tile, const TileCatalogue& tiles);
[[nodiscard]] QIcon thingIcon(const Thing& thing);
/// A level drawn small: its whole map in a picture that fits `size`.
[[nodiscard]] QImage thumbnailOf(const Level& level, const TileCatalogue& tiles, QSize size, QRgb background);

} // namespace delve
