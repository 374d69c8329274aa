#pragma once

#include "generation/level/geometry.h"
#include "generation/level/properties.h"
#include "generation/level/rare_text.h"
#include "generation/level/text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What stands on a cell: starts, flowers, keys, portals.
namespace delve {

enum class ThingKind : std::uint8_t {
    Start,
    Flower,
    Coin,
    Chest,
    Key,
    Lock,
    Encounter,
    Enemy,
    Boss,
    Store,
    Portal,
    Goal,
    Barrier,
    Lamp,
    Sign,
};

/// A value that things of one kind carry beside their place: the player of a start, the colour of a key.
struct ThingField {
    enum class Type : std::uint8_t { Whole, Colour, Word, Text, Level, CellInLevel };
    std::string_view name;
    Type type;
    std::int64_t min = 0;
    std::int64_t max = 0;
    std::int64_t defaultValue = 0; ///< the default of a whole number
    Text label;
};

struct ThingKindInfo {
    ThingKind kind;
    std::string_view name;
    char glyph;
    Text label;
    std::span<const ThingField> fields;
};

/// All kinds, in the order of the enum. Panels, files and documentation are built from it.
[[nodiscard]] std::span<const ThingKindInfo> thingKinds();
[[nodiscard]] const ThingKindInfo& infoOf(ThingKind kind);
[[nodiscard]] std::optional<ThingKind> thingKindFromName(std::string_view name);

struct Thing {
    std::string id; ///< stable: kind and place of birth, "flower-12-7"; unique in its level
    ThingKind kind = ThingKind::Flower;
    Cell at;
    Properties fields;     ///< those its kind declares
    Properties properties; ///< those a person added
    RareText unknown;      ///< members of a file that this version does not know, as raw JSON

    friend bool operator==(const Thing&, const Thing&) = default;
};

/// The field of an enemy that names its kind: a row of the world's table.
inline constexpr std::string_view enemyField = "enemy";
/// What that field says; null for other things, and where it says nothing.
[[nodiscard]] const std::string* kindNamedBy(const Thing& thing);

/// The field of an encounter that names a row of the world's table; without it, one of them is drawn in play.
inline constexpr std::string_view encounterField = "encounter";
/// Likewise.
[[nodiscard]] const std::string* encounterNamedBy(const Thing& thing);

/// What text output shows where it stands: `@` for player 1, `&` for player 2.
[[nodiscard]] char glyphOf(const Thing& thing);
/// Which player starts here; 1 by default.
[[nodiscard]] std::int64_t playerOf(const Thing& start);
/// The first start of this player; null if there is none.
[[nodiscard]] const Thing* startOf(std::span<const Thing> things, std::int64_t player);

/// "flower-12-7".
[[nodiscard]] std::string bornAt(std::string_view kind, Cell cell);

} // namespace delve
