#pragma once

#include "editor/drawing/sprite_sheet.h"
#include "generation/level/tile.h"

#include <QRgb>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

/// The textures of the first person view. Floors and what stands on them use the sprites of the map; walls and doors
/// use patterns in their tile's colour, or the picture of a world's own tile. Each is created when it is first
/// needed.
namespace delve::editor {

/// A square picture at several sizes, each half as wide as the one before, so that distant surfaces do not flicker.
struct Texture {
    static constexpr int bits = 6;
    static constexpr int side = 1 << bits;
    static constexpr int sizes = 5; ///< 64, 32, 16, 8, 4

    std::array<std::vector<QRgb>, sizes> pixels; ///< row by row; premultiplied where it is not all opaque
    /// The size to use if `step` pixels of the largest size fall on one pixel of the picture.
    [[nodiscard]] static int sizeFor(double step) {
        int size = 0;
        for (; step > 1.5 && size + 1 < sizes; step /= 2) ++size;
        return size;
    }
};

/// The sides of a cell at which something opaque stands: its floor and ceiling are dark there.
enum EdgeBit : std::uint8_t { EdgeNorth = 1, EdgeEast = 2, EdgeSouth = 4, EdgeWest = 8 };

class FirstPersonTextures {
public:
    explicit FirstPersonTextures(const TileCatalogue& catalogue);

    [[nodiscard]] const Texture* wall(Tile tile);
    /// The stones that a door stands between.
    [[nodiscard]] const Texture* jamb(Tile tile);
    /// Partly clear: what is left when a door is open.
    [[nodiscard]] const Texture* openDoor();
    [[nodiscard]] const Texture* floor(Tile tile, Cell at, std::uint8_t edges);
    /// The picture of a tile that stands on the floor, as a pillar does; null where it is no such tile.
    [[nodiscard]] const Texture* upright(Tile tile);
    /// Can it be seen through, and stands like a wall all the same?
    [[nodiscard]] bool isGrate(Tile tile) const {
        return m_looks.trait(tile).stands && m_catalogue.seeThrough(tile) && !m_catalogue.walkable(tile);
    }
    [[nodiscard]] const Texture* ceiling(std::uint8_t edges);
    [[nodiscard]] const Texture* thing(const ThingLook& look);

    /// Are these the textures of this world?
    [[nodiscard]] bool show(const TileCatalogue& catalogue) const { return m_catalogue == catalogue; }

private:
    enum class Sort : std::uint8_t { Wall, Jamb, OpenDoor, Floor, Ceiling, Upright };
    struct Key {
        Sort sort;
        Tile tile = Tile::Void;
        std::uint8_t variant = 0;
        std::uint8_t edges = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    template <class Draw>
    const Texture* find(const Key& key, Draw draw);

    TileCatalogue m_catalogue;
    Looks m_looks;
    TileColours m_colours;
    SpriteParts m_parts;
    SpriteSheet m_sheet;
    std::map<Key, Texture> m_textures;
    std::map<ThingLook, Texture> m_things;
};

} // namespace delve::editor
