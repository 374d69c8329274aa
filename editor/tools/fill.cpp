// The fill: gives all connected cells of one tile the chosen tile.
#include "editor/tools/painting.h"
#include "editor/tools/symmetry.h"
#include "editor/tools/tile_cells.h"

namespace delve::editor {
namespace {

/// The cells of one tile that a press on a cell is to fill, without their mirror images.
BitGrid cellsToFill(const Grid& tiles, const Selection& within, const Pointer& pointer, const MustStop& stopped = {}) {
    if (!tiles.size().contains(pointer.cell)) return BitGrid(tiles.size());
    BitGrid open = intersection(cellsOfTile(tiles, tiles.at(pointer.cell), stopped), *within);
    return pointer.shift ? open : contiguousCells(open, pointer.cell, stopped);
}

class Filling : public Drag {
public:
    Filling(const Canvas& canvas, const Pointer& pointer) : m_painting(canvas), m_tile(canvas.settings.tile) {
        m_painting.paint(cellsToFill(m_painting.tilesBefore(), canvas.selection, pointer), canvas.settings.tile);
    }

    Preview update(const Pointer&) override { return m_painting.preview(); }
    GestureOutcome end() override {
        return m_painting.outcome(DELVE_TEXT_N("tool", "Fill %n cell(s) with %1"), m_tile);
    }

private:
    Painting m_painting;
    Tile m_tile;
};

class Fill : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<Filling>(canvas, pointer);
    }
    FindReach reach(const Canvas& canvas, const Pointer& pointer) const override {
        return [tiles = paintedTiles(canvas), selection = canvas.selection, symmetry = canvas.settings.symmetry,
                axis = axisOf(canvas.settings, canvas.level.size()), pointer](const MustStop& stopped) {
            const Selection cells(cellsToFill(tiles, selection, pointer, stopped));
            if (symmetry == Symmetry::None) return Reached{cells, cells};
            return Reached{Selection(intersection(withImages(*cells, symmetry, axis, stopped), *selection)), cells};
        };
    }
};

} // namespace

ToolInfo fillTool() {
    ToolInfo info;
    info.id = "fill";
    info.label = DELVE_TEXT("tool", "Fill");
    info.help = DELVE_TEXT("tool", "Fills connected cells of the same tile; Shift fills every cell of that tile. A "
                                   "selection limits the fill.");
    info.key = "F";
    info.paints = true;
    info.make = [] { return std::make_unique<Fill>(); };
    return info;
}

} // namespace delve::editor
