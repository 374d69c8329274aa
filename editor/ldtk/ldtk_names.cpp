#include "editor/ldtk/ldtk_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace delve::editor {
namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isNumeral(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Only its letters, small: "PlayerStart_2" is "playerstart".
std::string letters(std::string_view name) {
    std::string kept;
    for (const char c : name)
        if (isLetter(c)) kept += lower(c);
    return kept;
}

using ThingWord = std::pair<std::string_view, ThingKind>;
/// The first that is in the name counts, so the longer and rarer words stand first.
constexpr std::array thingWords{
    ThingWord{"encounter", ThingKind::Encounter},
    ThingWord{"barrier", ThingKind::Barrier},
    ThingWord{"teleport", ThingKind::Portal},
    ThingWord{"portal", ThingKind::Portal},
    ThingWord{"treasure", ThingKind::Chest},
    ThingWord{"chest", ThingKind::Chest},
    ThingWord{"boss", ThingKind::Boss},
    ThingWord{"enemy", ThingKind::Enemy},
    ThingWord{"monster", ThingKind::Enemy},
    ThingWord{"mob", ThingKind::Enemy},
    ThingWord{"shop", ThingKind::Store},
    ThingWord{"store", ThingKind::Store},
    ThingWord{"merchant", ThingKind::Store},
    ThingWord{"player", ThingKind::Start},
    ThingWord{"spawn", ThingKind::Start},
    ThingWord{"start", ThingKind::Start},
    ThingWord{"hero", ThingKind::Start},
    ThingWord{"lamp", ThingKind::Lamp},
    ThingWord{"torch", ThingKind::Lamp},
    ThingWord{"light", ThingKind::Lamp},
    ThingWord{"sign", ThingKind::Sign},
    ThingWord{"coin", ThingKind::Coin},
    ThingWord{"gold", ThingKind::Coin},
    ThingWord{"flower", ThingKind::Flower},
    ThingWord{"goal", ThingKind::Goal},
    ThingWord{"exit", ThingKind::Goal},
    ThingWord{"key", ThingKind::Key},
    ThingWord{"lock", ThingKind::Lock},
};

using TileWord = std::pair<std::string_view, Tile>;
constexpr std::array tileWords{
    TileWord{"goldenexit", Tile::GoldenExit},
    TileWord{"secretdoor", Tile::SecretDoor},
    TileWord{"opendoor", Tile::OpenDoor},
    TileWord{"mountain", Tile::Mountain},
    TileWord{"shallow", Tile::Shallows},
    TileWord{"bridge", Tile::Bridge},
    TileWord{"pillar", Tile::Pillar},
    TileWord{"column", Tile::Pillar},
    TileWord{"rubble", Tile::Rubble},
    TileWord{"forest", Tile::Forest},
    TileWord{"bush", Tile::Forest},
    TileWord{"tree", Tile::Forest},
    TileWord{"grass", Tile::Grass},
    TileWord{"water", Tile::Water},
    TileWord{"river", Tile::Water},
    TileWord{"lake", Tile::Water},
    TileWord{"lava", Tile::Lava},
    TileWord{"chasm", Tile::Chasm},
    TileWord{"pit", Tile::Chasm},
    TileWord{"hole", Tile::Chasm},
    TileWord{"grate", Tile::Grate},
    TileWord{"gate", Tile::Gate},
    TileWord{"door", Tile::Door},
    TileWord{"road", Tile::Road},
    TileWord{"path", Tile::Road},
    TileWord{"corridor", Tile::Hall},
    TileWord{"hall", Tile::Hall},
    TileWord{"wall", Tile::Wall},
    TileWord{"brick", Tile::Wall},
    TileWord{"rock", Tile::Wall},
    TileWord{"stone", Tile::Wall},
    TileWord{"cliff", Tile::Wall},
    TileWord{"solid", Tile::Wall},
    TileWord{"collision", Tile::Wall},
    TileWord{"floor", Tile::Floor},
    TileWord{"ground", Tile::Floor},
    TileWord{"dirt", Tile::Floor},
    TileWord{"sand", Tile::Floor},
    TileWord{"ladder", Tile::Floor},
};

template <class Words>
auto firstIn(const Words& words, const std::string& name) {
    return std::ranges::find_if(words, [&](const auto& word) { return name.find(word.first) != std::string::npos; });
}

} // namespace

std::optional<ThingKind> thingKindFromLdtk(std::string_view name, std::span<const std::string> tags) {
    const auto ofName = [](std::string_view given) -> std::optional<ThingKind> {
        const auto plain = letters(given);
        if (const auto kind = thingKindFromName(plain)) return kind;
        const auto found = firstIn(thingWords, plain);
        return found == thingWords.end() ? std::nullopt : std::optional(found->second);
    };
    if (const auto kind = ofName(name)) return kind;
    for (const auto& tag : tags)
        if (const auto kind = ofName(tag)) return kind;
    return {};
}

std::optional<Tile> builtInTileFromLdtk(std::string_view name) {
    const auto plain = letters(name);
    const auto found = firstIn(tileWords, plain);
    return found == tileWords.end() ? std::nullopt : std::optional(found->second);
}

std::string ldtkIdentifier(std::string_view name) {
    std::string identifier;
    for (const char c : name) identifier += isLetter(c) || isNumeral(c) ? c : '_';
    if (identifier.empty() || isNumeral(identifier.front())) identifier.insert(identifier.begin(), '_');
    return identifier;
}

} // namespace delve::editor
