// The writer of rule tables: keys in a fixed order, a module's rows one above the other.
#include "generation/collapse/rule_table.h"
#include "generation/level/delve/json_text.h"

namespace delve::collapse {
namespace {

std::string quoted(std::string_view text) {
    std::string out;
    appendJsonText(out, text);
    return out;
}

template <class List, class Write>
std::string joined(const List& list, Write write) {
    std::string out;
    for (const auto& item : list) {
        if (!out.empty()) out += ", ";
        out += write(item);
    }
    return out;
}

std::string listOf(const std::vector<std::string>& texts) { return '[' + joined(texts, quoted) + ']'; }

/// A member whose value is a list, each of its items in a line of its own.
template <class List, class Write>
void lines(std::string& out, std::string_view name, const List& list, Write write) {
    out += ",\n  " + quoted(name) + ": [";
    const char* between = "\n    ";
    for (const auto& item : list) {
        out += between + write(item);
        between = ",\n    ";
    }
    out += "\n  ]";
}

std::string textOf(const RuleModule& module) {
    std::string out = "{ \"name\": " + quoted(module.name) + ", \"weight\": " + std::to_string(module.weight);
    if (!module.group.empty()) out += ", \"group\": " + quoted(module.group);
    if (module.symmetry != 1) out += ", \"symmetry\": " + std::to_string(module.symmetry);
    out += ", \"sides\": [" + joined(module.sides, quoted) + "],";
    if (module.rows.size() == 1) return out + " \"rows\": [" + quoted(module.rows.front()) + "] }";
    out += "\n      \"rows\": [";
    const char* between = "\n        ";
    for (const auto& row : module.rows) {
        out += between + quoted(row);
        between = ",\n        ";
    }
    return out + "\n      ] }";
}

std::string textOf(const Neighbours& pair) {
    std::string out = "{ \"module\": " + quoted(pair.module) + ", \"side\": " + quoted(nameOf(pair.side)) +
                      ", \"neighbour\": " + quoted(pair.neighbour);
    if (pair.facing) out += ", \"facing\": " + quoted(nameOf(*pair.facing));
    return out + " }";
}

std::string textOf(const Growth& grow) {
    return "{ \"first\": " + listOf(grow.first) + ", \"across\": " + listOf(grow.across) +
           ", \"rest\": " + quoted(grow.rest) + " }";
}

} // namespace

std::string ruleTableText(const RuleTable& table) {
    const auto pair = [](const Neighbours& item) { return textOf(item); };
    std::string out = "{\n  \"rules\": " + std::to_string(ruleTableVersion);
    out += ",\n  \"name\": " + quoted(table.name);
    out += ",\n  \"side\": " + std::to_string(table.side);
    out += ",\n  \"legend\": { " +
           joined(table.legend,
                  [](const LegendEntry& entry) {
                      return quoted({&entry.glyph, 1}) + ": " + quoted(entry.tile);
                  }) +
           " }";
    out += ",\n  \"around\": " + quoted(table.around);
    if (table.edge) out += ",\n  \"edge\": " + listOf(*table.edge);
    if (!table.meets.empty())
        out += ",\n  \"meets\": { " +
               joined(table.meets,
                      [](const LabelMatch& meeting) { return quoted(meeting.side) + ": " + listOf(meeting.meets); }) +
               " }";
    if (!table.leans.empty())
        out += ",\n  \"leans\": [" +
               joined(table.leans,
                      [](const Lean& lean) {
                          return listOf({lean.placed, lean.raises});
                      }) +
               ']';
    if (table.grow) out += ",\n  \"grow\": " + textOf(*table.grow);
    lines(out, "modules", table.modules, [](const RuleModule& module) { return textOf(module); });
    if (!table.allow.empty()) lines(out, "allow", table.allow, pair);
    if (!table.forbid.empty()) lines(out, "forbid", table.forbid, pair);
    return out + "\n}\n";
}

} // namespace delve::collapse
