#include "editor/tools/stroke.h"

#include "editor/tools/brush_cells.h"
#include "editor/tools/painting.h"
#include "editor/tools/symmetry.h"

namespace delve::editor {

class StrokeTool::Stroke : public Drag {
public:
    Stroke(const Canvas& canvas, const Paint& paint, std::optional<Cell> from, std::optional<Cell>& end)
        : m_painting(canvas), m_form(canvas.settings.brushForm), m_size(canvas.settings.brushSize), m_paint(paint),
          m_at(from), m_end(end) {}

    Preview update(const Pointer& pointer) override {
        if (!m_at || *m_at != pointer.cell || !m_begun) {
            const auto line = lineBetween(m_at.value_or(pointer.cell), pointer.cell);
            for (const Cell cell : line)
                for (const auto& run : brushAt(cell, m_form, m_size)) m_painting.paint(run, m_paint.tile);
        }
        m_begun = true;
        m_at = pointer.cell;
        if (m_paint.erasesThings) m_painting.eraseThings();
        Preview preview = m_painting.preview();
        preview.outlines.push_back(brushOutline(pointer.cell, m_form, m_size));
        return preview;
    }

    GestureOutcome end() override {
        m_end = m_at;
        return m_painting.outcome(m_paint.name, m_paint.erasesThings ? std::nullopt : std::optional(m_paint.tile));
    }

private:
    Painting m_painting;
    BrushForm m_form;
    int m_size;
    Paint m_paint;
    std::optional<Cell> m_at;
    std::optional<Cell>& m_end;
    bool m_begun = false;
};

std::unique_ptr<Drag> StrokeTool::press(const Canvas& canvas, const Pointer& pointer) {
    return std::make_unique<Stroke>(canvas, paintOf(canvas.settings), pointer.shift ? m_last : std::nullopt, m_last);
}

Preview StrokeTool::hover(const Canvas& canvas, const Pointer& pointer) const {
    Preview preview;
    const auto& settings = canvas.settings;
    const Outline brush = brushOutline(pointer.cell, settings.brushForm, settings.brushSize);
    const Rect area{brush.at.x, brush.at.y, brush.cells.size().width, brush.cells.size().height};
    // Both brush forms are their own mirror images.
    for (const auto& image : mirrored(area, settings.symmetry, axisOf(settings, canvas.level.size())))
        preview.outlines.push_back({image.topLeft(), brush.cells});
    if (pointer.shift && m_last) preview.path = lineBetween(*m_last, pointer.cell);
    return preview;
}

} // namespace delve::editor
