#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// Which kinds of enemies a stage places.
namespace delve::generation {

/// The kinds that are placed, from the weakest to the hardest: each has a row in the table of enemies.
[[nodiscard]] std::span<const std::string_view> enemyNames();

/// The fields of an enemy of each kind; all enemies of a kind share them.
class EnemyFields {
public:
    EnemyFields();
    [[nodiscard]] const Properties& of(std::size_t kind) const { return m_ofKinds[kind]; }

private:
    std::vector<Properties> m_ofKinds;
};

/// Draws kinds by their weights at a depth. Those of which none is pinned come first, each once, so that a level with
/// enough enemies has all of them.
class EnemyDraw {
public:
    EnemyDraw(const Draft& draft, std::int64_t depth);

    /// A place in enemyNames().
    [[nodiscard]] std::size_t draw(Stream& random);
    [[nodiscard]] std::uint64_t weightOf(std::size_t kind) const { return m_weights[kind]; }

private:
    std::vector<std::uint64_t> m_weights;
    std::vector<std::size_t> m_missing;
};

} // namespace delve::generation
