#include "generation/stages/siblings.h"

#include "generation/stages/hall_places.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// A tree over rooms that no partition made: the rooms are halved by their middles, along the longer side of their
/// common box, until one is left.
class TreeOverRooms {
public:
    explicit TreeOverRooms(Draft& draft) : m_draft(draft), m_order(draft.rooms().size()) {
        std::iota(m_order.begin(), m_order.end(), RoomId{0});
    }

    bool build() {
        m_draft.partition.clear();
        if (m_order.empty()) return true;
        m_draft.partition.push_back({});
        std::vector<Part> waiting{{0, 0, m_order.size()}};
        while (!waiting.empty()) {
            if (m_draft.stopped()) return false;
            const Part part = waiting.back();
            waiting.pop_back();
            place(part, waiting);
        }
        return true;
    }

private:
    struct Part {
        std::uint32_t node;
        std::size_t from;
        std::size_t to;
    };

    void place(const Part& part, std::vector<Part>& waiting) {
        Rect box;
        for (auto i = part.from; i < part.to; ++i) box = box.united(m_draft.rooms()[m_order[i]].box);
        m_draft.partition[part.node].box = box;
        m_draft.partition[part.node].zone = box;
        if (part.to - part.from == 1) {
            m_draft.partition[part.node].room = m_order[part.from];
            return;
        }
        const auto middle = halve(part, box.height > box.width);
        const auto children = static_cast<std::uint32_t>(m_draft.partition.size());
        m_draft.partition.resize(children + 2);
        m_draft.partition[part.node].children[0] = children;
        m_draft.partition[part.node].children[1] = children + 1;
        waiting.push_back({children + 1, middle, part.to});
        waiting.push_back({children, part.from, middle});
    }

    std::size_t halve(const Part& part, bool byRow) {
        const auto middle = part.from + (part.to - part.from) / 2;
        const auto at = [this](std::size_t i) { return m_order.begin() + static_cast<std::ptrdiff_t>(i); };
        std::nth_element(at(part.from), at(middle), at(part.to), [&](RoomId a, RoomId b) {
            const Cell left = m_draft.rooms()[a].box.centre();
            const Cell right = m_draft.rooms()[b].box.centre();
            const auto first = byRow ? left.y - right.y : left.x - right.x;
            return first != 0 ? first < 0 : a < b;
        });
        return middle;
    }

    Draft& m_draft;
    std::vector<RoomId> m_order;
};

std::int64_t gap(std::int32_t startA, std::int32_t endA, std::int32_t startB, std::int32_t endB) {
    return std::max<std::int64_t>({0, startB - endA, startA - endB});
}

std::int64_t squaredDistance(const Rect& a, const Rect& b) {
    const auto dx = gap(a.x, a.right(), b.x, b.right());
    const auto dy = gap(a.y, a.bottom(), b.y, b.bottom());
    return dx * dx + dy * dy;
}

/// A room of each of two subtrees, near each other: the larger box is entered by the child that is nearer to the other.
class NearPair {
public:
    explicit NearPair(const std::vector<PartitionNode>& nodes) : m_nodes(nodes) {}

    [[nodiscard]] std::pair<RoomId, RoomId> between(std::uint32_t a, std::uint32_t b) const {
        while (!m_nodes[a].leaf() || !m_nodes[b].leaf()) {
            const bool enterA =
                m_nodes[b].leaf() || (!m_nodes[a].leaf() && m_nodes[a].box.area() >= m_nodes[b].box.area());
            if (enterA) a = nearerChild(a, m_nodes[b].box);
            else b = nearerChild(b, m_nodes[a].box);
        }
        return {m_nodes[a].room, m_nodes[b].room};
    }

private:
    [[nodiscard]] std::uint32_t nearerChild(std::uint32_t node, const Rect& other) const {
        const auto& first = m_nodes[m_nodes[node].children[0]];
        const auto& second = m_nodes[m_nodes[node].children[1]];
        if (first.box.empty()) return m_nodes[node].children[1];
        if (second.box.empty()) return m_nodes[node].children[0];
        const bool takeSecond = squaredDistance(second.box, other) < squaredDistance(first.box, other);
        return m_nodes[node].children[takeSecond ? 1 : 0];
    }

    const std::vector<PartitionNode>& m_nodes;
};

bool coversAllRooms(const Draft& draft) {
    const auto leaves = std::ranges::count_if(draft.partition, [](const PartitionNode& n) { return n.room != noRoom; });
    return static_cast<std::size_t>(leaves) == draft.rooms().size();
}

using RoomPairs = std::vector<std::pair<RoomId, RoomId>>; ///< the lower first

/// Sorted, each once. A room is in few pairs, so that they are dealt out to their rooms first. Not all of them where
/// the draft was stopped.
RoomPairs sortedOnce(const Draft& draft, const RoomPairs& pairs) {
    std::vector<std::size_t> next(draft.rooms().size() + 1, 0);
    for (const auto& pair : pairs) ++next[pair.first + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    RoomPairs dealt(pairs.size());
    auto place = next;
    for (const auto& pair : pairs) dealt[place[pair.first]++] = pair;
    RoomPairs sorted;
    for (RoomId room = 0; room < draft.rooms().size(); ++room) {
        if (room % 4096 == 0 && draft.stopped()) break;
        const auto from = dealt.begin() + static_cast<std::ptrdiff_t>(next[room]);
        const auto to = dealt.begin() + static_cast<std::ptrdiff_t>(next[room + 1]);
        std::sort(from, to);
        std::unique_copy(from, to, std::back_inserter(sorted));
    }
    return sorted;
}

/// The rooms that a straight hall could join, with nothing else beside it. Nothing where the draft was stopped.
std::optional<RoomPairs> facingRooms(Draft& draft) {
    RoomPairs pairs;
    for (const auto find : {hallPlacesAlongRows, hallPlacesAlongColumns}) {
        const auto places = find(draft);
        if (!places) return {};
        for (const auto& place : *places)
            pairs.emplace_back(std::min(place.from, place.to), std::max(place.from, place.to));
    }
    auto sorted = sortedOnce(draft, pairs);
    return draft.stopped() ? std::nullopt : std::optional(std::move(sorted));
}

/// Links a drawn share of the rooms that face each other and have no link yet. False where the draft was stopped.
bool linkSomeFacing(Draft& draft, Stream& random, Percent extra) {
    if (extra.of100000() == 0) return true;
    auto facing = facingRooms(draft);
    if (!facing) return false;
    RoomPairs linked;
    for (const auto& link : draft.links())
        if (link.a != noRoom && link.b != noRoom)
            linked.emplace_back(std::min(link.a, link.b), std::max(link.a, link.b));
    linked = sortedOnce(draft, linked);
    if (draft.stopped()) return false;
    RoomPairs left;
    std::ranges::set_difference(*facing, linked, std::back_inserter(left));
    const auto number = (left.size() * extra.of100000() + 50'000) / 100'000;
    for (const auto drawn :
         drawDistinct(static_cast<std::uint32_t>(left.size()), static_cast<std::uint32_t>(number), random))
        draft.addLink(left[drawn].first, left[drawn].second, LinkKind::Extra);
    return true;
}

} // namespace

Done siblings(Draft& draft, Stream& random, const SiblingsParameters& parameters) {
    if (!coversAllRooms(draft) && !TreeOverRooms(draft).build()) return cancelled();
    const NearPair pair(draft.partition);
    for (const auto& node : draft.partition) {
        if (draft.stopped()) return cancelled();
        if (node.leaf()) continue;
        if (draft.partition[node.children[0]].box.empty() || draft.partition[node.children[1]].box.empty()) continue;
        const auto [a, b] = pair.between(node.children[0], node.children[1]);
        draft.addLink(std::min(a, b), std::max(a, b), LinkKind::Sibling);
    }
    return linkSomeFacing(draft, random, parameters.extra) ? done() : Done(cancelled());
}

/// The links are a tree: there is one way only between any two rooms.
StageInfo siblings1Stage() {
    StageInfo stage;
    stage.name = "siblings";
    stage.group = StageGroup::Links;
    stage.label = DELVE_TEXT("stage", "Sibling links");
    stage.help = DELVE_TEXT("stage", "Links the two halves of every split of the partition.");
    stage.needs = Part::Rooms;
    stage.gives = Part::Links | Part::Partition;
    stage.run = runWith<SiblingsParameters>(siblings, {});
    return stage;
}

StageInfo siblingsStage() {
    using P = SiblingsParameters;
    StageInfo stage = siblings1Stage();
    stage.version = 2;
    stage.parameters = {withDefault(
        parameter(
            "extra", &P::extra, share(), DELVE_TEXT("stage", "Extra links"),
            DELVE_TEXT("stage",
                       "How many of the other pairs of facing rooms are linked, too. Higher values make more loops.")),
        Decimal::of(15))};
    stage.run = runWith<P>(siblings, stage.parameters);
    return stage;
}

} // namespace delve::generation
