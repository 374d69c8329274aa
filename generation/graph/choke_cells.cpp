#include "generation/graph/choke_cells.h"

#include "generation/graph/ranked_bits.h"
#include "generation/level/around.h"
#include "generation/level/patience.h"
#include "generation/level/sides.h"

#include <algorithm>
#include <vector>

namespace delve {
namespace {

using Index = RankedBits::Index;

/// Sums of a walk are counted in so many bits: no region has as many cells, so that what lies between two of them is
/// exact, and a negative number is known by its size.
constexpr int bitsOfSum = 29;
constexpr std::uint32_t sumMask = (std::uint32_t{1} << bitsOfSum) - 1;

constexpr int left = -1; ///< quarters
constexpr int right = 1;

/// A narrow cell that was passed along the wall that is walked, or, once it is known, what hangs on it.
struct Passed {
    std::uint32_t sum : bitsOfSum; ///< of the walk, as it left the cell
    std::uint32_t way : 2;         ///< the direction in which it left
    std::uint32_t onThisWall : 1;
};

/// What hangs on a cell with three sides or four.
struct Junction {
    std::uint32_t sum = 0;
    std::uint32_t largest = 0;
};

/// Where a walk comes to a cell and leaves it again.
struct Pass {
    Index at = 0;
    Direction came = Direction::North; ///< the side that it came from; of a walk's first cell, any
    std::uint32_t arrived = 0;         ///< its sum at the cell
    std::uint32_t sum = 0;             ///< the same with the walls beside the cell
    Direction way = Direction::North;
};

/// The parts into which the cells beside this one fall if only the eight around it join them.
int partsAround(const RankedBits& region, Index at) {
    const auto ground = [&](Cell offset) {
        return region.has(at + static_cast<Index>(offset.y) * region.down() + static_cast<Index>(offset.x));
    };
    return sidesAround(ground, [](Cell) { return true; }).parts;
}

class ChokeSearch {
public:
    ChokeSearch(const BitGrid& region, const std::function<bool()>& stopped)
        : m_region(region), m_narrow(region.size()), m_junctions(region.size()), m_walked(region.size()),
          m_found(region.size()), m_patience(stopped) {}

    /// False if it was stopped.
    bool run() {
        if (m_region.total() < 3) return true;
        m_region.forEach([this](Index at) {
            const int parts = m_patience.ended() ? 0 : partsAround(m_region, at);
            if (parts > 1) m_narrow.set(at);
            if (parts > 2) m_junctions.set(at);
        });
        m_narrow.count();
        m_junctions.count();
        m_passed.resize(m_narrow.total());
        m_hanging.resize(m_junctions.total());
        m_region.forEach([this](Index at) {
            if (!m_region.has(at - m_region.down()) && !m_walked.has(at) && !m_patience.ended()) walkAlong(at);
        });
        return !m_patience.ended(0);
    }

    void tell(const std::function<void(Cell, std::uint32_t)>& visit) const {
        const auto others = m_region.total() - 1;
        m_found.forEach([&](Index at) {
            const bool isJunction = m_junctions.has(at);
            const Junction hanging =
                isJunction ? m_hanging[m_junctions.rank(at)] : onePart(m_passed[m_narrow.rank(at)].sum);
            visit(m_region.cellOf(at), others - std::max(hanging.largest, others - hanging.sum));
        });
    }

private:
    static Junction onePart(std::uint32_t cells) { return {cells, cells}; }

    [[nodiscard]] Index beside(Index at, Direction way) const {
        const Cell step = towards(way);
        return at + static_cast<Index>(step.y) * m_region.down() + static_cast<Index>(step.x);
    }

    /// Along the wall to the north of a cell; a second time, if it met narrow cells, to forget them for the next wall.
    void walkAlong(Index start) {
        bool narrow = false;
        walk(start, [&](const Pass& pass) {
            if (!m_narrow.has(pass.at)) return;
            narrow = true;
            passNarrow(pass);
        });
        if (!narrow) return;
        walk(start, [this](const Pass& pass) {
            if (m_narrow.has(pass.at)) m_passed[m_narrow.rank(pass.at)].onThisWall = 0;
        });
    }

    /// Goes westwards with the wall to the north of `start` at the right hand, until it is back at that wall. Every
    /// wall is to the north of some cell.
    template <class Visit>
    void walk(Index start, Visit visit) {
        m_walked.set(start);
        Pass pass{start, Direction::East, 0, 0, Direction::West};
        while (!m_patience.ended()) {
            for (; !m_region.has(beside(pass.at, pass.way)); pass.way = rotated(pass.way, left)) {
                if (pass.way == Direction::North && pass.at == start) return;
                addWall(pass);
            }
            visit(pass);
            pass.at = beside(pass.at, pass.way);
            pass.came = opposite(pass.way);
            pass.arrived = pass.sum;
            pass.way = rotated(pass.way, right);
        }
    }

    /// Cells of a row between two walls: those before the one to the right less those before the one to the left.
    void addWall(Pass& pass) {
        if (pass.way == Direction::North) m_walked.set(pass.at);
        if (pass.way == Direction::East) pass.sum += m_region.rank(pass.at) + 1;
        if (pass.way == Direction::West) pass.sum -= m_region.rank(pass.at);
    }

    void passNarrow(const Pass& pass) {
        auto& passed = m_passed[m_narrow.rank(pass.at)];
        if (passed.onThisWall != 0) {
            const auto cells = cellsBetween(passed, pass);
            m_found.set(pass.at);
            if (!m_junctions.has(pass.at)) { // nothing comes here again
                passed.sum = cells & sumMask;
                return;
            }
            auto& hanging = m_hanging[m_junctions.rank(pass.at)];
            hanging.sum += cells;
            hanging.largest = std::max(hanging.largest, cells);
        }
        passed.sum = pass.sum & sumMask;
        passed.way = static_cast<std::uint32_t>(pass.way) & 3U;
        passed.onThisWall = 1;
    }

    /// How many cells the walk has gone around since it left the cell. They lie to the left of it, so the sides of the
    /// cell that face them close its way.
    [[nodiscard]] std::uint32_t cellsBetween(const Passed& passed, const Pass& pass) const {
        const auto number = m_region.rank(pass.at);
        auto cells = pass.arrived - passed.sum;
        int sides = 1;
        for (auto side = static_cast<Direction>(passed.way);; side = rotated(side, left), ++sides) {
            if (side == Direction::East) cells -= number + 1;
            if (side == Direction::West) cells += number;
            if (side == pass.came) break;
        }
        cells &= sumMask;
        // It went around the others instead, and around this cell.
        if (cells >= m_region.total()) cells = (cells + m_region.total()) & sumMask;
        // Of four parts, two walls may each cut one off: then that one is meant, and not what is around it.
        return sides == 3 ? m_region.total() - 1 - cells : cells;
    }

    RankedBits m_region;
    RankedBits m_narrow;    ///< cells whose loss may split the region
    RankedBits m_junctions; ///< those of them where it may fall into more than two parts
    RankedBits m_walked;    ///< cells whose northern wall was followed
    RankedBits m_found;
    std::vector<Passed> m_passed;    ///< by rank of the narrow cell
    std::vector<Junction> m_hanging; ///< by rank of the junction
    Patience m_patience;
};

} // namespace

bool forEachChokeCell(const BitGrid& region, const std::function<void(Cell, std::uint32_t)>& visit,
                      const std::function<bool()>& stopped) {
    ChokeSearch search(region, stopped);
    if (!search.run()) return false;
    search.tell(visit);
    return true;
}

std::int64_t bytesOfChokeCells(const BitGrid& open) {
    const RankedBits bits(open);
    std::int64_t bytes = 0;
    bits.forEach([&](Index at) {
        const int parts = partsAround(bits, at);
        if (parts > 1) bytes += static_cast<std::int64_t>(sizeof(Passed));
        if (parts > 2) bytes += static_cast<std::int64_t>(sizeof(Junction));
    });
    return bytes + open.size().area(); // five sets of bits, three of them counted
}

} // namespace delve
