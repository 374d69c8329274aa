#pragma once

#include "editor/drawing/cell_looks.h"
#include "editor/skins/skin.h"
#include "generation/level/geometry.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a cell looks like, given its neighbours and its place: which of its tile's pictures it shows, and which edges
/// of its neighbours reach into it. Nothing depends on more than the cells around it, but for walls whose skin gives
/// them a face of several rows: see Skin::reach().
namespace delve::editor {

class TileNames;

class Looks {
public:
    static constexpr std::uint8_t edgeVariants = 2;

    explicit Looks(const TileCatalogue& catalogue, SharedSkin skin = usualSkin());
    Looks(const Looks&) = delete;
    Looks& operator=(const Looks&) = delete;

    /// The tile whose ground the cell shows: its own, but for what stands on the ground of a neighbour, or is drawn
    /// over another tile.
    [[nodiscard]] Tile groundOf(const Around& around) const {
        const auto& own = trait(*around.here);
        return own.under == Under::Itself ? *around.here
               : own.under == Under::Tile ? own.over
               : own.pieces               ? groundBelow(around)
                                          : groundBeside(around);
    }
    /// The looks of a cell whose ground is groundOf().
    [[nodiscard]] CellLooks cellOf(const Around& around, Tile ground, Cell place) const;
    /// The look of a cell whose ground is `ground`.
    [[nodiscard]] Look of(const Around& around, Tile ground, Cell place) const;
    [[nodiscard]] Look of(const Around& around, Cell place) const { return of(around, *around.here, place); }
    /// What moves shows its next pictures with each frame.
    void setFrame(unsigned frame) { m_frame = frame; }
    [[nodiscard]] unsigned frame() const { return m_frame; }
    /// The look of a tile among its own kind, as the flat view of one tile shows it; of a wall, its face.
    [[nodiscard]] Look flat(Tile tile, Cell place) const;
    /// Which of a tile's pictures a place shows.
    [[nodiscard]] std::uint8_t variantOf(Tile tile, Cell place) const;
    /// The edges that reach into it.
    [[nodiscard]] EdgeLooks edgesOf(const Around& around, Tile ground, Cell place) const;

    enum class Under : std::uint8_t { Itself, Beside, Tile };
    struct Trait {
        const TileSkin* skin = nullptr;     ///< null: drawn by colour and glyph
        const TilePieces* pieces = nullptr; ///< null: not drawn from pictures
        Under under = Under::Itself;        ///< what is drawn below it
        Tile over = Tile::Void;             ///< that tile
        Relief relief = Relief::Flat;
        bool raised = false;
        bool stands = false; ///< raised, or an opening in a raised tile
        std::uint8_t variants = 1;
        std::uint8_t rank = 0;    ///< of its edge; 0: has none
        std::uint8_t bar = 255;   ///< edges of higher ranks reach into it
        bool dark = false;        ///< only edges of raised tiles do
        bool moves = false;       ///< its pictures that are drawn by code follow one another
        bool showsMotion = false; ///< something of it moves, or of the tile that it is drawn over
        Tile like = Tile::Void;   ///< the first tile on which edges look the same as on this one
    };
    /// By tile: is it drawn over the ground?
    [[nodiscard]] const std::vector<bool>& standing() const { return m_standing; }
    [[nodiscard]] const Trait& trait(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return m_traits[id < m_traits.size() ? id : 0];
    }

    [[nodiscard]] const Skin& skin() const { return *m_skin; }
    /// The piece of a look that has one.
    [[nodiscard]] const Piece& pieceOf(const Look& look) const {
        return editor::pieceOf(trait(look.tile).pieces->slot(look.sides), look.variant);
    }
    /// Rows that are read below a cell.
    [[nodiscard]] std::int32_t rowsBelow() const { return m_rowsBelow; }

private:
    using Tiles = std::vector<bool>; ///< by id
    [[nodiscard]] std::optional<Look> lookOfPieces(const Around& around, Tile tile, Cell place) const;
    [[nodiscard]] Look lookOfSlot(Tile tile, std::size_t slot, Cell place) const;
    [[nodiscard]] std::size_t slotOf(const Around& around, Tile tile) const;
    [[nodiscard]] bool isSame(Tile tile, const Tile* other) const;
    [[nodiscard]] std::size_t toTheEnd(const Around& around, Tile tile, int column, int row) const;
    void takePieces(const TileCatalogue& catalogue);
    void takePiecesOf(Tile tile, const TilePieces& pieces, const TileCatalogue& catalogue);
    void takeSame(const TileCatalogue& catalogue);
    void takeSameOf(Tile tile, const TileNames& names);
    [[nodiscard]] bool raised(Tile tile) const { return trait(tile).raised; }
    [[nodiscard]] bool stands(Tile tile) const { return trait(tile).stands; }
    [[nodiscard]] bool open(Tile tile) const { return tile != Tile::Void && !stands(tile); }
    [[nodiscard]] bool showsFace(const Tile* south) const;
    [[nodiscard]] bool isSeenFromTheSide(const Around& around) const;
    [[nodiscard]] std::uint8_t shadesOf(const Around& around) const;
    [[nodiscard]] std::uint8_t openSidesOf(const Around& around) const;
    [[nodiscard]] Tile groundBeside(const Around& around) const;
    [[nodiscard]] Tile groundBelow(const Around& around) const;
    void takeSkin(const TileCatalogue& catalogue);

    SharedSkin m_skin;
    unsigned m_frame = 0;
    std::int32_t m_rowsBelow = 1;
    std::vector<Trait> m_traits;
    std::vector<Tiles> m_same; ///< by tile, of those with pieces: which count as the same
    std::vector<bool> m_standing;
};

/// From one frame to the next.
inline constexpr int frameMilliseconds = 250;
/// A pseudo-random number for a place, always the same: for drawing only.
[[nodiscard]] std::uint32_t mixed(std::int32_t x, std::int32_t y, std::uint32_t salt = 0);
/// How many frames each picture of something that moves is shown.
inline constexpr unsigned framesOfPicture = 3;
/// How many of them have passed at a place in the first frame.
[[nodiscard]] unsigned phaseAt(Cell place);
/// How many pictures after its first one something that moves shows in a frame. Neighbours do not change all at once,
/// so that a lake does not flash.
[[nodiscard]] unsigned picturesAfter(unsigned frame, Cell place);
/// Distributes variants over the map by their weights: the same cell always shows the same one.
[[nodiscard]] std::uint8_t variantAt(Cell place, std::span<const std::uint8_t> weights);

} // namespace delve::editor
