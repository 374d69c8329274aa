// Selects by tile: the wand selects connected cells, the other tool every cell of the tile.
#include "editor/tools/painting.h"
#include "editor/tools/selecting.h"
#include "editor/tools/tile_cells.h"

namespace delve::editor {
namespace {

enum class Reach : std::uint8_t { Contiguous, Everywhere };

/// The cells that a press on a cell reaches.
BitGrid reachedFrom(const Grid& tiles, Cell cell, Reach reach, const MustStop& stopped = {}) {
    if (!tiles.size().contains(cell)) return BitGrid(tiles.size());
    BitGrid same = cellsOfTile(tiles, tiles.at(cell), stopped);
    return reach == Reach::Everywhere ? same : contiguousCells(same, cell, stopped);
}

class TileDrag : public SelectDrag {
public:
    TileDrag(const Canvas& canvas, const Pointer& pointer, Reach reach)
        : SelectDrag(canvas, pointer), m_tiles(paintedTiles(canvas)), m_at(pointer.cell), m_reach(reach) {}

private:
    void follow(const Pointer& pointer) override { m_at = pointer.cell; }
    [[nodiscard]] BitGrid cells() const override { return reachedFrom(m_tiles, m_at, m_reach); }
    void outline(Preview& preview) const override { preview.frames.push_back({m_at.x, m_at.y, 1, 1}); }

    Grid m_tiles;
    Cell m_at;
    Reach m_reach;
};

/// A press inside the selection makes a new selection instead of moving it, which is what one usually wants here.
class SelectByTile : public Tool {
public:
    explicit SelectByTile(Reach reach) : m_reach(reach) {}
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<TileDrag>(canvas, pointer, m_reach);
    }
    FindReach reach(const Canvas& canvas, const Pointer& pointer) const override {
        return [tiles = paintedTiles(canvas), cell = pointer.cell, how = m_reach](const MustStop& stopped) {
            const Selection cells(reachedFrom(tiles, cell, how, stopped));
            return Reached{cells, cells};
        };
    }

private:
    Reach m_reach;
};

} // namespace

ToolInfo wandTool() {
    ToolInfo info;
    info.id = "wand";
    info.label = DELVE_TEXT("tool", "Magic wand");
    info.help =
        DELVE_TEXT("tool", "Selects connected cells of the same tile. Shift adds, Ctrl subtracts, both together "
                           "intersect.");
    info.key = "W";
    info.selects = true;
    info.make = [] { return std::make_unique<SelectByTile>(Reach::Contiguous); };
    return info;
}

ToolInfo sameTileTool() {
    ToolInfo info;
    info.id = "same-tile";
    info.label = DELVE_TEXT("tool", "Select same tile");
    info.help = DELVE_TEXT("tool", "Selects every cell with the tile under the mouse. Shift adds, Ctrl subtracts, both "
                                   "together intersect.");
    info.key = "S";
    info.selects = true;
    info.make = [] { return std::make_unique<SelectByTile>(Reach::Everywhere); };
    return info;
}

} // namespace delve::editor
