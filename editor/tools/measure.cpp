// The measure: how many steps there are between two cells by the shortest path. As in the measures of a level, ledges
// are walked in their direction only, and no lock, barrier or secret door stops anybody.
#include "editor/tools/tool.h"
#include "generation/graph/paths.h"
#include "generation/level/tile_cells.h"
#include "playtest/measures/ledge_steps.h"

namespace delve::editor {
namespace {

class Measuring : public Drag {
public:
    Measuring(const Canvas& canvas, const Pointer& pointer)
        : m_tiles(canvas.level.tiles), m_catalogue(canvas.tiles), m_open(walkableCells(m_tiles, m_catalogue)),
          m_mayStep(play::stepsDownLedges(m_tiles, m_catalogue)), m_from(pointer.cell) {}

    Preview update(const Pointer& pointer) override {
        Preview preview;
        preview.frames = {{m_from.x, m_from.y, 1, 1}, {pointer.cell.x, pointer.cell.y, 1, 1}};
        const bool onMap = m_open.size().contains(m_from) && m_open.size().contains(pointer.cell);
        const auto path = onMap ? shortestPath(m_open, m_from, pointer.cell, {}, m_mayStep) : std::nullopt;
        preview.refused = !path;
        if (path) {
            preview.label =
                Message{DELVE_TEXT_N("tool", "%n step(s)"), static_cast<std::int64_t>(path->size()) - 1, {}};
            preview.path = *path;
        } else {
            preview.label = Message{DELVE_TEXT("tool", "No path to this cell")};
        }
        return preview;
    }
    GestureOutcome end() override { return {DELVE_TEXT("tool", "Measure"), {}}; }

private:
    Grid m_tiles;
    TileCatalogue m_catalogue;
    BitGrid m_open;
    StepRule m_mayStep; ///< of the members above
    Cell m_from;
};

class Measure : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<Measuring>(canvas, pointer);
    }
};

} // namespace

ToolInfo measureTool() {
    ToolInfo info;
    info.id = "measure";
    info.label = DELVE_TEXT("tool", "Measure");
    info.help = DELVE_TEXT("tool", "Drag from one cell to another to count the steps of the shortest path.");
    info.key = "M";
    info.make = [] { return std::make_unique<Measure>(); };
    return info;
}

} // namespace delve::editor
