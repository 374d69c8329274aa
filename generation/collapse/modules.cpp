#include "generation/collapse/modules.h"

#include <algorithm>
#include <map>

namespace delve::collapse {
namespace {

/// Which labels match, both read from the same end. Computed for the labels that a table names under "meets", with all
/// that follows: both ways, and read from the other end. A label that is not named there matches itself.
class Meetings {
public:
    explicit Meetings(const RuleTable& table) {
        for (const auto& meeting : table.meets)
            for (const auto& other : meeting.meets) {
                add(meeting.side, other);
                add(backwards(meeting.side), backwards(other));
            }
        for (const auto& meeting : table.meets)
            for (const auto& label : {meeting.side, backwards(meeting.side)}) m_named[label];
    }

    /// `b` as it is read around its own module.
    [[nodiscard]] bool meet(const std::string& a, const std::string& b) const {
        if (a.empty() || b.empty()) return false;
        const std::string other = backwards(b);
        if (a == other && !m_named.contains(a)) return true;
        return m_pairs.contains({a, other});
    }

private:
    void add(const std::string& a, const std::string& b) {
        m_pairs[{a, b}];
        m_pairs[{b, a}];
    }
    std::map<std::pair<std::string, std::string>, bool> m_pairs;
    std::map<std::string, bool> m_named;
};

} // namespace

Modules::Modules(RuleTable table) : m_table(std::move(table)) {
    addTurns();
    m_sets.assign((4 * count() + 8) * words(), 0);
    joinLabels();
    applyPairs(m_table.allow, true);
    applyPairs(m_table.forbid, false);
    findRim();
    findGrowth();
}

void Modules::addTurns() {
    const auto groupOf = [&](const std::string& name) {
        if (name.empty()) return std::ptrdiff_t{-1};
        auto found = std::ranges::find(m_groups, name);
        if (found == m_groups.end()) found = m_groups.insert(m_groups.end(), name);
        return found - m_groups.begin();
    };
    for (std::size_t rule = 0; rule < m_table.modules.size(); ++rule) {
        const auto& module = m_table.modules[rule];
        for (const auto orientation : orientationsOf(module.symmetry)) {
            auto& made = m_modules.emplace_back();
            made.rule = static_cast<std::uint16_t>(rule);
            made.orientation = orientation;
            made.weight = static_cast<std::uint32_t>(module.weight);
            made.group = static_cast<std::int16_t>(groupOf(module.group));
            m_rotated.push_back(rotated(module, orientation));
            std::string glyphs;
            for (const auto& row : m_rotated.back().rows) glyphs += row;
            m_glyphs.push_back(std::move(glyphs));
        }
    }
    for (const auto& lean : m_table.leans)
        m_leans.push_back(
            {static_cast<std::size_t>(groupOf(lean.placed)), static_cast<std::size_t>(groupOf(lean.raises))});
}

void Modules::put(std::size_t set, std::size_t module, bool on) {
    auto& word = m_sets[set * words() + module / 64];
    const auto bit = std::uint64_t{1} << (module % 64);
    word = on ? word | bit : word & ~bit;
}

void Modules::setPair(std::size_t a, Direction side, std::size_t b, bool on) {
    put(static_cast<std::size_t>(side) * count() + a, b, on);
    put(static_cast<std::size_t>(opposite(side)) * count() + b, a, on);
}

void Modules::joinLabels() {
    const Meetings meetings(m_table);
    std::map<std::pair<std::string, std::string>, bool> known; // few labels, many pairs of modules
    for (std::size_t a = 0; a < count(); ++a)
        for (const auto side : {Direction::East, Direction::South})
            for (std::size_t b = 0; b < count(); ++b) {
                const auto& here = m_rotated[a].sides[static_cast<std::size_t>(side)];
                const auto& there = m_rotated[b].sides[static_cast<std::size_t>(opposite(side))];
                const auto [entry, isNew] = known.try_emplace({here, there}, false);
                if (isNew) entry->second = meetings.meet(here, there);
                if (entry->second) setPair(a, side, b, true);
            }
}

void Modules::applyPairs(const std::vector<Neighbours>& pairs, bool allowed) {
    for (const auto& pair : pairs)
        for (std::size_t a = 0; a < count(); ++a) {
            if (m_rotated[a].name != pair.module) continue;
            const auto side = rotated(pair.side, m_modules[a].orientation);
            for (std::size_t b = 0; b < count(); ++b)
                if (m_rotated[b].name == pair.neighbour &&
                    (!pair.facing || rotated(*pair.facing, m_modules[b].orientation) == opposite(side)))
                    setPair(a, side, b, allowed);
        }
}

void Modules::findRim() {
    for (const auto side : directionsClockwise)
        for (std::size_t module = 0; module < count(); ++module) {
            const auto& label = m_rotated[module].sides[static_cast<std::size_t>(side)];
            const auto isIt = [&](const std::string& named) { return named == label || backwards(named) == label; };
            if (!m_table.edge || std::ranges::any_of(*m_table.edge, isIt))
                put(4 * count() + static_cast<std::size_t>(side), module, true);
        }
}

void Modules::findGrowth() {
    if (!m_table.grow) return;
    const auto& grow = *m_table.grow;
    m_first.resize(grow.first.size());
    for (std::size_t module = 0; module < count(); ++module) {
        const auto& name = m_rotated[module].name;
        if (name == grow.rest) m_rest = static_cast<ModuleId>(module);
        for (std::size_t i = 0; i < grow.first.size(); ++i)
            if (name == grow.first[i]) m_first[i].push_back(static_cast<ModuleId>(module));
        for (const auto side : directionsClockwise) {
            const auto& label = m_rotated[module].sides[static_cast<std::size_t>(side)];
            if (std::ranges::find(grow.across, label) == grow.across.end()) continue;
            m_modules[module].open = static_cast<std::uint8_t>(m_modules[module].open | 1 << static_cast<int>(side));
            put(4 * count() + 4 + static_cast<std::size_t>(side), module, true);
        }
    }
}

bool Modules::restFills() const {
    if (m_rest == noModule || m_modules[m_rest].open != 0) return false;
    return std::ranges::all_of(directionsClockwise, [&](Direction side) {
        return mayStand(m_rest, side, m_rest) && ((atRim(side)[m_rest / 64] >> (m_rest % 64)) & 1);
    });
}

std::string Modules::nameOf(ModuleId module) const {
    return collapse::nameOf(m_table.modules[m_modules[module].rule], m_modules[module].orientation);
}

std::string_view Modules::glyphs(ModuleId module) const { return m_glyphs[module]; }

} // namespace delve::collapse
