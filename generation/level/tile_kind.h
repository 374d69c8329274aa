#pragma once

#include "generation/level/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The built-in tiles, and how a tile of any kind is declared.
namespace delve {

/// An id into a TileCatalogue. The built-in tiles have names here so that stages can write them; what a tile *is*
/// (walkable, see-through, its role, its look) is asked of the catalogue, never guessed from the id. Compare with a
/// name only where code recognises what it wrote itself, and for void.
enum class Tile : std::uint16_t {
    Void,
    Wall,
    Floor,
    Hall,
    Door,
    OpenDoor,
    Gate,
    GoldenExit,
    Road,
    Grass,
    Water,
    Forest,
    Mountain,
    HouseWall,
    HouseDoor,
    Land1,
    Land2,
    Land3,
    Land4,
    Land5,
    Land6,
    Shallows,
    Bridge,
    Rubble,
    Chasm,
    Lava,
    Pillar,
    Grate,
    LedgeNorth,
    LedgeEast,
    LedgeSouth,
    LedgeWest,
    SecretDoor,
};

inline constexpr int builtInTiles = 33;
/// Files from before the others may have tiles of their own with the name or the glyph of one of those. There, the
/// world's own tile wins.
inline constexpr int firstBuiltInTiles = 21;
inline constexpr int firstCustomTile =
    256; ///< ids of a world's own tiles start here, so that new built-in ones move none
inline constexpr int maxCustomTiles = 4000;

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend constexpr bool operator==(Colour, Colour) = default;
};

/// "#rrggbb", and back.
[[nodiscard]] std::string toText(Colour colour);
[[nodiscard]] std::optional<Colour> colourFromText(std::string_view text);

/// The built-in tile of this name, whatever else a world calls so.
[[nodiscard]] std::optional<Tile> builtInTileFromName(std::string_view name);
/// What files call a built-in tile.
[[nodiscard]] std::string_view nameOfBuiltIn(Tile tile);

enum class Walk : std::uint8_t { No, Yes, EndsGame };

struct TileKind {
    std::string name;      ///< what files call it
    char32_t glyph = U'?'; ///< what text output shows
    Colour colour;
    Walk walk = Walk::No;
    bool seeThrough = false;
    std::string picture; ///< embedded ("data:image/png;base64,…"), or its path beside the file; may be empty
    Text label = {};     ///< for people; empty for a world's own tiles, which are called by their name
    /// Of a world's own: the built-in tile that it behaves as. The catalogue gives it the `walk` and `seeThrough` of
    /// that tile.
    std::optional<Tile> serves = {};
    std::string source =
        {}; ///< of one from a tileset of another program: which piece it is, as `cave#12`; may be empty
    std::string unknown = {}; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const TileKind& a, const TileKind& b) {
        return a.name == b.name && a.glyph == b.glyph && a.colour == b.colour && a.walk == b.walk &&
               a.seeThrough == b.seeThrough && a.picture == b.picture && a.serves == b.serves && a.source == b.source &&
               a.unknown == b.unknown;
    }
};

} // namespace delve
