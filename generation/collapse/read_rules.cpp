// The reader of rule tables: errors found while reading a value name its place. check_rules.cpp checks what concerns
// several parts of the table.
#include "generation/collapse/check_rules.h"
#include "generation/collapse/rule_table.h"
#include "generation/level/delve/json_stream.h"
#include "generation/level/delve/members.h"

#include <algorithm>

namespace delve::collapse {
namespace {

/// Names are short and printable, so that messages and files stay readable.
std::string readName(JsonValue value) {
    const auto text = value.text();
    if (text.empty() || text.size() > 64)
        value.expected(DELVE_TEXT("rule-table", "Expected a name of 1 to 64 characters, found %1."));
    return std::string(text);
}

std::vector<std::string> readNames(JsonValue value) {
    std::vector<std::string> names;
    value.elements([&](JsonValue name) { names.push_back(readName(name)); });
    return names;
}

Direction readDirection(JsonValue value) {
    const auto direction = directionFromName(value.text());
    if (!direction) value.expected(DELVE_TEXT("rule-table", "Expected north, east, south or west, found %1."));
    return direction.value_or(Direction::North);
}

template <class T, std::size_t count>
void readKnown(JsonValue value, const std::array<Member<T>, count>& members, T& into) {
    readMembers(value, members, into, [&](std::string_view name, JsonValue content, std::string_view) {
        std::string known;
        for (const auto& member : members) known += (known.empty() ? "" : ", ") + std::string(member.name);
        content.refuse({DELVE_TEXT("rule-table", "Unknown member “%1”; expected one of: %2."), {clipped(name), known}});
    });
}

void readSides(RuleModule& module, JsonValue value) {
    std::size_t count = 0;
    value.elements([&](JsonValue side) {
        if (count < 4) module.sides[count] = side.text();
        ++count;
    });
    if (count != 4)
        value.expected(DELVE_TEXT("rule-table", "Expected four side labels (north, east, south, west), found %1."));
}

void readSymmetry(RuleModule& module, JsonValue value) {
    const auto symmetry = value.whole32(1, 8);
    if (symmetry != 1 && symmetry != 2 && symmetry != 4 && symmetry != 8)
        value.expected(DELVE_TEXT("rule-table", "Expected a symmetry of 1, 2, 4 or 8, found %1."));
    module.symmetry = symmetry;
}

constexpr std::array<Member<RuleModule>, 6> moduleMembers{{
    {"name", Needed::Yes, [](RuleModule& module, JsonValue value) { module.name = readName(value); }},
    {"weight", Needed::No, [](RuleModule& module, JsonValue value) { module.weight = value.whole(1, largestWeight); }},
    {"group", Needed::No, [](RuleModule& module, JsonValue value) { module.group = readName(value); }},
    {"symmetry", Needed::No, readSymmetry},
    {"sides", Needed::No, readSides},
    {"rows", Needed::Yes,
     [](RuleModule& module, JsonValue value) {
         value.elements([&](JsonValue row) { module.rows.emplace_back(row.text()); });
     }},
}};

constexpr std::array<Member<Neighbours>, 4> neighbourMembers{{
    {"module", Needed::Yes, [](Neighbours& pair, JsonValue value) { pair.module = value.text(); }},
    {"side", Needed::Yes, [](Neighbours& pair, JsonValue value) { pair.side = readDirection(value); }},
    {"neighbour", Needed::Yes, [](Neighbours& pair, JsonValue value) { pair.neighbour = value.text(); }},
    {"facing", Needed::No, [](Neighbours& pair, JsonValue value) { pair.facing = readDirection(value); }},
}};

constexpr std::array<Member<Growth>, 3> growthMembers{{
    {"first", Needed::Yes, [](Growth& grow, JsonValue value) { grow.first = readNames(value); }},
    {"across", Needed::Yes, [](Growth& grow, JsonValue value) { grow.across = readNames(value); }},
    {"rest", Needed::Yes, [](Growth& grow, JsonValue value) { grow.rest = value.text(); }},
}};

template <class T, std::size_t count>
std::vector<T> readList(JsonValue value, const std::array<Member<T>, count>& members) {
    std::vector<T> list;
    value.elements([&](JsonValue element) { readKnown(element, members, list.emplace_back()); });
    return list;
}

void readVersion(RuleTable&, JsonValue value) {
    if (value.whole(1, 1'000'000) > ruleTableVersion)
        value.expected(DELVE_TEXT("rule-table",
                                  "This rule table has version %1, which needs a newer Delvewright; open it "
                                  "with that one."));
}

void readLegend(RuleTable& table, JsonValue value) {
    value.members([&](std::string_view name, JsonValue tile, std::string_view) {
        if (name.size() != 1 || name[0] < ' ' || name[0] > '~')
            tile.refuse({DELVE_TEXT("rule-table", "A glyph of the legend is one printable ASCII character, not “%1”."),
                         {clipped(name)}});
        else table.legend.push_back({name[0], std::string(tile.text())});
    });
}

void readMeets(RuleTable& table, JsonValue value) {
    value.members([&](std::string_view name, JsonValue labels, std::string_view) {
        table.meets.push_back({std::string(name), readNames(labels)});
    });
}

void readLeans(RuleTable& table, JsonValue value) {
    value.elements([&](JsonValue lean) {
        auto groups = readNames(lean);
        if (groups.size() != 2)
            lean.expected(DELVE_TEXT("rule-table",
                                     "Expected two groups, the placed one and the one it makes more likely, "
                                     "found %1."));
        else table.leans.push_back({std::move(groups[0]), std::move(groups[1])});
    });
}

constexpr std::array<Member<RuleTable>, 12> tableMembers{{
    {"rules", Needed::Yes, readVersion},
    {"name", Needed::Yes, [](RuleTable& table, JsonValue value) { table.name = readName(value); }},
    {"side", Needed::No, [](RuleTable& table, JsonValue value) { table.side = value.whole32(1, largestModuleSide); }},
    {"legend", Needed::Yes, readLegend},
    {"around", Needed::No, [](RuleTable& table, JsonValue value) { table.around = value.text(); }},
    {"edge", Needed::No, [](RuleTable& table, JsonValue value) { table.edge = readNames(value); }},
    {"meets", Needed::No, readMeets},
    {"leans", Needed::No, readLeans},
    {"grow", Needed::No,
     [](RuleTable& table, JsonValue value) { readKnown(value, growthMembers, table.grow.emplace()); }},
    {"modules", Needed::Yes, [](RuleTable& table, JsonValue value) { table.modules = readList(value, moduleMembers); }},
    {"allow", Needed::No, [](RuleTable& table, JsonValue value) { table.allow = readList(value, neighbourMembers); }},
    {"forbid", Needed::No, [](RuleTable& table, JsonValue value) { table.forbid = readList(value, neighbourMembers); }},
}};

class RuleReader : public JsonListener {
public:
    bool enters(std::string_view, JsonKind) override { return false; }
    std::optional<Message> left() override { return {}; }
    void value(std::string_view, std::string_view, JsonValue value) override {
        readKnown(value, tableMembers, m_table);
        if (!value.refused()) checkRules(m_table, value);
    }
    [[nodiscard]] RuleTable take() { return std::move(m_table); }

private:
    RuleTable m_table;
};

} // namespace

Result<RuleTable> readRuleTable(std::string_view text) {
    RuleReader reader;
    if (const auto read = readJson(piecesOf(text), reader); !read) return read.failure();
    return reader.take();
}

} // namespace delve::collapse
