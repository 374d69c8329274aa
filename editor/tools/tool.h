#pragma once

#include "editor/tools/preview.h"
#include "editor/tools/tool_settings.h"
#include "generation/level/edit.h"
#include "generation/level/registry.h"
#include "generation/level/result.h"

#include <functional>
#include <memory>
#include <string>

/// A tool gets presses, moves and releases in cells, and answers with a preview to draw and, at the end, an edit. It
/// knows no widget and applies nothing. Each tool is one file and a line in tools.cpp.
namespace delve::editor {

/// Where the mouse is, and the keys that are held.
struct Pointer {
    Cell cell; ///< may lie off the map
    bool shift = false;
    bool control = false;
    bool alt = false;

    friend bool operator==(const Pointer&, const Pointer&) = default;
};

/// What a tool works on. A drag copies what it needs: a level is a value.
struct Canvas {
    const Level& level;
    const TileCatalogue& tiles;
    const Selection& selection;
    const ToolSettings& settings;
};

/// The result of a gesture: one undo step, or what else the person asked for with it.
struct GestureOutcome {
    Message name; ///< of the undo step: says what it did, to what or to how many cells
    Edit edit;
    std::optional<Selection> selection = {}; ///< as it is afterwards, in the same step
    std::optional<Tile> pickedTile = {};     ///< for the settings
    std::optional<ThingKind> pickedThing = {};
    std::string chosenThing = {}; ///< id of the thing whose properties to show
    bool addsChosen = false;      ///< to the chosen things, or takes it from them
    RoomId chosenRoom = noRoom;   ///< the same for a room
    std::optional<Message> refusal = {};
};

/// Lasts from a press to its release. Destroying it cancels it: it has changed nothing.
class Drag {
public:
    virtual ~Drag() = default;
    /// The mouse or the held keys changed. Also called once at the press.
    [[nodiscard]] virtual Preview update(const Pointer& pointer) = 0;
    /// The button was released at the place of the last update.
    [[nodiscard]] virtual GestureOutcome end() = 0;
};

/// Called now and then by background work: is its result no longer wanted?
using MustStop = std::function<bool()>;
/// The cells that a press would affect.
struct Reached {
    Selection cells;
    Selection alike; ///< a press on any of these would affect the same cells
};
/// Finds them; the result is invalid if it was stopped. Copies what it needs, so that it can run in the background.
using FindReach = std::function<Reached(const MustStop&)>;

class Tool {
public:
    virtual ~Tool() = default;
    /// Never null. The drag must not outlive the tool.
    [[nodiscard]] virtual std::unique_ptr<Drag> press(const Canvas& canvas, const Pointer& pointer) = 0;
    /// The preview while no button is held.
    [[nodiscard]] virtual Preview hover(const Canvas& canvas, const Pointer& pointer) const;
    /// For tools that search the whole map for the cells that a press would affect; null for others.
    [[nodiscard]] virtual FindReach reach(const Canvas& canvas, const Pointer& pointer) const;
    /// Another level is edited from now on.
    virtual void forget() {}
};

/// The declaration of a tool; tool bar, menu, keys and documentation are built from it.
struct ToolInfo {
    std::string id; ///< "brush"; also the name of the icon
    OwnedText label;
    OwnedText help; ///< what the keys do, in one or two sentences
    std::string key;
    bool paints = false; ///< lays tiles: its right button picks the tile under the mouse
    bool selects = false;
    std::function<std::unique_ptr<Tool>()> make;
};
[[nodiscard]] inline DeclaredId declaredId(const ToolInfo& tool) { return tool.id; }

using ToolRegistry = Registry<ToolInfo>;

} // namespace delve::editor
