#include "generation/graph/faced_cells.h"

#include "generation/graph/unvisited.h"

#include <algorithm>

namespace delve {
namespace {

constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 18;

} // namespace

// As in the searches of paths.cpp, neighbours are written first and counted only where they are new.
bool FacedCells::find(const BitGrid& open, const BitGrid& closed, Cell start, const std::function<bool()>& stopped) {
    Unvisited left; // both kinds, so that a step writes once
    Unvisited faces;
    left.reset(open);
    left.open(closed);
    faces.reset(closed);
    m_down = left.down();
    m_list.resize(static_cast<std::size_t>(closed.count()) + 4); // four may be written in vain
    m_waves.clear();

    std::vector<std::uint32_t> now;
    std::vector<std::uint32_t> next;
    if (open.size().contains(start) && open.at(start) && left.take(left.indexOf(start)))
        now.push_back(left.indexOf(start));
    std::size_t waiting = now.size();
    std::size_t faced = 0;
    std::size_t unasked = 0;
    while (waiting > 0) {
        unasked += waiting;
        if (unasked > cellsBetweenQuestions) {
            if (stopped && stopped()) return false;
            unasked = 0;
        }
        m_waves.push_back(faced);
        if (next.size() < 4 * waiting) next.resize(4 * waiting);
        std::size_t found = 0;
        for (std::size_t i = 0; i < waiting; ++i) {
            const auto cell = now[i];
            for (const auto neighbour : {cell - m_down, cell + 1, cell + m_down, cell - 1}) {
                const bool isNew = left.take(neighbour);
                const bool isFace = faces.has(neighbour);
                next[found] = neighbour;
                found += isNew & !isFace;
                m_list[faced] = neighbour;
                faced += isNew & isFace;
            }
        }
        waiting = found;
        now.swap(next);
    }
    m_list.resize(faced);
    return true;
}

std::span<std::uint32_t> FacedCells::farthest(std::size_t wanted) {
    const auto first = m_list.size() - std::clamp<std::size_t>(wanted, 1, m_list.size());
    const auto wave = std::ranges::upper_bound(m_waves, first) - 1;
    return std::span(m_list).subspan(*wave);
}

} // namespace delve
