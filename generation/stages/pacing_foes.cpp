#include "generation/stages/pacing_foes.h"

#include "generation/level/patience.h"
#include "generation/level/tables.h"
#include "generation/stages/enemy_draw.h"
#include "generation/stages/expected_loss.h"

#include <algorithm>

namespace delve::generation {
namespace {

constexpr std::int64_t cellsForRoom = 40;
constexpr std::int64_t leastFoes = 5; ///< so that none carries more than a fifth

/// All kinds, the weakest first.
std::vector<Foe> kindsAt(std::int64_t depth) {
    std::vector<Foe> kinds;
    const Tables tables;
    for (std::size_t kind = 0; kind < enemyNames().size(); ++kind)
        if (const auto* const row = tables.findEnemy(enemyNames()[kind]))
            kinds.push_back(Foe{kind, expectedLoss(*row, depth)});
    std::ranges::stable_sort(kinds, {}, &Foe::loss);
    return kinds;
}

class FoeList {
public:
    FoeList(std::vector<Foe> kinds, std::int64_t there) : m_kinds(std::move(kinds)), m_all(there) {}

    void add(const Foe& foe) {
        foes.push_back(foe);
        m_all += foe.loss;
    }
    [[nodiscard]] std::int64_t danger() const { return m_all; }

    /// Puts two weaker foes in the place of each that carries too much; of the weakest kind, adds more.
    void soften() {
        while (!foes.empty()) {
            const auto hardest = std::ranges::max_element(foes, {}, &Foe::loss);
            if (!isTooMuch(hardest->loss)) return;
            const auto weaker = std::find_if(m_kinds.rbegin(), m_kinds.rend(),
                                             [&](const Foe& kind) { return 2 * kind.loss <= hardest->loss; });
            if (weaker == m_kinds.rend()) {
                add(m_kinds.front());
                continue;
            }
            m_all -= hardest->loss;
            foes.erase(hardest);
            add(*weaker);
            add(*weaker);
        }
    }

    /// Adds the hardest kinds that are not too much, up to this danger.
    void fillUpTo(std::int64_t danger) {
        for (auto kind = m_kinds.rbegin(); kind != m_kinds.rend(); ++kind)
            while (!isTooMuch(kind->loss) && m_all + kind->loss <= danger) add(*kind);
    }

    std::vector<Foe> foes;

private:
    [[nodiscard]] bool isTooMuch(std::int64_t loss) const { return leastFoes * loss > m_all; }

    std::vector<Foe> m_kinds;
    std::int64_t m_all;
};

/// Foes of several kinds for a sum of danger. None carries more than a fifth of it, and no kind is more than half of
/// them while another one fits.
class VariedFoes {
public:
    VariedFoes(std::vector<Foe> kinds, std::int64_t there, std::int64_t danger)
        : m_kinds(std::move(kinds)), m_all(there), m_counts(enemyNames().size()) {
        const auto weakest = m_kinds.front().loss;
        // At least five of the weakest; six where another kind is so weak that it then fits as well.
        const bool alike = leastFoes * m_kinds[1].loss < (leastFoes + 1) * weakest;
        const auto least = alike ? leastFoes + 1 : leastFoes;
        // The sum comes to more than the danger less one of the weakest.
        m_danger = std::max(danger, (least + 1) * weakest - 1);
        m_hardest = std::max(weakest, (m_danger - weakest) / leastFoes);
    }

    void takeIfItFits(const Foe& foe) {
        if (fits(foe) && staysVaried(foe)) add(foe);
    }

    /// Until not even the weakest fits: the sum is less than that short of what is asked for. False if stopped.
    bool fill(Stream& random, const EnemyDraw& draw, const Draft& draft) {
        Patience patience([&draft] { return draft.stopped(); });
        while (fits(m_kinds.front()) && !patience.ended(workOfDraw)) add(drawn(random, draw));
        return !patience.ended(0);
    }

    std::vector<Foe> foes;

private:
    static constexpr std::size_t workOfDraw = 16; ///< in cells

    [[nodiscard]] bool fits(const Foe& foe) const { return foe.loss <= m_hardest && m_all + foe.loss <= m_danger; }
    [[nodiscard]] bool staysVaried(const Foe& foe) const { return 2 * m_counts[foe.kind] <= foes.size(); }

    void add(const Foe& foe) {
        foes.push_back(foe);
        ++m_counts[foe.kind];
        m_all += foe.loss;
    }

    /// One that fits, in proportion to its weight at this depth: of those that are missing, if there are any. Where
    /// none would keep the foes varied, the weakest.
    [[nodiscard]] const Foe& drawn(Stream& random, const EnemyDraw& draw) {
        const auto suits = [&](const Foe& kind) { return fits(kind) && staysVaried(kind); };
        const auto isMissing = [&](const Foe& kind) { return suits(kind) && m_counts[kind.kind] == 0; };
        if (std::ranges::none_of(m_kinds, suits)) return m_kinds.front();
        const bool missing = std::ranges::any_of(m_kinds, isMissing);
        std::vector<std::uint64_t> weights;
        for (const auto& kind : m_kinds)
            weights.push_back((missing ? isMissing(kind) : suits(kind)) ? draw.weightOf(kind.kind) : 0);
        return m_kinds[random.weighted(weights)];
    }

    std::vector<Foe> m_kinds; ///< the weakest first
    std::int64_t m_all;
    std::int64_t m_danger = 0;
    std::int64_t m_hardest = 0;        ///< what a single one may carry
    std::vector<std::size_t> m_counts; ///< of each kind
};

std::vector<Foe> drawEnemies(const Draft& draft, Stream& random, const PacingParameters& parameters, std::int64_t count,
                             std::int64_t there) {
    const auto kinds = kindsAt(parameters.depth);
    EnemyDraw draw(draft, parameters.depth);
    FoeList list(kinds, there);
    for (std::int64_t i = 0; i < count; ++i) {
        if (i % 4096 == 0 && draft.stopped()) return {};
        const auto kind = draw.draw(random);
        list.add(*std::ranges::find(kinds, kind, &Foe::kind));
    }
    const auto asked = list.danger();
    if (parameters.varied) {
        VariedFoes varied(kinds, there, asked);
        for (const auto& foe : list.foes) varied.takeIfItFits(foe);
        if (!varied.fill(random, draw, draft)) return {};
        list.foes = std::move(varied.foes);
    } else {
        list.soften();
        list.fillUpTo(asked);
    }
    random.shuffle(std::span(list.foes));
    return std::move(list.foes);
}

} // namespace

std::int64_t foesAsked(const Draft& draft, const PacingParameters& parameters) {
    const auto listed = static_cast<std::int64_t>(draft.rooms().size());
    const auto rooms = listed > 0 ? listed : draft.walkableCells().count() / cellsForRoom;
    return (parameters.depth * rooms + parameters.roomsForFoe / 2) / parameters.roomsForFoe;
}

std::vector<Foe> drawFoes(const Draft& draft, Stream& random, const PacingParameters& parameters, std::int64_t count,
                          std::int64_t there) {
    if (count <= 0) return {};
    if (parameters.foes == Foes::Encounters) {
        const auto least = leastFoes - there / lossOfEncounter;
        return std::vector<Foe>(static_cast<std::size_t>(std::max(count, least)), Foe{Foe::encounter, lossOfEncounter});
    }
    auto foes = drawEnemies(draft, random, parameters, count, there);
    // Where danger rises, the hard ones come last.
    if (parameters.curve == DangerCurve::Rising) std::ranges::stable_sort(foes, {}, &Foe::loss);
    return foes;
}

} // namespace delve::generation
