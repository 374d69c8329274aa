#include "editor/history/naming.h"

#include "editor/text/message_text.h"
#include "generation/level/world_changes.h"

namespace delve::editor {

void nameWorld(World& world) {
    if (world.name.empty()) world.name = toQString(DELVE_TEXT("Document", "Untitled")).toStdString();
    if (world.levels.empty()) {
        Level level;
        level.tiles = Grid(defaultSize);
        world.levels.push_back(std::move(level));
    }
    const auto levels = world.levels;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (!levels[i].id.empty() && !levels[i].name.empty()) continue; // write access would copy the level
        auto& level = world.levels[i];
        if (level.id.empty()) level.id = freeLevelId(world);
        const Message name{DELVE_TEXT("Document", "Level %1"), {std::to_string(i + 1)}};
        if (level.name.empty()) level.name = toQString(name).toStdString();
    }
}

} // namespace delve::editor
