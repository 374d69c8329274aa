#include "playtest/proof/strong_parts.h"

#include "generation/level/patience.h"

#include <algorithm>

namespace delve::play {
namespace {

/// Without recursion, since a chain of portals may be as long as a world has levels.
class Tarjan {
public:
    Tarjan(const PartGraph& parts, const Held& held, const std::function<bool()>& stopped)
        : m_parts(parts), m_held(held), m_patience(stopped), m_order(parts.count(), 0), m_low(parts.count(), 0) {
        m_found.groupOf.assign(parts.count(), PartGraph::none);
    }

    StrongParts find() {
        for (std::uint32_t part = 0; part < m_parts.count(); ++part)
            if (m_order[part] == 0) visitFrom(part);
        if (m_patience.ended(0)) {
            m_found.groupOf.assign(m_parts.count(), 0);
            m_groups = 1;
        }
        collect();
        return std::move(m_found);
    }

private:
    struct Visit {
        std::uint32_t part;
        std::size_t next = 0; ///< passage
    };

    void enter(std::uint32_t part) {
        m_order[part] = m_low[part] = ++m_entered;
        m_open.push_back(part);
        m_visits.push_back({part});
    }

    void visitFrom(std::uint32_t first) {
        enter(first);
        while (!m_visits.empty() && !m_patience.ended()) {
            auto& visit = m_visits.back();
            const auto part = visit.part;
            const auto passages = m_parts.from(part);
            if (visit.next == passages.size()) {
                leave(part);
                continue;
            }
            const auto& passage = passages[visit.next++];
            if (!isSubset(passage.needs, m_held)) continue;
            if (m_order[passage.to] == 0) enter(passage.to);
            else if (m_found.groupOf[passage.to] == PartGraph::none)
                m_low[part] = std::min(m_low[part], m_order[passage.to]);
        }
    }

    void leave(std::uint32_t part) {
        m_visits.pop_back();
        if (!m_visits.empty()) {
            auto& before = m_low[m_visits.back().part];
            before = std::min(before, m_low[part]);
        }
        if (m_low[part] != m_order[part]) return;
        for (bool last = false; !last; m_open.pop_back()) {
            m_found.groupOf[m_open.back()] = m_groups;
            last = m_open.back() == part;
        }
        ++m_groups;
    }

    void collect() {
        m_found.items.resize(m_groups);
        m_found.firstMember.assign(m_groups + 1, 0);
        for (const auto group : m_found.groupOf) ++m_found.firstMember[group + 1];
        for (std::uint32_t group = 0; group < m_groups; ++group)
            m_found.firstMember[group + 1] += m_found.firstMember[group];
        auto next = m_found.firstMember;
        m_found.members.resize(m_parts.count());
        for (std::uint32_t part = 0; part < m_parts.count(); ++part) {
            const auto group = m_found.groupOf[part];
            m_found.members[next[group]++] = part;
            m_found.items[group] |= m_parts.itemsOf(part);
            for (const auto& passage : m_parts.from(part))
                if (passage.takes.any() && m_found.groupOf[passage.to] == group && isSubset(passage.needs, m_held))
                    m_found.items[group] |= passage.takes;
        }
    }

    const PartGraph& m_parts;
    const Held& m_held;
    Patience m_patience;
    std::vector<std::uint32_t> m_order; ///< in which they are entered, from 1 on
    std::vector<std::uint32_t> m_low;
    std::vector<std::uint32_t> m_open; ///< entered, and of no group yet
    std::vector<Visit> m_visits;
    std::uint32_t m_entered = 0;
    std::uint32_t m_groups = 0;
    StrongParts m_found;
};

} // namespace

StrongParts strongPartsOf(const PartGraph& parts, const Held& held, const std::function<bool()>& stopped) {
    return Tarjan(parts, held, stopped).find();
}

const StrongParts& StrongPartsByHeld::of(const Held& held) {
    const auto opening = m_parts.openingOf(held);
    const auto found = m_known.find(opening);
    if (found != m_known.end()) return found->second;
    return m_known.emplace(opening, strongPartsOf(m_parts, held, m_stopped)).first->second;
}

} // namespace delve::play
