#pragma once

#include "generation/level/geometry.h"

#include <cstdint>
#include <span>
#include <vector>

/// Which of many boxes lie in a part of a map: a large one has hundreds of thousands of rooms, few of which are seen.
namespace delve::editor {

class BoxIndex {
public:
    BoxIndex() = default;
    explicit BoxIndex(std::span<const Rect> boxes);

    /// The indices of all boxes that overlap the area, and of some others near it, in rising order.
    [[nodiscard]] std::vector<std::uint32_t> near(const Rect& area) const;

private:
    static constexpr std::int32_t side = 64;     ///< of a square, in cells
    static constexpr std::int64_t mostOfBox = 9; ///< squares; larger boxes are always near

    [[nodiscard]] Rect squaresOf(const Rect& area) const;
    [[nodiscard]] std::size_t squareAt(std::int32_t x, std::int32_t y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_squares.width) + static_cast<std::size_t>(x);
    }
    template <class Visit>
    void forEachSquare(const Rect& area, Visit visit) const;

    Rect m_around;                       ///< all boxes
    Size m_squares;                      ///< how many are in a row and in a column
    std::vector<std::uint32_t> m_begins; ///< of each square, in m_boxes; and the end
    std::vector<std::uint32_t> m_boxes;
    std::vector<std::uint32_t> m_large;
};

} // namespace delve::editor
