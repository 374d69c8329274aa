#pragma once

#include "editor/tools/rooms.h"
#include "editor/tools/thing_edits.h"

#include <optional>
#include <string>

namespace delve::editor {

/// What a click chose, so that its properties are shown: a thing or a room, by the name that it keeps whatever is done
/// around it. Both empty: nothing.
struct Chosen {
    std::string thing;
    std::string room;

    [[nodiscard]] bool nothing() const { return thing.empty() && room.empty(); }
    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// The chosen room of a level; noRoom where it is none, or gone.
[[nodiscard]] inline RoomId roomOf(const Chosen& chosen, const Level& level) {
    for (std::size_t i = 0; !chosen.room.empty() && i < level.rooms->size(); ++i)
        if ((*level.rooms)[i].id == chosen.room) return static_cast<RoomId>(i);
    return noRoom;
}

/// Where it lies in a level; nothing where it is gone.
[[nodiscard]] inline std::optional<Rect> areaOf(const Chosen& chosen, const Level& level) {
    if (const auto* const thing = chosen.thing.empty() ? nullptr : findThing(level, chosen.thing))
        return Rect{thing->at.x, thing->at.y, 1, 1};
    const RoomId room = roomOf(chosen, level);
    return room == noRoom ? std::nullopt : std::optional((*level.rooms)[room].box);
}

} // namespace delve::editor
