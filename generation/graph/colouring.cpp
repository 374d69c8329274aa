#include "generation/graph/colouring.h"

#include <algorithm>

namespace delve {
namespace {

/// Places with few neighbours are removed until none is left, and coloured last, when they always find a colour: a
/// planar map always has a place with at most five neighbours, so that six colours need no search. Places that cannot
/// be removed are coloured by search.
class Colouring {
public:
    static constexpr std::uint8_t none = 0xff;
    static constexpr std::int64_t maxSteps = 1'000'000;

    Colouring(std::size_t places, std::span<const Edge> edges, std::uint8_t colours, Stream& random)
        : m_colours(colours), m_random(random), m_neighbours(places), m_colourOf(places, none) {
        for (const auto& edge : edges) {
            m_neighbours[edge.a].push_back(edge.b);
            m_neighbours[edge.b].push_back(edge.a);
        }
    }

    std::optional<std::vector<std::uint8_t>> find() {
        const auto aside = putAside();
        if (!search(restOf(aside))) return std::nullopt;
        for (std::size_t i = aside.size(); i-- > 0;) m_colourOf[aside[i]] = drawnColours(aside[i]).front();
        return m_colourOf;
    }

private:
    /// Those with fewer neighbours than there are colours, not counting neighbours removed before.
    [[nodiscard]] std::vector<std::uint32_t> putAside() const {
        std::vector<std::size_t> left(m_neighbours.size());
        std::vector<std::uint32_t> aside;
        for (std::uint32_t place = 0; place < left.size(); ++place) {
            left[place] = m_neighbours[place].size();
            if (left[place] < m_colours) aside.push_back(place);
        }
        for (std::size_t i = 0; i < aside.size(); ++i)
            for (const auto neighbour : m_neighbours[aside[i]])
                if (left[neighbour]-- == m_colours) aside.push_back(neighbour);
        return aside;
    }

    [[nodiscard]] std::vector<std::uint32_t> restOf(const std::vector<std::uint32_t>& aside) const {
        std::vector<bool> isAside(m_neighbours.size(), false);
        for (const auto place : aside) isAside[place] = true;
        std::vector<std::uint32_t> rest;
        for (std::uint32_t place = 0; place < isAside.size(); ++place)
            if (!isAside[place]) rest.push_back(place);
        return rest;
    }

    /// The colours that no neighbour has, in a random order.
    std::vector<std::uint8_t> drawnColours(std::uint32_t place) {
        std::uint32_t taken = 0;
        for (const auto neighbour : m_neighbours[place])
            if (m_colourOf[neighbour] != none) taken |= std::uint32_t{1} << m_colourOf[neighbour];
        std::vector<std::uint8_t> free;
        for (std::uint8_t colour = 0; colour < m_colours; ++colour)
            if ((taken >> colour & 1) == 0) free.push_back(colour);
        m_random.shuffle(std::span(free));
        return free;
    }

    /// Colours these, one after the other, and backtracks if one finds no colour.
    bool search(const std::vector<std::uint32_t>& order) {
        if (order.empty()) return true;
        std::vector<std::vector<std::uint8_t>> untried{drawnColours(order[0])};
        for (std::int64_t step = 0; step < maxSteps && !untried.empty(); ++step) {
            const auto place = order[untried.size() - 1];
            m_colourOf[place] = none;
            if (untried.back().empty()) {
                untried.pop_back();
                continue;
            }
            m_colourOf[place] = untried.back().back();
            untried.back().pop_back();
            if (untried.size() == order.size()) return true;
            untried.push_back(drawnColours(order[untried.size()]));
        }
        return false;
    }

    std::uint8_t m_colours;
    Stream& m_random;
    std::vector<std::vector<std::uint32_t>> m_neighbours;
    std::vector<std::uint8_t> m_colourOf;
};

} // namespace

std::optional<std::vector<std::uint8_t>> colouring(std::size_t places, std::span<const Edge> edges,
                                                   std::uint8_t colours, Stream& random) {
    return Colouring(places, edges, colours, random).find();
}

} // namespace delve
