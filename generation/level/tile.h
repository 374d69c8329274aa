#pragma once

#include "generation/level/sides.h"
#include "generation/level/tile_kind.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The catalogue that says what each tile is.
namespace delve {

/// The built-in tiles and a world's own. A value; cheap to copy, since the custom list is shared until it is changed.
class TileCatalogue {
public:
    TileCatalogue();
    /// Adds many of the world's own tiles at once; nothing if add() would refuse one of them.
    [[nodiscard]] static std::optional<TileCatalogue> of(std::vector<TileKind> custom);

    [[nodiscard]] const TileKind& operator[](Tile tile) const;
    [[nodiscard]] bool has(Tile tile) const;
    /// Can somebody stand there? Not on a tile that ends the game when it is walked into, nor on lava or a chasm. A
    /// ledge counts, and so does a secret door, which has to be found first.
    [[nodiscard]] bool walkable(Tile tile) const { return traits(tile) & walkableBit; }
    [[nodiscard]] bool seeThrough(Tile tile) const { return traits(tile) & seeThroughBit; }
    // The role of a tile. A world's own tile has that of the built-in one that it serves as. Of the others, see-through
    // ground is floor of rooms; a tile that can be neither walked nor seen through is wall; one that ends the game is
    // golden exit and gate at once. They have no other role.
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
    [[nodiscard]] bool kills(Tile tile) const { return traits(tile) & killsBit; }         ///< whoever walks into it
    [[nodiscard]] bool leadsDown(Tile tile) const { return traits(tile) & leadsDownBit; } ///< to the level below
    [[nodiscard]] bool secret(Tile tile) const { return traits(tile) & secretBit; }       ///< a wall until it is found
    [[nodiscard]] bool ledge(Tile tile) const { return traits(tile) & ledgeBit; } ///< entered and left one way only
    /// The only direction in which a ledge is entered and left.
    [[nodiscard]] Direction ledgeDirection(Tile tile) const;
    /// Is this a ledge that leads elsewhere? Then nobody steps onto it or off it in this direction.
    [[nodiscard]] bool holdsBack(Tile tile, Direction step) const {
        return ledge(tile) && ledgeDirection(tile) != step;
    }
    /// Has a name that a tile of the world's own has taken: then it is only there if a stage writes it.
    [[nodiscard]] bool hidden(Tile tile) const;
    /// By its name; the world's own tile where it has taken that of a built-in one.
    [[nodiscard]] std::optional<Tile> find(std::string_view name) const;
    /// The tile whose own glyph this is: of the first built-in ones, then of the world's own, then of the others.
    [[nodiscard]] std::optional<Tile> findGlyph(char32_t glyph) const;
    /// Every tile, built-in ones first.
    [[nodiscard]] std::vector<Tile> all() const;

    [[nodiscard]] const std::vector<TileKind>& custom() const { return m_content->custom; }
    /// Adds a tile of the world's own; nothing if there are too many, or if the name is taken or empty. What is no
    /// built-in tile is nothing to serve as.
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
                            gateBit = 1024, killsBit = 2048, leadsDownBit = 4096, secretBit = 8192, ledgeBit = 16384;
    [[nodiscard]] static Traits usesOfBuiltIn(Tile tile);
    [[nodiscard]] static Traits usesOfOwn(const TileKind& kind);
    /// May a tile of the world's own be called so?
    [[nodiscard]] bool takesName(std::string_view name) const;

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
