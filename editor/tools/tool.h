#pragma once

#include "editor/tools/preview.h"
#include "editor/tools/tool_settings.h"
#include "generation/level/edit.h"
#include "generation/level/registry.h"
#include "generation/level/result.h"

#include <functional>
#include <memory>
#include <string>

/// What a tool is: it gets presses, moves and releases in cells, and answers with a preview to draw and, at the end, an
/// edit. It knows no widget and applies nothing. One file a tool, and a line in tools.cpp.
namespace delve::editor {

/// Where the mouse is, and the keys that are held.
struct Pointer {
    Cell cell; ///< may lie off the map
    bool shift = false;
    bool control = false;
    bool alt = false;

    friend bool operator==(const Pointer&, const Pointer&) = default;
};

/// What a tool works on. A drag keeps copies of what it needs: a level is a value.
struct Canvas {
    const Level& level;
    const TileCatalogue& tiles;
    const Selection& selection;
    const ToolSettings& settings;
};

/// What a gesture came to: one undo step, or what else the person asked for by it.
struct GestureOutcome {
    Message name; ///< of the undo step: says what it did, to what or to how many cells
    Edit edit;
    std::optional<Selection> selection = {}; ///< as it is afterwards, in the same step
    std::optional<Tile> pickedTile = {};     ///< for the settings
    std::optional<ThingKind> pickedThing = {};
    std::string chosenThing = {}; ///< id of the thing whose properties are to be shown
    RoomId chosenRoom = noRoom;   ///< likewise
    std::optional<Message> refusal = {};
};

/// From a press to its release. To cancel it is to drop it: it has changed nothing.
class Drag {
public:
    virtual ~Drag() = default;
    /// The mouse or the held keys are others. Called once where the press was, too.
    [[nodiscard]] virtual Preview update(const Pointer& pointer) = 0;
    /// The button was released where the last update said.
    [[nodiscard]] virtual GestureOutcome end() = 0;
};

/// Asked now and then by what runs beside the window: is what it looks for wanted no more?
using MustStop = std::function<bool()>;
/// The cells that a press would take.
struct Reached {
    Selection cells;
    Selection alike; ///< a press on any of these would take the same
};
/// Finds them; of no use where it was stopped. Keeps copies of what it needs, so that it can run beside the window.
using FindReach = std::function<Reached(const MustStop&)>;

class Tool {
public:
    virtual ~Tool() = default;
    /// Never null. The drag must not outlive the tool.
    [[nodiscard]] virtual std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) = 0;
    /// What is shown while no button is held.
    [[nodiscard]] virtual Preview hover(const Canvas& canvas, const Pointer& pointer) const;
    /// For a tool that looks all over the map for the cells that a press would take; null for others.
    [[nodiscard]] virtual FindReach reach(const Canvas& canvas, const Pointer& pointer) const;
    /// Another level is worked on from now on.
    virtual void forget() {}
};

/// The declaration of a tool; tool bar, menu, keys and documentation are built from it.
struct ToolInfo {
    std::string id; ///< "brush"; the icon is called so too
    OwnedText label;
    OwnedText help; ///< what the keys do, in one or two sentences
    std::string key;
    bool paints = false; ///< lays tiles: its right button picks what is under the mouse
    bool selects = false;
    std::function<std::unique_ptr<Tool>()> make;
};
[[nodiscard]] inline DeclaredId declaredId(const ToolInfo& tool) { return tool.id; }

using ToolRegistry = Registry<ToolInfo>;

} // namespace delve::editor
