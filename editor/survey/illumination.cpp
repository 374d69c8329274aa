#include "editor/survey/illumination.h"

#include "editor/survey/want.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::size_t seedsAtFirst = Illumination::ahead / 2;
constexpr std::uint64_t oneAtRandomOf = 10;
constexpr std::size_t comparedCells = 3;
constexpr std::uint64_t mostChanges = 3;

} // namespace

Illumination::Illumination(IlluminationOrder order)
    : m_order(std::move(order)), m_random(m_order.recipe.seed),
      m_cells(static_cast<std::size_t>(m_order.across.bins.count()) *
              static_cast<std::size_t>(m_order.up.bins.count())) {
    for (std::size_t i = 0; i < ahead; ++i) m_ready.push_back(make());
}

Candidate Illumination::next() {
    auto candidate = std::move(m_ready.front());
    m_ready.pop_front();
    return candidate;
}

std::optional<std::size_t> Illumination::take(Candidate candidate, const std::optional<CandidateValues>& values) {
    ++m_taken;
    std::optional<std::size_t> changed;
    if (!values) {
        ++m_without;
    } else if (const auto cell = cellOf(*values); !cell) {
        ++m_beyond;
    } else if (auto& there = m_cells[*cell]; !there || isBetter(values->best, there->best)) {
        if (!there) m_filled.push_back(*cell);
        there = FoundLevel{std::move(candidate.recipe), *values->across, *values->up, values->best, candidate.number,
                           there ? there->tries : 0};
        changed = cell;
    }
    m_ready.push_back(make());
    return changed;
}

std::optional<std::size_t> Illumination::cellOf(const CandidateValues& values) const {
    const auto across = values.across ? m_order.across.bins.binOf(*values.across) : std::nullopt;
    const auto up = values.up ? m_order.up.bins.binOf(*values.up) : std::nullopt;
    if (!across || !up) return std::nullopt;
    return static_cast<std::size_t>(*up * m_order.across.bins.count() + *across);
}

bool Illumination::isBetter(const std::optional<Decimal>& value, const std::optional<Decimal>& than) const {
    if (!value || !than) return value.has_value();
    return m_order.lowest ? *value < *than : *value > *than;
}

/// One draw after the other, so that nothing depends on when the results come.
Candidate Illumination::make() {
    const auto number = m_made++;
    Candidate candidate{number, m_order.recipe};
    const bool varies = m_order.searching != Searching::Seeds && number >= seedsAtFirst && !m_order.varied.empty();
    if (varies) {
        const bool atRandom =
            m_order.searching == Searching::AtRandom || m_filled.empty() || m_random.chance(1, oneAtRandomOf);
        candidate.recipe = atRandom ? withDrawnValues(m_order.recipe, m_order.varied, m_random) : nearRecipe();
    }
    if (number > 0) candidate.recipe.seed = m_random.below(seedsOfTries);
    return candidate;
}

Recipe Illumination::nearRecipe() {
    auto& parent = *m_cells[promisingCell()];
    ++parent.tries;
    Recipe recipe = parent.recipe;
    const auto changes = m_random.between(1, mostChanges);
    for (std::int64_t i = 0; i < changes; ++i) {
        const auto& varied = m_order.varied[m_random.below(m_order.varied.size())];
        setIn(recipe, varied, valueNear(*varied.parameter, valueIn(recipe, varied, m_order.size), m_random));
    }
    return recipe;
}

/// Of a few cells, that with the most empty cells around it for each time that it was varied before.
std::size_t Illumination::promisingCell() {
    std::size_t best = m_filled[m_random.below(m_filled.size())];
    for (std::size_t i = 1; i < comparedCells; ++i)
        if (const auto cell = m_filled[m_random.below(m_filled.size())]; promisesMore(cell, best)) best = cell;
    return best;
}

bool Illumination::promisesMore(std::size_t cell, std::size_t than) const {
    const auto emptyHere = static_cast<std::uint64_t>(1 + emptyAround(cell));
    const auto emptyThere = static_cast<std::uint64_t>(1 + emptyAround(than));
    return emptyHere * (1 + m_cells[than]->tries) > emptyThere * (1 + m_cells[cell]->tries);
}

int Illumination::emptyAround(std::size_t cell) const {
    const auto width = static_cast<std::size_t>(m_order.across.bins.count());
    const int x = static_cast<int>(cell % width);
    const int y = static_cast<int>(cell / width);
    int empty = 0;
    for (const int dy : {-1, 0, 1})
        for (const int dx : {-1, 0, 1}) {
            const int ax = x + dx;
            const int ay = y + dy;
            if (ax < 0 || ay < 0 || ax >= m_order.across.bins.count() || ay >= m_order.up.bins.count()) continue;
            empty += m_cells[static_cast<std::size_t>(ay) * width + static_cast<std::size_t>(ax)] ? 0 : 1;
        }
    return empty;
}

} // namespace delve::editor
