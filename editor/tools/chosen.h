#pragma once

#include "editor/tools/rooms.h"
#include "editor/tools/thing_edits.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::editor {

/// What a person chose, so that its properties are shown: things or a room, by their ids, which edits around them do
/// not change. All empty: nothing.
struct Chosen {
    std::string thing;
    std::string room;
    std::vector<std::string> others = {}; ///< further things, edited together with `thing`

    /// So many at most: each is framed, and edited while a person waits.
    static constexpr std::size_t mostThings = 10'000;

    [[nodiscard]] bool nothing() const { return thing.empty() && room.empty(); }
    [[nodiscard]] bool several() const { return !others.empty(); }
    /// The ids of all chosen things, without repetition.
    [[nodiscard]] std::vector<std::string> things() const;
    /// The first ones, as many as can be chosen.
    [[nodiscard]] static Chosen ofThings(std::vector<std::string> ids);
    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// The chosen room of a level; noRoom if none is chosen or it no longer exists.
[[nodiscard]] RoomId roomOf(const Chosen& chosen, const Level& level);
/// The cells that it covers in a level, of several things those of the first; nothing if it no longer exists.
[[nodiscard]] std::optional<Rect> areaOf(const Chosen& chosen, const Level& level);
/// Of each thing, or of the room.
[[nodiscard]] std::vector<Rect> areasOf(const Chosen& chosen, const Level& level);
/// Without what no longer exists.
[[nodiscard]] Chosen existing(const Chosen& chosen, const Level& level);
/// With one more thing, or without it if it was chosen.
[[nodiscard]] Chosen toggled(const Chosen& chosen, const std::string& thing);
/// The chosen things of a level, in the order of its list; valid until that changes.
[[nodiscard]] std::vector<const Thing*> thingsOf(const Chosen& chosen, const Level& level);
/// All things on the selected cells.
[[nodiscard]] Chosen thingsOn(const BitGrid& cells, const Level& level);

} // namespace delve::editor
