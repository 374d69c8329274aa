#pragma once

#include "generation/graph/links.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

/// Which straight links meet elsewhere than at an end they share. Exact: whole numbers only.
namespace delve {

/// Do the segments a–b and c–d meet? Segments that only share an end do not, unless one lies along the other.
[[nodiscard]] bool cross(Cell a, Cell b, Cell c, Cell d);

/// A growing set of links that never cross. Checks only links nearby, by a grid of squares.
class PlanarLinks {
public:
    /// `reach`: about how long most links are; the side of the squares.
    PlanarLinks(std::span<const Cell> places, std::int32_t reach);

    [[nodiscard]] bool crossesAny(const Edge& edge) const;
    void add(const Edge& edge);

private:
    [[nodiscard]] static std::uint64_t keyOf(std::int32_t column, std::int32_t row) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(row)) << 32 | static_cast<std::uint32_t>(column);
    }
    /// Calls visit(key) for each square that the link's box touches, until it gives true.
    template <class Visit>
    bool overSquares(const Edge& edge, Visit visit) const;

    std::span<const Cell> m_places;
    std::int32_t m_side;
    std::unordered_map<std::uint64_t, std::vector<Edge>> m_squares;
};

} // namespace delve
