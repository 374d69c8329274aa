#include "editor/drawing/rough_patterns.h"

#include <array>
#include <cstdlib>

namespace delve::editor {
namespace {

constexpr int side = patternSide;
constexpr int whole = side * roughParts; ///< after so many pixels a pattern repeats

int wrapped(int x, int width) { return (x % width + width) % width; }

/// The shorter way from one column to another, in a pattern that repeats.
int across(int x, int from, int width) {
    const int way = wrapped(x - from, width);
    return way > width / 2 ? way - width : way;
}

/// Where a pixel lies among points strewn over the pattern: each point owns what is nearest to it.
struct Facet {
    int dx = 0; ///< from its point
    int dy = 0;
    int near = 1 << 20; ///< squared distance to that point
    int next = 1 << 20; ///< and to the second nearest
    std::uint32_t id = 0;
};

/// Facets are higher than they are wide. Both numbers are powers of two.
template <int step, int width>
class Facets {
public:
    explicit Facets(std::uint32_t salt) {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) m_ids[indexOf(column, row)] = mixed(column, row, salt);
    }
    [[nodiscard]] Facet at(int x, int y) const {
        Facet facet;
        for (int row = y / step - 1; row <= y / step + 1; ++row)
            for (int column = x / step - 1; column <= x / step + 1; ++column) {
                const auto id = m_ids[indexOf(column & (columns - 1), row & (rows - 1))];
                const int dx = x - column * step - static_cast<int>(id % step);
                const int dy = y - row * step - static_cast<int>(id / 64 % step);
                const int far = dx * dx + dy * dy * 9 / 16;
                facet.next = std::min(facet.next, std::max(far, facet.near));
                if (far < facet.near) facet = {dx, dy, far, facet.next, id};
            }
        return facet;
    }

private:
    static constexpr int columns = width / step;
    static constexpr int rows = side / step;
    static constexpr std::size_t indexOf(int column, int row) {
        return static_cast<std::size_t>(row * columns + column);
    }
    std::array<std::uint32_t, std::size_t{columns} * rows> m_ids{};
};

/// Rock is large facets, of smaller ones, and a crack where two of the large ones meet.
template <int width>
class Rock {
public:
    explicit Rock(std::uint32_t salt) : m_salt(salt), m_large(salt), m_small(salt + 9) {}

    /// How much brighter, in percent, a pixel is.
    [[nodiscard]] int at(int x, int y) const {
        const auto large = m_large.at(x, y);
        const auto small = m_small.at(x, y);
        const int rough =
            cloud(x, y, 8, m_salt + 1, 5, width) + cloud(x, y, 32, m_salt + 2, 9, width) + grain(x, y, m_salt, 4);
        const int tone = static_cast<int>(large.id >> 16) % 19 - 9 + static_cast<int>(small.id >> 16) % 11 - 5;
        const int lit = rough + tone + shadeOf(large, 24, 13) + shadeOf(small, 12, 8);
        const int crack = large.next - large.near;
        if (crack < 52) return lit - 34 + crack / 3;
        if (crack < 110 && large.dx + large.dy < 0) return lit + 9; // the rim of a facet
        return small.next - small.near < 18 ? lit - 11 : lit;
    }

private:
    static int shadeOf(const Facet& facet, int size, int most) {
        return std::clamp((-facet.dx - 2 * facet.dy) * most / size, -most, most);
    }
    std::uint32_t m_salt;
    Facets<32, width> m_large;
    Facets<16, width> m_small;
};

constexpr std::uint32_t saltOfWalls = 401;

constexpr int foot(int y) { return -std::max({0, 8 - y, (y - (side - 14)) * 2 - 2}) * 2; }

/// A tree of the forest's edge, in a pattern of several cells.
struct Tree {
    int x, top, radius, trunk;
    int tone; ///< brightness, in percent
};

constexpr std::size_t treesInPattern = 11;

std::array<Tree, treesInPattern> allTrees() {
    std::array<Tree, treesInPattern> trees{};
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const auto number = static_cast<int>(i);
        const auto drawn = mixed(number, 7, 301);
        const auto pick = [drawn](int shift, unsigned range) { return static_cast<int>((drawn >> shift) % range); };
        trees[i] = {number * whole / static_cast<int>(treesInPattern) + pick(0, 13) - 6, 16 + pick(6, 22),
                    15 + pick(12, 7), 2 + pick(18, 2), static_cast<int>(mixed(number, 3, 456) % 17) - 8};
    }
    return trees;
}

} // namespace

Pattern rockPattern(QRgb colour, int part, bool rises) {
    const Rock<whole> rock(saltOfWalls);
    return pattern([&](int x, int y) {
        return brighter(colour, rock.at(part * side + x, y) + (rises && y < side / 2 ? 0 : foot(y)));
    });
}

Pattern rockCeilingPattern(QRgb colour) {
    const Rock<side> rock(421);
    return pattern([&](int x, int y) { return brighter(colour, rock.at(x, y) - 12); });
}

Pattern peakPattern(QRgb colour, int part) {
    const Rock<whole> rock(saltOfWalls);
    return pattern([&](int x, int y) {
        const int at = part * side + x;
        const int top =
            34 + cloud(at, 0, 32, 431, 20, whole) + cloud(at, 0, 16, 432, 9, whole) + cloud(at, 0, 4, 433, 2, whole);
        if (y < top) return QRgb{0};
        const int rim = y < top + 3 ? 18 : 0;
        return brighter(colour, rock.at(at, y) + rim);
    });
}

Pattern treesPattern(QRgb colour, int part) {
    const auto trees = allTrees();
    return pattern([&](int x, int y) {
        const int at = part * side + x;
        const int leaves = cloud(at, y, 8, 441, 26, whole) + cloud(at, y, 16, 442, 16, whole) + grain(x, y, 443, 9);
        if (y < 22 + cloud(at, 0, 8, 444, 9, whole)) return brighter(colour, leaves - 6 - y);
        if (y > 55 + cloud(at, 0, 8, 445, 5, whole)) return brighter(colour, leaves - 14 - (y - 55) * 2);
        const int sway = cloud(at, y, 16, 446, 2, whole);
        for (const auto& tree : trees) {
            const int off = across(at + sway, tree.x, whole);
            if (std::abs(off) > tree.trunk) continue;
            return brighter(0xff6a4d30, 14 - (off + tree.trunk) * 11 + grain(x, y / 3, 447, 8) - (64 - y) / 3);
        }
        return brighter(colour, leaves / 3 - 66 + y / 4);
    });
}

Pattern crownsPattern(QRgb colour, int part) {
    const auto trees = allTrees();
    return pattern([&](int x, int y) {
        const int at = part * side + x;
        const int leaves = cloud(at, y, 8, 451, 20, whole) + cloud(at, y, 4, 452, 12, whole) + grain(x, y, 453, 7);
        const int ragged = cloud(at, y, 8, 455, 3, whole);
        QRgb shown = y > 45 + cloud(at, 0, 8, 454, 6, whole) ? brighter(colour, leaves - 34) : QRgb{0};
        for (const auto& tree : trees) {
            const int dx = across(at, tree.x, whole);
            const int dy = (y - tree.top - tree.radius) * (y > tree.top + tree.radius ? 1 : 2) / 2;
            if (std::abs(dx) > tree.radius + 3 || std::abs(dy) > tree.radius + 3) continue;
            const int reach = tree.radius + ragged;
            const int away = dx * dx + dy * dy;
            if (away >= reach * reach) continue;
            const int lit = (-dx - 2 * dy) * 12 / tree.radius - (away > (reach - 3) * (reach - 3) ? 16 : 0);
            shown = brighter(colour, leaves + lit + tree.tone);
        }
        return shown;
    });
}

} // namespace delve::editor
