#include "editor/skins/neighbourhood.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// As they are usually counted: clockwise from the north.
unsigned clockwise(unsigned sides) {
    constexpr std::array order{North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest};
    unsigned number = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (sides & order[i]) number |= 1u << i;
    return number;
}

/// The sides that are the same: a corner only where both sides beside it are.
unsigned sameOf(unsigned open) {
    unsigned same = ~open & 0xffu;
    const auto needs = [&same](Side corner, unsigned both) {
        if ((same & both) != both) same &= ~unsigned{corner};
    };
    needs(NorthEast, North | East);
    needs(SouthEast, South | East);
    needs(SouthWest, South | West);
    needs(NorthWest, North | West);
    return same;
}

std::array<std::uint8_t, blobPieces> findBlobNumbers() {
    std::array<bool, 256> used{};
    for (unsigned open = 0; open < 256; ++open) used[clockwise(sameOf(open))] = true;
    std::array<std::uint8_t, blobPieces> numbers{};
    std::size_t count = 0;
    for (std::size_t number = 0; number < used.size() && count < blobPieces; ++number)
        if (used[number]) numbers[count++] = static_cast<std::uint8_t>(number);
    return numbers;
}

/// By the open sides: which piece of a blob.
std::array<std::uint8_t, 256> findBlobSlots() {
    std::array<std::uint8_t, 256> places{};
    for (unsigned open = 0; open < 256; ++open) {
        const auto& numbers = blobNumbers();
        const auto found = std::ranges::lower_bound(numbers, clockwise(sameOf(open)));
        places[open] = static_cast<std::uint8_t>(found - numbers.begin());
    }
    return places;
}

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

const std::array<std::uint8_t, blobPieces>& blobNumbers() {
    static const auto numbers = findBlobNumbers();
    return numbers;
}

std::size_t slotCount(Joining joining) {
    switch (joining) {
    case Joining::None: return 1;
    case Joining::Edges:
    case Joining::Corners: return 16;
    case Joining::Blob: return blobPieces;
    case Joining::Every: break;
    }
    return 256;
}

std::uint8_t slotFor(Joining joining, std::uint8_t open) {
    static const auto blob = findBlobSlots();
    switch (joining) {
    case Joining::None: return 0;
    case Joining::Edges: return static_cast<std::uint8_t>(~open & 15);
    case Joining::Corners: return static_cast<std::uint8_t>(~(cornersOf(open) >> 4) & 15);
    case Joining::Blob: return blob[open];
    case Joining::Every: break;
    }
    return static_cast<std::uint8_t>(~open);
}

} // namespace delve::editor
