#pragma once

#include "editor/skins/skin.h"
#include "generation/level/geometry.h"
#include "generation/level/tile.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// What a cell looks like, given its neighbours and its place: which of its tile's pictures it shows, and which edges
/// of its neighbours reach into it. Nothing depends on more than the cells around it.
namespace delve::editor {

struct Look {
    Tile tile = Tile::Void;
    /// Raised: the open sides. Ground: the sides that cast shade. Opening: 1 if it is seen from the side. Only bits
    /// that change the picture are set.
    std::uint8_t sides = 0;
    std::uint8_t variant = 0;

    friend bool operator==(const Look&, const Look&) = default;
};

/// The edge of a tile, drawn into one that lies beside it.
struct EdgeLook {
    Tile tile = Tile::Void;
    std::uint8_t piece = 0; ///< on which sides its tile lies: see pieceFor()
    std::uint8_t variant = 0;
    Tile onto = Tile::Void; ///< a tile that stands for all on which it looks the same

    friend bool operator==(const EdgeLook&, const EdgeLook&) = default;
};

/// The edges in a cell, the lowest first.
struct EdgeLooks {
    static constexpr std::size_t most = 4;
    std::array<EdgeLook, most> list;
    std::size_t count = 0;
    [[nodiscard]] std::span<const EdgeLook> all() const { return std::span(list).first(count); }
};

/// Three rows of tiles: each pointer is to the tile of the column at hand, with one more on both sides.
struct Around {
    const Tile* above;
    const Tile* here;
    const Tile* below;
};

class Looks {
public:
    static constexpr std::uint8_t edgeVariants = 2;

    explicit Looks(const TileCatalogue& catalogue, const Skin& skin = builtInSkins().front());
    Looks(const Looks&) = delete;
    Looks& operator=(const Looks&) = delete;

    /// The tile whose ground the cell shows: its own, but for what stands on the ground of a neighbour.
    [[nodiscard]] Tile groundOf(const Around& around) const {
        return trait(*around.here).relief == Relief::Stands ? groundBeside(around) : *around.here;
    }
    /// The look of a cell whose ground is `ground`.
    [[nodiscard]] Look of(const Around& around, Tile ground, Cell place) const;
    [[nodiscard]] Look of(const Around& around, Cell place) const { return of(around, *around.here, place); }
    /// What moves shows its next pictures with each frame.
    void setFrame(unsigned frame) { m_frame = frame; }
    [[nodiscard]] unsigned frame() const { return m_frame; }
    /// Which of a tile's pictures a place shows.
    [[nodiscard]] std::uint8_t variantOf(Tile tile, Cell place) const;
    /// The edges that reach into it.
    [[nodiscard]] EdgeLooks edgesOf(const Around& around, Tile ground, Cell place) const;

    struct Trait {
        const TileSkin* skin = nullptr; ///< null: drawn by colour and glyph
        Relief relief = Relief::Flat;
        bool raised = false;
        bool stands = false; ///< raised, or an opening in a raised tile
        std::uint8_t variants = 1;
        std::uint8_t rank = 0;  ///< of its edge; 0: has none
        std::uint8_t bar = 255; ///< edges of higher ranks reach into it
        bool dark = false;      ///< only edges of raised tiles do
        bool moves = false;     ///< its pictures follow one another
        Tile like = Tile::Void; ///< the first tile on which edges look the same as on this one
    };
    /// By tile: is it drawn over the ground?
    [[nodiscard]] const std::vector<bool>& standing() const { return m_standing; }
    [[nodiscard]] const Trait& trait(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return m_traits[id < m_traits.size() ? id : 0];
    }

private:
    [[nodiscard]] bool raised(Tile tile) const { return trait(tile).raised; }
    [[nodiscard]] bool stands(Tile tile) const { return trait(tile).stands; }
    [[nodiscard]] bool open(Tile tile) const { return tile != Tile::Void && !stands(tile); }
    [[nodiscard]] bool showsFace(const Tile* south) const;
    [[nodiscard]] bool isSeenFromTheSide(const Around& around) const;
    [[nodiscard]] std::uint8_t shadesOf(const Around& around) const;
    [[nodiscard]] std::uint8_t openSidesOf(const Around& around) const;
    [[nodiscard]] Tile groundBeside(const Around& around) const;
    void takeSkin(const TileCatalogue& catalogue);

    Skin m_skin;
    unsigned m_frame = 0;
    std::vector<Trait> m_traits;
    std::vector<bool> m_standing;
};

/// A pseudo-random number for a place, always the same: for drawing only.
[[nodiscard]] std::uint32_t mixed(std::int32_t x, std::int32_t y, std::uint32_t salt = 0);
/// How many pictures after its first one something that moves shows in a frame. Neighbours do not change all at once,
/// so that a lake does not flash.
[[nodiscard]] unsigned picturesAfter(unsigned frame, Cell place);
/// Distributes variants over the map by their weights: the same cell always shows the same one.
[[nodiscard]] std::uint8_t variantAt(Cell place, std::span<const std::uint8_t> weights);

} // namespace delve::editor
