#pragma once

#include "generation/level/delve/text_out.h"
#include "generation/level/level.h"
#include "generation/level/rules.h"

/// Writes what stands on one line of a file: each object with its members in their fixed order and, after them, those
/// that were read and not understood.
namespace delve {

void writeRules(TextOut& out, const Rules& rules);
void writeTile(TextOut& out, const TileKind& tile);
void writeRecipe(TextOut& out, const Recipe& recipe);
void writeRoom(TextOut& out, const Room& room);
void writeLink(TextOut& out, const Link& link, const std::vector<Room>& rooms);
void writeHall(TextOut& out, const Hall& hall, const std::vector<Room>& rooms);
void writeThing(TextOut& out, const Thing& thing);
void writeProperties(TextOut& out, const Properties& properties);

/// Closes an object that stands on one line.
void writeEnd(TextOut& out, const std::string& unknown);

[[nodiscard]] std::string_view nameOf(Walk walk);
[[nodiscard]] std::optional<Walk> walkFromName(std::string_view name);

} // namespace delve
