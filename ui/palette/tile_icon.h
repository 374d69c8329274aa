#pragma once

#include "editor/skins/skin.h"
#include "generation/level/level.h"

#include <QIcon>
#include <QString>

#include <memory>

namespace delve::editor {
class MapDrawing;
}

/// Tiles and things as small pictures with names: as the map draws them, without neighbours.
namespace delve::ui {

[[nodiscard]] QString nameOf(Tile tile, const TileCatalogue& tiles);
/// Draws the icons of many tiles of one catalogue with shared resources. The catalogue outlives it.
class TileIcons {
public:
    explicit TileIcons(const TileCatalogue& tiles, editor::SharedSkin skin = {}); ///< null: the usual one
    ~TileIcons();
    TileIcons(const TileIcons&) = delete;
    TileIcons& operator=(const TileIcons&) = delete;
    [[nodiscard]] QIcon of(Tile tile) const;

private:
    const TileCatalogue& m_tiles;
    std::unique_ptr<editor::MapDrawing> m_drawing;
};

[[nodiscard]] QIcon tileIcon(Tile tile, const TileCatalogue& tiles);
[[nodiscard]] QIcon thingIcon(const Thing& thing);

} // namespace delve::ui
