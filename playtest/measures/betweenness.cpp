#include "playtest/measures/betweenness.h"

#include <algorithm>

namespace delve::play {
namespace {

constexpr std::uint32_t none = 0xffffffff;

std::vector<std::vector<std::uint32_t>> neighboursOf(const RoomGraph& rooms) {
    std::vector<std::vector<std::uint32_t>> neighbours(rooms.count());
    for (const auto& link : rooms.links()) { // sorted, so that the neighbours are as well
        neighbours[link.a].push_back(link.b);
        neighbours[link.b].push_back(link.a);
    }
    for (auto& list : neighbours) std::ranges::sort(list);
    return neighbours;
}

std::size_t stride(std::size_t rooms) { return std::max<std::size_t>(1, (rooms + mostSources - 1) / mostSources); }

struct Walks {
    std::vector<std::uint32_t> steps;
    std::vector<std::uint32_t> before; ///< the room before it on the walk to it
    std::vector<std::uint32_t> order;  ///< nearest first
    std::vector<std::int64_t> behind;  ///< how many walks pass through it or end there
};

void findWalks(const std::vector<std::vector<std::uint32_t>>& neighbours, std::uint32_t from, Walks& walks) {
    walks.steps.assign(neighbours.size(), none);
    walks.before.assign(neighbours.size(), none);
    walks.order.assign(1, from);
    walks.steps[from] = 0;
    for (std::size_t i = 0; i < walks.order.size(); ++i) {
        const auto room = walks.order[i];
        for (const auto next : neighbours[room]) {
            if (walks.steps[next] == none) {
                walks.steps[next] = walks.steps[room] + 1;
                walks.before[next] = room;
                walks.order.push_back(next);
            } else if (walks.steps[next] == walks.steps[room] + 1) {
                walks.before[next] = std::min(walks.before[next], room);
            }
        }
    }
}

} // namespace

std::int64_t countSources(std::size_t rooms) {
    return static_cast<std::int64_t>((rooms + stride(rooms) - 1) / stride(rooms));
}

std::vector<std::int64_t> findRoomsBetween(const RoomGraph& rooms, const std::function<bool()>& stopped) {
    const auto neighbours = neighboursOf(rooms);
    std::vector<std::int64_t> between(rooms.count());
    Walks walks;
    for (std::size_t from = 0; from < rooms.count() && !stopped(); from += stride(rooms.count())) {
        findWalks(neighbours, static_cast<std::uint32_t>(from), walks);
        walks.behind.assign(rooms.count(), 1);
        for (auto i = walks.order.size(); i-- > 1;) {
            const auto room = walks.order[i];
            between[room] += walks.behind[room] - 1;
            walks.behind[walks.before[room]] += walks.behind[room];
        }
    }
    return between;
}

} // namespace delve::play
