#pragma once

#include "editor/skins/neighbourhood.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How a skin draws tiles and things from the pieces of its pictures. Values; they name tiles, so that a skin fits any
/// world.
namespace delve::editor {

/// How a piece is turned before it is drawn: first along its diagonal, then left and right, then top and bottom.
enum PieceFlip : std::uint8_t { FlipAcross = 1, FlipDown = 2, FlipDiagonally = 4 };

/// A piece of one of the pictures.
struct Piece {
    std::uint16_t picture = 0; ///< index in the list of the skin
    std::uint32_t number = 0;  ///< counted from 0, row by row
    std::uint8_t flips = 0;    ///< see PieceFlip

    friend bool operator==(const Piece&, const Piece&) = default;
};

struct PieceFrame {
    Piece piece;
    std::int32_t milliseconds = 0;

    friend bool operator==(const PieceFrame&, const PieceFrame&) = default;
};

/// One piece, or several that follow one another.
struct PieceChoice {
    std::int32_t weight = 1;
    std::vector<PieceFrame> frames;
    std::string unknown = {}; ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const PieceChoice&, const PieceChoice&) = default;
};

/// What one case is drawn with: a hash of the cell chooses one. Empty: the skin does not say.
using PieceSlot = std::vector<PieceChoice>;

/// All frames of a slot, one choice after the other, are numbered; this many at most.
inline constexpr std::size_t maxFramesOfSlot = 255;
[[nodiscard]] std::size_t frameCount(const PieceSlot& slot);
/// The piece of a frame, by that number.
[[nodiscard]] const Piece& pieceOf(const PieceSlot& slot, std::size_t number);
/// The choice that a frame belongs to, by that number, and the number of its first frame.
[[nodiscard]] std::pair<std::size_t, const PieceChoice*> choiceOf(const PieceSlot& slot, std::size_t number);
[[nodiscard]] inline bool isAnimated(const PieceChoice& choice) { return choice.frames.size() > 1; }
[[nodiscard]] bool isAnimated(const PieceSlot& slot);
/// Which frame a cell shows: `drawn` chooses by the weights, and `milliseconds` is the time since the animation began.
[[nodiscard]] std::size_t frameAt(const PieceSlot& slot, std::uint32_t drawn, std::int64_t milliseconds);

/// A row of the south face of a wall: four slots, for a part that stands alone, a left end, a middle, and a
/// right end.
using FaceRow = std::vector<PieceSlot>;
inline constexpr std::size_t maxFaceRows = 3;

/// How a tile is drawn.
struct TilePieces {
    std::string tile;
    Joining joining = Joining::None;
    std::vector<PieceSlot> pieces;         ///< as many as slotCount(joining)
    std::vector<std::string> with = {};    ///< other tiles that count as the same
    std::vector<std::string> against = {}; ///< if there are any, all but these count as the same
    bool joinsVoid = true;                 ///< void, and what lies beyond the map, counts as the same
    std::string over = {};                 ///< the tile that is drawn below it; `besideTile`: the ground of a neighbour
    std::vector<FaceRow> face = {};        ///< the south face of a wall, its highest row first
    std::string unknown = {};
    // Found by Skin::prepare():
    std::uint32_t mean = 0; ///< its colour from afar, of all its pieces
    bool clear = false;     ///< some of them have transparent parts

    /// All its slots are numbered: those of the neighbourhood, then those of the face, row by row.
    [[nodiscard]] std::size_t slotsInAll() const { return pieces.size() + 4 * face.size(); }
    [[nodiscard]] const PieceSlot& slot(std::size_t number) const;

    friend bool operator==(const TilePieces&, const TilePieces&) = default;
};
inline constexpr std::string_view besideTile = "*";

/// How things of a kind are drawn, all of them or those whose property has this value. The first that fits counts.
struct ThingPieces {
    std::string kind;
    std::string property = {}; ///< empty: all
    std::string value = {};    ///< of the property, as it is shown; empty: any
    PieceSlot pieces;
    std::optional<std::int32_t> anchorX = {}; ///< the pixel of the sprite that stands at the middle of the cell's
    std::optional<std::int32_t> anchorY = {}; ///< bottom; without one, the middle of its own bottom
    std::string unknown = {};

    friend bool operator==(const ThingPieces&, const ThingPieces&) = default;
};

} // namespace delve::editor
