#include "editor/play/motion.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::editor {
namespace {

/// Whoever moved farther than this at once did not walk.
constexpr double farthestWalk = 2.5;

QPointF placeOf(Cell cell) { return QPointF(cell.x, cell.y); }

bool arrived(const Motion::Walker& walker) { return walker.at == placeOf(walker.to); }

} // namespace

Rect cellsTouched(QPointF topLeft) {
    const auto x = static_cast<std::int32_t>(std::floor(topLeft.x()));
    const auto y = static_cast<std::int32_t>(std::floor(topLeft.y()));
    return {x, y, 2, 2};
}

/// From where it is drawn now; one that is on its way to the same cell stays as it is.
void Motion::goOn(Walker& walker) const {
    const auto same = [&walker](const Walker& w) { return w.player == walker.player && w.number == walker.number; };
    const auto found = std::ranges::find_if(m_walkers, same);
    if (found == m_walkers.end()) return;
    const QPointF way = placeOf(walker.to) - found->at;
    if (std::abs(way.x()) + std::abs(way.y()) > farthestWalk) return;
    const bool arrives = found->to == walker.to;
    walker.from = arrives ? found->from : found->at;
    walker.at = found->at;
    walker.share = arrives ? found->share : 0;
}

void Motion::follow(const play::Game& game, std::uint32_t level) {
    std::vector<Walker> walkers;
    for (const auto& enemy : game.enemies)
        if (enemy.level == level) walkers.push_back({false, enemy.thing, placeOf(enemy.at), enemy.at});
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const auto& player = game.players[i];
        if (player.place.level != level || player.out) continue;
        walkers.push_back({true, static_cast<std::uint32_t>(i), placeOf(player.place.at), player.place.at});
    }
    if (level == m_level && walkers.size() <= maxWalking)
        for (auto& walker : walkers) goOn(walker);
    m_level = level;
    m_walkers = std::move(walkers);
}

void Motion::settle() {
    for (auto& walker : m_walkers) {
        walker.at = placeOf(walker.to);
        walker.share = 1;
    }
}

Rect Motion::advance(double milliseconds) {
    Rect region;
    for (auto& walker : m_walkers) {
        if (arrived(walker)) continue;
        walker.share = std::min(1.0, walker.share + milliseconds / stepMilliseconds);
        const double left = (1 - walker.share) * (1 - walker.share);
        const QPointF before = walker.at;
        walker.at =
            walker.share >= 1 ? placeOf(walker.to) : placeOf(walker.to) + (walker.from - placeOf(walker.to)) * left;
        region = region.united(cellsTouched(before)).united(cellsTouched(walker.at));
    }
    return region;
}

bool Motion::moving() const { return !std::ranges::all_of(m_walkers, arrived); }

std::optional<QPointF> Motion::player(std::size_t number) const {
    for (const auto& walker : m_walkers)
        if (walker.player && walker.number == number) return walker.at;
    return {};
}

} // namespace delve::editor
