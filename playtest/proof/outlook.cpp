#include "playtest/proof/outlook.h"

#include <algorithm>

namespace delve::play {

bool Outlook::isOpen(std::uint32_t part, Held held) {
    if (tooMany()) return true;
    const StrongParts* strong = &m_strong.of(held);
    for (auto more = strong->items[strong->groupOf[part]]; !isSubset(more, held);
         more = strong->items[strong->groupOf[part]]) {
        held |= more;
        strong = &m_strong.of(held);
    }
    const auto asked = strong->groupOf[part];
    auto& known = m_known[held]; // a reference to it stays valid
    if (known.empty()) {
        known.resize(strong->items.size());
        m_size += known.size();
    }
    if (known[asked]) return *known[asked];
    for (const auto group : groupsFrom(*strong, asked, held, known)) {
        // Where more is taken, one goes on with more.
        const bool takes = !isSubset(strong->items[group], held);
        known[group] = takes ? isOpen(strong->membersOf(group).front(), held)
                             : isMet(*strong, group, held) || leadsOn(*strong, group, held, known);
    }
    return *known[asked];
}

bool Outlook::isMet(const StrongParts& strong, std::uint32_t group, const Held& held) const {
    if (!isSubset(m_goal.items, held)) return false;
    return m_goal.parts.empty() ||
           std::ranges::any_of(strong.membersOf(group), [&](std::uint32_t part) { return m_goal.parts[part]; });
}

/// The groups that can be reached and are not known yet, those first to which others lead.
std::vector<std::uint32_t> Outlook::groupsFrom(const StrongParts& strong, std::uint32_t group, const Held& held,
                                               const Known& known) const {
    std::vector<std::uint32_t> groups{group};
    std::vector<bool> found(strong.items.size());
    found[group] = true;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!isSubset(strong.items[groups[i]], held)) continue;
        for (const auto part : strong.membersOf(groups[i]))
            for (const auto& passage : m_strong.parts().from(part)) {
                const auto to = strong.groupOf[passage.to];
                if (found[to] || known[to] || !isSubset(passage.needs, held)) continue;
                if (!isSubset(passage.takes, held)) continue; // leads on with more
                found[to] = true;
                groups.push_back(to);
            }
    }
    std::ranges::sort(groups);
    return groups;
}

bool Outlook::leadsOn(const StrongParts& strong, std::uint32_t group, const Held& held, const Known& known) {
    return std::ranges::any_of(strong.membersOf(group), [&](std::uint32_t part) {
        return std::ranges::any_of(m_strong.parts().from(part), [&](const PartGraph::Passage& passage) {
            const auto to = strong.groupOf[passage.to];
            if (to == group || !isSubset(passage.needs, held)) return false;
            return isSubset(passage.takes, held) ? known[to].value_or(false) : isOpen(passage.to, held | passage.takes);
        });
    });
}

} // namespace delve::play
