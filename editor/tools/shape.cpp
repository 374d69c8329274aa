// Shapes: a rectangle, an ellipse or a line, filled or as an outline.
#include "editor/tools/brush_cells.h"
#include "editor/tools/dragged_box.h"
#include "editor/tools/painting.h"

namespace delve::editor {
namespace {

/// How many columns an ellipse that fills a box leaves out at each end of a row. In half cells: a cell belongs to it
/// when its middle lies inside, where both axes are half a cell shorter than the box, so that circles have no single
/// cells at their poles. Beyond the largest map it is counted in whole cells, so that the squares stay below 2^63.
std::int32_t leftOut(Size box, std::int32_t row) {
    const int coarse = std::max(box.width, box.height) > largestSide ? 1 : 0;
    const std::int64_t down = std::abs(2 * row - (box.height - 1)) >> coarse;
    const std::int64_t wide = (2 * box.width - 1) >> coarse;
    const std::int64_t high = (2 * box.height - 1) >> coarse;
    const auto outside = [&](std::int32_t column) {
        const std::int64_t across = std::abs(2 * column - (box.width - 1)) >> coarse;
        return 4 * (across * across * high * high + down * down * wide * wide) > wide * wide * high * high;
    };
    std::int32_t min = 0;
    std::int32_t max = (box.width - 1) / 2;
    while (min < max) {
        const std::int32_t middle = (min + max) / 2;
        if (outside(middle)) min = middle + 1;
        else max = middle;
    }
    return min;
}

class Drawing : public Drag {
public:
    Drawing(const Canvas& canvas, const Pointer& pointer)
        : m_painting(canvas), m_settings(canvas.settings), m_from(pointer.cell) {}

    Preview update(const Pointer& pointer) override {
        m_painting.restart();
        Preview preview;
        if (m_settings.shape == ShapeForm::Line) {
            line(pointer);
            preview = m_painting.preview();
        } else {
            const Rect box = boxBetween(m_from, pointer);
            m_settings.shape == ShapeForm::Ellipse ? ellipse(box) : rectangle(box);
            preview = m_painting.preview();
            preview.frames.push_back(box);
            preview.label =
                Message{DELVE_TEXT("tool", "%1 x %2 cells"), {std::to_string(box.width), std::to_string(box.height)}};
        }
        return preview;
    }

    GestureOutcome end() override {
        return m_painting.outcome(DELVE_TEXT_N("tool", "Draw %1 (%n cell(s))"), m_settings.tile);
    }

private:
    void paint(const Rect& area) { m_painting.paint(area, m_settings.tile); }

    /// With the brush of the settings. Shift keeps it to eight directions.
    void line(const Pointer& pointer) {
        Cell to = pointer.cell;
        if (pointer.shift) {
            const Cell by = to - m_from;
            const std::int32_t length = std::max(std::abs(by.x), std::abs(by.y));
            const auto step = [&](std::int32_t part) { return 2 * std::abs(part) < length ? 0 : part < 0 ? -1 : 1; };
            to = m_from + Cell{step(by.x) * length, step(by.y) * length};
        }
        const Cell from = pointer.alt ? m_from - (to - m_from) : m_from;
        for (const Cell cell : lineBetween(from, to))
            for (const auto& run : brushAt(cell, m_settings.brushForm, m_settings.brushSize)) paint(run.area());
    }

    void rectangle(const Rect& box) {
        if (m_settings.filled || box.width < 3 || box.height < 3) return paint(box);
        paint({box.x, box.y, box.width, 1});
        paint({box.x, box.bottom() - 1, box.width, 1});
        paint({box.x, box.y, 1, box.height});
        paint({box.right() - 1, box.y, 1, box.height});
    }

    void ellipse(const Rect& box) {
        const Size size{box.width, box.height};
        std::int32_t above = (box.width + 1) / 2; // how much the row before left out
        for (std::int32_t row = 0; row < box.height; ++row) {
            const std::int32_t out = leftOut(size, row);
            const std::int32_t below = row + 1 < box.height ? leftOut(size, row + 1) : (box.width + 1) / 2;
            const std::int32_t y = box.y + row;
            const std::int32_t width = box.width - 2 * out;
            // In each row the outline is just long enough to meet that of the shorter neighbouring row.
            const std::int32_t rim = std::max(std::max(above, below) - out, 1);
            if (m_settings.filled || 2 * rim >= width) {
                paint({box.x + out, y, width, 1});
            } else {
                paint({box.x + out, y, rim, 1});
                paint({box.right() - out - rim, y, rim, 1});
            }
            above = out;
        }
    }

    Painting m_painting;
    ToolSettings m_settings;
    Cell m_from;
};

class Shape : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<Drawing>(canvas, pointer);
    }
};

} // namespace

ToolInfo shapeTool() {
    ToolInfo info;
    info.id = "shape";
    info.label = DELVE_TEXT("tool", "Shape");
    info.help =
        DELVE_TEXT("tool", "Draws a rectangle, an ellipse or a line; Shift+P switches between them. Shift makes a "
                           "square, a circle or a line in one of eight directions; Alt draws from the centre.");
    info.key = "P";
    info.paints = true;
    info.make = [] { return std::make_unique<Shape>(); };
    return info;
}

} // namespace delve::editor
