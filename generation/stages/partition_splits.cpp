#include "generation/stages/partition_splits.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace delve::generation {
namespace {

std::int32_t lengthOf(const Rect& zone, bool vertical) { return vertical ? zone.height : zone.width; }

Rect withExtent(Rect zone, bool vertical, std::int32_t start, std::int32_t length) {
    (vertical ? zone.y : zone.x) = start;
    (vertical ? zone.height : zone.width) = length;
    return zone;
}

/// The two parts of a zone, of which the first has this length.
struct Halves {
    Rect low;
    Rect high;
};
Halves halvesOf(const Rect& zone, bool vertical, std::int32_t first, std::int32_t between) {
    const auto start = vertical ? zone.y : zone.x;
    const auto second = lengthOf(zone, vertical) - between - first;
    return {withExtent(zone, vertical, start, first), withExtent(zone, vertical, start + first + between, second)};
}

} // namespace

PartitionSplits::PartitionSplits(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters)
    : m_draft(draft), m_random(random), m_parameters(parameters),
      m_between(static_cast<std::int32_t>(parameters.interMargin)),
      m_smallestHalf(static_cast<std::int32_t>(parameters.minZone + parameters.innerMargin)),
      m_splitBelow(2 * m_smallestHalf + m_between),
      m_splitAlways(2 * static_cast<std::int32_t>(parameters.maxZone + parameters.innerMargin) + m_between) {}

void PartitionSplits::begin() { m_draft.partition.assign(1, PartitionNode{.zone = m_draft.inside()}); }

bool PartitionSplits::splitAll() {
    begin();
    std::vector<std::uint32_t> waiting{0};
    while (!waiting.empty()) {
        if (m_draft.stopped()) return false;
        const auto node = waiting.back();
        waiting.pop_back();
        if (!splitByRule(node)) continue;
        waiting.push_back(m_draft.partition[node].children[1]);
        waiting.push_back(m_draft.partition[node].children[0]);
    }
    return true;
}

std::int64_t PartitionSplits::splitInto(std::int64_t leaves) {
    const auto made = splitLargestFirst(leaves);
    if (made == 0 || made == leaves || made == maxLeaves()) return made;
    return splitEvenly(std::min(leaves, maxLeaves()));
}

std::int64_t PartitionSplits::splitLargestFirst(std::int64_t leaves) {
    begin();
    using Waiting = std::tuple<std::int64_t, std::uint32_t>; // area, and of equals the older part
    std::priority_queue<Waiting> waiting;
    const auto wait = [&](std::uint32_t node) {
        waiting.emplace(m_draft.partition[node].zone.area(), PartitionNode::none - node);
    };
    wait(0);
    std::int64_t made = 1;
    while (!waiting.empty() && made < leaves) {
        if (m_draft.stopped()) return 0;
        const auto node = PartitionNode::none - std::get<1>(waiting.top());
        waiting.pop();
        if (!splitByRule(node)) continue;
        ++made;
        wait(m_draft.partition[node].children[0]);
        wait(m_draft.partition[node].children[1]);
    }
    return made;
}

/// No chance but where and along which axis: every split leaves room for all the leaves that its halves are to have.
std::int64_t PartitionSplits::splitEvenly(std::int64_t leaves) {
    begin();
    std::vector<Share> waiting{{0, leaves}};
    while (!waiting.empty()) {
        if (m_draft.stopped()) return 0;
        const Share share = waiting.back();
        waiting.pop_back();
        if (share.leaves > 1) splitShare(share, waiting);
    }
    return leaves;
}

void PartitionSplits::splitShare(const Share& share, std::vector<Share>& waiting) {
    const Rect zone = m_draft.partition[share.node].zone;
    const bool across = zone.width >= m_splitBelow;
    const bool down = zone.height >= m_splitBelow;
    const bool vertical = across && down ? m_random.chance(1, 2) : down;
    std::vector<std::int32_t> possible;
    const auto last = lengthOf(zone, vertical) - m_between - m_smallestHalf;
    for (auto first = m_smallestHalf; first <= last; ++first) {
        const Halves halves = halvesOf(zone, vertical, first, m_between);
        if (roomFor(halves.low) + roomFor(halves.high) >= share.leaves) possible.push_back(first);
    }
    const auto first = possible[static_cast<std::size_t>(m_random.below(possible.size()))];
    const Halves halves = halvesOf(zone, vertical, first, m_between);
    const auto both = halves.low.area() + halves.high.area();
    const auto fair = (share.leaves * halves.low.area() + both / 2) / both;
    const auto min = std::max<std::int64_t>(1, share.leaves - roomFor(halves.high));
    const auto max = std::min(share.leaves - 1, roomFor(halves.low));
    const auto low = std::clamp(fair, min, max);
    split(share.node, vertical, first);
    waiting.push_back({m_draft.partition[share.node].children[1], share.leaves - low});
    waiting.push_back({m_draft.partition[share.node].children[0], low});
}

bool PartitionSplits::allows(std::int32_t side) {
    if (side < m_splitBelow) return false;
    return side >= m_splitAlways || m_random.chance(m_parameters.split.of100000(), 100'000);
}

bool PartitionSplits::splitByRule(std::uint32_t node) {
    const Rect zone = m_draft.partition[node].zone;
    const bool across = allows(zone.width);
    const bool down = allows(zone.height);
    if (!across && !down) return false;
    const bool vertical = across && down ? m_random.chance(1, 2) : down;
    const auto last = lengthOf(zone, vertical) - m_between - m_smallestHalf;
    split(node, vertical, static_cast<std::int32_t>(m_random.between(m_smallestHalf, last)));
    return true;
}

void PartitionSplits::split(std::uint32_t node, bool vertical, std::int32_t first) {
    const Halves halves = halvesOf(m_draft.partition[node].zone, vertical, first, m_between);
    const auto children = static_cast<std::uint32_t>(m_draft.partition.size());
    m_draft.partition.push_back({.zone = halves.low});
    m_draft.partition.push_back({.zone = halves.high});
    m_draft.partition[node].children[0] = children;
    m_draft.partition[node].children[1] = children + 1;
}

std::int64_t PartitionSplits::sideBySide(std::int32_t length) const {
    return std::max(1, (length + m_between) / (m_smallestHalf + m_between));
}

} // namespace delve::generation
