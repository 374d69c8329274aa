#pragma once

#include "generation/level/purpose.h"
#include "generation/pipeline/draft.h"
#include "generation/pipeline/room_cells.h"
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

    [[nodiscard]] std::optional<Piece> pieceOf(const Furnishing& furnishing);
    // The next ones set m_order.
    void findOrder(PiecePlace place, std::int64_t pieces);
    void orderFromCentre();
    void orderAlongPairs(std::int64_t pieces);
    void orderInRows();
    template <class Test>
    void drawOrder(Test test);
    bool place(const Furnishing& furnishing, const Purpose& purpose);
    bool put(const MirroredPair& pair, const Piece& piece, const Purpose& purpose);
    [[nodiscard]] bool takes(Cell cell, const Piece& piece) const;
    [[nodiscard]] bool roomStaysWhole(Cell cell) const;
    void putOne(Cell cell, const Piece& piece, const Purpose& purpose);

    Draft& m_draft;
    Stream& m_random;
    std::uint64_t m_share;
    SpareGround m_spare;
    BitGrid& m_room;           ///< the cells of the room
    Remains m_remains;         ///< of the room
    std::vector<Cell> m_cells; ///< likewise
    std::vector<MirroredPair> m_pairs;
    std::vector<const MirroredPair*> m_order; ///< where the pieces at hand go, the first choice first
    std::int64_t m_left = 0;                  ///< how many cells obstacles and things may still take
    std::set<std::string> m_unknown;
};

} // namespace delve::generation
