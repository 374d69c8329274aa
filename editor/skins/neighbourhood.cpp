#include "editor/skins/neighbourhood.h"

namespace delve::editor {
namespace {

/// A corner counts if any of the three cells around it does.
std::uint8_t cornersOf(unsigned sides) {
    const auto corner = [sides](Side own, unsigned beside) {
        return (sides & (own | beside)) != 0 ? unsigned{own} : 0;
    };
    return static_cast<std::uint8_t>(corner(NorthEast, North | East) | corner(SouthEast, South | East) |
                                     corner(SouthWest, South | West) | corner(NorthWest, North | West));
}

} // namespace

std::uint8_t withoutCoveredCorners(unsigned sides) {
    const auto covered = [sides](unsigned a, unsigned b) { return (sides & (a | b)) != 0; };
    if (covered(North, East)) sides &= ~unsigned{NorthEast};
    if (covered(South, East)) sides &= ~unsigned{SouthEast};
    if (covered(South, West)) sides &= ~unsigned{SouthWest};
    if (covered(North, West)) sides &= ~unsigned{NorthWest};
    return static_cast<std::uint8_t>(sides);
}

std::uint8_t pieceFor(Joining joining, std::uint8_t neighbours) {
    switch (joining) {
    case Joining::None: return 0;
    case Joining::Edges: return neighbours & (North | East | South | West);
    case Joining::Corners: return cornersOf(neighbours);
    case Joining::Blob: return withoutCoveredCorners(neighbours);
    case Joining::Every: break;
    }
    return neighbours;
}

} // namespace delve::editor
