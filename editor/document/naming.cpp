#include "editor/document/naming.h"

#include "editor/text/message_text.h"
#include "generation/level/world_changes.h"

namespace delve {
namespace {

std::string untitled() { return toQString(DELVE_TEXT("Document", "Untitled")).toStdString(); }

} // namespace

void nameWorld(World& world) {
    if (world.name.empty()) world.name = untitled();
    if (world.levels.empty()) {
        Level level;
        level.tiles = Grid(usualSize);
        world.levels.push_back(std::move(level));
    }
    for (std::size_t i = 0; i < world.levels.size(); ++i) {
        auto& level = world.levels[i];
        if (level.id.empty()) level.id = freeLevelId(world);
        const Message name{DELVE_TEXT("Document", "Level %1"), {std::to_string(i + 1)}};
        if (level.name.empty()) level.name = toQString(name).toStdString();
    }
}

bool isUntitled(const World& world) {
    const std::string name = untitled();
    const std::string_view given(world.name);
    if (given == name) return true;
    if (!given.starts_with(name + ' ')) return false;
    const auto number = given.substr(name.size() + 1);
    return !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace delve
