#include "playtest/proof/near_enemies.h"

#include <cstdlib>

namespace delve::play {
namespace {

constexpr std::int32_t tooNear = 2; ///< steps

bool counts(const Enemy& enemy, std::uint32_t level) { return enemy.level == level && !enemy.boss && enemy.health > 0; }

} // namespace

BitGrid cellsNearEnemies(const Game& game, std::uint32_t level) {
    BitGrid cells(game.level(level).size());
    for (const auto& enemy : game.enemies) {
        if (!counts(enemy, level)) continue;
        for (std::int32_t y = -tooNear; y <= tooNear; ++y)
            for (std::int32_t x = std::abs(y) - tooNear; x <= tooNear - std::abs(y); ++x)
                if (const Cell cell = enemy.at + Cell{x, y}; cells.size().contains(cell)) cells.set(cell);
    }
    return cells;
}

bool isNearEnemy(const Game& game, const Place& place) {
    for (const auto& enemy : game.enemies)
        if (counts(enemy, place.level) && steps(enemy.at, place.at) <= tooNear) return true;
    return false;
}

} // namespace delve::play
