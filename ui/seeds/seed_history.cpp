#include "ui/seeds/seed_history.h"

#include "generation/level/recipe.h"
#include "generation/random/stream.h"

#include <algorithm>
#include <chrono>

namespace delve::ui {

namespace {

constexpr std::size_t maxSeeds = 1000;
constexpr std::uint64_t seedsToThrow = 1'000'000'000; ///< short enough to tell a friend

} // namespace

SeedSource seedsFromClock() {
    return [] {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        Stream stream(static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()));
        return stream.below(seedsToThrow);
    };
}

Seed seedOf(const QString& text) {
    const QString trimmed = text.trimmed();
    return {trimmed, seedFromText(trimmed.toStdString())};
}

void SeedHistory::visit(const Seed& seed) {
    if (!m_seeds.empty() && m_seeds[m_place].value == seed.value) {
        m_seeds[m_place].text = seed.text;
        return;
    }
    if (!m_seeds.empty()) m_seeds.resize(m_place + 1);
    m_seeds.push_back(seed);
    if (m_seeds.size() > maxSeeds) m_seeds.erase(m_seeds.begin());
    m_place = m_seeds.size() - 1;
}

QString SeedHistory::arriveAt(std::uint64_t value) {
    if (!m_seeds.empty() && m_seeds[m_place].value == value) return m_seeds[m_place].text;
    const auto known =
        std::find_if(m_seeds.rbegin(), m_seeds.rend(), [value](const Seed& seed) { return seed.value == value; });
    if (known == m_seeds.rend()) visit({QString::number(value), value});
    else m_place = static_cast<std::size_t>(m_seeds.rend() - known) - 1;
    return m_seeds[m_place].text;
}

} // namespace delve::ui
