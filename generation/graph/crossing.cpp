#include "generation/graph/crossing.h"

#include <algorithm>

namespace delve {
namespace {

/// On which side of the line a–b the point c lies: 1, -1, or 0 for on it.
int sideOf(Cell a, Cell b, Cell c) {
    const std::int64_t area = std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
    return area > 0 ? 1 : area < 0 ? -1 : 0;
}

/// Is c, which lies on the line a–b, between the two, ends included?
bool between(Cell a, Cell b, Cell c) {
    return c.x >= std::min(a.x, b.x) && c.x <= std::max(a.x, b.x) && c.y >= std::min(a.y, b.y) &&
           c.y <= std::max(a.y, b.y);
}

bool onSegment(Cell a, Cell b, Cell c) { return sideOf(a, b, c) == 0 && between(a, b, c); }

} // namespace

bool cross(Cell a, Cell b, Cell c, Cell d) {
    if (a == c) return onSegment(a, b, d) || onSegment(c, d, b);
    if (a == d) return onSegment(a, b, c) || onSegment(c, d, b);
    if (b == c) return onSegment(a, b, d) || onSegment(c, d, a);
    if (b == d) return onSegment(a, b, c) || onSegment(c, d, a);
    if (onSegment(a, b, c) || onSegment(a, b, d) || onSegment(c, d, a) || onSegment(c, d, b)) return true;
    return sideOf(a, b, c) != sideOf(a, b, d) && sideOf(c, d, a) != sideOf(c, d, b);
}

PlanarLinks::PlanarLinks(std::span<const Cell> places, std::int32_t reach)
    : m_places(places), m_side(std::max(1, reach)) {}

template <class Visit>
bool PlanarLinks::overSquares(const Edge& edge, Visit visit) const {
    const Cell a = m_places[edge.a];
    const Cell b = m_places[edge.b];
    for (auto row = std::min(a.y, b.y) / m_side; row <= std::max(a.y, b.y) / m_side; ++row)
        for (auto column = std::min(a.x, b.x) / m_side; column <= std::max(a.x, b.x) / m_side; ++column)
            if (visit(keyOf(column, row))) return true;
    return false;
}

bool PlanarLinks::crossesAny(const Edge& edge) const {
    return overSquares(edge, [&](std::uint64_t key) {
        const auto found = m_squares.find(key);
        return found != m_squares.end() && std::ranges::any_of(found->second, [&](const Edge& other) {
                   return cross(m_places[edge.a], m_places[edge.b], m_places[other.a], m_places[other.b]);
               });
    });
}

void PlanarLinks::add(const Edge& edge) {
    overSquares(edge, [&](std::uint64_t key) {
        m_squares[key].push_back(edge);
        return false;
    });
}

} // namespace delve
