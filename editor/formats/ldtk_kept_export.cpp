#include "editor/formats/ldtk_kept_export.h"

#include "editor/ldtk/ldtk_kept.h"
#include "generation/level/rules.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// Of which of its worlds a level is; -1: of none.
int worldNumberOf(const QJsonObject& level) { return level[QLatin1String(ldtkMark)].toObject()["world"].toInt(-1); }

/// Has the world what only a map of ours holds?
bool saysMore(const World& world) {
    const auto more = [](const Level& level) {
        return !level.rooms->empty() || !level.links->empty() || !level.halls->empty() || level.recipe ||
               !level.mission->empty() || !level.pinned->none() || !level.keptEmpty->none() ||
               !level.pinnedThings->empty();
    };
    return std::ranges::any_of(world.levels, more) || *world.rules != Rules{} || world.tables != Tables{};
}

} // namespace

bool cameFromLdtk(const World& world) {
    return !keptLdtkOf(world.properties).isEmpty() &&
           std::ranges::none_of(world.levels, [](const Level& level) { return keptLdtkOf(level).isEmpty(); });
}

bool KeptLdtkWriter::writeLevels(int ofWorld, KeptLdtkDefinitions& definitions) {
    m_out << "\"levels\": [";
    std::string_view before = "\n";
    for (std::size_t i = 0; i < m_worlds.size(); ++i) {
        if (m_worlds[i] != ofWorld) continue;
        const auto& level = m_world.levels[i];
        m_out << std::exchange(before, ",\n");
        KeptLdtkLevel one(m_out, level, definitions, m_losses, m_feedback);
        if (!one.write()) {
            m_stopped = one.stopped();
            return false;
        }
    }
    m_out << ']';
    return true;
}

/// What the levels add to the definitions is known behind them.
bool KeptLdtkWriter::write() {
    auto project = keptLdtkOf(m_world.properties);
    KeptLdtkDefinitions definitions(project, m_world.tiles);
    const auto worlds = project["worlds"].toArray();
    for (const auto& level : m_world.levels) {
        const int number = worldNumberOf(keptLdtkOf(level));
        m_worlds.push_back(number < worlds.size() ? number : -1);
    }
    m_out << "{ ";
    if (!writeLevels(-1, definitions)) return false;
    m_out << ",\n  \"worlds\": [";
    for (int i = 0; i < worlds.size(); ++i) {
        m_out << (i == 0 ? "\n    {" : ",\n    {");
        if (writeMembers(m_out, worlds[i].toObject(), {"levels"})) m_out << ", ";
        if (!writeLevels(i, definitions)) return false;
        m_out << '}';
    }
    m_out << "],\n ";
    project["defs"] = definitions.definitions();
    project["externalLevels"] = false;
    writeMembers(m_out, project, {"levels", "worlds"});
    m_out << "\n}\n";
    return m_out.flush();
}

Notes KeptLdtkWriter::notes() const {
    Notes notes;
    const auto add = [&notes](std::int64_t count, const Text& text) {
        if (count > 0) notes.push_back({text, count, {}});
    };
    add(m_losses.cells, DELVE_TEXT_N("formats", "%n cell(s) were painted with tiles that their layer does not have in "
                                                "LDtk. They are left out."));
    add(m_losses.layers, DELVE_TEXT_N("formats", "%n decoration layer(s) that did not come from LDtk are left out."));
    add(m_losses.things,
        DELVE_TEXT_N("formats", "%n thing(s) of kinds for which the project has no entity are left out."));
    add(m_losses.properties, DELVE_TEXT_N("formats", "%n value(s) of levels and things for which the project has no "
                                                     "field are left out."));
    if (saysMore(m_world))
        notes.push_back(Message{DELVE_TEXT("formats", "Rooms, halls, pins, recipes, rules and tables are left out: a "
                                                      "project that came from LDtk has no place for them.")});
    return notes;
}

} // namespace delve::editor
