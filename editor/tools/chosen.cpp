#include "editor/tools/chosen.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace delve::editor {

std::vector<std::string> Chosen::things() const {
    std::vector<std::string> all;
    if (thing.empty()) return all;
    all.reserve(1 + others.size());
    all.push_back(thing);
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

Chosen Chosen::ofThings(std::vector<std::string> ids) {
    if (ids.empty()) return {};
    ids.resize(std::min(ids.size(), mostThings));
    Chosen chosen;
    chosen.thing = std::move(ids.front());
    chosen.others.assign(std::make_move_iterator(ids.begin() + 1), std::make_move_iterator(ids.end()));
    return chosen;
}

RoomId roomOf(const Chosen& chosen, const Level& level) {
    for (std::size_t i = 0; !chosen.room.empty() && i < level.rooms->size(); ++i)
        if ((*level.rooms)[i].id == chosen.room) return static_cast<RoomId>(i);
    return noRoom;
}

std::optional<Rect> areaOf(const Chosen& chosen, const Level& level) {
    if (const auto* const thing = chosen.thing.empty() ? nullptr : findThing(level, chosen.thing))
        return Rect{thing->at.x, thing->at.y, 1, 1};
    const RoomId room = roomOf(chosen, level);
    return room == noRoom ? std::nullopt : std::optional((*level.rooms)[room].box);
}

std::vector<Rect> areasOf(const Chosen& chosen, const Level& level) {
    std::vector<Rect> areas;
    if (chosen.several())
        for (const auto* const thing : thingsOf(chosen, level)) areas.push_back({thing->at.x, thing->at.y, 1, 1});
    else if (const auto area = areaOf(chosen, level)) areas.push_back(*area);
    return areas;
}

Chosen existing(const Chosen& chosen, const Level& level) {
    if (!chosen.several()) return areaOf(chosen, level) ? chosen : Chosen{};
    std::unordered_set<std::string_view> there;
    for (const auto* const thing : thingsOf(chosen, level)) there.insert(thing->id);
    auto ids = chosen.things();
    std::erase_if(ids, [&there](const std::string& id) { return !there.contains(id); });
    return Chosen::ofThings(std::move(ids));
}

Chosen toggled(const Chosen& chosen, const std::string& thing) {
    auto ids = chosen.things();
    const auto found = std::ranges::find(ids, thing);
    if (found != ids.end()) ids.erase(found);
    else ids.push_back(thing);
    return Chosen::ofThings(std::move(ids));
}

std::vector<const Thing*> thingsOf(const Chosen& chosen, const Level& level) {
    std::vector<const Thing*> things;
    if (chosen.thing.empty()) return things;
    if (!chosen.several()) {
        if (const auto* const thing = findThing(level, chosen.thing)) things.push_back(thing);
        return things;
    }
    std::unordered_set<std::string_view> wanted(chosen.others.begin(), chosen.others.end());
    wanted.insert(chosen.thing);
    for (const auto& thing : *level.things)
        if (wanted.contains(thing.id)) things.push_back(&thing);
    return things;
}

Chosen thingsOn(const BitGrid& cells, const Level& level) {
    std::vector<std::string> ids;
    if (cells.size() != level.size()) return {};
    for (const auto& thing : *level.things)
        if (cells.has(thing.at)) ids.push_back(thing.id);
    return Chosen::ofThings(std::move(ids));
}

} // namespace delve::editor
