#include "generation/level/tile.h"

#include "generation/level/decorations.h"
#include "generation/level/shared.h"
#include "generation/level/word_table.h"

#include <algorithm>

namespace delve {
namespace {

struct BuiltInTile {
    Tile tile;
    std::string_view name;
    char32_t glyph;
    Colour colour;
    Walk walk;
    bool seeThrough;
    Text label;
};

/// No two have one colour, so that a picture of colours can be read again. Those of the lands are apart for people who
/// lack cones of any one kind, too: see LandColoursTest.
constexpr std::array<BuiltInTile, builtInTiles> builtInTable{{
    {Tile::Void, "void", U' ', {0x16, 0x18, 0x1d}, Walk::No, false, DELVE_TEXT("tile", "Void")},
    {Tile::Wall, "wall", U'#', {0x5b, 0x5f, 0x6b}, Walk::No, false, DELVE_TEXT("tile", "Wall")},
    {Tile::Floor, "floor", U'.', {0xc9, 0xb8, 0x96}, Walk::Yes, true, DELVE_TEXT("tile", "Floor")},
    {Tile::Hall, "hall", U',', {0xb4, 0xa3, 0x84}, Walk::Yes, true, DELVE_TEXT("tile", "Hall")},
    {Tile::Door, "door", U'+', {0x8a, 0x5a, 0x2e}, Walk::Yes, false, DELVE_TEXT("tile", "Door")},
    {Tile::OpenDoor, "open-door", U'\'', {0xa8, 0x7b, 0x48}, Walk::Yes, true, DELVE_TEXT("tile", "Open door")},
    {Tile::Gate, "gate", U'G', {0xd0, 0x6a, 0x3c}, Walk::EndsGame, false, DELVE_TEXT("tile", "Gate")},
    {Tile::GoldenExit,
     "golden-exit",
     U'X',
     {0xf2, 0xc0, 0x37},
     Walk::EndsGame,
     false,
     DELVE_TEXT("tile", "Golden exit")},
    {Tile::Road, "road", U'=', {0xa5, 0x9b, 0x8a}, Walk::Yes, true, DELVE_TEXT("tile", "Road")},
    {Tile::Grass, "grass", U';', {0x6f, 0x9a, 0x52}, Walk::Yes, true, DELVE_TEXT("tile", "Grass")},
    {Tile::Water, "water", U'~', {0x3f, 0x7f, 0xb5}, Walk::No, true, DELVE_TEXT("tile", "Water")},
    {Tile::Forest, "forest", U'T', {0x2f, 0x5e, 0x3a}, Walk::No, false, DELVE_TEXT("tile", "Forest")},
    {Tile::Mountain, "mountain", U'^', {0x77, 0x6e, 0x69}, Walk::No, false, DELVE_TEXT("tile", "Mountain")},
    {Tile::HouseWall, "house-wall", U'%', {0x9b, 0x4f, 0x42}, Walk::No, false, DELVE_TEXT("tile", "House wall")},
    {Tile::HouseDoor, "house-door", U'n', {0x6e, 0x43, 0x22}, Walk::Yes, false, DELVE_TEXT("tile", "House door")},
    {Tile::Land1, "land-1", U'1', {0xd0, 0xa4, 0x5c}, Walk::No, true, DELVE_TEXT("tile", "Desert")},
    {Tile::Land2, "land-2", U'2', {0x90, 0xb5, 0xb1}, Walk::No, true, DELVE_TEXT("tile", "Marsh")},
    {Tile::Land3, "land-3", U'3', {0xd4, 0xec, 0xfe}, Walk::No, true, DELVE_TEXT("tile", "Snow")},
    {Tile::Land4, "land-4", U'4', {0xff, 0xdf, 0xd6}, Walk::No, true, DELVE_TEXT("tile", "Bare rock")},
    {Tile::Land5, "land-5", U'5', {0xbc, 0xac, 0xe2}, Walk::No, true, DELVE_TEXT("tile", "Heath")},
    {Tile::Land6, "land-6", U'6', {0xe2, 0xf2, 0x9c}, Walk::No, true, DELVE_TEXT("tile", "Meadow")},
    {Tile::Shallows, "shallows", U'"', {0x8e, 0xc1, 0xc9}, Walk::Yes, true, DELVE_TEXT("tile", "Shallows")},
    {Tile::Bridge, "bridge", U'H', {0x9c, 0x76, 0x45}, Walk::Yes, true, DELVE_TEXT("tile", "Bridge")},
    {Tile::Rubble, "rubble", U':', {0x9d, 0x93, 0x88}, Walk::Yes, true, DELVE_TEXT("tile", "Rubble")},
    {Tile::Chasm, "chasm", U'V', {0x2b, 0x21, 0x33}, Walk::No, true, DELVE_TEXT("tile", "Chasm")},
    {Tile::Lava, "lava", U'L', {0xe8, 0x5a, 0x1e}, Walk::No, true, DELVE_TEXT("tile", "Lava")},
    {Tile::Pillar, "pillar", U'I', {0xd9, 0xd3, 0xc7}, Walk::No, true, DELVE_TEXT("tile", "Pillar")},
    {Tile::Grate, "grate", U'Z', {0x4f, 0x57, 0x61}, Walk::No, true, DELVE_TEXT("tile", "Grate")},
    {Tile::LedgeNorth, "ledge-north", U'A', {0x8c, 0x7a, 0x5c}, Walk::Yes, true, DELVE_TEXT("tile", "Ledge north")},
    {Tile::LedgeEast, "ledge-east", U'E', {0x84, 0x72, 0x55}, Walk::Yes, true, DELVE_TEXT("tile", "Ledge east")},
    {Tile::LedgeSouth, "ledge-south", U'S', {0x94, 0x82, 0x63}, Walk::Yes, true, DELVE_TEXT("tile", "Ledge south")},
    {Tile::LedgeWest, "ledge-west", U'W', {0x7c, 0x6b, 0x4f}, Walk::Yes, true, DELVE_TEXT("tile", "Ledge west")},
    {Tile::SecretDoor, "secret-door", U'Q', {0x6d, 0x5c, 0x55}, Walk::Yes, false, DELVE_TEXT("tile", "Secret door")},
}};
static_assert(hasEach(builtInTable, &BuiltInTile::tile));

/// Those of the table, and the decorations.
const std::vector<TileKind>& builtIn() {
    static const std::vector<TileKind> kinds = [] {
        std::vector<TileKind> made;
        for (const auto& row : builtInTable)
            made.push_back({std::string(row.name), row.glyph, row.colour, row.walk, row.seeThrough, "", row.label});
        for (const auto& row : decorations())
            made.push_back({std::string(row.name), row.glyph, row.colour, row.walkable ? Walk::Yes : Walk::No, true, "",
                            row.label});
        return made;
    }();
    return kinds;
}

/// A tile of the world's own as the catalogue holds it.
TileKind asServed(TileKind kind) {
    if (!kind.serves) return kind;
    const auto served = static_cast<std::size_t>(*kind.serves);
    if (served >= builtIn().size()) {
        kind.serves.reset();
    } else {
        kind.walk = builtIn()[served].walk;
        kind.seeThrough = builtIn()[served].seeThrough;
    }
    return kind;
}

/// A built-in tile that files from before it was added do not know.
bool isLater(Tile tile) {
    const auto id = static_cast<int>(tile);
    return id >= firstBuiltInTiles && id < firstDecoration + decorationCount;
}

bool isOwn(Tile tile) { return static_cast<int>(tile) >= firstCustomTile; }

/// Puts a tile into a lookup in which the first counts, but a tile of the world's own before a later built-in one.
template <class Lookup, class Key>
void note(Lookup& lookup, const Key& key, Tile tile) {
    const auto [at, added] = lookup.try_emplace(key, tile);
    if (!added && isOwn(tile) && isLater(at->second)) at->second = tile;
}

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

} // namespace

std::string toText(Colour colour) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string text = "#";
    for (const auto part : {colour.red, colour.green, colour.blue}) {
        text += digits[part >> 4];
        text += digits[part & 15];
    }
    return text;
}

std::optional<Colour> colourFromText(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') return {};
    std::array<std::uint8_t, 3> parts{};
    for (std::size_t i = 0; i < 3; ++i) {
        const int high = hexDigit(text[1 + 2 * i]);
        const int low = hexDigit(text[2 + 2 * i]);
        if (high < 0 || low < 0) return {};
        parts[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return Colour{parts[0], parts[1], parts[2]};
}

std::optional<Tile> builtInTileFromName(std::string_view name) {
    const auto found = std::ranges::find(builtIn(), name, &TileKind::name);
    return found == builtIn().end() ? std::nullopt : std::optional(static_cast<Tile>(found - builtIn().begin()));
}

std::string_view nameOfBuiltIn(Tile tile) { return builtIn()[static_cast<std::size_t>(tile)].name; }

/// What the built-in tiles are there for: the one place where that stands.
TileCatalogue::Traits TileCatalogue::usesOfBuiltIn(Tile tile) {
    if (isDecoration(tile))
        return builtIn()[static_cast<std::size_t>(tile)].walk == Walk::Yes ? roomFloorBit : Traits{0};
    switch (tile) {
    case Tile::Wall: return wallBit;
    case Tile::Floor: return roomFloorBit;
    case Tile::Hall: return hallFloorBit;
    case Tile::Door:
    case Tile::OpenDoor: return doorBit;
    case Tile::Gate: return gateBit;
    case Tile::GoldenExit: return goldenExitBit;
    case Tile::Road: return streetBit | outdoorsBit;
    case Tile::HouseWall:
    case Tile::HouseDoor: return ofHouseBit;
    case Tile::Grass:
    case Tile::Water:
    case Tile::Land1:
    case Tile::Land2:
    case Tile::Land3:
    case Tile::Land4:
    case Tile::Land5:
    case Tile::Land6: return outdoorsBit;
    case Tile::Shallows:
    case Tile::Rubble: return roomFloorBit;
    case Tile::Bridge: return hallFloorBit;
    case Tile::Chasm: return leadsDownBit;
    case Tile::Lava: return killsBit;
    case Tile::LedgeNorth:
    case Tile::LedgeEast:
    case Tile::LedgeSouth:
    case Tile::LedgeWest: return ledgeBit;
    case Tile::SecretDoor: return secretBit;
    case Tile::Void:
    case Tile::Forest:
    case Tile::Mountain:
    case Tile::Pillar:
    case Tile::Grate: break;
    }
    return 0;
}

Direction TileCatalogue::ledgeDirection(Tile tile) const {
    const Tile ledge = (*this)[tile].serves.value_or(tile);
    if (ledge == Tile::LedgeEast) return Direction::East;
    if (ledge == Tile::LedgeSouth) return Direction::South;
    return ledge == Tile::LedgeWest ? Direction::West : Direction::North;
}

TileCatalogue::Traits TileCatalogue::usesOfOwn(const TileKind& kind) {
    if (kind.serves) return usesOfBuiltIn(*kind.serves);
    if (kind.walk == Walk::EndsGame) return goldenExitBit | gateBit;
    if (kind.walk == Walk::Yes) return kind.seeThrough ? roomFloorBit : Traits{0};
    return kind.seeThrough ? Traits{0} : wallBit;
}

void TileCatalogue::Content::index(Tile tile, const TileKind& kind) {
    traits.resize(static_cast<std::size_t>(tile) + 1);
    traits.back() =
        static_cast<Traits>((isOwn(tile) ? usesOfOwn(kind) : usesOfBuiltIn(tile)) |
                            (kind.walk == Walk::Yes ? walkableBit : 0) | (kind.seeThrough ? seeThroughBit : 0));
    note(byName, kind.name, tile);
    note(byGlyph, kind.glyph, tile);
}

void TileCatalogue::Content::indexAll() {
    traits.clear();
    byName.clear();
    byGlyph.clear();
    for (std::size_t i = 0; i < builtIn().size(); ++i) index(static_cast<Tile>(i), builtIn()[i]);
    for (std::size_t i = 0; i < custom.size(); ++i) index(static_cast<Tile>(firstCustomTile + i), custom[i]);
}

std::shared_ptr<TileCatalogue::Content> TileCatalogue::builtInContent() {
    static const auto content = [] {
        auto made = std::make_shared<Content>();
        made->indexAll();
        return made;
    }();
    return content;
}

TileCatalogue::TileCatalogue() : m_content(builtInContent()) {}

std::optional<TileCatalogue> TileCatalogue::of(std::vector<TileKind> custom) {
    TileCatalogue catalogue;
    for (auto& kind : custom)
        if (!catalogue.add(std::move(kind))) return {};
    return catalogue;
}

TileCatalogue::Content& TileCatalogue::write() {
    if (!soleOwner(m_content)) m_content = std::make_shared<Content>(*m_content);
    return *m_content;
}

bool TileCatalogue::has(Tile tile) const {
    const auto id = static_cast<std::size_t>(tile);
    return id < builtIn().size() || (id >= firstCustomTile && id - firstCustomTile < custom().size());
}

const TileKind& TileCatalogue::operator[](Tile tile) const {
    const auto id = static_cast<std::size_t>(tile);
    if (id < builtIn().size()) return builtIn()[id];
    if (id >= firstCustomTile && id - firstCustomTile < custom().size()) return custom()[id - firstCustomTile];
    return builtIn()[0];
}

bool TileCatalogue::hidden(Tile tile) const { return isLater(tile) && find((*this)[tile].name) != tile; }

bool TileCatalogue::takesName(std::string_view name) const {
    const auto other = find(name);
    return !name.empty() && (!other || isLater(*other));
}

std::optional<Tile> TileCatalogue::find(std::string_view name) const {
    const auto found = m_content->byName.find(name);
    return found == m_content->byName.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Tile> TileCatalogue::findGlyph(char32_t glyph) const {
    const auto found = m_content->byGlyph.find(glyph);
    return found == m_content->byGlyph.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Tile> TileCatalogue::all() const {
    std::vector<Tile> tiles;
    for (std::size_t i = 0; i < builtIn().size(); ++i) tiles.push_back(static_cast<Tile>(i));
    for (std::size_t i = 0; i < custom().size(); ++i) tiles.push_back(static_cast<Tile>(firstCustomTile + i));
    return tiles;
}

std::optional<Tile> TileCatalogue::add(TileKind kind) {
    if (custom().size() >= maxCustomTiles || !takesName(kind.name)) return {};
    kind = asServed(std::move(kind));
    auto& content = write();
    const auto tile = static_cast<Tile>(firstCustomTile + content.custom.size());
    content.index(tile, kind);
    content.custom.push_back(std::move(kind));
    return tile;
}

bool TileCatalogue::replace(Tile tile, TileKind kind) {
    const auto id = static_cast<std::size_t>(tile);
    if (id < firstCustomTile || id - firstCustomTile >= custom().size()) return false;
    if (find(kind.name) != tile && !takesName(kind.name)) return false;
    auto& content = write();
    content.custom[id - firstCustomTile] = asServed(std::move(kind));
    content.indexAll();
    return true;
}

} // namespace delve
