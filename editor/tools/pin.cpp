// The pin: protects cells, rooms or things from regeneration, or unpins them.
#include "editor/tools/pins.h"

#include "editor/tools/brush_cells.h"
#include "editor/tools/rooms.h"
#include "editor/tools/thing_edits.h"
#include "editor/tools/tool.h"

#include <algorithm>

namespace delve::editor {
namespace {

/// Pins the cells, rooms or things under the brush; with Alt or Control it unpins. All of it is one edit at the end.
class Pinning : public Drag {
public:
    Pinning(const Canvas& canvas, const Pointer& pointer)
        : m_before(canvas.level), m_settings(canvas.settings), m_touched(canvas.level.size()), m_at(pointer.cell),
          m_pinned(!pointer.alt && !pointer.control) {}

    Preview update(const Pointer& pointer) override {
        for (const Cell cell : lineBetween(m_at, pointer.cell)) touch(cell);
        m_at = pointer.cell;
        Preview preview;
        preview.level = after();
        preview.changed = std::exchange(m_fresh, Rect{});
        preview.outlines.push_back(brushOutline(pointer.cell, m_settings.brushForm, m_settings.brushSize));
        return preview;
    }

    GestureOutcome end() override { return {name(), Edit::between(m_before, after())}; }

private:
    void touch(Cell cell) {
        for (const auto& run : brushAt(cell, m_settings.brushForm, m_settings.brushSize)) {
            const Rect part = run.area().intersected(wholeOf(m_before.size()));
            if (part.empty()) continue;
            m_touched.setRun(part.y, part.x, part.width);
            m_area = m_area.united(part);
            m_fresh = m_fresh.united(part);
            if (m_settings.pinTarget == PinTarget::Rooms) touchRooms(part);
        }
    }

    void touchRooms(const Rect& part) {
        for (auto x = part.x; x < part.right(); ++x) {
            const RoomId room = roomAt(m_before, {x, part.y});
            if (room == noRoom || std::ranges::find(m_rooms, room) != m_rooms.end()) continue;
            m_rooms.push_back(room);
            m_fresh = m_fresh.united((*m_before.rooms)[room].box);
        }
    }

    [[nodiscard]] Message name() const {
        switch (m_settings.pinTarget) {
        case PinTarget::Cells: return pinStep(m_pinned, m_touched.count());
        case PinTarget::Rooms:
            return {m_pinned ? DELVE_TEXT_N("tool", "Pin %n room(s)") : DELVE_TEXT_N("tool", "Unpin %n room(s)"),
                    static_cast<std::int64_t>(m_rooms.size()),
                    {}};
        case PinTarget::Things: break;
        }
        return {m_pinned ? DELVE_TEXT_N("tool", "Pin %n thing(s)") : DELVE_TEXT_N("tool", "Unpin %n thing(s)"),
                static_cast<std::int64_t>(touchedThings().size()),
                {}};
    }

    [[nodiscard]] std::vector<std::string> touchedThings() const {
        std::vector<std::string> things;
        for (const auto& thing : *m_before.things)
            if (m_area.contains(thing.at) && m_touched.at(thing.at)) things.push_back(thing.id);
        return things;
    }

    [[nodiscard]] Level after() const {
        Level level = m_before;
        switch (m_settings.pinTarget) {
        case PinTarget::Cells: pinCells(level, m_touched, m_area, m_pinned); break;
        case PinTarget::Rooms:
            for (const RoomId room : m_rooms) pinRoom(level, room, m_pinned);
            return level;
        case PinTarget::Things: break;
        }
        if (m_settings.pinTarget == PinTarget::Things || !m_pinned) pinThings(level, touchedThings(), m_pinned);
        // To unpin a cell is also to let things be placed there again.
        if (!m_pinned) allowThings(level, m_touched);
        return level;
    }

    Level m_before;
    ToolSettings m_settings;
    BitGrid m_touched;
    Rect m_area;
    Rect m_fresh;
    std::vector<RoomId> m_rooms;
    Cell m_at;
    bool m_pinned;
};

class Pin : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        return std::make_unique<Pinning>(canvas, pointer);
    }
    Preview hover(const Canvas& canvas, const Pointer& pointer) const override {
        Preview preview;
        preview.outlines.push_back(brushOutline(pointer.cell, canvas.settings.brushForm, canvas.settings.brushSize));
        return preview;
    }
};

} // namespace

ToolInfo pinTool() {
    ToolInfo info;
    info.id = "pin";
    info.label = DELVE_TEXT("tool", "Pin");
    info.help =
        DELVE_TEXT("tool", "Pins cells, rooms or things, so that regeneration leaves them unchanged. Alt or Ctrl "
                           "unpins.");
    info.key = "N";
    info.make = [] { return std::make_unique<Pin>(); };
    return info;
}

} // namespace delve::editor
