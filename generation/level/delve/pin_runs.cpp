#include "generation/level/delve/pin_runs.h"

#include "generation/level/bit_runs.h"

#include <algorithm>
#include <tuple>

namespace delve {
namespace {

bool isPinned(const BitGrid& bits, const Run& run) {
    return bits.size().contains(run.at) && bits.size().contains(run.last()) &&
           bits.allInRun(run.at.y, run.at.x, run.length);
}

} // namespace

bool comesBefore(const Run& a, const Run& b) {
    return std::tie(a.at.y, a.at.x, a.length) < std::tie(b.at.y, b.at.x, b.length);
}

const std::vector<UnknownOfRun>& PinRuns::inRow(std::int32_t y) {
    m_runs.clear();
    std::ranges::copy(m_bits.row(y), m_others.row(0).begin());
    for (; m_next < m_unknown.size() && m_unknown[m_next].run.at.y <= y; ++m_next) {
        const auto& kept = m_unknown[m_next];
        if (kept.run.at.y < y || !isPinned(m_bits, kept.run)) continue;
        m_runs.push_back(kept);
        m_others.setRun(0, kept.run.at.x, kept.run.length, false);
    }
    const bool mixed = !m_runs.empty();
    forEachRun(m_others.row(0), m_bits.size().width, [&](std::int32_t from, std::int32_t to) {
        m_runs.push_back({{{from, y}, to - from, false}, {}});
    });
    if (mixed) std::ranges::stable_sort(m_runs, comesBefore, &UnknownOfRun::run);
    return m_runs;
}

} // namespace delve
