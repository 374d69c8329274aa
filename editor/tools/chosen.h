#pragma once

#include "editor/tools/rooms.h"
#include "editor/tools/thing_edits.h"

#include <optional>
#include <string>

namespace delve::editor {

/// What a click chose, so that its properties are shown: a thing or a room, by its id, which edits around it do not
/// change. Both empty: nothing.
struct Chosen {
    std::string thing;
    std::string room;

    [[nodiscard]] bool nothing() const { return thing.empty() && room.empty(); }
    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// The chosen room of a level; noRoom if none is chosen or it no longer exists.
[[nodiscard]] inline RoomId roomOf(const Chosen& chosen, const Level& level) {
    for (std::size_t i = 0; !chosen.room.empty() && i < level.rooms->size(); ++i)
        if ((*level.rooms)[i].id == chosen.room) return static_cast<RoomId>(i);
    return noRoom;
}

/// The cells that it covers in a level; nothing if it no longer exists.
[[nodiscard]] inline std::optional<Rect> areaOf(const Chosen& chosen, const Level& level) {
    if (const auto* const thing = chosen.thing.empty() ? nullptr : findThing(level, chosen.thing))
        return Rect{thing->at.x, thing->at.y, 1, 1};
    const RoomId room = roomOf(chosen, level);
    return room == noRoom ? std::nullopt : std::optional((*level.rooms)[room].box);
}

} // namespace delve::editor
