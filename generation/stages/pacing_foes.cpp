#include "generation/stages/pacing_foes.h"

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

std::vector<Foe> drawEnemies(const Draft& draft, Stream& random, std::int64_t depth, std::int64_t count,
                             std::int64_t there) {
    const auto kinds = kindsAt(depth);
    EnemyDraw draw(draft, depth);
    FoeList list(kinds, there);
    for (std::int64_t i = 0; i < count; ++i) {
        if (i % 4096 == 0 && draft.stopped()) return {};
        const auto kind = draw.draw(random);
        list.add(*std::ranges::find(kinds, kind, &Foe::kind));
    }
    const auto asked = list.danger();
    list.soften();
    list.fillUpTo(asked);
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
    auto foes = drawEnemies(draft, random, parameters.depth, count, there);
    // Where danger rises, the hard ones come last.
    if (parameters.curve == DangerCurve::Rising) std::ranges::stable_sort(foes, {}, &Foe::loss);
    return foes;
}

} // namespace delve::generation
