#include "generation/pipeline/components.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace delve::generation {
namespace {

std::uint64_t keyOf(Cell cell) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y)) << 32 | static_cast<std::uint32_t>(cell.x);
}

} // namespace

Components::Components(const Regions& regions, const BitGrid* pinned)
    : m_regions(regions), m_main(chooseMain(pinned)), m_count(regions.count()), m_parent(regions.count()),
      m_next(regions.count()), m_removed(regions.count()), m_parts(regions.count()) {
    std::iota(m_parent.begin(), m_parent.end(), Node{0});
    std::iota(m_next.begin(), m_next.end(), Node{0});
    listRuns();
}

Components::Node Components::chooseMain(const BitGrid* pinned) const {
    if (!pinned) return m_regions.largest();
    std::vector<std::int64_t> free(m_regions.count(), 0);
    for (std::int32_t y = 0; y < pinned->size().height; ++y)
        for (const auto& run : m_regions.row(y))
            for (auto x = run.x; x < run.x + run.length; ++x) free[run.region] += pinned->at({x, y}) ? 0 : 1;
    const auto max = std::max_element(free.begin(), free.end());
    return max == free.end() || *max == 0 ? m_regions.largest() : static_cast<Node>(max - free.begin());
}

void Components::listRuns() {
    std::size_t total = 0;
    for (const auto& run : m_regions.runs)
        if (run.region != m_main) ++m_parts[run.region].to;
    for (auto& part : m_parts) {
        part.from = total;
        total += std::exchange(part.to, total);
    }
    m_runs.resize(total);
    for (std::int32_t y = 0; y + 1 < static_cast<std::int32_t>(m_regions.rowStart.size()); ++y)
        for (const auto& run : m_regions.row(y))
            if (run.region != m_main) m_runs[m_parts[run.region].to++] = {{run.x, y}, run.length, false};
}

Components::Node Components::find(Node node) {
    while (m_parent[node] != node) {
        m_parent[node] = m_parent[m_parent[node]];
        node = m_parent[node];
    }
    return node;
}

std::vector<Components::Node> Components::heads() {
    std::vector<Node> heads;
    const Node main = find(m_main);
    for (Node node = 0; node < m_regions.count(); ++node)
        if (m_parent[node] == node && node != main && !m_removed[node]) heads.push_back(node);
    return heads;
}

Components::Node Components::at(Cell cell) const {
    const Node region = m_regions.at(cell);
    if (region != Regions::none) return region;
    const auto hall = m_hallCells.find(keyOf(cell));
    return hall == m_hallCells.end() ? none : hall->second;
}

void Components::unite(Node a, Node b) {
    a = find(a);
    b = find(b);
    if (a == b) return;
    if (b < a) std::swap(a, b);
    m_parent[b] = a;
    std::swap(m_next[a], m_next[b]); // two rings become one
    --m_count;
}

void Components::addHall(Node component, std::span<const Run> runs) {
    const auto node = static_cast<Node>(m_parent.size());
    m_parent.push_back(node);
    m_next.push_back(node);
    m_parts.push_back({m_runs.size(), m_runs.size() + runs.size()});
    m_runs.insert(m_runs.end(), runs.begin(), runs.end());
    for (const auto& run : runs)
        for (auto y = run.area().y; y < run.area().bottom(); ++y)
            for (auto x = run.area().x; x < run.area().right(); ++x) m_hallCells.emplace(keyOf({x, y}), node);
    ++m_count; // taken back by unite
    unite(component, node);
}

void Components::remove(Node head) {
    m_removed[head] = true;
    --m_count;
}

} // namespace delve::generation
