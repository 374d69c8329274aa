// The lasso: selects the cells inside a freehand outline.
#include "editor/tools/brush_cells.h"
#include "editor/tools/selecting.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// The columns at which the outline crosses the middle of a row, by the even-odd rule: an edge counts for the rows from
/// its upper end on, up to but not including its lower end.
std::vector<std::int32_t> crossings(const std::vector<Cell>& corners, std::int32_t y) {
    std::vector<std::int32_t> columns;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        Cell top = corners[i];
        Cell bottom = corners[(i + 1) % corners.size()];
        if (top.y > bottom.y) std::swap(top, bottom);
        if (y < top.y || y >= bottom.y) continue;
        const std::int64_t across = std::int64_t{bottom.x - top.x} * (y - top.y);
        columns.push_back(top.x + static_cast<std::int32_t>(across / (bottom.y - top.y)));
    }
    std::ranges::sort(columns);
    return columns;
}

class LassoDrag : public SelectDrag {
public:
    LassoDrag(const Canvas& canvas, const Pointer& pointer) : SelectDrag(canvas, pointer), m_corners{pointer.cell} {}

private:
    void follow(const Pointer& pointer) override {
        if (m_corners.back() != pointer.cell) m_corners.push_back(pointer.cell);
    }
    /// The cells inside, and those of the outline.
    [[nodiscard]] BitGrid cells() const override {
        BitGrid cells(size());
        const auto run = [&](std::int32_t y, std::int32_t from, std::int32_t to) {
            const Rect part = Rect{from, y, to - from + 1, 1}.intersected(wholeOf(size()));
            if (!part.empty()) cells.setRun(part.y, part.x, part.width);
        };
        for (std::size_t i = 0; i < m_corners.size(); ++i)
            for (const Cell cell : lineBetween(m_corners[i], m_corners[(i + 1) % m_corners.size()]))
                run(cell.y, cell.x, cell.x);
        for (std::int32_t y = 0; y < size().height; ++y) {
            const auto columns = crossings(m_corners, y);
            for (std::size_t i = 0; i + 1 < columns.size(); i += 2) run(y, columns[i], columns[i + 1]);
        }
        return cells;
    }
    void outline(Preview& preview) const override {
        preview.path = m_corners;
        preview.path.push_back(m_corners.front());
    }

    std::vector<Cell> m_corners;
};

class Lasso : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        if (auto moving = moveSelected(canvas, pointer)) return moving;
        return std::make_unique<LassoDrag>(canvas, pointer);
    }
};

} // namespace

ToolInfo lassoTool() {
    ToolInfo info;
    info.id = "lasso";
    info.label = DELVE_TEXT("tool", "Lasso");
    info.help =
        DELVE_TEXT("tool", "Selects the cells inside a freehand outline. Shift, Ctrl and Alt work as for a rectangle.");
    info.key = "Shift+R";
    info.selects = true;
    info.make = [] { return std::make_unique<Lasso>(); };
    return info;
}

} // namespace delve::editor
