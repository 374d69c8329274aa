#include "playtest/proof/part_graph.h"

#include <algorithm>
#include <utility>

namespace delve::play {

void PartGraph::sortPassages() {
    m_firstPassage.assign(std::size_t{m_count} + 1, 0);
    for (const auto& passage : m_passages) {
        ++m_firstPassage[std::size_t{passage.from} + 1];
        m_opening |= passage.needs;
    }
    for (std::size_t part = 0; part < m_count; ++part) m_firstPassage[part + 1] += m_firstPassage[part];
    if (std::ranges::is_sorted(m_passages, {}, &Passage::from)) return;
    std::vector<Passage> sorted(m_passages.size());
    auto next = m_firstPassage;
    for (const auto& passage : m_passages) sorted[next[passage.from]++] = passage;
    m_passages = std::move(sorted);
}

} // namespace delve::play
