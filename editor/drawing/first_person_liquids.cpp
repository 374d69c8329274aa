#include "editor/drawing/first_person_liquids.h"

#include "editor/drawing/pattern_noise.h"

#include <cmath>

namespace delve::editor {
namespace {

constexpr double eyeHeight = 0.5; ///< in cells
constexpr QRgb earth = 0xff75603f;
constexpr QRgb wetEarth = 0xff4b3d29;
constexpr QRgb bottomless = 0xff08060b;

/// The bank at a place, this share of the way down.
QRgb bankAt(double x, double y, double down, bool pit) {
    const int along = wholePart((x + y) * 18);
    const int layer = static_cast<int>(down * (pit ? 24 : 4));
    const QRgb colour = between(earth, pit ? bottomless : wetEarth, pit ? std::sqrt(down) : down);
    return 0xff000000 | brighter(colour, grain(along, layer, 601, 8) + grain(along / 4, layer / 3, 602, 6));
}

/// Follows a line of sight from cell to cell, from the floor plane on. Distances are in those from the eye to there.
struct Descent {
    std::int32_t cellX, cellY;
    std::int32_t wayX, wayY;
    double stepX, stepY;
    double nextX, nextY;

    Descent(double x, double y, double dx, double dy)
        : cellX(wholePart(x)), cellY(wholePart(y)), wayX(dx > 0 ? 1 : -1), wayY(dy > 0 ? 1 : -1),
          stepX(1 / std::abs(dx)), stepY(1 / std::abs(dy)), nextX((dx > 0 ? cellX + 1 - x : x - cellX) * stepX),
          nextY((dy > 0 ? cellY + 1 - y : y - cellY) * stepY) {}

    /// Goes to the next cell; how far it is.
    double goOn() {
        double far = nextX;
        if (nextX < nextY) {
            cellX += wayX;
            nextX += stepX;
        } else {
            far = nextY;
            cellY += wayY;
            nextY += stepY;
        }
        return far;
    }
};

} // namespace

QRgb FirstPersonLiquids::through(double x, double y, const SceneCell& cell, int size) const {
    constexpr double nearlyNo = 1e-9; // no line runs exactly along a side
    const double dx = std::abs(x - m_x) < nearlyNo ? nearlyNo : x - m_x;
    const double dy = std::abs(y - m_y) < nearlyNo ? nearlyNo : y - m_y;
    const double surface = cell.depth / eyeHeight;
    const SceneCell* there = &cell;
    for (Descent descent(x, y, dx, dy);;) {
        const double far = descent.goOn();
        if (far > surface) break;
        const auto* const next = m_scene.at(descent.cellX, descent.cellY);
        if (!next || !next->inSight || next->depth != cell.depth)
            return bankAt(x + dx * far, y + dy * far, far / surface, cell.pit);
        there = next;
    }
    return cell.pit ? bottomless : texelOf(*there->floor, x + dx * surface, y + dy * surface, size);
}

} // namespace delve::editor
