#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"

#include <string>

/// Changes to a world as a person makes them: to its own tiles and its list of levels. Each gives the changed world,
/// with everything that depends on the change (the cells of a removed tile, the portals and chasms to a renamed
/// level); WorldEdit::between gives the edit. A refusal says what to do.
namespace delve {

/// With one more tile of its own, the last of the catalogue.
[[nodiscard]] Result<World> withTile(const World& world, TileKind kind);
[[nodiscard]] Result<World> withTileChanged(const World& world, Tile tile, TileKind kind);
/// Without a tile of its own; `replacement`, another tile, takes its place. The tiles after it move up.
[[nodiscard]] Result<World> withoutTile(const World& world, Tile tile, Tile replacement);

/// With a level at a place of the list; it gets a new id if its id is taken or empty.
[[nodiscard]] Result<World> withLevel(const World& world, Level level, std::size_t place);
/// Without a level; the portals that led there lead nowhere. The last level cannot be removed.
[[nodiscard]] Result<World> withoutLevel(const World& world, std::size_t place);
[[nodiscard]] Result<World> withLevelMoved(const World& world, std::size_t from, std::size_t to);
/// With another id for a level, which the portals to it follow.
[[nodiscard]] Result<World> withLevelId(const World& world, std::size_t place, const std::string& id);

/// "level-1", "level-2" …: the first that is free.
[[nodiscard]] std::string freeLevelId(const World& world);

} // namespace delve
