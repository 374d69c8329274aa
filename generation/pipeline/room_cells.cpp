#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve::generation {

std::int64_t cellsIn(const RoomPieces& pieces) {
    std::int64_t cells = 0;
    for (const Rect piece : pieces) cells += piece.area();
    return cells;
}

std::vector<Run> runsOf(std::span<const Cell> way) {
    std::vector<Run> runs;
    for (std::size_t i = 0; i < way.size();) {
        std::size_t end = i + 1;
        const auto alongRow = [&](std::size_t k) { return way[k].y == way[i].y; };
        const auto alongColumn = [&](std::size_t k) { return way[k].x == way[i].x; };
        if (end < way.size() && alongRow(end))
            while (end < way.size() && alongRow(end)) ++end;
        else
            while (end < way.size() && alongColumn(end)) ++end;
        const Cell first = std::min(way[i], way[end - 1]);
        runs.push_back({first, static_cast<std::int32_t>(end - i), end - i > 1 && alongColumn(end - 1)});
        i = end;
    }
    return runs;
}

Remains remainsOf(const RoomPieces& pieces, const BitGrid& kept) {
    Remains remains;
    remains.runs.reserve(pieces.size());
    findRemains(pieces, kept, remains);
    return remains;
}

void findRemains(const RoomPieces& pieces, const BitGrid& kept, Remains& into) {
    into.runs.clear();
    into.box = {};
    into.cells = 0;
    for (const Rect piece : pieces) {
        const Rect inside = piece.intersected(wholeOf(kept.size()));
        for (auto y = inside.y; y < inside.bottom(); ++y) {
            for (auto x = inside.x; x < inside.right(); ++x) {
                if (!kept.at({x, y})) continue;
                const Cell from{x, y};
                while (x < inside.right() && kept.at({x, y})) ++x;
                into.runs.push_back({from, x - from.x, false});
                into.cells += x - from.x;
                into.box = into.box.united(into.runs.back().area());
            }
        }
    }
}

bool allIn(const Rect& area, const BitGrid& kept) {
    if (area.intersected(wholeOf(kept.size())) != area) return false;
    for (auto y = area.y; y < area.bottom(); ++y)
        if (!kept.allInRun(y, area.x, area.width)) return false;
    return true;
}

bool allIn(std::span<const Run> runs, const BitGrid& kept) {
    return std::ranges::all_of(runs, [&](const Run& run) { return allIn(run.area(), kept); });
}

HallCount::HallCount(std::span<const Hall> halls) {
    std::vector<std::pair<RoomId, RoomId>> ends;
    for (const auto& hall : halls) ends.emplace_back(std::minmax(hall.a, hall.b));
    std::ranges::sort(ends);
    for (const auto& pair : ends) {
        if (m_pairs.empty() || m_pairs.back().ends != pair) m_pairs.push_back({pair, 0});
        ++m_pairs.back().halls;
    }
}

std::size_t HallCount::find(RoomId a, RoomId b) const {
    const std::pair<RoomId, RoomId> ends = std::minmax(a, b);
    const auto found = std::ranges::lower_bound(m_pairs, ends, {}, &Pair::ends);
    return found != m_pairs.end() && found->ends == ends ? static_cast<std::size_t>(found - m_pairs.begin())
                                                         : m_pairs.size();
}

bool HallCount::any(RoomId a, RoomId b) const { return find(a, b) < m_pairs.size(); }

bool HallCount::take(RoomId a, RoomId b) {
    const auto place = find(a, b);
    return place < m_pairs.size() && m_pairs[place].taken++ < m_pairs[place].halls;
}

} // namespace delve::generation
