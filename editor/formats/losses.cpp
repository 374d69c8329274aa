#include "editor/formats/losses.h"

#include <algorithm>
#include <string>
#include <vector>

namespace delve {
namespace {

/// A note only where there is something to lose.
void add(Notes& notes, const Text& text, std::size_t count) {
    if (count > 0) notes.push_back(Message{text, static_cast<std::int64_t>(count), {}});
}

std::size_t detailed(const Level& level) {
    return static_cast<std::size_t>(std::ranges::count_if(*level.things, [](const Thing& thing) {
        const bool playerAlone = thing.kind == ThingKind::Start && thing.fields.size() == 1;
        return !thing.properties.empty() || (!thing.fields.empty() && !playerAlone);
    }));
}

/// Hands on every tile that lies on a grid; those of a chunk of one tile once.
void forEachTile(const Grid& grid, const std::function<void(Tile)>& take) {
    for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
        const auto chunk = grid.chunk(i);
        const Rect area = grid.chunkArea(i);
        if (!chunk.cells) take(chunk.tile);
        for (std::int32_t y = 0; chunk.cells && y < area.height; ++y) std::for_each_n(chunk.row(y), area.width, take);
    }
}

/// Those of the world's own that are seen on the level, in their order.
std::vector<Tile> ownTilesOn(const Level& level, const TileCatalogue& tiles) {
    std::vector<bool> there(tiles.custom().size());
    if (there.empty()) return {};
    const auto found = [&there](Tile tile) {
        const int own = static_cast<int>(tile) - firstCustomTile;
        if (own >= 0 && own < static_cast<int>(there.size())) there[static_cast<std::size_t>(own)] = true;
    };
    forEachTile(level.tiles, found);
    for (const auto& layer : level.layers)
        if (!layer.hidden) forEachTile(layer.tiles, found);
    std::vector<Tile> own;
    for (std::size_t i = 0; i < there.size(); ++i)
        if (there[i]) own.push_back(static_cast<Tile>(firstCustomTile + static_cast<int>(i)));
    return own;
}

bool pins(const Level& level) {
    return !level.pinned->none() || !level.keptEmpty->none() || !level.pinnedThings->empty();
}

} // namespace

Notes lossesOf(const World& world, const Level& level, const Holds& holds) {
    Notes notes;
    if (!holds.otherLevels)
        add(notes, DELVE_TEXT_N("formats", "%n other level(s) of the map are not in this file."),
            world.levels.size() - 1);
    if (!holds.things) add(notes, DELVE_TEXT_N("formats", "%n thing(s) are left out."), level.things->size());
    else if (!holds.thingDetails)
        add(notes, DELVE_TEXT_N("formats", "The details of %n thing(s) are left out."), detailed(level));
    if (!holds.rooms)
        add(notes, DELVE_TEXT_N("formats", "%n room(s), with the links and halls between them, are left out."),
            level.rooms->size());
    add(notes, DELVE_TEXT_N("formats", "%n decoration layer(s) are left out."), level.layers.size());
    if (pins(level)) notes.push_back(Message{DELVE_TEXT("formats", "The pins are left out.")});
    if (level.recipe) notes.push_back(Message{DELVE_TEXT("formats", "The recipe that made the level is left out.")});
    if (!level.properties.empty() || !world.properties.empty())
        notes.push_back(Message{DELVE_TEXT("formats", "The properties of the map and its level are left out.")});
    if (world.rules != Rules{}) notes.push_back(Message{DELVE_TEXT("formats", "The rules of play are left out.")});
    if (world.tables != Tables{})
        notes.push_back(
            Message{DELVE_TEXT("formats", "The map's own tables of enemies, goods and encounters are left out.")});
    return notes;
}

void addTilesReadAsOthers(Notes& notes, const World& world, const Level& level,
                          const std::function<Tile(std::uint32_t)>& readAs) {
    constexpr std::size_t mostNamed = 8;
    const auto own = ownTilesOn(level, world.tiles);
    std::string names;
    for (std::size_t i = 0; i < std::min(own.size(), mostNamed); ++i) {
        const auto& kind = world.tiles[own[i]];
        const auto& other = world.tiles[readAs(0xff000000 | std::uint32_t{kind.colour.red} << 16 |
                                               std::uint32_t{kind.colour.green} << 8 | kind.colour.blue)];
        names += (names.empty() ? "" : ", ") + kind.name + " → " + other.name;
    }
    if (own.size() > mostNamed) names += ", …";
    if (!own.empty())
        notes.push_back({DELVE_TEXT_N("formats", "%n tile(s) of this map's own come back as other tiles when the "
                                                 "picture is read: %1."),
                         static_cast<std::int64_t>(own.size()),
                         {names}});
}

const Level& levelToWrite(const World& world, const WriteRequest& request) {
    const auto* const wanted = request.level.empty() ? nullptr : world.find(request.level);
    return wanted ? *wanted : world.levels.front();
}

} // namespace delve
