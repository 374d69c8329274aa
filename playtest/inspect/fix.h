#pragma once

#include "generation/level/text.h"
#include "generation/level/world.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A fix of a problem: an ordinary edit, as a value.
namespace delve::play {

struct Fix {
    struct TileChange {
        std::vector<Cell> cells;
        Tile tile = Tile::Void;
    };
    struct ThingChange {
        std::string id;             ///< empty: a new thing
        std::optional<Thing> after; ///< nothing: it is removed
    };

    OwnedText label;         ///< "Dig a hall"
    std::uint32_t level = 0; ///< its number in the world
    std::vector<TileChange> tiles = {};
    std::vector<ThingChange> things = {};
    std::vector<Cell> decoration = {};         ///< cells whose decoration that cannot be walked on is erased
    std::optional<std::string> objective = {}; ///< of the rules
    std::vector<std::string> properties = {};  ///< of the level, that are removed
};

/// False, and nothing changed, if the fix was made for another map: a cell is off it, or a thing or property is gone.
bool applyFix(World& world, const Fix& fix);

// How fixes of one part are made.
[[nodiscard]] Fix fixByTiles(const Text& label, std::uint32_t level, std::vector<Cell> cells, Tile tile);
[[nodiscard]] Fix fixByRemoving(const Text& label, std::uint32_t level, const Thing& thing);
[[nodiscard]] Fix fixByRemovingProperty(const Text& label, std::uint32_t level, std::string_view property);
[[nodiscard]] Fix fixByMoving(const Text& label, std::uint32_t level, Thing thing, Cell to);
[[nodiscard]] Fix fixByPlacing(const Text& label, std::uint32_t level, ThingKind kind, Cell at, Properties fields = {});

} // namespace delve::play
