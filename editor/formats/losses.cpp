#include "editor/formats/losses.h"

#include "editor/formats/text_rows.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <string>
#include <vector>

namespace delve::editor {
namespace {

/// Adds a note only if something is lost.
void add(Notes& notes, const Text& text, std::size_t count) {
    if (count > 0) notes.push_back(Message{text, static_cast<std::int64_t>(count), {}});
}

void addIf(Notes& notes, bool lost, const Text& text) {
    if (lost) notes.push_back(Message{text});
}

/// Calls `take` with the tile of every cell; only once for a chunk of one tile.
void forEachTile(const Grid& grid, const std::function<void(Tile)>& take) {
    for (std::size_t i = 0; i < grid.chunkCount(); ++i) {
        const auto chunk = grid.chunk(i);
        const Rect area = grid.chunkArea(i);
        if (!chunk.cells) take(chunk.tile);
        for (std::int32_t y = 0; chunk.cells && y < area.height; ++y) std::for_each_n(chunk.row(y), area.width, take);
    }
}

bool isSeen(const DecorationLayer& layer) { return !layer.hidden && layer.opacity > 0; }

/// The world's own tiles that are visible on the level, in the order of the catalogue.
std::vector<Tile> ownTilesOn(const Level& level, const TileCatalogue& tiles) {
    std::vector<bool> there(tiles.custom().size());
    if (there.empty()) return {};
    const auto found = [&there](Tile tile) {
        const int own = static_cast<int>(tile) - firstCustomTile;
        if (own >= 0 && own < static_cast<int>(there.size())) there[static_cast<std::size_t>(own)] = true;
    };
    forEachTile(level.tiles, found);
    for (const auto& layer : level.layers)
        if (isSeen(layer)) forEachTile(layer.tiles, found);
    std::vector<Tile> own;
    for (std::size_t i = 0; i < there.size(); ++i)
        if (there[i]) own.push_back(static_cast<Tile>(firstCustomTile + static_cast<int>(i)));
    return own;
}

std::size_t countThings(const Level& level, bool (*is)(const Thing&)) {
    return static_cast<std::size_t>(std::ranges::count_if(*level.things, is));
}

/// The player of a start is no detail: the glyph tells it.
bool hasDetails(const Thing& thing) {
    const bool playerAlone =
        thing.kind == ThingKind::Start && thing.fields.size() == 1 && thing.fields.find("player") != nullptr;
    return !thing.properties.empty() || (!thing.fields.empty() && !playerAlone) || !thing.unknown.empty();
}

/// An id made from the thing's kind and cell is not lost: reading makes the same one again.
bool hasOwnId(const Thing& thing) { return thing.id != bornAt(infoOf(thing.kind).name, thing.at); }

bool pins(const Level& level) {
    return !level.pinned->none() || !level.keptEmpty->none() || !level.pinnedThings->empty();
}

void addThings(Notes& notes, const Level& level, const Holds& holds) {
    if (!holds.things) return add(notes, DELVE_TEXT_N("formats", "%n thing(s) are left out."), level.things->size());
    if (holds.thingDetails) return;
    add(notes, DELVE_TEXT_N("formats", "The details of %n thing(s) are left out."), countThings(level, hasDetails));
    add(notes, DELVE_TEXT_N("formats", "The ids of %n thing(s) are left out."), countThings(level, hasOwnId));
}

void addRooms(Notes& notes, const Level& level) {
    add(notes, DELVE_TEXT_N("formats", "%n room(s), with the links and halls between them, are left out."),
        level.rooms->size());
    const auto endsNowhere = [](const Hall& hall) { return hall.a == noRoom || hall.b == noRoom; };
    add(notes, DELVE_TEXT_N("formats", "%n hall(s) that do not join two rooms are left out."),
        static_cast<std::size_t>(std::ranges::count_if(*level.halls, endsNowhere)));
}

/// Even a format that draws layers leaves out the invisible ones.
void addLayers(Notes& notes, const Level& level, const Holds& holds) {
    if (holds.layersApart) return;
    const auto drawn = holds.layers ? static_cast<std::size_t>(std::ranges::count_if(level.layers, isSeen)) : 0;
    add(notes, DELVE_TEXT_N("formats", "%n decoration layer(s) are merged with the tiles."), drawn);
    const auto unseen = level.layers.size() - drawn;
    add(notes,
        holds.layers ? DELVE_TEXT_N("formats", "%n hidden or fully transparent decoration layer(s) are left out.")
                     : DELVE_TEXT_N("formats", "%n decoration layer(s) are left out."),
        unseen);
}

void addNames(Notes& notes, const World& world, const Level& level, const WriteRequest& request) {
    const World back = worldOf({}, request.path); // reading the file gives these names
    addIf(notes, world.name != back.name || level.name != back.levels.front().name,
          DELVE_TEXT("formats", "The names of the map and its level are left out."));
    if (level.id != back.levels.front().id)
        notes.push_back(Message{DELVE_TEXT("formats", "The id of the level is left out: %1."), {level.id}});
}

void addWhatBelongsToTheWorld(Notes& notes, const World& world, const Level& level, const Holds& holds) {
    addIf(notes, !holds.properties && (!level.properties.empty() || !world.properties.empty()),
          DELVE_TEXT("formats", "The properties of the map and its level are left out."));
    addIf(notes, !holds.rules && *world.rules != Rules{}, DELVE_TEXT("formats", "The rules of play are left out."));
    addIf(notes, world.tables != Tables{}, DELVE_TEXT("formats", "The map's own tables are left out."));
    add(notes, DELVE_TEXT_N("formats", "%n tile(s) of the map's own are left out."),
        holds.ownTiles ? 0 : world.tiles.custom().size());
    addIf(notes, !world.unknown.empty() || !level.unknown.empty(),
          DELVE_TEXT("formats", "Fields of the map that this version does not know are left out."));
}

} // namespace

Notes lossesOf(const World& world, const Level& level, const Holds& holds, const WriteRequest& request) {
    Notes notes;
    if (!holds.otherLevels)
        add(notes, DELVE_TEXT_N("formats", "%n other level(s) of the map are not in this file."),
            world.levels.size() - 1);
    addThings(notes, level, holds);
    if (!holds.rooms) addRooms(notes, level);
    addLayers(notes, level, holds);
    addIf(notes, pins(level), DELVE_TEXT("formats", "The pins are left out."));
    addIf(notes, !holds.mission && !level.mission->empty(),
          DELVE_TEXT("formats", "The mission of the level is left out."));
    addIf(notes, !holds.recipe && level.recipe.has_value(),
          DELVE_TEXT("formats", "The recipe that made the level is left out."));
    addWhatBelongsToTheWorld(notes, world, level, holds);
    if (!holds.names) addNames(notes, world, level, request);
    return notes;
}

void addTilesReadAsOthers(Notes& notes, const World& world, const Level& level,
                          const std::function<Tile(std::uint32_t)>& readAs) {
    constexpr std::size_t maxNamed = 8;
    const auto own = ownTilesOn(level, world.tiles);
    std::string names;
    for (std::size_t i = 0; i < std::min(own.size(), maxNamed); ++i) {
        const auto& kind = world.tiles[own[i]];
        const auto& other = world.tiles[readAs(0xff000000 | std::uint32_t{kind.colour.red} << 16 |
                                               std::uint32_t{kind.colour.green} << 8 | kind.colour.blue)];
        names += (names.empty() ? "" : ", ") + kind.name + " → " + other.name;
    }
    if (own.size() > maxNamed) names += ", …";
    if (!own.empty())
        notes.push_back({DELVE_TEXT_N("formats", "%n tile(s) of the map's own become other tiles when the picture is "
                                                 "read: %1."),
                         static_cast<std::int64_t>(own.size()),
                         {names}});
}

const Level& levelToWrite(const World& world, const WriteRequest& request) {
    const auto* const wanted = request.level.empty() ? nullptr : world.find(request.level);
    return wanted ? *wanted : world.levels.front();
}

} // namespace delve::editor
