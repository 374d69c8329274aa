#include "generation/stages/pacing_rewards.h"

#include "generation/level/blueprint.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/free_cells.h"
#include "generation/stages/room_ways.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace delve::generation {
namespace {

bool isGood(ThingKind kind) {
    constexpr std::array kinds{ThingKind::Coin, ThingKind::Chest, ThingKind::Key, ThingKind::Flower, ThingKind::Store};
    return std::ranges::find(kinds, kind) != kinds.end();
}

/// The parts behind a tenth's danger, the nearest first, and at last those before.
std::array<std::size_t, CriticalPath::parts> partsBehind(std::size_t tenth) {
    std::array<std::size_t, CriticalPath::parts> parts{};
    std::size_t count = 0;
    for (auto part = 3 * tenth + 2; part < CriticalPath::parts; ++part) parts[count++] = part;
    for (auto part = 3 * tenth + 2; part > 0; --part) parts[count++] = part - 1;
    return parts;
}

} // namespace

std::optional<std::vector<RoomId>> findEmptyDeadEnds(Draft& draft) {
    const auto ways = findRoomWays(draft);
    draft.workspace().doneWith(draft.workspace().numbers[3]);
    if (!ways) return {};
    auto& goods = draft.workspace().bits[1];
    goods.reset(draft.size());
    for (const auto& thing : draft.things())
        if (isGood(thing.kind)) goods.set(thing.at);
    std::vector<RoomId> empty;
    for (RoomId room = 0; room < draft.rooms().size(); ++room)
        if (ways->isDeadEnd(room) && !draft.rooms()[room].properties.find(blueprintProperty) &&
            std::ranges::none_of(piecesOf(draft.rooms()[room]), [&](const Rect& piece) { return goods.anyIn(piece); }))
            empty.push_back(room);
    return empty;
}

PacingRewards::PacingRewards(Draft& draft, Stream& random, const PacingParameters& parameters, const CriticalPath& way,
                             PacingDangers& dangers)
    : m_draft(draft), m_random(random), m_parameters(parameters), m_way(way),
      m_dangers(dangers), m_spots{PacingSpots(draft, way, PacingSpots::Nearness::FarOff, PacingSpots::Care::Great),
                                  PacingSpots(draft, way, PacingSpots::Nearness::FarOff, PacingSpots::Care::Small)} {}

bool PacingRewards::place(std::vector<RoomId> deadEnds) {
    const auto each = 1000 * m_parameters.dangerForReward;
    const auto room = static_cast<std::int64_t>(m_way.free()) / 2;
    const auto all = std::min((m_dangers.sum() + each / 2) / each, room);
    const auto hidden = all * static_cast<std::int64_t>(m_parameters.inDeadEnds.of100000()) / 100'000;
    placeHealing(); // before the others take the cells where one rests
    const auto inDeadEnds = fillDeadEnds(std::move(deadEnds), hidden);
    return inDeadEnds && placeBehindDanger(all - std::min(*inDeadEnds, hidden));
}

/// Each gets one, whatever is wanted; then more round by round, until no cell is free in any.
std::optional<std::int64_t> PacingRewards::fillDeadEnds(std::vector<RoomId> rooms, std::int64_t wanted) {
    m_random.shuffle(std::span(rooms));
    std::int64_t made = 0;
    for (bool first = true; !rooms.empty(); first = false) {
        std::vector<RoomId> more;
        for (const auto room : rooms) {
            if (m_draft.stopped()) return {};
            if (!first && made >= wanted) return made;
            const bool placed = placeIn(room);
            made += placed ? 1 : 0;
            if (placed) more.push_back(room);
            else if (first) ++m_stillEmpty;
        }
        rooms = std::move(more);
    }
    return m_draft.stopped() ? std::nullopt : std::optional(made);
}

/// On one of a few cells, the one farthest from the start.
bool PacingRewards::placeIn(RoomId room) {
    constexpr int tries = 3;
    const FreeCells free(m_draft, room);
    std::optional<Cell> best;
    for (int i = 0; i < tries; ++i) {
        const auto cell = free.draw(m_random);
        if (!cell) return false;
        if (!best || m_way.stepsTo(*best) < m_way.stepsTo(*cell)) best = cell;
    }
    return put(*best, true);
}

/// Where much is lost, much is found.
bool PacingRewards::placeBehindDanger(std::int64_t wanted) {
    const auto& dangers = m_dangers.placed();
    if (dangers.empty() || wanted <= 0) return true;
    m_wanted = wanted;
    const auto each = m_dangers.sum() / wanted;
    std::size_t danger = 0;
    auto soFar = dangers.front().loss;
    for (std::int64_t i = 0; i < wanted; ++i) {
        if (i % 256 == 0 && m_draft.stopped()) return false;
        // Behind the danger that the middle of its share belongs to.
        while (danger + 1 < dangers.size() && soFar < i * each + each / 2) soFar += dangers[++danger].loss;
        if (placeBehind(dangers[danger].tenth)) ++m_made;
    }
    return !m_draft.stopped();
}

bool PacingRewards::placeBehind(std::size_t tenth) {
    const auto parts = partsBehind(tenth);
    const auto accept = [](Cell) { return true; };
    for (auto& spots : m_spots)
        for (const auto part : parts)
            if (const auto cell = spots.draw(m_random, part, accept)) return put(*cell, false);
    return false;
}

bool PacingRewards::put(Cell cell, bool inDeadEnd) {
    const bool chest =
        m_parameters.rewards == RewardKind::Chests || (m_parameters.rewards == RewardKind::Both && inDeadEnd);
    return m_draft.addThing(chest ? ThingKind::Chest : ThingKind::Coin, cell) != nullptr;
}

void PacingRewards::placeHealing() {
    if (m_parameters.foes != Foes::Enemies || m_parameters.dangerForHealing == 0) return;
    PacingSpots spots(m_draft, m_way, PacingSpots::Nearness::ToTheWay, PacingSpots::Care::Great);
    const auto each = 1000 * m_parameters.dangerForHealing;
    std::int64_t lost = 0;
    for (const auto& danger : m_dangers.placed()) {
        lost += danger.loss;
        if (lost < each) continue;
        lost -= each;
        // Where the next tenth begins, or behind the danger of the last one.
        const std::array parts{std::min(3 * danger.tenth + 3, CriticalPath::parts - 1), 3 * danger.tenth + 2};
        (void)m_dangers.placeEncounter(spots, parts);
    }
}

void PacingRewards::note() const {
    if (m_made < m_wanted)
        m_draft.note({DELVE_TEXT("stage", "%2 of %1 rewards: there is no room for more."),
                      {std::to_string(m_wanted), std::to_string(m_made)}});
    if (m_stillEmpty > 0)
        m_draft.note(
            {DELVE_TEXT_N("stage", "%n dead end(s) without a reward: no cell is free there."), m_stillEmpty, {}});
}

} // namespace delve::generation
