#include "generation/collapse/check_rules.h"

#include "generation/collapse/modules.h"
#include "generation/collapse/orientation.h"

#include <algorithm>
#include <set>

namespace delve::collapse {
namespace {

/// The value of a member; where it is missing, the object itself: a refusal needs a place.
JsonValue memberOr(JsonValue object, std::string_view name) { return object.find(name).value_or(object); }

/// Calls look(element, its JSON) for each element of a list that was read from the member `name`.
template <class List, class Look>
void forEachRead(const List& list, JsonValue json, std::string_view name, Look look) {
    const auto read = json.find(name);
    if (!read) return;
    std::size_t i = 0;
    read->elements([&](JsonValue element) { look(list[i++], element); });
}

class RuleCheck {
public:
    RuleCheck(const RuleTable& table, JsonValue json) : m_table(table), m_json(json) {
        for (const auto& entry : table.legend) m_glyphs += entry.glyph;
        for (const auto& module : table.modules) {
            for (const auto& label : module.sides) {
                m_labels.insert(label);
                m_labels.insert(backwards(label));
            }
            if (!module.group.empty()) m_groups.insert(module.group);
        }
    }

    void run() {
        checkModules();
        if (m_json.refused()) return;
        if (m_table.edge) checkLabels(*m_table.edge, memberOr(m_json, "edge"));
        checkMeets();
        forEachRead(m_table.leans, m_json, "leans", [&](const Lean& lean, JsonValue json) {
            for (const auto& group : {lean.placed, lean.raises})
                if (!m_groups.contains(group))
                    json.refuse({DELVE_TEXT("rule-table", "No module belongs to the group “%1”."), {clipped(group)}});
        });
        forEachRead(m_table.allow, m_json, "allow", [&](const auto& pair, JsonValue json) { checkPair(pair, json); });
        forEachRead(m_table.forbid, m_json, "forbid", [&](const auto& pair, JsonValue json) { checkPair(pair, json); });
        if (!m_json.refused()) checkCount();
        if (m_table.grow && !m_json.refused()) checkGrowth(*m_table.grow, memberOr(m_json, "grow"));
    }

private:
    void checkModules() {
        if (m_table.modules.empty())
            memberOr(m_json, "modules").refuse({DELVE_TEXT("rule-table", "Expected at least one module.")});
        std::set<std::string_view> names;
        forEachRead(m_table.modules, m_json, "modules", [&](const RuleModule& module, JsonValue json) {
            if (!names.insert(module.name).second)
                memberOr(json, "name")
                    .refuse({DELVE_TEXT("rule-table", "Duplicate module name “%1”; rename one of them."),
                             {clipped(module.name)}});
            checkRows(module, memberOr(json, "rows"));
            if (!json.refused()) checkSymmetry(module, memberOr(json, "symmetry"));
        });
    }

    void checkRows(const RuleModule& module, JsonValue json) const {
        const auto side = static_cast<std::size_t>(m_table.side);
        const auto fits = [&](const std::string& row) { return row.size() == side; };
        if (module.rows.size() != side || !std::ranges::all_of(module.rows, fits))
            return json.refuse({DELVE_TEXT("rule-table", "Expected %1 rows of %1 glyphs each, to match “side”."),
                                {std::to_string(side)}});
        for (const auto& row : module.rows)
            for (const char glyph : row)
                if (m_glyphs.find(glyph) == std::string::npos)
                    json.refuse({DELVE_TEXT("rule-table", "Unknown glyph “%1”. Add it to the legend, or remove it."),
                                 {std::string(1, glyph)}});
    }

    static void checkSymmetry(const RuleModule& module, JsonValue json) {
        const auto different = differentOrientations(module, module.symmetry);
        if (different != static_cast<std::size_t>(module.symmetry))
            json.refuse({DELVE_TEXT("rule-table", "Symmetry %1 needs %1 different turns of the module, but it has only "
                                                  "%2. Use a lower symmetry."),
                         {std::to_string(module.symmetry), std::to_string(different)}});
    }

    void checkLabels(const std::vector<std::string>& labels, JsonValue json) const {
        for (const auto& label : labels)
            if (!m_labels.contains(label))
                json.refuse({DELVE_TEXT("rule-table", "No module has a side labelled “%1”."), {clipped(label)}});
    }

    void checkMeets() const {
        const auto json = memberOr(m_json, "meets");
        for (const auto& meeting : m_table.meets) {
            checkLabels({meeting.side}, json);
            checkLabels(meeting.meets, json);
        }
    }

    void checkPair(const Neighbours& pair, JsonValue json) const {
        checkName(pair.module, memberOr(json, "module"));
        checkName(pair.neighbour, memberOr(json, "neighbour"));
    }

    void checkName(const std::string& name, JsonValue json) const {
        if (!m_table.find(name)) json.refuse({DELVE_TEXT("rule-table", "Unknown module “%1”."), {clipped(name)}});
    }

    void checkCount() const {
        std::size_t count = 0;
        for (const auto& module : m_table.modules) count += static_cast<std::size_t>(module.symmetry);
        if (count > maxModules)
            memberOr(m_json, "modules")
                .refuse({DELVE_TEXT("rule-table", "Too many modules: %1 with all their turns; at most %2 are allowed."),
                         {std::to_string(count), std::to_string(maxModules)}});
    }

    void checkGrowth(const Growth& grow, JsonValue json) const {
        for (const auto& name : grow.first) checkName(name, memberOr(json, "first"));
        checkLabels(grow.across, memberOr(json, "across"));
        checkName(grow.rest, memberOr(json, "rest"));
        if (grow.first.empty())
            memberOr(json, "first")
                .refuse({DELVE_TEXT("rule-table", "Expected at least one module for the pattern to begin with.")});
        if (json.refused()) return;
        if (m_table.find(grow.rest)->symmetry != 1)
            memberOr(json, "rest")
                .refuse({DELVE_TEXT("rule-table", "The rest module “%1” must have a symmetry of 1."), {grow.rest}});
        else if (!Modules(m_table).restFills())
            memberOr(json, "rest")
                .refuse({DELVE_TEXT("rule-table",
                                    "The rest module “%1” cannot fill the remaining cells: it must fit itself and the "
                                    "edge on every side, and have no side that the pattern grows across."),
                         {grow.rest}});
    }

    const RuleTable& m_table;
    JsonValue m_json;
    std::string m_glyphs;
    std::set<std::string, std::less<>> m_labels;
    std::set<std::string, std::less<>> m_groups;
};

} // namespace

void checkRules(const RuleTable& table, JsonValue json) { RuleCheck(table, json).run(); }

} // namespace delve::collapse
