// The pick: chooses the tile and the kind of thing under the mouse.
#include "editor/tools/pick.h"

#include "editor/tools/thing_edits.h"

namespace delve::editor {
namespace {

class Picking : public Drag {
public:
    explicit Picking(const Canvas& canvas)
        : m_level(canvas.level), m_tiles(canvas.tiles), m_settings(canvas.settings) {}

    Preview update(const Pointer& pointer) override {
        m_cell = pointer.cell;
        Preview preview;
        preview.frames.push_back({m_cell.x, m_cell.y, 1, 1});
        return preview;
    }
    GestureOutcome end() override {
        const Selection none;
        return pickAt({m_level, m_tiles, none, m_settings}, m_cell).value_or(GestureOutcome{});
    }

private:
    Level m_level;
    TileCatalogue m_tiles;
    ToolSettings m_settings;
    Cell m_cell;
};

class Pick : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer&) override {
        return std::make_unique<Picking>(canvas);
    }
    Preview hover(const Canvas&, const Pointer& pointer) const override {
        Preview preview;
        preview.frames.push_back({pointer.cell.x, pointer.cell.y, 1, 1});
        return preview;
    }
};

} // namespace

std::optional<GestureOutcome> pickAt(const Canvas& canvas, Cell cell) {
    if (!canvas.level.size().contains(cell)) return {};
    const auto layer = canvas.settings.layer;
    GestureOutcome outcome;
    outcome.name = DELVE_TEXT("tool", "Pick");
    outcome.pickedTile = layer && *layer < canvas.level.layers.size() ? canvas.level.layers[*layer].tiles.at(cell)
                                                                      : canvas.level.tiles.at(cell);
    if (const auto* const thing = thingAt(canvas.level, cell)) outcome.pickedThing = thing->kind;
    return outcome;
}

ToolInfo pickTool() {
    ToolInfo info;
    info.id = "pick";
    info.label = DELVE_TEXT("tool", "Pick");
    info.help =
        DELVE_TEXT("tool", "Picks the tile and the kind of thing under the mouse. In painting tools, right-click "
                           "does the same.");
    info.key = "I";
    info.make = [] { return std::make_unique<Pick>(); };
    return info;
}

} // namespace delve::editor
