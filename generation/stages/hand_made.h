#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/draft.h"
#include "generation/stages/vault_library.h"

#include <optional>
#include <string>
#include <vector>

/// Rooms made by hand, from the library or a person's stamps, as `vaults` places them.
namespace delve::generation {

struct HandMade {
    std::string name;
    Size size;
    std::vector<Tile> tiles; ///< row by row; void where the room leaves the map as it is
    std::vector<Thing> things;

    [[nodiscard]] Tile at(Cell cell) const {
        return tiles[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size.width) +
                     static_cast<std::size_t>(cell.x)];
    }
};

/// No side of a stamp may be longer.
inline constexpr std::int32_t longestStampSide = 64;

[[nodiscard]] HandMade handMadeOf(const Vault& vault);
/// The cells of a stamp that are not void, with its things except starts, goals and portals, which belong to the level.
/// Nothing if none of its cells can be walked, or if a side is too long.
[[nodiscard]] std::optional<HandMade> handMadeOf(const Level& stamp, const TileCatalogue& tiles);

/// One of them, perhaps mirrored, and then turned by quarters to the right.
class RotatedRoom {
public:
    RotatedRoom(const HandMade& room, std::int64_t quarters, bool mirrored)
        : m_room(room), m_quarters(quarters), m_mirrored(mirrored) {}

    [[nodiscard]] Size size() const;
    /// Where a cell of the room comes to lie.
    [[nodiscard]] Cell rotated(Cell cell) const;
    /// Builds it with its first cell at `corner`: a room for each connected part of its floor, its other tiles, and its
    /// things.
    void build(Draft& draft, Cell corner) const;

private:
    const HandMade& m_room;
    std::int64_t m_quarters;
    bool m_mirrored;
};

} // namespace delve::generation
