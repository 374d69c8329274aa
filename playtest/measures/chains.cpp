#include "generation/graph/ways.h"
#include "playtest/measures/longest_walk.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

/// Long halls as chains: what a level without rooms has few of, however long they are.
namespace delve::play {
namespace {

using Number = RegionGraph::Number;

std::size_t countSides(const RegionGraph& region, Number cell) {
    const auto& neighbours = region.neighbours(cell);
    return neighbours.size() -
           static_cast<std::size_t>(std::count(neighbours.begin(), neighbours.end(), region.count()));
}

/// Where chains end: crossings, dead ends, and the cells of open ground.
std::vector<Number> endsOf(const RegionGraph& region) {
    std::vector<Number> ends;
    for (Number cell = 0; cell < region.count(); ++cell)
        if (countSides(region, cell) != 2) ends.push_back(cell);
    return ends;
}

/// From one end to another, or back to the same.
struct Chain {
    std::uint32_t from = 0; ///< by the number of the end
    std::uint32_t to = 0;
    std::int64_t length = 0; ///< in steps
};

struct Followed {
    Number end;
    Number beforeEnd;
    std::int64_t length;
};

/// Goes on from an end over a cell beside it until the next end.
Followed follow(const RegionGraph& region, Number end, Number first) {
    Followed chain{first, end, 1};
    while (countSides(region, chain.end) == 2) {
        const auto& neighbours = region.neighbours(chain.end);
        const auto next = *std::find_if(neighbours.begin(), neighbours.end(), [&](Number other) {
            return other != region.count() && other != chain.beforeEnd;
        });
        chain = {next, chain.end, chain.length + 1};
    }
    return chain;
}

std::vector<Chain> chainsBetween(const RegionGraph& region, const std::vector<Number>& ends) {
    std::vector<Chain> chains;
    for (std::size_t i = 0; i < ends.size(); ++i)
        for (const auto first : region.neighbours(ends[i])) {
            if (first == region.count()) continue;
            const auto chain = follow(region, ends[i], first);
            // It is found from both ends. One that leads back to its end is left by another cell the other way round.
            if (std::pair(chain.end, chain.beforeEnd) < std::pair(ends[i], first)) continue;
            const auto to = std::lower_bound(ends.begin(), ends.end(), chain.end) - ends.begin();
            chains.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(to), chain.length});
        }
    return chains;
}

/// Steps from each end to each.
std::vector<std::vector<std::int64_t>> stepsBetween(std::size_t ends, const std::vector<Chain>& chains) {
    std::vector<Edge> edges;
    std::vector<std::int64_t> lengths;
    for (const auto& chain : chains) {
        if (chain.from == chain.to) continue;
        edges.push_back({chain.from, chain.to});
        lengths.push_back(chain.length);
    }
    std::vector<std::vector<std::int64_t>> steps;
    for (std::size_t end = 0; end < ends; ++end)
        steps.push_back(shortestWays(ends, edges, lengths, static_cast<std::uint32_t>(end)).length);
    return steps;
}

class ChainWalks {
public:
    explicit ChainWalks(std::vector<std::vector<std::int64_t>> steps) : m_steps(std::move(steps)) {}

    /// The longest walk between two cells of one chain: half of the ring that the walk around it closes.
    [[nodiscard]] std::int64_t within(const Chain& chain) const {
        return (chain.length + m_steps[chain.from][chain.to]) / 2;
    }
    /// The longest one from a cell of one chain to a cell of another. Whoever is A steps from one end of the other
    /// chain and B from its other end has the farthest cell of it (A + B + length) / 2 steps away, where both ways
    /// meet. Along the first chain, A and B each rise, then fall: their sum is greatest where one of them is.
    [[nodiscard]] std::int64_t between(const Chain& one, const Chain& other) const {
        std::int64_t longest = 0;
        for (const auto end : {other.from, other.to}) {
            const auto middle = (one.length + m_steps[one.to][end] - m_steps[one.from][end]) / 2;
            for (const auto at : {middle, std::min(middle + 1, one.length)})
                longest = std::max(longest, toEnd(one, at, other.from) + toEnd(one, at, other.to) + other.length);
        }
        return longest / 2;
    }

private:
    /// From a cell so many steps along a chain.
    [[nodiscard]] std::int64_t toEnd(const Chain& chain, std::int64_t at, std::uint32_t end) const {
        return std::min(at + m_steps[chain.from][end], chain.length - at + m_steps[chain.to][end]);
    }

    std::vector<std::vector<std::int64_t>> m_steps;
};

} // namespace

std::optional<std::int64_t> longestWalkOverChains(const RegionGraph& region, VisitBudget& budget) {
    if (!budget.spend(std::int64_t{4} * region.count())) return {};
    const auto ends = endsOf(region);
    if (ends.empty()) return region.count() / 2; // a ring
    std::size_t sides = 0;
    for (const auto end : ends) sides += countSides(region, end);
    if (sides / 2 > mostChains) return {};
    const auto chains = chainsBetween(region, ends);
    const auto pairs =
        static_cast<std::int64_t>(chains.size()) * static_cast<std::int64_t>(ends.size() + chains.size());
    if (!budget.spend(pairs)) return {};
    const ChainWalks walks(stepsBetween(ends.size(), chains));
    std::int64_t longest = 0;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        longest = std::max(longest, walks.within(chains[i]));
        for (std::size_t j = 0; j < i; ++j) longest = std::max(longest, walks.between(chains[i], chains[j]));
    }
    return longest;
}

} // namespace delve::play
