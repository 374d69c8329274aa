#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

#include <string>

/// Changes of a world as a person makes them: its own tiles and its list of levels. Each gives the world as it would
/// be, with all that hangs on the change (the cells of a tile that goes, the portals to a level that is renamed);
/// WorldEdit::between leads there. A refusal says what to do.
namespace delve {

/// With one more tile of its own, the last of the catalogue.
[[nodiscard]] Result<World> withTile(const World& world, TileKind kind);
[[nodiscard]] Result<World> withTileChanged(const World& world, Tile tile, TileKind kind);
/// Without a tile of its own; `replacement`, another tile, stands where it stood. The tiles behind it move up.
[[nodiscard]] Result<World> withoutTile(const World& world, Tile tile, Tile replacement);

/// With a level at a place of the list; it gets an id of its own where its id is taken or empty.
[[nodiscard]] Result<World> withLevel(const World& world, Level level, std::size_t place);
/// Without a level; the portals that led there lead nowhere yet. The last one stays.
[[nodiscard]] Result<World> withoutLevel(const World& world, std::size_t place);
[[nodiscard]] Result<World> withLevelMoved(const World& world, std::size_t from, std::size_t to);
/// With another id for a level, which the portals to it follow.
[[nodiscard]] Result<World> withLevelId(const World& world, std::size_t place, const std::string& id);

/// "level-1", "level-2" …: the first that is free.
[[nodiscard]] std::string freeLevelId(const World& world);

} // namespace delve
