#include "generation/stages/enemy_draw.h"

#include <algorithm>
#include <array>

namespace delve::generation {
namespace {

constexpr std::array<std::string_view, 6> kinds{"rat", "bat", "goblin", "skeleton", "ghost", "ogre"};

/// Every kind has a part in it from the first level on; the deeper, the more the hard ones weigh.
std::vector<std::uint64_t> weightsAt(std::int64_t depth) {
    std::vector<std::uint64_t> weights(kinds.size());
    const auto deep = static_cast<std::uint64_t>(std::min<std::int64_t>(depth, 100));
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = 2 * (weights.size() - i) + deep * i;
    return weights;
}

bool isPinned(const Draft& draft, std::string_view kind) {
    return std::ranges::any_of(draft.things(), [&](const Thing& thing) {
        const auto* const name = kindNamedBy(thing);
        return name && *name == kind && draft.pinned(thing.at);
    });
}

} // namespace

std::span<const std::string_view> enemyNames() { return kinds; }

EnemyFields::EnemyFields() : m_ofKinds(kinds.size()) {
    for (std::size_t i = 0; i < kinds.size(); ++i) m_ofKinds[i].set(enemyField, std::string(kinds[i]));
}

EnemyDraw::EnemyDraw(const Draft& draft, std::int64_t depth) : m_weights(weightsAt(depth)) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (!isPinned(draft, kinds[i])) m_missing.push_back(i);
}

std::size_t EnemyDraw::draw(Stream& random) {
    if (m_missing.empty()) return random.weighted(m_weights);
    std::vector<std::uint64_t> weights;
    for (const auto kind : m_missing) weights.push_back(m_weights[kind]);
    const auto drawn = m_missing.begin() + static_cast<std::ptrdiff_t>(random.weighted(weights));
    const auto kind = *drawn;
    m_missing.erase(drawn);
    return kind;
}

} // namespace delve::generation
