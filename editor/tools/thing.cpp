// The thing tool: places, moves, chooses and erases things.
#include "editor/tools/thing_edits.h"
#include "editor/tools/tool.h"

namespace delve {
namespace {

Preview refusedBy(const Failure& failure) {
    Preview preview;
    preview.refused = true;
    preview.label = failure.message;
    return preview;
}

Rect frameOf(Cell cell) { return {cell.x, cell.y, 1, 1}; }

/// Places a thing where the button is released.
class Placing : public Drag {
public:
    explicit Placing(const Canvas& canvas) : m_before(canvas.level), m_settings(canvas.settings) {}

    Preview update(const Pointer& pointer) override {
        m_after = m_before;
        Thing thing;
        thing.kind = m_settings.thing;
        thing.at = pointer.cell;
        thing.fields = fieldsOf(thing.kind, m_settings.thingFields);
        const auto placed = placeThing(m_after, std::move(thing), m_settings.pins);
        m_refusal = placed ? std::nullopt : std::optional(placed.failure().message);
        m_id = placed ? *placed : std::string();
        Preview preview = placed ? Preview{} : refusedBy(placed.failure());
        preview.level = m_after;
        preview.changed = frameOf(pointer.cell).united(std::exchange(m_shown, frameOf(pointer.cell)));
        preview.frames.push_back(frameOf(pointer.cell));
        return preview;
    }

    GestureOutcome end() override {
        GestureOutcome outcome{DELVE_TEXT("tool", "Place a thing"), {}};
        outcome.refusal = m_refusal;
        if (!m_refusal) outcome.edit = Edit::between(m_before, m_after);
        outcome.chosenThing = m_id;
        return outcome;
    }

private:
    Level m_before;
    Level m_after;
    ToolSettings m_settings;
    std::string m_id;
    std::optional<Message> m_refusal;
    Rect m_shown;
};

/// Moves the thing that was pressed; where it did not move, it is chosen, so that its properties are shown.
class Moving : public Drag {
public:
    Moving(const Canvas& canvas, const Thing& thing)
        : m_before(canvas.level), m_pins(canvas.settings.pins), m_id(thing.id), m_from(thing.at) {}

    Preview update(const Pointer& pointer) override {
        m_after = m_before;
        const auto moved = moveThing(m_after, m_id, pointer.cell, m_pins);
        m_refusal = moved ? std::nullopt : std::optional(moved.failure().message);
        Preview preview = moved ? Preview{} : refusedBy(moved.failure());
        preview.level = m_after;
        preview.changed = frameOf(m_from).united(frameOf(pointer.cell));
        preview.changed = preview.changed.united(std::exchange(m_shown, preview.changed));
        preview.frames.push_back(frameOf(pointer.cell));
        return preview;
    }

    GestureOutcome end() override {
        GestureOutcome outcome{DELVE_TEXT("tool", "Move a thing"), {}};
        outcome.refusal = m_refusal;
        if (!m_refusal) outcome.edit = Edit::between(m_before, m_after);
        outcome.chosenThing = m_id;
        return outcome;
    }

private:
    Level m_before;
    Level m_after;
    bool m_pins;
    std::string m_id;
    Cell m_from;
    std::optional<Message> m_refusal;
    Rect m_shown;
};

/// Erases the things that the mouse goes over.
class Erasing : public Drag {
public:
    explicit Erasing(const Canvas& canvas)
        : m_before(canvas.level), m_after(canvas.level), m_pins(canvas.settings.pins) {}

    Preview update(const Pointer& pointer) override {
        if (const auto* const thing = thingAt(m_after, pointer.cell)) {
            const std::string id = thing->id;
            eraseThings(m_after, std::span(&id, 1), m_pins);
        }
        Preview preview;
        preview.level = m_after;
        preview.changed = frameOf(pointer.cell);
        preview.frames.push_back(frameOf(pointer.cell));
        return preview;
    }
    GestureOutcome end() override { return {DELVE_TEXT("tool", "Erase things"), Edit::between(m_before, m_after)}; }

private:
    Level m_before;
    Level m_after;
    bool m_pins;
};

class ThingTool : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        if (pointer.alt || pointer.control) return std::make_unique<Erasing>(canvas);
        if (const auto* const thing = thingAt(canvas.level, pointer.cell))
            return std::make_unique<Moving>(canvas, *thing);
        return std::make_unique<Placing>(canvas);
    }
    Preview hover(const Canvas&, const Pointer& pointer) const override {
        Preview preview;
        preview.frames.push_back(frameOf(pointer.cell));
        return preview;
    }
};

} // namespace

ToolInfo thingTool() {
    ToolInfo info;
    info.id = "thing";
    info.label = DELVE_TEXT("tool", "Thing");
    info.help = DELVE_TEXT("tool", "Places a thing of the chosen kind. Drag one to move it, click one to see its "
                                   "properties; Alt or Ctrl erases.");
    info.key = "T";
    info.make = [] { return std::make_unique<ThingTool>(); };
    return info;
}

} // namespace delve
