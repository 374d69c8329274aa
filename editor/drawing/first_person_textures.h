#pragma once

#include "editor/drawing/sprite_sheet.h"
#include "editor/drawing/texture.h"
#include "generation/level/tile.h"

#include <QRgb>

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

/// The textures of the first person view, of one world in one skin. Floors and what stands on them use the sprites of
/// the map; walls and doors use patterns: courses of stone in their tile's colour, rock or trees where the skin has
/// them, or the picture of a world's own tile. Each is created when it is first needed.
namespace delve::editor {

/// The sides of a cell at which something opaque stands: its floor and ceiling are dark there. Under the open sky
/// floors are brighter.
enum EdgeBit : std::uint8_t { EdgeNorth = 1, EdgeEast = 2, EdgeSouth = 4, EdgeWest = 8, UnderSky = 16 };

class FirstPersonTextures {
public:
    static constexpr std::size_t mostBytes = std::size_t{64} << 20;
    FirstPersonTextures(const TileCatalogue& catalogue, const SharedSkin& skin);
    /// Forgets all textures if they are more than that. For between two pictures: nobody may still use one.
    void limitMemory();
    [[nodiscard]] std::size_t bytes() const; ///< of the textures

    /// `laid`: a tile with clear parts that hangs on it, or Void.
    [[nodiscard]] const Texture* wall(Tile tile, Cell at, Tile laid = Tile::Void);
    /// What rises above that wall under the open sky: crowns of trees, peaks, a roof; null: nothing.
    [[nodiscard]] const Texture* crown(Tile tile, Cell at);
    /// The stones that a door stands between.
    [[nodiscard]] const Texture* jamb(Tile tile, Cell at);
    /// Partly clear: what is left when a door is open.
    [[nodiscard]] const Texture* openDoor();
    /// `laid`: a tile with clear parts that lies on it, or Void.
    [[nodiscard]] const Texture* floor(Tile tile, Cell at, std::uint8_t edges, Tile laid = Tile::Void);
    [[nodiscard]] const Texture* ceiling(std::uint8_t edges);
    /// The colour into which the end of a hall fades: between that of its floor and that of its ceiling.
    [[nodiscard]] QRgb indoorAir();
    [[nodiscard]] const Texture* thing(const ThingLook& look);
    /// The picture of a tile that stands up, see standsUp().
    [[nodiscard]] const Texture* upright(Tile tile, Cell at);
    /// What grows on the ground: a part of the sprites by its name.
    [[nodiscard]] const Texture* growth(const char* part);

    /// Has it clear parts, so that it is drawn over something else?
    [[nodiscard]] bool isLaid(Tile tile) const {
        return m_looks.trait(tile).relief == Relief::Stands || m_colours.isClear(tile);
    }
    /// Of tiles with clear parts: does it stand on the floor, as furniture does? What one can walk over lies there.
    [[nodiscard]] bool standsUp(Tile tile) const {
        const auto* const skin = m_looks.trait(tile).skin;
        return isLaid(tile) && ((skin && skin->upright) || !m_catalogue.walkable(tile));
    }
    /// Is it ground of its own, though its pieces are drawn over that of its neighbours to end on it? A liquid or a pit
    /// is, and whatever hides all that lies below it where it goes on.
    [[nodiscard]] bool isWholeGround(Tile tile);
    /// Can it be seen through, and stands like a wall all the same?
    [[nodiscard]] bool isGrate(Tile tile) const {
        return m_looks.trait(tile).stands && m_catalogue.seeThrough(tile) && !m_catalogue.walkable(tile);
    }
    /// How far its surface lies below the floor, in cells: that of liquids and pits.
    [[nodiscard]] double depthOf(Tile tile) const;
    [[nodiscard]] bool isPit(Tile tile) const;
    [[nodiscard]] const Looks& looks() const { return m_looks; }

    /// Are these the textures of this world, in this skin?
    [[nodiscard]] bool show(const TileCatalogue& catalogue, const SharedSkin& skin) const {
        return isSameSkin(m_skin, skin) && m_catalogue == catalogue;
    }

private:
    enum class Sort : std::uint8_t { Wall, Crown, Jamb, OpenDoor, Floor, Ceiling, Upright };
    struct Key {
        Sort sort;
        Tile tile = Tile::Void;
        std::uint8_t variant = 0;
        std::uint8_t edges = 0;
        Tile laid = Tile::Void;
        std::uint8_t laidVariant = 0;
        /// One number for all of it: textures are looked up for each cell of each picture.
        [[nodiscard]] std::uint64_t packed() const {
            return std::uint64_t{static_cast<std::uint8_t>(sort)} << 56 |
                   std::uint64_t{static_cast<std::uint16_t>(tile)} << 40 |
                   std::uint64_t{static_cast<std::uint16_t>(laid)} << 24 | std::uint64_t{variant} << 16 |
                   std::uint64_t{edges} << 8 | laidVariant;
        }
    };
    /// What an opaque tile is made of.
    enum class Matter : std::uint8_t { Built, Rock, Trees };

    template <class Draw>
    const Texture* find(const Key& key, Draw draw);
    [[nodiscard]] Matter matterOf(Tile tile) const;
    static constexpr std::uint32_t variantsOfPieces = 16;
    [[nodiscard]] Look lookOf(Tile tile, std::uint8_t variant) const;
    [[nodiscard]] std::uint8_t variantAt(Tile tile, Cell at) const;
    [[nodiscard]] bool hidesAll(Tile tile);
    [[nodiscard]] QRgb roughColour(Tile tile) const;
    [[nodiscard]] std::vector<QRgb> wallPixels(Tile tile, int part);
    [[nodiscard]] std::vector<QRgb> crownPixels(Tile tile, int part) const;
    [[nodiscard]] std::vector<QRgb> uprightPixels(Tile tile, std::uint8_t variant);
    void lay(Tile tile, std::uint8_t variant, std::vector<QRgb>& onto);

    SharedSkin m_skin;
    TileCatalogue m_catalogue;
    Looks m_looks;
    TileColours m_colours;
    SpriteParts m_parts;
    SpriteSheet m_sheet;
    std::unordered_map<std::uint64_t, Texture> m_textures; ///< by packed keys
    std::map<Tile, bool> m_hidesAll;                       ///< as far as it is known
    std::map<ThingLook, Texture> m_things;
    std::map<std::string_view, Texture> m_growths; ///< their names are those of tables
};

} // namespace delve::editor
