#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generation/level/text.h"

/// Tiles and the catalogue that says what each of them is.
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
};

inline constexpr int builtInTiles = 21;
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

enum class Walk : std::uint8_t { No, Yes, EndsGame };

struct TileKind {
    std::string name;      ///< what files call it
    char32_t glyph = U'?'; ///< what text output shows
    Colour colour;
    Walk walk = Walk::No;
    bool seeThrough = false;
    std::string picture;      ///< embedded ("data:image/png;base64,…"), or its path beside the file; may be empty
    Text label = {};          ///< for people; empty for a world's own tiles, which are called by their name
    std::string unknown = {}; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const TileKind& a, const TileKind& b) {
        return a.name == b.name && a.glyph == b.glyph && a.colour == b.colour && a.walk == b.walk &&
               a.seeThrough == b.seeThrough && a.picture == b.picture && a.unknown == b.unknown;
    }
};

/// The built-in tiles and a world's own. A value; cheap to copy, since the custom list is shared until it is changed.
class TileCatalogue {
public:
    TileCatalogue();
    /// Adds many of the world's own tiles at once; nothing if add() would refuse one of them.
    [[nodiscard]] static std::optional<TileCatalogue> of(std::vector<TileKind> custom);

    [[nodiscard]] const TileKind& operator[](Tile tile) const;
    [[nodiscard]] bool has(Tile tile) const;
    /// Can somebody stand there? Not on a tile that ends the game when it is walked into.
    [[nodiscard]] bool walkable(Tile tile) const { return traits(tile) & walkableBit; }
    [[nodiscard]] bool seeThrough(Tile tile) const { return traits(tile) & seeThroughBit; }
    // The role of a tile. Of a world's own tiles, see-through ground is floor of rooms; a tile that can be neither
    // walked nor seen through is wall; one that ends the game is golden exit and gate at once. They have no other role.
    [[nodiscard]] bool roomFloor(Tile tile) const { return traits(tile) & roomFloorBit; }
    [[nodiscard]] bool hallFloor(Tile tile) const { return traits(tile) & hallFloorBit; }
    [[nodiscard]] bool wall(Tile tile) const { return traits(tile) & wallBit; }
    [[nodiscard]] bool door(Tile tile) const { return traits(tile) & doorBit; } ///< shut or open; not of houses
    [[nodiscard]] bool opens(Tile tile) const { return door(tile) && !seeThrough(tile); } ///< as it is walked into
    /// A door of rooms or houses, or a tile of the world's own that can be walked but not seen through.
    [[nodiscard]] bool passage(Tile tile) const { return door(tile) || (walkable(tile) && !seeThrough(tile)); }
    [[nodiscard]] bool street(Tile tile) const { return traits(tile) & streetBit; }
    [[nodiscard]] bool outdoors(Tile tile) const { return traits(tile) & outdoorsBit; } ///< under the open sky
    [[nodiscard]] bool ofHouse(Tile tile) const { return traits(tile) & ofHouseBit; }   ///< its wall or its door
    [[nodiscard]] bool goldenExit(Tile tile) const { return traits(tile) & goldenExitBit; }
    [[nodiscard]] bool gate(Tile tile) const { return traits(tile) & gateBit; }
    [[nodiscard]] bool endsGame(Tile tile) const { return traits(tile) & (goldenExitBit | gateBit); }
    [[nodiscard]] std::optional<Tile> find(std::string_view name) const;
    /// The tile whose own glyph this is: a built-in one first.
    [[nodiscard]] std::optional<Tile> findGlyph(char32_t glyph) const;
    /// Every tile, built-in ones first.
    [[nodiscard]] std::vector<Tile> all() const;

    [[nodiscard]] const std::vector<TileKind>& custom() const { return m_content->custom; }
    /// Adds a tile of the world's own; nothing if there are too many, or if the name is taken or empty.
    std::optional<Tile> add(TileKind kind);
    /// Changes a tile of the world's own; false if it is none.
    bool replace(Tile tile, TileKind kind);

    friend bool operator==(const TileCatalogue& a, const TileCatalogue& b) {
        return a.m_content == b.m_content || a.custom() == b.custom();
    }

private:
    using Traits = std::uint16_t;
    static constexpr Traits walkableBit = 1, seeThroughBit = 2, roomFloorBit = 4, hallFloorBit = 8, wallBit = 16,
                            doorBit = 32, streetBit = 64, outdoorsBit = 128, ofHouseBit = 256, goldenExitBit = 512,
                            gateBit = 1024;
    [[nodiscard]] static Traits usesOfBuiltIn(Tile tile);
    [[nodiscard]] static Traits usesOfOwn(const TileKind& kind);

    /// The custom tiles, and lookups for all tiles: these are built from the former, so never compared.
    struct Content {
        std::vector<TileKind> custom;
        std::vector<Traits> traits; ///< by tile
        std::map<std::string, Tile, std::less<>> byName;
        std::map<char32_t, Tile> byGlyph; ///< the first of those that share one
        void index(Tile tile, const TileKind& kind);
        void indexAll();
    };
    [[nodiscard]] static std::shared_ptr<Content> builtInContent();
    [[nodiscard]] Content& write();
    [[nodiscard]] Traits traits(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return id < m_content->traits.size() ? m_content->traits[id] : Traits{0};
    }

    std::shared_ptr<Content> m_content;
};

} // namespace delve
