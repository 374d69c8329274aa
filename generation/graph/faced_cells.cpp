#include "generation/graph/faced_cells.h"

#include <algorithm>
#include <bit>

namespace delve {
namespace {

constexpr std::size_t cellsBetweenQuestions = std::size_t{1} << 18;

} // namespace

bool FacedCells::find(const BitGrid& open, const BitGrid& closed, Cell start) {
    if (!reach(open, start)) return false;
    BitGrid reached = open;
    for (std::int32_t y = 0; y < open.size().height; ++y) m_near.removeFrom(y, reached.row(y));
    m_near.reset(reached);
    m_wave = m_waves.size() - 1;
    m_closed = &closed;
    m_count = countBeside();
    return true;
}

/// As in the searches of paths.cpp, neighbours are written first and counted only where they are new.
bool FacedCells::reach(const BitGrid& open, Cell start) {
    m_near.reset(open);
    const auto needed = static_cast<std::size_t>(open.count()) + 4; // four may be written in vain
    if (m_list.size() < needed) m_list.resize(needed);
    m_waves.clear();
    auto* const list = m_list.data();
    std::size_t found = 0;
    if (open.has(start)) {
        list[found++] = m_near.indexOf(start);
        m_near.take(list[0]);
    }
    std::size_t unasked = 0;
    for (std::size_t next = 0; next < found;) {
        m_waves.push_back(next);
        for (const auto end = found; next < end; ++next) found += m_near.takeAround(list[next], list + found);
        unasked += found - next;
        if (unasked > cellsBetweenQuestions) {
            if (mustStop()) return false;
            unasked = 0;
        }
    }
    m_waves.push_back(found);
    return true;
}

std::int64_t FacedCells::countBeside() const {
    std::int64_t count = 0;
    for (std::int32_t y = 0; y < m_closed->size().height; ++y) {
        const auto row = m_closed->row(y);
        for (std::size_t i = 0; i < row.size(); ++i) count += std::popcount(row[i] & m_near.beside(y, i));
    }
    return count;
}

void FacedCells::moveTo(std::size_t wave) {
    for (auto i = m_waves[wave]; i < m_waves[m_wave]; ++i) m_near.take(m_list[i]);
    for (auto i = m_waves[m_wave]; i < m_waves[wave]; ++i) m_near.open(m_list[i]);
    m_wave = wave;
}

/// A cell is as far as the nearest of those beside it. So those are far that lie beside none of the near ones, and how
/// many steps are near is found by halves.
bool FacedCells::findFarthest(std::int64_t wanted, BitGrid& into) {
    into = *m_closed;
    moveTo(m_waves.size() - 1);
    const auto forEachWord = [&](auto change) {
        for (std::int32_t y = 0; y < into.size().height; ++y) {
            const auto row = into.row(y);
            for (std::size_t i = 0; i < row.size(); ++i) row[i] &= change(m_near.beside(y, i));
        }
    };
    forEachWord([](std::uint64_t beside) { return beside; });
    std::size_t near = 0; // of those that lie beside none of so many waves, there are enough
    for (auto far = m_waves.size() - 1; far - near > 1;) {
        if (mustStop()) return false;
        moveTo((near + far) / 2);
        (m_count - countBeside() >= wanted ? near : far) = m_wave;
    }
    moveTo(near);
    forEachWord([](std::uint64_t beside) { return ~beside; });
    return true;
}

} // namespace delve
