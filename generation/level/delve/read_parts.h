#pragma once

#include "generation/level/blueprint.h"
#include "generation/level/delve/id_table.h"
#include "generation/level/delve/json_tape.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/level.h"
#include "generation/level/purpose.h"
#include "generation/level/rules.h"
#include "generation/level/tables.h"

/// Reads the parts of a file that are one value each. Whether rooms and things lie on the map and ids are unique is
/// checked later, when everything is known.
namespace delve {

[[nodiscard]] Rules readRules(JsonValue value);
[[nodiscard]] TileKind readTile(JsonValue value);
[[nodiscard]] Colour readColour(JsonValue value);
[[nodiscard]] char32_t readGlyph(JsonValue value);
[[nodiscard]] std::vector<EnemyKind> readEnemies(JsonValue value);
[[nodiscard]] std::vector<Goods> readGoods(JsonValue value);
[[nodiscard]] std::vector<Encounter> readEncounters(JsonValue value);
[[nodiscard]] std::vector<Purpose> readPurposes(JsonValue value);
[[nodiscard]] std::vector<Blueprint> readBlueprints(JsonValue value);
[[nodiscard]] Properties readProperties(JsonValue value);
[[nodiscard]] Recipe readRecipe(JsonValue value);
[[nodiscard]] Mission readMission(JsonValue value);
[[nodiscard]] Cell readCell(JsonValue value);
[[nodiscard]] Run readRun(JsonValue value);
/// `{ "row": 3, "from": 4, "to": 9 }`, to the right. Where there are other members, they go to `unknown`.
[[nodiscard]] Run readPin(JsonValue value, std::vector<UnknownOfRun>& unknown);

// These fill an element that is already in its list: there are so many that moving them takes time.
void readRoom(JsonValue value, Room& into);
void readThing(JsonValue value, Thing& into);
/// The ends are tickets of the queue here; their rooms are known once the level's rooms are.
void readLink(JsonValue value, NameQueue& names, Link& into);
void readHall(JsonValue value, NameQueue& names, Hall& into);

} // namespace delve
