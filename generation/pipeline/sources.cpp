#include "generation/pipeline/sources.h"

#include <algorithm>

namespace delve::generation {
namespace {

Failure noSuchLevel(const std::string& id) {
    return badInput(
        {DELVE_TEXT("sources", "Level %1 is not among the stamps; choose another, or load stamps that contain it."),
         {id}});
}

/// The tiles and things of a rectangle, as a level of its own.
Level cutOut(const Level& level, const Rect& part) {
    Level cut;
    cut.id = level.id;
    cut.name = level.name;
    cut.tiles = Grid({part.width, part.height});
    for (std::int32_t y = 0; y < part.height; ++y)
        for (std::int32_t x = 0; x < part.width; ++x)
            cut.tiles.set({x, y}, level.tiles.at(Cell{part.x + x, part.y + y}));
    auto& things = cut.things.write();
    for (auto thing : *level.things) {
        if (!part.contains(thing.at)) continue;
        thing.at = {thing.at.x - part.x, thing.at.y - part.y};
        things.push_back(std::move(thing));
    }
    return cut;
}

} // namespace

Result<std::string> Sources::readFile(const FileName& file) const {
    if (file.name.empty()) return badInput({DELVE_TEXT("sources", "No file is given; choose one.")});
    if (!files)
        return badInput(
            {DELVE_TEXT("sources", "%1: the map has no folder yet to look in. Save the map first."), {file.name}});
    return files(file.name);
}

Result<Level> Sources::levelAt(const LevelPart& part) const {
    const auto stamp = std::ranges::find(stamps, part.level, &Level::id);
    const Level* const level = stamp != stamps.end() ? &*stamp : base && base->id == part.level ? base : nullptr;
    if (part.level.empty() || !level) return noSuchLevel(part.level);
    if (!part.part) return *level;
    if (part.part->intersected(wholeOf(level->size())) != *part.part)
        return badInput({DELVE_TEXT("sources", "%1 lies outside the level, which has %2 x %3 cells."),
                         {toText(part), std::to_string(level->size().width), std::to_string(level->size().height)}});
    return cutOut(*level, *part.part);
}

} // namespace delve::generation
