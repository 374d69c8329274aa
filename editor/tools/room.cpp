// The room tool: builds a room with its walls in one drag; moves and resizes rooms with their halls.
#include "editor/tools/attempt.h"
#include "editor/tools/dragged_box.h"
#include "editor/tools/rooms.h"
#include "editor/tools/symmetry.h"

namespace delve::editor {
namespace {

void measure(const Rect& floor, Preview& preview) {
    preview.frames.push_back(floor.grown(1));
    preview.label = Message{DELVE_TEXT("tool", "Room of %1 x %2 cells"),
                            {std::to_string(std::max(floor.width, 0)), std::to_string(std::max(floor.height, 0))}};
}

/// A new room, whose walls lie on the rectangle that is dragged.
class NewRoom : public Attempt {
public:
    NewRoom(const Canvas& canvas, Cell from) : Attempt(canvas), m_from(from) {}

private:
    Done attempt(const Pointer& pointer, Level& level, Preview& preview) override {
        const Rect outside = boxBetween(m_from, pointer).intersected(wholeOf(level.size()));
        measure(outside.grown(-1), preview);
        const auto room = build(outside, level);
        if (!room) return room.failure();
        m_room = *room;
        m_id = (*level.rooms)[m_room].id;
        // Images that do not fit, off the map or into another room, are left out.
        for (const auto& image : mirrored(outside, settings().symmetry, axisOf(settings(), level.size())))
            if (image != outside && build(image, level).ok()) measure(image.grown(-1), preview);
        return done();
    }
    [[nodiscard]] Result<RoomId> build(const Rect& outside, Level& level) const {
        return addRoom(level, tiles(), outside.grown(-1), settings().roomKind, settings().pins);
    }
    [[nodiscard]] Message name() const override { return {DELVE_TEXT("tool", "Build %1"), {m_id}}; }
    void choose(GestureOutcome& outcome) const override { outcome.chosenRoom = m_room; }

    Cell m_from;
    RoomId m_room = noRoom;
    std::string m_id;
};

/// Moves a room, or one of its sides or corners.
class ChangedRoom : public Attempt {
public:
    /// Which sides follow the mouse: -1 the left or upper one, 1 the right or lower one; both 0 moves the room.
    struct Sides {
        int across = 0;
        int down = 0;
    };
    ChangedRoom(const Canvas& canvas, RoomId room, Sides sides, Cell from)
        : Attempt(canvas), m_room(room), m_sides(sides), m_from(from) {}

private:
    [[nodiscard]] Rect floorAt(Cell by) const {
        Rect floor = (*before().rooms)[m_room].box;
        if (m_sides.across == 0 && m_sides.down == 0)
            return {floor.x + by.x, floor.y + by.y, floor.width, floor.height};
        if (m_sides.across < 0) floor.x += by.x;
        if (m_sides.down < 0) floor.y += by.y;
        floor.width += m_sides.across * by.x;
        floor.height += m_sides.down * by.y;
        return floor;
    }
    Done attempt(const Pointer& pointer, Level& level, Preview& preview) override {
        const Rect floor = floorAt(pointer.cell - m_from);
        measure(floor, preview);
        return changeRoom(level, tiles(), m_room, floor, settings().pins);
    }
    [[nodiscard]] Message name() const override {
        const bool moves = m_sides.across == 0 && m_sides.down == 0;
        return {moves ? DELVE_TEXT("tool", "Move %1") : DELVE_TEXT("tool", "Resize %1"),
                {(*before().rooms)[m_room].id}};
    }
    void choose(GestureOutcome& outcome) const override { outcome.chosenRoom = m_room; }

    RoomId m_room;
    Sides m_sides;
    Cell m_from;
};

/// The rectangular room to whose wall a cell belongs, and the sides of the room on which that wall is.
std::optional<std::pair<RoomId, ChangedRoom::Sides>> wallAt(const Level& level, Cell cell) {
    for (std::size_t i = level.rooms->size(); i-- > 0;) {
        const Room& room = (*level.rooms)[i];
        if (!room.shape.empty() || !room.box.grown(1).contains(cell) || room.box.contains(cell)) continue;
        ChangedRoom::Sides sides;
        if (cell.x < room.box.x) sides.across = -1;
        if (cell.x >= room.box.right()) sides.across = 1;
        if (cell.y < room.box.y) sides.down = -1;
        if (cell.y >= room.box.bottom()) sides.down = 1;
        return std::pair{static_cast<RoomId>(i), sides};
    }
    return {};
}

class RoomTool : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        if (!pointer.control) {
            if (const RoomId room = roomAt(canvas.level, pointer.cell); room != noRoom)
                return std::make_unique<ChangedRoom>(canvas, room, ChangedRoom::Sides{}, pointer.cell);
            if (const auto wall = wallAt(canvas.level, pointer.cell))
                return std::make_unique<ChangedRoom>(canvas, wall->first, wall->second, pointer.cell);
        }
        return std::make_unique<NewRoom>(canvas, pointer.cell);
    }
    Preview hover(const Canvas& canvas, const Pointer& pointer) const override {
        Preview preview;
        const RoomId room = roomAt(canvas.level, pointer.cell);
        if (room != noRoom) preview.frames.push_back((*canvas.level.rooms)[room].box);
        else if (const auto wall = wallAt(canvas.level, pointer.cell))
            preview.frames.push_back((*canvas.level.rooms)[wall->first].box.grown(1));
        return preview;
    }
};

} // namespace

ToolInfo roomTool() {
    ToolInfo info;
    info.id = "room";
    info.label = DELVE_TEXT("tool", "Room");
    info.help = DELVE_TEXT("tool", "Drag to build a room with its walls; Shift makes it square, Alt draws it from the "
                                   "centre. Drag a room to move it or a wall to resize it, and its halls follow; Ctrl "
                                   "builds a new room instead.");
    info.key = "O";
    info.make = [] { return std::make_unique<RoomTool>(); };
    return info;
}

} // namespace delve::editor
