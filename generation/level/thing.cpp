#include "generation/level/thing.h"

#include "generation/level/word_table.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace delve {
namespace {

using Type = ThingField::Type;

constexpr ThingField startFields[] = {{"player", Type::Whole, 1, 2, 1, DELVE_TEXT("thing", "Player")}};
constexpr ThingField chestFields[] = {{"supplies", Type::Whole, 0, 1000, 2, DELVE_TEXT("thing", "Supplies")}};
constexpr ThingField colourFields[] = {{"colour", Type::Colour, 0, 0, 0, DELVE_TEXT("thing", "Colour")}};
constexpr ThingField enemyFields[] = {{enemyField, Type::Word, 0, 0, 0, DELVE_TEXT("thing", "Kind of enemy")}};
constexpr ThingField encounterFields[] = {
    {encounterField, Type::Word, 0, 0, 0, DELVE_TEXT("thing", "Which encounter")}};
constexpr ThingField portalFields[] = {{"level", Type::Level, 0, 0, 0, DELVE_TEXT("thing", "Leads to level")},
                                       {"cell", Type::CellInLevel, 0, 0, 0, DELVE_TEXT("thing", "Leads to cell")}};
constexpr ThingField barrierFields[] = {{"site", Type::Word, 0, 0, 0, DELVE_TEXT("thing", "Site")},
                                        {"other", Type::Word, 0, 0, 0, DELVE_TEXT("thing", "Other site")}};
constexpr ThingField lampFields[] = {{"radius", Type::Whole, 1, 64, 5, DELVE_TEXT("thing", "Radius")}};
constexpr ThingField signFields[] = {{"text", Type::Text, 0, 0, 0, DELVE_TEXT("thing", "Text")}};

constexpr std::array<ThingKindInfo, 15> kinds{{
    {ThingKind::Start, "start", '@', DELVE_TEXT("thing", "Start"), startFields},
    {ThingKind::Flower, "flower", '*', DELVE_TEXT("thing", "Flower"), {}},
    {ThingKind::Coin, "coin", '$', DELVE_TEXT("thing", "Coin"), {}},
    {ThingKind::Chest, "chest", 'c', DELVE_TEXT("thing", "Chest"), chestFields},
    {ThingKind::Key, "key", 'k', DELVE_TEXT("thing", "Key"), colourFields},
    {ThingKind::Lock, "lock", 'l', DELVE_TEXT("thing", "Lock"), colourFields},
    {ThingKind::Encounter, "encounter", '!', DELVE_TEXT("thing", "Encounter"), encounterFields},
    {ThingKind::Enemy, "enemy", 'e', DELVE_TEXT("thing", "Enemy"), enemyFields},
    {ThingKind::Boss, "boss", 'B', DELVE_TEXT("thing", "Boss"), {}},
    {ThingKind::Store, "store", 's', DELVE_TEXT("thing", "Store"), {}},
    {ThingKind::Portal, "portal", '>', DELVE_TEXT("thing", "Portal"), portalFields},
    {ThingKind::Goal, "goal", 'O', DELVE_TEXT("thing", "Goal"), {}},
    {ThingKind::Barrier, "barrier", '|', DELVE_TEXT("thing", "Barrier"), barrierFields},
    {ThingKind::Lamp, "lamp", 'i', DELVE_TEXT("thing", "Lamp"), lampFields},
    {ThingKind::Sign, "sign", '?', DELVE_TEXT("thing", "Sign"), signFields},
}};
static_assert(hasEach(kinds, &ThingKindInfo::kind));

} // namespace

std::span<const ThingKindInfo> thingKinds() { return kinds; }

const ThingKindInfo& infoOf(ThingKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

std::optional<ThingKind> thingKindFromName(std::string_view name) {
    const auto found = std::ranges::find(kinds, name, &ThingKindInfo::name);
    return found == kinds.end() ? std::nullopt : std::optional(found->kind);
}

std::int64_t playerOf(const Thing& start) {
    const auto* value = start.fields.find("player");
    const auto* player = value ? std::get_if<Decimal>(value) : nullptr;
    return player ? player->floor() : 1;
}

const Thing* startOf(std::span<const Thing> things, std::int64_t player) {
    const auto found = std::ranges::find_if(
        things, [&](const Thing& thing) { return thing.kind == ThingKind::Start && playerOf(thing) == player; });
    return found == things.end() ? nullptr : &*found;
}

const std::string* kindNamedBy(const Thing& thing) {
    const auto* const value = thing.kind == ThingKind::Enemy ? thing.fields.find(enemyField) : nullptr;
    return value ? std::get_if<std::string>(value) : nullptr;
}

const std::string* encounterNamedBy(const Thing& thing) {
    const auto* const value = thing.kind == ThingKind::Encounter ? thing.fields.find(encounterField) : nullptr;
    return value ? std::get_if<std::string>(value) : nullptr;
}

char glyphOf(const Thing& thing) {
    return thing.kind == ThingKind::Start && playerOf(thing) == 2 ? '&' : infoOf(thing.kind).glyph;
}

std::string bornAt(std::string_view kind, Cell cell) {
    std::array<char, 32> place{'-'}; // two numbers and their hyphens
    char* const x = std::to_chars(place.data() + 1, place.data() + place.size(), cell.x).ptr;
    *x = '-';
    const char* const end = std::to_chars(x + 1, place.data() + place.size(), cell.y).ptr;
    std::string id(kind);
    return id.append(place.data(), static_cast<std::size_t>(end - place.data()));
}

} // namespace delve
