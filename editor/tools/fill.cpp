// The fill: all cells of one tile that hang together become the chosen one.
#include "editor/tools/painting.h"
#include "editor/tools/tile_cells.h"

namespace delve {
namespace {

class Filling : public Drag {
public:
    Filling(const Canvas& canvas, const Pointer& pointer) : m_painting(canvas) {
        const Grid& tiles = m_painting.tilesBefore();
        if (!tiles.size().contains(pointer.cell)) return;
        const Tile old = tiles.at(pointer.cell);
        const BitGrid open = intersection(cellsOfTile(tiles, old), *canvas.selection);
        m_painting.paint(pointer.shift ? open : contiguousCells(open, pointer.cell), canvas.settings.tile);
    }

    Preview update(const Pointer&) override { return m_painting.preview(); }
    [[nodiscard]] const BitGrid& painted() const { return m_painting.painted(); }
    GestureOutcome end() override { return {DELVE_TEXT("tool", "Fill"), m_painting.finish()}; }

private:
    Painting m_painting;
};

class Fill : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<Filling>(canvas, pointer);
    }
    std::function<Selection()> reach(const Canvas& canvas, const Pointer& pointer) const override {
        return [level = canvas.level, tiles = canvas.tiles, selection = canvas.selection, settings = canvas.settings,
                pointer] {
            return Selection(Filling({level, tiles, selection, settings}, pointer).painted());
        };
    }
};

} // namespace

ToolInfo fillTool() {
    ToolInfo info;
    info.id = "fill";
    info.label = DELVE_TEXT("tool", "Fill");
    info.help = DELVE_TEXT("tool", "Fills all cells of one tile that hang together; with Shift, every cell of that "
                                   "tile. A selection bounds it.");
    info.key = "F";
    info.paints = true;
    info.make = [] { return std::make_unique<Fill>(); };
    return info;
}

} // namespace delve
