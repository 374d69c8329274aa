// The mission of a level in a file.
#include "generation/level/delve/members.h"
#include "generation/level/delve/read_parts.h"
#include "generation/level/delve/write_parts.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace delve {
namespace {

constexpr std::string_view betweenMembers = ",\n        "; ///< of the mission; a cycle stands on one line

MissionPattern readPattern(JsonValue value) {
    const auto pattern = missionPatternFromName(value.text());
    if (!pattern)
        value.expected(DELVE_TEXT("delve-file", "Expected lock-and-key, two-ways, hidden-shortcut, one-way, "
                                                "foreshadowing or guarded-treasure, found %1."));
    return pattern.value_or(MissionPattern::LockAndKey);
}

std::vector<std::string> readIds(JsonValue value) {
    std::vector<std::string> ids;
    ids.reserve(value.size());
    value.elements([&](JsonValue id) { ids.emplace_back(id.text()); });
    return ids;
}

std::vector<Cell> readCells(JsonValue value) {
    std::vector<Cell> cells;
    cells.reserve(value.size());
    value.elements([&](JsonValue cell) { cells.push_back(readCell(cell)); });
    return cells;
}

constexpr std::array<Member<MissionCycle>, 5> cycleMembers{{
    {"pattern", Needed::Yes, [](MissionCycle& cycle, JsonValue value) { cycle.pattern = readPattern(value); }},
    {"rooms", Needed::No, [](MissionCycle& cycle, JsonValue value) { cycle.rooms = readIds(value); }},
    {"locks", Needed::No, [](MissionCycle& cycle, JsonValue value) { cycle.locks = readIds(value); }},
    {"keys", Needed::No, [](MissionCycle& cycle, JsonValue value) { cycle.keys = readIds(value); }},
    {"cells", Needed::No, [](MissionCycle& cycle, JsonValue value) { cycle.cells = readCells(value); }},
}};

constexpr std::array<Member<Mission>, 1> missionMembers{{
    {"cycles", Needed::Yes,
     [](Mission& mission, JsonValue value) {
         mission.cycles.reserve(value.size());
         value.elements([&](JsonValue element) {
             auto& cycle = mission.cycles.emplace_back();
             readMembers(element, cycleMembers, cycle, cycle.unknown);
         });
     }},
}};

/// A list on one line, left out if it is empty.
template <class List, class Write>
void writeList(TextOut& out, std::string_view name, const List& list, std::string_view inner, Write write) {
    if (list.empty()) return;
    out << ", \"" << name << "\": [" << inner;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0) out << ", ";
        write(list[i]);
    }
    out << inner << ']';
}

void writeCycle(TextOut& out, const MissionCycle& cycle) {
    const auto id = [&out](const std::string& text) { out.quoted(text); };
    out << "{ \"pattern\": \"" << nameOf(cycle.pattern) << '"';
    writeList(out, "rooms", cycle.rooms, "", id);
    writeList(out, "locks", cycle.locks, "", id);
    writeList(out, "keys", cycle.keys, "", id);
    writeList(out, "cells", cycle.cells, " ", [&out](Cell cell) { out.cell(cell); });
    writeEnd(out, cycle.unknown);
}

} // namespace

Mission readMission(JsonValue value) {
    Mission mission;
    readMembers(value, missionMembers, mission, [&](std::string_view, JsonValue, std::string_view member) {
        keepUnknown(mission.unknown, member, betweenMembers);
    });
    return mission;
}

void writeMission(TextOut& out, const Mission& mission) {
    out << "{\n        \"cycles\": [";
    for (std::size_t i = 0; i < mission.cycles.size(); ++i) {
        if (!out.endLine(i == 0 ? "\n" : ",\n")) return;
        out << "          ";
        writeCycle(out, mission.cycles[i]);
    }
    out << (mission.cycles.empty() ? "]" : "\n        ]");
    if (!mission.unknown.empty()) out << betweenMembers << mission.unknown;
    out << "\n      }";
}

} // namespace delve
