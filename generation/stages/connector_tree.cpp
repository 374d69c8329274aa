#include "generation/stages/connector_tree.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace delve::generation {
namespace {

constexpr std::uint64_t noRank = std::numeric_limits<std::uint64_t>::max();
/// How much is done between two checks whether to stop.
constexpr std::size_t betweenQuestions = 65536;

} // namespace

ConnectorTree::ConnectorTree(Draft& draft, const Connectors& connectors, std::size_t regions)
    : m_draft(draft), m_connectors(connectors), m_regions(regions), m_left(draft.workspace().numbers[1]),
      m_ofRegions(draft.workspace().numbers[2]), m_isPart(draft.workspace().bytes) {}

bool ConnectorTree::find() {
    m_parent.resize(m_regions);
    std::iota(m_parent.begin(), m_parent.end(), 0u);
    m_isPart.assign(m_connectors.count(), 0);
    m_chosen.clear();
    m_first.assign(m_regions, noRank);
    if (!chooseAmongAll()) return false;
    joinChosen();
    if (!keepWhatLeadsOut()) return false;
    while (!m_left.empty()) {
        chooseAmongLeft();
        joinChosen();
        if (m_draft.stopped()) return false;
        std::erase_if(m_left, [this](std::uint32_t connector) { return !leadsOut(connector); });
    }
    listByRegion();
    return !m_draft.stopped();
}

/// With path halving (Tarjan, van Leeuwen 1984).
std::uint32_t ConnectorTree::setOf(std::uint32_t region) {
    while (m_parent[region] != region) region = m_parent[region] = m_parent[m_parent[region]];
    return region;
}

bool ConnectorTree::chooseAmongAll() {
    for (std::uint32_t i = 0; i < m_connectors.count(); ++i) {
        if (i % betweenQuestions == 0 && m_draft.stopped()) return false;
        const auto rank = m_connectors.rank(i);
        m_connectors.forEachRegion(i, [&](auto region) { m_first[region] = std::min(m_first[region], rank); });
    }
    return true;
}

void ConnectorTree::chooseAmongLeft() {
    std::ranges::fill(m_first, noRank);
    for (const auto i : m_left) {
        const auto rank = m_connectors.rank(i);
        m_connectors.forEachRegion(i, [&](auto region) {
            auto& first = m_first[m_parent[region]];
            first = std::min(first, rank);
        });
    }
}

/// What a set chose may lead nowhere new any more, where a connector joins more than two. In the end every region's
/// parent is the lowest of its set.
void ConnectorTree::joinChosen() {
    for (std::uint32_t set = 0; set < m_regions; ++set) {
        if (m_first[set] == noRank) continue;
        const auto chosen = Connectors::ofRank(m_first[set]);
        bool joins = false;
        auto whole = setOf(set);
        m_connectors.forEachRegion(chosen, [&](auto region) {
            const auto other = setOf(region);
            joins = joins || other != whole;
            m_parent[std::max(whole, other)] = std::min(whole, other);
            whole = std::min(whole, other);
        });
        if (!joins) continue;
        m_isPart[chosen] = 1;
        m_chosen.push_back(m_first[set]);
    }
    for (auto& parent : m_parent) parent = m_parent[parent]; // which is a root's already, as no parent is higher
}

bool ConnectorTree::leadsOut(std::uint32_t connector) const {
    auto lowest = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t highest = 0;
    m_connectors.forEachRegion(connector, [&](auto region) {
        lowest = std::min(lowest, m_parent[region]);
        highest = std::max(highest, m_parent[region]);
    });
    return lowest != highest;
}

bool ConnectorTree::keepWhatLeadsOut() {
    m_left.clear();
    for (std::uint32_t i = 0; i < m_connectors.count(); ++i) {
        if (i % betweenQuestions == 0 && m_draft.stopped()) return false;
        if (leadsOut(i)) m_left.push_back(i);
    }
    return true;
}

void ConnectorTree::listByRegion() {
    std::ranges::sort(m_chosen);
    m_parts.clear();
    m_parts.reserve(m_chosen.size());
    m_begin.assign(m_regions + 1, 0);
    for (const auto rank : m_chosen) {
        const auto number = Connectors::ofRank(rank);
        m_parts.push_back(Part{m_connectors.at(number), number});
        for (const auto region : m_parts.back().connector.all()) ++m_begin[region];
    }
    std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
    m_ofRegions.resize(m_begin.back());
    for (std::uint32_t i = 0; i < m_parts.size(); ++i)
        for (const auto region : m_parts[i].connector.all()) m_ofRegions[--m_begin[region]] = i;
    m_opened.assign(m_parts.size(), 0);
    m_joined.assign(m_regions, 0);
}

void ConnectorTree::join(std::uint32_t region) {
    m_joined[region] = 1;
    for (auto i = m_begin[region]; i < m_begin[region + 1]; ++i) {
        if (m_opened[m_ofRegions[i]] != 0) continue;
        m_frontier.push_back(m_ofRegions[i]);
        std::ranges::push_heap(m_frontier, std::greater());
    }
}

bool ConnectorTree::growFrom(std::uint32_t region, std::vector<OpenedConnector>& openings) {
    if (isJoined(region)) return true;
    join(region);
    for (std::size_t i = 1; !m_frontier.empty(); ++i) {
        if (i % betweenQuestions == 0 && m_draft.stopped()) return false;
        std::ranges::pop_heap(m_frontier, std::greater());
        const auto next = m_frontier.back();
        m_frontier.pop_back();
        open(next, openings);
    }
    return true;
}

/// What joins more than two may have become needless: then it is no part of the tree.
void ConnectorTree::open(std::uint32_t place, std::vector<OpenedConnector>& openings) {
    if (m_opened[place] != 0) return;
    const auto& part = m_parts[place];
    const auto regions = part.connector.all();
    const auto known = std::ranges::find_if(regions, [this](auto region) { return isJoined(region); });
    if (std::ranges::all_of(regions, [this](auto region) { return isJoined(region); })) {
        m_isPart[part.number] = 0;
        return;
    }
    m_opened[place] = 1;
    openings.push_back({part.connector, *known});
    for (const auto region : regions)
        if (!isJoined(region)) join(region);
}

} // namespace delve::generation
