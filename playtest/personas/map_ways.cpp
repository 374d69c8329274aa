#include "playtest/personas/map_ways.h"

#include "playtest/proof/walk_goals.h"
#include "playtest/rules/objective.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

constexpr Place nowhere{0xffffffff, {}};

/// A walk to all places at once looks at each cell with each set of them. On larger maps that takes seconds and
/// hundreds of megabytes, for each game.
bool fitOneWalk(const Game& game, std::size_t places) {
    constexpr std::int64_t mostCells = std::int64_t{1} << 20; ///< each counts for every set
    if (places > Walk::maxPlaces) return false;
    return cellCount(game.world()) <= mostCells >> places;
}

} // namespace

/// Made for the first walk, since a decision is made before its game is.
Walk& MapWays::walkOf(const PersonaView& view) {
    if (m_walk) return *m_walk;
    m_walk = std::make_unique<Walk>(*view.whole(), view.colours(), view.who());
    m_walk->stopWhen(view.stopQuestion());
    return *m_walk;
}

MapWays::Steps MapWays::stepsTo(Walk& walk, const WalkGoal& goal, const Walk::MayTravel& mayTravel) const {
    walk.stayAbove(m_staysAbove);
    auto steps = walk.nearest(goal, mayTravel);
    walk.stayAbove(false);
    return steps || !m_staysAbove ? steps : walk.nearest(goal, mayTravel);
}

bool MapWays::setOut(const PersonaView& view, const WalkGoal& goal, const Walk::MayTravel& mayTravel) {
    giveUp();
    if (!view.whole() || !isGoal(goal) || view.stopped()) return false;
    auto& walk = walkOf(view);
    const auto* const other = view.otherPlayer();
    walk.block(other ? other->place : nowhere);
    auto steps = stepsTo(walk, goal, mayTravel);
    if (!steps && other) { // the other one will step aside
        walk.block(nowhere);
        steps = stepsTo(walk, goal, mayTravel);
    }
    if (!steps) return false;
    m_steps = *std::move(steps);
    m_next = 0;
    m_at = view.me().place;
    m_unseen = view.whole()->unseen;
    return true;
}

bool MapWays::setOutForObjective(const PersonaView& view) {
    const Game* const game = view.whole();
    if (!game) return false;
    if (game->objective().ofTowns) {
        if (!m_journey) m_journey = std::make_unique<JourneyGuide>(*game, walkOf(view), view.who(), m_taste);
        return m_journey->advance(
            [&](const WalkGoal& goal, const Walk::MayTravel& mayTravel) { return setOut(view, goal, mayTravel); });
    }
    if (setOutOnTour(view)) return true;
    return setOut(view, objectiveGoal(*game)) || setOut(view, newKeyGoal(*game, view.who()));
}

/// False, and no walk: what is needed is not all of something, or much, or cannot be reached in that order.
bool MapWays::setOutOnTour(const PersonaView& view) {
    const Game& game = *view.whole();
    const auto left = tourGoal(game);
    if (left.all.empty()) return false;
    if (fitOneWalk(game, std::max(left.all.size(), view.tour().size()))) return setOut(view, left);
    const auto next = std::ranges::find_if(
        view.tour(), [&](const Place& place) { return std::ranges::find(left.all, place) != left.all.end(); });
    if (next == view.tour().end()) return false;
    return setOut(view, {.place = [to = *next](const Place& place) { return place == to; }});
}

bool MapWays::underWay(const PersonaView& view) const {
    if (m_next >= m_steps.size() || view.me().place != m_at) return false;
    return !view.objective().ofGround || view.whole()->unseen == m_unseen;
}

Command MapWays::step(const PersonaView& view) {
    const auto& step = m_steps[m_next];
    if (walkOf(view).hasDoorToFind(m_at, step)) return Command::wait();
    ++m_next;
    m_at = step.to;
    return Command::move(view.who(), step.direction);
}

bool MapWays::rejoin(const PersonaView& view) {
    const auto& place = view.me().place;
    if (place != m_at) {
        const auto left = m_steps.begin() + static_cast<std::ptrdiff_t>(m_next);
        const auto here = std::ranges::find(left, m_steps.end(), place, &Walk::Step::to);
        if (here == m_steps.end()) return false;
        m_next = static_cast<std::size_t>(here - m_steps.begin()) + 1;
        m_at = place;
    }
    return underWay(view);
}

/// How many of those that are left lead from one cell to the next.
std::size_t MapWays::stepsOfLeg() const {
    Place at = m_at;
    std::size_t count = 0;
    for (auto next = m_next; next < m_steps.size(); ++next, ++count) {
        const auto& step = m_steps[next];
        if (step.to != Place{at.level, at.at + towards(step.direction)}) break;
        at = step.to;
    }
    return count;
}

std::optional<Cell> MapWays::endOfLeg(const PersonaView& view) const {
    if (m_next >= m_steps.size() || view.me().place.level != m_at.level) return {};
    const auto last = m_next + stepsOfLeg();
    const Cell at = last == m_next ? m_at.at : m_steps[last - 1].to.at;
    if (last == m_steps.size()) return at;
    const Cell out = at + towards(m_steps[last].direction);
    const bool isWay = view.size().contains(out) && (view.isPortal(out) || view.isChasm(out));
    return isWay ? out : at; // else through the portal underfoot
}

bool MapWays::comesBy(const PersonaView& view, const std::function<bool(Cell)>& is) const {
    if (view.me().place.level != m_at.level) return false;
    const auto begin = m_steps.begin() + static_cast<std::ptrdiff_t>(std::min(m_next, m_steps.size()));
    return std::any_of(begin, begin + static_cast<std::ptrdiff_t>(stepsOfLeg()),
                       [&](const Walk::Step& step) { return is(step.to.at); });
}

} // namespace delve::play
