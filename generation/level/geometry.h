#pragma once

#include <compare>
#include <cstdint>
#include <cstdlib>

/// Cells, sizes and rectangles of a map. `y` grows downward; cell (0,0) is the first of the first row.
namespace delve {

/// A place on a map. Ordered as a page is read: by row, then by column.
struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
    friend constexpr std::strong_ordering operator<=>(Cell a, Cell b) { return a.y != b.y ? a.y <=> b.y : a.x <=> b.x; }
    friend constexpr Cell operator+(Cell a, Cell b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Cell operator-(Cell a, Cell b) { return {a.x - b.x, a.y - b.y}; }
};

struct Size {
    std::int32_t width = 0;
    std::int32_t height = 0;

    friend constexpr bool operator==(Size, Size) = default;
    [[nodiscard]] constexpr std::int64_t area() const { return std::int64_t{width} * height; }
    [[nodiscard]] constexpr bool contains(Cell c) const { return c.x >= 0 && c.y >= 0 && c.x < width && c.y < height; }
};

/// The cells from (x, y) up to, but not including, (right(), bottom()).
struct Rect {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;

    friend constexpr bool operator==(Rect, Rect) = default;
    [[nodiscard]] constexpr std::int32_t right() const { return x + width; }
    [[nodiscard]] constexpr std::int32_t bottom() const { return y + height; }
    [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }
    [[nodiscard]] constexpr std::int64_t area() const { return empty() ? 0 : std::int64_t{width} * height; }
    [[nodiscard]] constexpr Cell topLeft() const { return {x, y}; }
    [[nodiscard]] constexpr Cell centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] constexpr bool contains(Cell c) const {
        return c.x >= x && c.y >= y && c.x < right() && c.y < bottom();
    }
    [[nodiscard]] constexpr bool overlaps(const Rect& o) const {
        return !empty() && !o.empty() && x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom();
    }
    /// The rectangle with `margin` cells more on every side (fewer where it is negative).
    [[nodiscard]] constexpr Rect grown(std::int32_t margin) const {
        return {x - margin, y - margin, width + 2 * margin, height + 2 * margin};
    }
    [[nodiscard]] constexpr Rect intersected(const Rect& o) const {
        const auto left = x > o.x ? x : o.x;
        const auto top = y > o.y ? y : o.y;
        const auto r = right() < o.right() ? right() : o.right();
        const auto b = bottom() < o.bottom() ? bottom() : o.bottom();
        return r > left && b > top ? Rect{left, top, r - left, b - top} : Rect{};
    }
    /// The smallest rectangle that holds both; an empty one adds nothing.
    [[nodiscard]] constexpr Rect united(const Rect& o) const {
        if (empty()) return o;
        if (o.empty()) return *this;
        const auto left = x < o.x ? x : o.x;
        const auto top = y < o.y ? y : o.y;
        const auto r = right() > o.right() ? right() : o.right();
        const auto b = bottom() > o.bottom() ? bottom() : o.bottom();
        return {left, top, r - left, b - top};
    }
};

[[nodiscard]] constexpr Rect wholeOf(Size size) { return {0, 0, size.width, size.height}; }

/// The largest side a level may have.
inline constexpr std::int32_t largestSide = 16384;

[[nodiscard]] constexpr bool isLevelSize(std::int64_t width, std::int64_t height) {
    return width >= 1 && height >= 1 && width <= largestSide && height <= largestSide;
}

/// Steps between two cells when nothing stands in the way.
[[nodiscard]] inline std::int32_t steps(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

} // namespace delve
