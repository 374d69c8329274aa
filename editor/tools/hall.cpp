// The hall tool: a hall between two rooms, the way that a tunnel takes.
#include "editor/tools/rooms.h"
#include "editor/tools/tool.h"

#include <utility>

namespace delve {
namespace {

class HallDrag : public Drag {
public:
    HallDrag(const Canvas& canvas, Cell from)
        : m_before(canvas.level), m_tiles(canvas.tiles), m_pins(canvas.settings.pins),
          m_from(hallEndAt(m_before, from)) {}

    Preview update(const Pointer& pointer) override {
        m_edit = {};
        Preview preview;
        Level after = m_before;
        m_refusal = dig(after, pointer.cell, preview);
        preview.level = after;
        preview.refused = m_refusal.has_value();
        if (m_refusal) preview.label = m_refusal;
        m_edit = Edit::between(m_before, after);
        preview.changed = m_edit.touched().united(std::exchange(m_shown, m_edit.touched()));
        return preview;
    }

    GestureOutcome end() override {
        GestureOutcome outcome{DELVE_TEXT("tool", "Dig a hall"), m_edit};
        outcome.refusal = m_refusal;
        return outcome;
    }

private:
    std::optional<Message> dig(Level& level, Cell cell, Preview& preview) const {
        const Rect inside = wholeOf(level.size()).grown(-1);
        if (!inside.contains(m_from.cell) || !inside.contains(cell))
            return Message{DELVE_TEXT("tool", "A hall begins and ends on the map, one cell from its edge.")};
        const HallEnd to = hallEndAt(level, cell);
        const bool nowhere = to.room == noRoom ? to.cell == m_from.cell : to.room == m_from.room;
        if (nowhere) return Message{DELVE_TEXT("tool", "Drag to another room to dig a hall to it.")};
        const auto way = hallWay(level, m_tiles, m_from, to);
        if (way.empty()) return Message{DELVE_TEXT("tool", "There is no way for a hall from there to here.")};
        digHall(level, m_tiles, m_from, to, way, m_pins);
        preview.path = way;
        return {};
    }

    Level m_before;
    TileCatalogue m_tiles;
    bool m_pins;
    HallEnd m_from;
    Edit m_edit;
    Rect m_shown;
    std::optional<Message> m_refusal;
};

class HallTool : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<HallDrag>(canvas, pointer.cell);
    }
    Preview hover(const Canvas& canvas, const Pointer& pointer) const override {
        Preview preview;
        const auto end = hallEndAt(canvas.level, pointer.cell);
        preview.frames.push_back(end.room == noRoom ? Rect{pointer.cell.x, pointer.cell.y, 1, 1}
                                                    : (*canvas.level.rooms)[end.room].box);
        return preview;
    }
};

} // namespace

ToolInfo hallTool() {
    ToolInfo info;
    info.id = "hall";
    info.label = DELVE_TEXT("tool", "Hall");
    info.help = DELVE_TEXT("tool", "Drag from one room to another: digs a hall between them the way that a tunnel "
                                   "takes, around the walls of rooms and along halls that are there.");
    info.key = "H";
    info.make = [] { return std::make_unique<HallTool>(); };
    return info;
}

} // namespace delve
