#include "editor/tilesets/tile_words.h"

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }

struct TileWord {
    std::string_view word;
    Tile tile;
};
constexpr TileWord tileWords[] = {
    {"wall", Tile::Wall},          {"walls", Tile::Wall},     {"solid", Tile::Wall},
    {"collision", Tile::Wall},     {"blocked", Tile::Wall},   {"blocking", Tile::Wall},
    {"obstacle", Tile::Wall},      {"rock", Tile::Wall},      {"rocks", Tile::Wall},
    {"brick", Tile::Wall},         {"bricks", Tile::Wall},    {"stone", Tile::Wall},
    {"bush", Tile::Forest},        {"bushes", Tile::Forest},  {"ladder", Tile::Floor},
    {"floor", Tile::Floor},        {"floors", Tile::Floor},   {"ground", Tile::Floor},
    {"walkable", Tile::Floor},     {"dirt", Tile::Floor},     {"sand", Tile::Floor},
    {"corridor", Tile::Hall},      {"hall", Tile::Hall},      {"hallway", Tile::Hall},
    {"door", Tile::Door},          {"doors", Tile::Door},     {"gate", Tile::Gate},
    {"exit", Tile::GoldenExit},    {"road", Tile::Road},      {"path", Tile::Road},
    {"street", Tile::Road},        {"grass", Tile::Grass},    {"meadow", Tile::Grass},
    {"water", Tile::Water},        {"sea", Tile::Water},      {"ocean", Tile::Water},
    {"river", Tile::Water},        {"lake", Tile::Water},     {"tree", Tile::Forest},
    {"trees", Tile::Forest},       {"forest", Tile::Forest},  {"mountain", Tile::Mountain},
    {"mountains", Tile::Mountain}, {"cliff", Tile::Mountain}, {"shallow", Tile::Shallows},
    {"shallows", Tile::Shallows},  {"bridge", Tile::Bridge},  {"rubble", Tile::Rubble},
    {"debris", Tile::Rubble},      {"chasm", Tile::Chasm},    {"pit", Tile::Chasm},
    {"hole", Tile::Chasm},         {"abyss", Tile::Chasm},    {"lava", Tile::Lava},
    {"magma", Tile::Lava},         {"pillar", Tile::Pillar},  {"column", Tile::Pillar},
    {"grate", Tile::Grate},        {"bars", Tile::Grate},     {"fence", Tile::Grate},
    {"void", Tile::Void},
};

struct ThingWord {
    std::string_view word; ///< without spaces and signs
    ThingKind kind;
};
constexpr ThingWord thingWords[] = {
    {"spawn", ThingKind::Start},       {"hero", ThingKind::Start},        {"player", ThingKind::Start},
    {"playerstart", ThingKind::Start}, {"playerspawn", ThingKind::Start}, {"spawnpoint", ThingKind::Start},
    {"startpoint", ThingKind::Start},  {"entrance", ThingKind::Start},    {"monster", ThingKind::Enemy},
    {"mob", ThingKind::Enemy},         {"treasure", ThingKind::Chest},    {"treasurechest", ThingKind::Chest},
    {"loot", ThingKind::Chest},        {"gold", ThingKind::Coin},         {"money", ThingKind::Coin},
    {"shop", ThingKind::Store},        {"merchant", ThingKind::Store},    {"teleport", ThingKind::Portal},
    {"teleporter", ThingKind::Portal}, {"warp", ThingKind::Portal},       {"stairs", ThingKind::Portal},
    {"finish", ThingKind::Goal},       {"light", ThingKind::Lamp},        {"torch", ThingKind::Lamp},
    {"lantern", ThingKind::Lamp},
};

constexpr std::string_view solidFlags[] = {"solid",    "collides", "collide",    "collidable", "collision",
                                           "blocking", "blocked",  "impassable", "obstacle",   "wall"};
constexpr std::string_view openFlags[] = {"walkable", "passable", "floor"};

} // namespace

std::vector<std::string> wordsOf(std::string_view name) {
    std::vector<std::string> words;
    bool goesOn = false;
    char before = '\0';
    for (const char c : name) {
        const bool letter = isLower(c) || isUpper(c);
        if (letter && (!goesOn || (isUpper(c) && isLower(before)))) words.emplace_back();
        if (letter) words.back() += isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
        goesOn = letter;
        before = c;
    }
    return words;
}

std::optional<Tile> tileFromWords(std::string_view name) {
    if (const auto tile = builtInTileFromName(name)) return tile;
    const auto words = wordsOf(name);
    std::string joined; // as built-in tiles are called: "GoldenExit" is "golden-exit"
    for (const auto& word : words) joined += (joined.empty() ? "" : "-") + word;
    if (const auto tile = builtInTileFromName(joined)) return tile;
    std::optional<Tile> found;
    for (const auto& word : words) {
        const auto known = std::ranges::find(tileWords, word, &TileWord::word);
        if (known == std::end(tileWords)) continue;
        if (found && *found != known->tile) return {};
        found = known->tile;
    }
    return found;
}

std::optional<Tile> tileFromFlag(std::string_view name, bool on) {
    const auto words = wordsOf(name);
    if (words.empty()) return {};
    const auto& word = words.back(); // "is solid"
    if (std::ranges::find(solidFlags, word) != std::end(solidFlags)) return on ? Tile::Wall : Tile::Floor;
    if (std::ranges::find(openFlags, word) != std::end(openFlags)) return on ? Tile::Floor : Tile::Wall;
    return on ? tileFromWords(word) : std::nullopt;
}

std::optional<ThingKind> thingFromWords(std::string_view name) {
    std::string whole;
    for (const auto& word : wordsOf(name)) whole += word;
    if (const auto kind = thingKindFromName(whole)) return kind;
    const auto known = std::ranges::find(thingWords, whole, &ThingWord::word);
    if (known != std::end(thingWords)) return known->kind;
    return whole.ends_with('s') ? thingKindFromName(std::string_view(whole).substr(0, whole.size() - 1)) : std::nullopt;
}

std::optional<ThingKind> thingFromAnyWord(std::string_view name) {
    if (const auto kind = thingFromWords(name)) return kind;
    for (const auto& word : wordsOf(name))
        if (const auto kind = thingFromWords(word)) return kind;
    return {};
}

std::optional<int> groundRank(std::string_view layer) {
    static constexpr std::string_view names[] = {"ground", "floor",   "level", "tiles", "terrain", "map",
                                                 "base",   "dungeon", "main",  "walls", "wall"};
    const auto words = wordsOf(layer);
    for (int rank = 0; rank < static_cast<int>(std::size(names)); ++rank)
        if (std::ranges::find(words, names[rank]) != words.end()) return rank;
    return {};
}

} // namespace delve::editor
