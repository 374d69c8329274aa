// The hall tool: digs a hall between two rooms, along the path that a tunnel would take.
#include "editor/tools/attempt.h"
#include "editor/tools/rooms.h"

namespace delve::editor {
namespace {

class HallDrag : public Attempt {
public:
    HallDrag(const Canvas& canvas, Cell from) : Attempt(canvas), m_from(hallEndAt(canvas.level, from)) {}

private:
    Done attempt(const Pointer& pointer, Level& level, Preview& preview) override {
        const Rect inside = wholeOf(level.size()).grown(-1);
        if (!inside.contains(m_from.cell) || !inside.contains(pointer.cell))
            return impossible(
                {DELVE_TEXT("tool", "A hall must start and end inside the map, at least one cell from its edge.")});
        const HallEnd to = hallEndAt(level, pointer.cell);
        const bool nowhere = to.room == noRoom ? to.cell == m_from.cell : to.room == m_from.room;
        if (nowhere) return impossible({DELVE_TEXT("tool", "Drag to another room to dig a hall there.")});
        const auto way = hallWay(level, tiles(), m_from, to);
        if (way.empty()) return impossible({DELVE_TEXT("tool", "No hall can reach this cell.")}, {pointer.cell});
        digHall(level, tiles(), m_from, to, way, settings().pins);
        preview.path = way;
        return done();
    }
    [[nodiscard]] Message name() const override { return DELVE_TEXT("tool", "Dig a hall"); }

    HallEnd m_from;
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
    info.help =
        DELVE_TEXT("tool", "Drag from one room to another to dig a hall between them. It goes around the walls of "
                           "rooms and follows existing halls.");
    info.key = "H";
    info.make = [] { return std::make_unique<HallTool>(); };
    return info;
}

} // namespace delve::editor
