// The thing tool: places, moves, chooses and erases things.
#include "editor/tools/attempt.h"
#include "editor/tools/brush_cells.h"
#include "editor/tools/thing_edits.h"

namespace delve::editor {
namespace {

Rect frameOf(Cell cell) { return {cell.x, cell.y, 1, 1}; }

/// Places a thing where the button is released.
class Placing : public Attempt {
public:
    explicit Placing(const Canvas& canvas) : Attempt(canvas) {}

private:
    Done attempt(const Pointer& pointer, Level& level, Preview& preview) override {
        preview.frames.push_back(frameOf(pointer.cell));
        Thing thing;
        thing.kind = settings().thing;
        thing.at = pointer.cell;
        thing.fields = fieldsOf(thing.kind, settings().thingFields);
        const auto placed = placeThing(level, tiles(), std::move(thing), settings().pins);
        if (!placed) return placed.failure();
        m_id = *placed;
        m_moves = movedStart(before(), level);
        return done();
    }
    [[nodiscard]] Message name() const override {
        return m_moves ? stepOn(DELVE_TEXT("tool", "Move %1"), ThingKind::Start)
                       : stepOn(DELVE_TEXT("tool", "Place %1"), settings().thing);
    }
    void choose(GestureOutcome& outcome) const override { outcome.chosenThing = m_id; }

    std::string m_id;
    bool m_moves = false; ///< a start of a player who had one elsewhere
};

/// Moves the thing that was pressed; if it did not move, it is only chosen, so that its properties are shown.
class Moving : public Attempt {
public:
    Moving(const Canvas& canvas, const Thing& thing) : Attempt(canvas), m_id(thing.id), m_kind(thing.kind) {}

private:
    Done attempt(const Pointer& pointer, Level& level, Preview& preview) override {
        preview.frames.push_back(frameOf(pointer.cell));
        return moveThing(level, tiles(), m_id, pointer.cell, settings().pins);
    }
    [[nodiscard]] Message name() const override { return stepOn(DELVE_TEXT("tool", "Move %1"), m_kind); }
    void choose(GestureOutcome& outcome) const override { outcome.chosenThing = m_id; }

    std::string m_id;
    ThingKind m_kind;
};

/// Chooses one more thing, or one less.
class Adding : public Drag {
public:
    explicit Adding(const Thing& thing) : m_id(thing.id), m_at(thing.at) {}

    Preview update(const Pointer&) override {
        Preview preview;
        preview.frames.push_back(frameOf(m_at));
        return preview;
    }
    GestureOutcome end() override {
        GestureOutcome outcome;
        outcome.chosenThing = m_id;
        outcome.addsChosen = true;
        return outcome;
    }

private:
    std::string m_id;
    Cell m_at;
};

/// Erases the things that the mouse goes over.
class Erasing : public Drag {
public:
    Erasing(const Canvas& canvas, const Pointer& pointer)
        : m_before(canvas.level), m_after(canvas.level), m_at(pointer.cell), m_pins(canvas.settings.pins) {}

    Preview update(const Pointer& pointer) override {
        Preview preview;
        for (const Cell cell : lineBetween(m_at, pointer.cell)) { // a fast mouse skips cells
            if (const auto* const thing = thingAt(m_after, cell)) {
                const std::string id = thing->id;
                eraseThings(m_after, std::span(&id, 1), m_pins);
            }
            preview.changed = preview.changed.united(frameOf(cell));
        }
        m_at = pointer.cell;
        preview.level = m_after;
        preview.frames.push_back(frameOf(pointer.cell));
        return preview;
    }
    GestureOutcome end() override {
        const auto erased = static_cast<std::int64_t>(m_before.things->size() - m_after.things->size());
        return {Message{DELVE_TEXT_N("tool", "Erase %n thing(s)"), erased, {}}, Edit::between(m_before, m_after)};
    }

private:
    Level m_before;
    Level m_after;
    Cell m_at;
    bool m_pins;
};

class ThingTool : public Tool {
    std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) override {
        if (pointer.alt || pointer.control) return std::make_unique<Erasing>(canvas, pointer);
        const auto* const thing = thingAt(canvas.level, pointer.cell);
        if (thing && pointer.shift) return std::make_unique<Adding>(*thing);
        if (thing) return std::make_unique<Moving>(canvas, *thing);
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
    info.help = DELVE_TEXT("tool", "Places a thing of the chosen kind. Drag a thing to move it, click it for its "
                                   "properties; Shift chooses several, Alt or Ctrl erases.");
    info.key = "T";
    info.make = [] { return std::make_unique<ThingTool>(); };
    return info;
}

} // namespace delve::editor
