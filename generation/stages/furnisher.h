#pragma once

#include "generation/level/purpose.h"
#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"
#include "generation/stages/room_axis.h"
#include "generation/stages/spare_ground.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

/// Furnishes rooms for their purposes.
namespace delve::generation {

/// Puts the furniture of a purpose into a room, alike on both sides of its best axis. No piece stands on a door or in
/// front of one, in a hall, on what is pinned, reserved or taken by a thing; none takes ground without which the room
/// would fall apart.
class Furnisher {
public:
    /// Obstacles and things take at most this share of a room's cells, in thousandths of a percent.
    Furnisher(Draft& draft, Stream& random, std::uint64_t share);

    /// False if the draft was stopped.
    bool furnish(RoomId room, const Purpose& purpose);
    /// The tiles that a purpose names but that cannot stand in a room.
    [[nodiscard]] const std::set<std::string>& unknownTiles() const { return m_unknown; }

private:
    struct Piece {
        PieceKind kind = PieceKind::Decoration;
        Tile tile = Tile::Void;
        ThingKind thing = ThingKind::Chest;
        bool blocks = false;
    };
    using Order = std::vector<const MirroredPair*>;

    [[nodiscard]] std::optional<Piece> pieceOf(const Furnishing& furnishing);
    [[nodiscard]] Order orderOf(PiecePlace place, std::int64_t pieces);
    [[nodiscard]] Order centreOutward() const;
    [[nodiscard]] Order alongPairs(std::int64_t pieces) const;
    [[nodiscard]] Order rows() const;
    template <class Test>
    [[nodiscard]] Order drawn(Test test);
    bool place(const Furnishing& furnishing, const Purpose& purpose);
    bool put(const MirroredPair& pair, const Piece& piece, const Purpose& purpose);
    [[nodiscard]] bool takes(Cell cell, const Piece& piece) const;
    [[nodiscard]] bool roomStaysWhole(Cell cell) const;
    void putOne(Cell cell, const Piece& piece, const Purpose& purpose);

    Draft& m_draft;
    Stream& m_random;
    std::uint64_t m_share;
    SpareGround m_spare;
    BitGrid& m_room; ///< the cells of the room
    std::vector<MirroredPair> m_pairs;
    std::int64_t m_left = 0; ///< how many cells obstacles and things may still take
    std::set<std::string> m_unknown;
};

} // namespace delve::generation
