#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/state/joined_bits.h"

#include <cstdint>
#include <vector>

/// What is seen from a cell: symmetric shadowcasting, in integers. The definition, which the tests follow slowly and
/// word by word:
///
/// Let B lie d rows away from A and c columns, |c| <= d (else take columns for rows). A *ray* is a straight line from
/// the centre of A; in row k it is at column s * k, where |s| <= 1, and it *touches* the cells whose centre is at most
/// half a cell away: one cell, or two where it passes exactly between them. A ray *gets to* row d when in every row 1 …
/// d - 1 it touches a cell that can be seen through. Then
///  - a B that can be seen through is seen when the ray through its centre gets to its row;
///  - a B that cannot (a wall) is seen when any ray that passes less than half a cell from its centre does;
///  - nothing is seen farther than the radius: dx * dx + dy * dy <= r * r + r, a round disc;
///  - A itself is always seen, and whether A can be seen through does not matter.
/// So of two cells that can be seen through, A sees B exactly when B sees A. Of cells where somebody stands who blocks
/// the view (in the door of a house, say) that would not be so: who sees *whom* is asked of the ray between the two
/// centres alone, by `seeEachOther`, whatever the two cells are made of.
namespace delve::play {

/// The cells seen, in a window just large enough. A value; keep one to reuse its memory.
class SeenCells {
public:
    [[nodiscard]] const Rect& area() const { return m_area; }
    [[nodiscard]] bool at(Cell cell) const {
        return m_area.contains(cell) && m_cells.at({cell.x - m_area.x, cell.y - m_area.y});
    }
    [[nodiscard]] std::int64_t count() const { return m_cells.count(); }
    /// Is any cell of this part of the map marked?
    [[nodiscard]] bool anyIn(const Rect& part) const;
    /// The bits of a row of the map, from column area().x on.
    [[nodiscard]] std::span<const std::uint64_t> row(std::int32_t y) const { return m_cells.row(y - m_area.y); }

    void reset(const Rect& area) {
        m_area = area;
        m_cells.reset({area.width, area.height});
    }
    [[nodiscard]] std::span<std::uint64_t> row(std::int32_t y) { return m_cells.row(y - m_area.y); }
    /// Marks those of `other` that lie in this window, too.
    void add(const SeenCells& other) { combine(other, true); }
    /// Removes those that `other` does not have.
    void keep(const SeenCells& other) { combine(other, false); }

    friend bool operator==(const SeenCells&, const SeenCells&) = default;

private:
    void combine(const SeenCells& other, bool either);
    Rect m_area;
    BitGrid m_cells;
};

/// Nobody sees farther than this, whatever the rules say.
inline constexpr std::int32_t farthestSight = 1000;

/// Keep one of these to look with: it is only scratch memory.
class Sight {
public:
    /// What is seen from a cell of the map. `seeThrough` has a bit for each cell that can be seen through.
    void look(const JoinedBits& seeThrough, Cell from, std::int32_t radius, SeenCells& into);

private:
    using Words = std::vector<std::uint64_t>;
    struct Slope {
        std::int32_t over;
        std::int32_t under;
    };
    struct Beam {
        std::int32_t depth;
        Slope from;
        Slope to;
    };

    void cutOut(const BitGrid& seeThrough, Cell from);
    void add(const ChunkedBits& opened, Size map, Cell from);
    void scan(const Words& open, Words& seen, std::int32_t direction);
    void scanRow(const std::uint64_t* open, std::uint64_t* seen, const Beam& beam);
    void split(const std::uint64_t* open, const Beam& beam, std::int32_t first, std::int32_t last);
    void clipToDisc();
    void paste(Size map, Cell from, SeenCells& into) const;

    std::int32_t m_radius = 0;
    std::int32_t m_side = 0;    ///< of the window around the eye
    std::size_t m_width = 0;    ///< words in a row of it
    Words m_open, m_turnedOpen; ///< can be seen through; the same with rows and columns exchanged
    Words m_seen, m_turnedSeen;
    std::vector<Beam> m_beams;
};

/// Does the ray between the centres of two cells get from one to the other, within the radius? The same both ways
/// round; where the other cell can be seen through, the same as `Sight::look`.
[[nodiscard]] bool seeEachOther(const JoinedBits& seeThrough, Cell a, Cell b, std::int32_t radius);

/// Is any cell seen that is not yet marked in this map of cells?
[[nodiscard]] bool addsToSeen(const SeenCells& seen, const ChunkedBits& into);
/// Marks what is seen in a map of cells; returns how many of them were new and are set in `counted`, too.
std::int64_t markSeen(const SeenCells& seen, const BitGrid& counted, ChunkedBits& into);
void markSeen(const SeenCells& seen, BitGrid& into);

} // namespace delve::play
