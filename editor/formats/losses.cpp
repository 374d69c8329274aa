#include "editor/formats/losses.h"

#include <algorithm>

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

const Level& levelToWrite(const World& world, const WriteRequest& request) {
    const auto* const wanted = request.level.empty() ? nullptr : world.find(request.level);
    return wanted ? *wanted : world.levels.front();
}

} // namespace delve
