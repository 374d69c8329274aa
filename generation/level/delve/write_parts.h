#pragma once

#include "generation/level/delve/text_out.h"
#include "generation/level/level.h"
#include "generation/level/rules.h"
#include "generation/level/tables.h"

/// Writes what stands on one line of a file, or a few: each object with its members in their fixed order and, after
/// them, the unknown members that were read.
namespace delve {

/// The ids of rooms as JSON texts, in file order. Links and halls name rooms in that order too, so the next name is
/// mostly near the last one.
class RoomNames {
public:
    RoomNames(const std::vector<Room>& rooms, const std::vector<std::uint32_t>& order);
    /// For noRoom and the like an empty text.
    [[nodiscard]] std::string_view of(RoomId room) const {
        if (room >= m_places.size()) return "\"\"";
        return std::string_view(m_text).substr(m_places[room].begin, m_places[room].length);
    }

private:
    struct Place {
        std::uint32_t begin = 0;
        std::uint32_t length = 0;
    };
    std::string m_text;
    std::vector<Place> m_places; ///< by room
};

void writeRules(TextOut& out, const Rules& rules);
void writeTile(TextOut& out, const TileKind& tile);
/// The tables that differ from the built-in ones, as members of the world.
void writeTables(TextOut& out, const Tables& tables);
void writeRecipe(TextOut& out, const Recipe& recipe);
void writeRoom(TextOut& out, const Room& room);
void writeLink(TextOut& out, const Link& link, const RoomNames& rooms);
void writeHall(TextOut& out, const Hall& hall, const RoomNames& rooms);
void writeThing(TextOut& out, const Thing& thing);
/// Over several lines, one for each cycle.
void writeMission(TextOut& out, const Mission& mission);
void writeProperties(TextOut& out, const Properties& properties);

/// Closes an object that stands on one line.
void writeEnd(TextOut& out, const std::string& unknown);

[[nodiscard]] std::string_view nameOf(Walk walk);
[[nodiscard]] std::optional<Walk> walkFromName(std::string_view name);

} // namespace delve
