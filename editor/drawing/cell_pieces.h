#pragma once

#include "editor/drawing/cell_look.h"
#include "editor/drawing/colours.h"
#include "editor/drawing/sprite_sheet.h"
#include "editor/drawing/standing.h"

#include <QImage>
#include <QPoint>

#include <array>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

namespace delve::editor {

/// The distinct pictures that the cells of levels show, numbered as they come: what a level becomes as the tiles of
/// other programs. Each is drawn once, by what draws the map. Used by one thread; owned by whoever exports.
class CellPieces {
public:
    using Number = std::uint32_t; ///< from 1 on; 0: nothing to see

    /// The catalogue must outlive this.
    CellPieces(int pixels, const TileCatalogue& catalogue, SharedSkin skin);

    [[nodiscard]] const Looks& looks() const { return m_looks; }
    [[nodiscard]] bool anyClear() const { return m_colours.anyClear(); }
    [[nodiscard]] int pixels() const { return m_sheet.pixels(); }

    /// The piece of a cell with what lies around it.
    [[nodiscard]] Number ofCell(const Around& around, Cell place);
    /// The piece of a tile on a layer that others are seen through, and of one that stands on the ground of a layer
    /// below.
    [[nodiscard]] Number ofVeil(const Around& around, Cell place);
    [[nodiscard]] Number ofStanding(Tile tile, Cell place);
    [[nodiscard]] Number ofThing(const ThingLook& look, Cell at);

    [[nodiscard]] Number count() const { return static_cast<Number>(m_pieces.size()); }
    /// Void for things.
    [[nodiscard]] Tile tileOf(Number piece) const;
    /// Null for tiles.
    [[nodiscard]] const ThingLook* thingOf(Number piece) const;

    struct Frame {
        Number piece = 0;
        std::int32_t milliseconds = 0;
    };
    /// Of what moves: the pieces that it shows one after the other, itself first. May add pieces.
    [[nodiscard]] std::vector<Frame> framesOf(Number piece);

    /// Is it a thing whose sprite is larger than the cell? Of it only what lies in the cell is drawn.
    [[nodiscard]] bool isCut(Number piece);

    /// Fills the square at `at` of a premultiplied picture.
    void paint(QImage& into, QPoint at, Number piece);

private:
    enum class Sort : std::uint8_t { Cell, Over, Thing };
    struct Piece {
        Sort sort = Sort::Cell;
        std::uint8_t phase = 0; ///< of what moves, from 1 on
        std::uint8_t after = 0; ///< of a thing: which of its pictures; of the skin's sprites, the frame
        CellLook look = {};     ///< of a cell; for what lies over others `ground` alone
        ThingLook thing = {};
    };
    using Key = std::array<std::uint64_t, 2 + EdgeLooks::most>;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    /// The piece found last for a hash: a map has long stretches of few looks.
    struct Recent {
        Key key{};
        Number number = 0;
    };

    [[nodiscard]] static Key keyOf(const Piece& piece);
    [[nodiscard]] Number numberOf(const Piece& piece);
    [[nodiscard]] Number numberOfThing(const Piece& piece);
    [[nodiscard]] bool moves(const Look& look) const { return !look.pieces && m_looks.trait(look.tile).moves; }
    [[nodiscard]] std::uint8_t phaseOf(const CellLook& look, Cell place) const;
    [[nodiscard]] Number over(const Look& look, Cell place);
    [[nodiscard]] std::uint32_t picturesOf(const Piece& piece) const;
    [[nodiscard]] Number later(Piece piece, std::uint32_t pictures);
    [[nodiscard]] std::vector<Frame> framesOfSlot(Piece piece, Look& look);
    [[nodiscard]] std::vector<Frame> framesOfSprite(Piece piece);
    void paintSprite(QImage& into, QPoint at, const Piece& piece);

    const TileCatalogue& m_catalogue;
    TileColours m_colours;
    Looks m_looks;
    SpriteParts m_parts;
    SpriteSheet m_sheet;
    std::vector<Piece> m_pieces;
    std::unordered_map<Key, Number, Hash> m_numbers;
    std::map<std::tuple<ThingLook, std::uint8_t, std::uint8_t>, Number> m_things;
    std::vector<Recent> m_recent;
};

} // namespace delve::editor
