#include "generation/stages/pacing_dangers.h"

#include "generation/level/bit_rects.h"
#include "generation/level/tables.h"
#include "generation/stages/enemy_draw.h"
#include "generation/stages/expected_loss.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace delve::generation {
namespace {

constexpr std::int64_t farthestAllowed = 120; ///< from the curve, in thousandths

/// So far a foe may be moved to keep the rest and the bottlenecks free: less, as others may find no other place.
constexpr std::int64_t farthestMoved = 110;

/// The thirds of a tenth behind the first one, where players rest.
std::array<std::size_t, 2> partsBehindRest(std::size_t tenth, bool lastFirst) {
    return {3 * tenth + (lastFirst ? 2U : 1U), 3 * tenth + (lastFirst ? 1U : 2U)};
}

/// All tenths, those nearest to one first, the later one of two as near.
std::array<std::size_t, tenthsOfWay> tenthsAround(std::size_t tenth) {
    std::array<std::size_t, tenthsOfWay> tenths{tenth};
    std::size_t count = 1;
    for (std::size_t away = 1; away < tenthsOfWay; ++away) {
        if (tenth + away < tenthsOfWay) tenths[count++] = tenth + away;
        if (away <= tenth) tenths[count++] = tenth - away;
    }
    return tenths;
}

std::int64_t lossOfThing(const Thing& thing, const Tables& tables, std::int64_t depth) {
    const auto* const name = kindNamedBy(thing);
    const auto* const kind = name ? tables.findEnemy(*name) : nullptr;
    return kind ? expectedLoss(*kind, depth) : lossOfEncounter;
}

} // namespace

PacingDangers::PacingDangers(Draft& draft, Stream& random, const PacingParameters& parameters, const CriticalPath& way)
    : m_draft(draft), m_random(random), m_parameters(parameters), m_way(way),
      m_twoWays(draft, way), m_spots{PacingSpots(draft, way, PacingSpots::Nearness::ToTheWay, PacingSpots::Care::Great),
                                     PacingSpots(draft, way, PacingSpots::Nearness::ToTheWay,
                                                 PacingSpots::Care::Small)},
      m_besideEncounters(draft.workspace().bits[3]) {
    m_besideEncounters.reset(draft.size());
    countThere();
}

void PacingDangers::countThere() {
    const Tables tables;
    const auto kind = m_parameters.foes == Foes::Enemies ? ThingKind::Enemy : ThingKind::Encounter;
    for (const auto& thing : m_draft.things()) {
        if (thing.kind == ThingKind::Encounter) keepApart(thing.at);
        if (thing.kind != kind || m_draft.reserved(thing.at)) continue; // a set piece's, which nobody has to meet
        ++m_there;
        const auto part = m_way.partOf(thing.at);
        if (part == CriticalPath::offThePath) continue;
        add(thing.at, part * tenthsOfWay / CriticalPath::parts, lossOfThing(thing, tables, m_parameters.depth));
    }
}

bool PacingDangers::place() {
    const auto asked = foesAsked(m_draft, m_parameters);
    const auto missing = std::max<std::int64_t>(0, asked - m_there);
    const auto room = static_cast<std::int64_t>(m_way.free()) / 2;
    const auto foes = drawFoes(m_draft, m_random, m_parameters, std::min(missing, room), sum());
    std::vector<std::int64_t> losses;
    losses.reserve(foes.size());
    for (const auto& foe : foes) losses.push_back(foe.loss);
    const auto tenths = spreadOverTenths(m_parameters.curve, losses, m_byTenth);
    m_planned = m_byTenth;
    for (std::size_t i = 0; i < foes.size(); ++i) m_planned[tenths[i]] += foes[i].loss;
    // Other kinds may come in other numbers.
    m_wanted = missing > room ? std::max(foes.size(), static_cast<std::size_t>(missing)) : foes.size();
    for (std::size_t i = 0; i < foes.size(); ++i) {
        if (i % 256 == 0 && m_draft.stopped()) return false;
        if (placeFoe(foes[i], tenths[i])) ++m_made;
    }
    std::ranges::stable_sort(m_placed, {}, &PlacedDanger::tenth);
    return !m_draft.stopped();
}

std::int64_t PacingDangers::sum() const { return std::accumulate(m_byTenth.begin(), m_byTenth.end(), std::int64_t{0}); }

void PacingDangers::add(Cell cell, std::size_t tenth, std::int64_t loss) {
    m_byTenth[tenth] += loss;
    m_twoWays.add(cell, tenth, loss);
    m_placed.push_back({tenth, loss});
}

/// Where the tenth has no place but one at rest or in a bottleneck, in another one, if the curve still holds.
bool PacingDangers::placeFoe(const Foe& foe, std::size_t tenth) {
    if (placeOnNearWay(foe, tenth)) return true;
    const auto tenths = tenthsAround(tenth);
    for (const bool atRest : {false, true})
        for (const auto other : tenths)
            if (afterMove(foe, tenth, other) <= farthestMoved && placeClear(foe, other, atRest))
                return move(foe, tenth, other);
    for (const auto most : {farthestAllowed, std::int64_t{1000}})
        for (const auto other : tenths)
            if (afterMove(foe, tenth, other) <= most && placeInTenth(foe, other)) return move(foe, tenth, other);
    return false;
}

/// How far the plan then strays from the curve; 0 where nothing moves.
std::int64_t PacingDangers::afterMove(const Foe& foe, std::size_t from, std::size_t to) const {
    if (from == to) return 0;
    auto moved = m_planned;
    moved[from] -= foe.loss;
    moved[to] += foe.loss;
    return farthestFromCurve(m_parameters.curve, moved);
}

bool PacingDangers::move(const Foe& foe, std::size_t from, std::size_t to) {
    m_planned[from] -= foe.loss;
    m_planned[to] += foe.loss;
    return true;
}

bool PacingDangers::placeBehindRest(const Foe& foe, std::size_t tenth, PacingSpots& spots) {
    for (const auto part : partsBehindRest(tenth, m_random.below(2) == 1))
        if (placeInPart(foe, tenth, part, spots)) return true;
    return false;
}

/// In no bottleneck.
bool PacingDangers::placeClear(const Foe& foe, std::size_t tenth, bool atRest) {
    auto& spots = m_spots.front();
    return atRest ? placeInPart(foe, tenth, 3 * tenth, spots) : placeBehindRest(foe, tenth, spots);
}

bool PacingDangers::placeInPart(const Foe& foe, std::size_t tenth, std::size_t part, PacingSpots& spots) {
    const auto accept = [&](Cell cell) { return takes(foe, cell) && !m_twoWays.isFar(cell); };
    const auto cell = spots.draw(m_random, part, accept);
    return cell && put(foe, *cell, tenth);
}

bool PacingDangers::placeInTenth(const Foe& foe, std::size_t tenth) {
    if (placeOnNearWay(foe, tenth)) return true;
    for (auto& spots : m_spots)
        if (placeBehindRest(foe, tenth, spots) || placeInPart(foe, tenth, 3 * tenth, spots)) return true;
    return false;
}

bool PacingDangers::placeOnNearWay(const Foe& foe, std::size_t tenth) {
    constexpr int tries = 64;
    const auto* const cells = m_twoWays.nearCells(tenth, foe.loss);
    for (int i = 0; cells && i < tries; ++i) {
        const Cell cell = (*cells)[m_random.below(cells->size())];
        if (m_draft.takesThing(cell) && m_way.stepsTo(cell) > 1 && takes(foe, cell)) return put(foe, cell, tenth);
    }
    return false;
}

bool PacingDangers::takes(const Foe& foe, Cell cell) const {
    return foe.kind != Foe::encounter || !m_besideEncounters.at(cell);
}

bool PacingDangers::put(const Foe& foe, Cell cell, std::size_t tenth) {
    const bool isEnemy = foe.kind != Foe::encounter;
    Thing* const thing = m_draft.addThing(isEnemy ? ThingKind::Enemy : ThingKind::Encounter, cell);
    if (!thing) return false;
    if (isEnemy) thing->fields = m_fields.of(foe.kind);
    else keepApart(cell);
    add(cell, tenth, foe.loss);
    return true;
}

bool PacingDangers::placeEncounter(PacingSpots& spots, std::span<const std::size_t> parts) {
    const auto accept = [this](Cell cell) { return !m_besideEncounters.at(cell); };
    for (const auto part : parts)
        if (const auto cell = spots.draw(m_random, part, accept)) {
            m_draft.addThing(ThingKind::Encounter, *cell);
            keepApart(*cell);
            return true;
        }
    return false;
}

void PacingDangers::keepApart(Cell encounter) {
    setRect(m_besideEncounters, Rect{encounter.x, encounter.y, 1, 1}.grown(1).intersected(wholeOf(m_draft.size())));
}

void PacingDangers::note() const {
    if (m_made < m_wanted) {
        const std::vector<std::string> numbers{std::to_string(m_wanted), std::to_string(m_made)};
        if (m_parameters.foes == Foes::Enemies)
            m_draft.note({DELVE_TEXT("stage", "%2 of %1 enemies: there is no room for more."), numbers});
        else m_draft.note({DELVE_TEXT("stage", "%2 of %1 encounters: no more fit without two side by side."), numbers});
    }
    const auto farthest = farthestFromCurve(m_parameters.curve, m_byTenth);
    if (farthest > farthestAllowed)
        m_draft.note({DELVE_TEXT("stage", "Danger strays from the curve by up to %1 %: the way is short, or has too "
                                          "few free cells where danger should be."),
                      {std::to_string(farthest / 10)}});
    if (!m_twoWays.holds())
        m_draft.note({DELVE_TEXT("stage", "The short one of two ways has less than %1 % of the danger there: its rooms "
                                          "have no place for more."),
                      {std::to_string(TwoWaysDanger::nearPercent)}});
}

} // namespace delve::generation
