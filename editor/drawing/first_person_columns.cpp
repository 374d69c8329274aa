#include "editor/drawing/first_person_columns.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

/// Follows a line of sight from cell to cell. Distances are measured straight ahead of the eye.
struct Line {
    double x, y, dx, dy; ///< dx, dy: per cell straight ahead
    std::int32_t cellX, cellY;
    double stepX, stepY;     ///< from one column of cells to the next, and from row to row
    double nextX, nextY;     ///< where the next ones begin
    double far = 0;          ///< where the present cell begins
    bool throughRow = false; ///< it was entered through its north or south side

    Line(const Camera& camera, double slope)
        : x(camera.x), y(camera.y), dx(camera.forwardX + camera.rightX() * slope),
          dy(camera.forwardY + camera.rightY() * slope), cellX(static_cast<std::int32_t>(std::floor(x))),
          cellY(static_cast<std::int32_t>(std::floor(y))) {
        constexpr double never = 1e30;
        stepX = dx == 0 ? never : std::abs(1 / dx);
        stepY = dy == 0 ? never : std::abs(1 / dy);
        nextX = dx == 0 ? never : (dx > 0 ? cellX + 1 - x : x - cellX) * stepX;
        nextY = dy == 0 ? never : (dy > 0 ? cellY + 1 - y : y - cellY) * stepY;
    }

    void goOn() {
        throughRow = nextY < nextX;
        far = throughRow ? nextY : nextX;
        if (throughRow) {
            cellY += dy > 0 ? 1 : -1;
            nextY += stepY;
        } else {
            cellX += dx > 0 ? 1 : -1;
            nextX += stepX;
        }
    }

    [[nodiscard]] double end() const { return std::min(nextX, nextY); } ///< of the present cell
    /// Where along its side the present cell was entered.
    [[nodiscard]] double entry() const { return throughRow ? x + far * dx : y + far * dy; }

    /// Does the line cross the middle of the present cell, where a panel stands? `at`: how far; `along`: where on it.
    [[nodiscard]] bool meetsMiddle(bool acrossX, double& at, double& along) const {
        at = acrossX ? (cellY + 0.5 - y) / dy : (cellX + 0.5 - x) / dx;
        if (!(at >= far) || at > std::min(nextX, nextY)) return false;
        along = acrossX ? x + at * dx : y + at * dy;
        return true;
    }
};

int texel(double along) {
    return std::clamp(static_cast<int>((along - std::floor(along)) * Texture::side), 0, Texture::side - 1);
}

class Caster {
public:
    Caster(FirstPersonScene& scene, const Camera& camera, int column, double slope, std::vector<OpeningSlice>& slices)
        : m_scene(scene), m_focal(camera.focal), m_column(column), m_line(camera, slope), m_slices(slices) {}

    WallColumn cast() {
        const SceneCell* before = nullptr;
        for (;;) {
            m_line.goOn();
            SceneCell* const cell = m_scene.at(m_line.cellX, m_line.cellY);
            if (!cell) return wallAt(m_line.far);
            if (cell->form == SceneCell::Form::Block) return block(*cell, before);
            if (cell->form == SceneCell::Form::Panel && !cell->inSight) return wallAt(m_line.far);
            double at = 0;
            double along = 0;
            if (cell->form == SceneCell::Form::Panel && m_line.meetsMiddle(cell->acrossX, at, along))
                return panel(*cell, at, along);
            if (cell->form == SceneCell::Form::Opening && cell->inSight) addSlices(*cell);
            if (cell->box)
                m_slices.push_back(
                    {m_column, m_line.far, texel(m_line.entry()), cell, m_line.end(), !m_line.throughRow});
            before = cell;
        }
    }

private:
    void addSlices(const SceneCell& cell) {
        double at = 0;
        double along = 0;
        for (const bool acrossX : {cell.acrossX, !cell.acrossX})
            if ((acrossX == cell.acrossX || cell.crossed) && m_line.meetsMiddle(acrossX, at, along))
                m_slices.push_back({m_column, at, texel(along), &cell, 0, false});
    }
    [[nodiscard]] WallColumn wallAt(double depth) const {
        WallColumn column;
        column.depth = std::max(depth, nearestDepth);
        column.half = m_focal / (2 * column.depth);
        return column;
    }
    WallColumn block(SceneCell& cell, const SceneCell* before) const {
        auto column = wallAt(m_line.far);
        if (!cell.inSight) return column;
        cell.drawn = true;
        column.cell = &cell;
        column.texture = before && before->jamb && !cell.glows ? before->jamb : cell.wall;
        column.aside = !m_line.throughRow;
        column.u = texel(m_line.entry());
        return column;
    }
    WallColumn panel(SceneCell& cell, double at, double along) const {
        auto column = wallAt(at);
        cell.drawn = true;
        column.cell = &cell;
        column.texture = cell.wall;
        column.aside = !cell.acrossX;
        column.u = texel(along);
        return column;
    }

    FirstPersonScene& m_scene;
    double m_focal;
    int m_column;
    Line m_line;
    std::vector<OpeningSlice>& m_slices;
};

/// The first row whose middle lies below a wall. If the number of rows is odd, the middle row always shows the wall.
int rowBelow(double half, int height) {
    const double row = std::min(std::ceil(height / 2.0 + half - 0.5), static_cast<double>(height));
    return std::max(static_cast<int>(row), (height + 1) / 2);
}

} // namespace

void castColumns(FirstPersonScene& scene, const Camera& camera, int height, std::vector<WallColumn>& columns,
                 std::vector<OpeningSlice>& slices) {
    slices.clear();
    const auto width = static_cast<int>(columns.size());
    for (int i = 0; i < width; ++i) {
        const double slope = (i + 0.5 - width / 2.0) / camera.focal;
        auto& column = columns[static_cast<std::size_t>(i)];
        column = Caster(scene, camera, i, slope, slices).cast();
        column.end = rowBelow(column.half, height);
    }
}

} // namespace delve::editor
