#include "generation/stages/encounters.h"

#include "generation/graph/way_cuts.h"
#include "generation/level/bit_rects.h"
#include "generation/stages/spots.h"
#include "generation/stages/winning_cells.h"

#include <algorithm>
#include <span>
#include <vector>

namespace delve::generation {
namespace {

class EncounterPlacer {
public:
    EncounterPlacer(Draft& draft, Stream& random)
        : m_draft(draft), m_random(random), m_near(draft.workspace().bits[0]) {
        m_near.reset(draft.size());
        for (const auto& thing : draft.things())
            if (thing.kind == ThingKind::Encounter) keepApart(thing.at);
    }

    /// Puts encounters where every way to an exit passes: rows of such cells in a drawn order, in each row on a drawn
    /// cell.
    void placeOnWay(std::size_t wanted) {
        auto rows = rowsOfCuts();
        m_random.shuffle(std::span(rows));
        for (const auto& row : rows) {
            if (m_onWay.size() == wanted) break;
            std::vector<Cell> free;
            for (const Cell cell : row)
                if (mayStandAt(cell) && !m_draft.reserved(cell)) free.push_back(cell);
            if (free.empty()) continue;
            m_onWay.push_back(free[static_cast<std::size_t>(m_random.below(free.size()))]);
            keepApart(m_onWay.back());
        }
        std::ranges::sort(m_onWay);
        for (const Cell cell : m_onWay) m_draft.addThing(ThingKind::Encounter, cell);
    }

    /// Draws cells; where too many are refused, packs them row by row and draws from those.
    bool place(std::size_t wanted) {
        const std::size_t tries = 64 * wanted + 256;
        for (std::size_t i = 0; i < tries && m_cells.size() < wanted; ++i) {
            if (i % 4096 == 0 && m_draft.stopped()) return false;
            tryAt(drawCell());
        }
        if (m_cells.size() < wanted && !pack(wanted)) return false;
        std::ranges::sort(m_cells);
        for (const Cell cell : m_cells) m_draft.addThing(ThingKind::Encounter, cell);
        return true;
    }

    [[nodiscard]] std::size_t placed() const { return m_cells.size(); }
    [[nodiscard]] std::size_t placedOnWay() const { return m_onWay.size(); }

private:
    /// The cells that every way to an exit passes, those side by side together. None where the draft was stopped.
    [[nodiscard]] std::vector<std::vector<Cell>> rowsOfCuts() {
        const auto* const start = m_draft.findThing(ThingKind::Start, 1);
        const auto exits = exitsOf(m_draft);
        if (!start || exits.empty()) return {};
        auto& open = m_draft.workspace().bits[1];
        open = m_draft.walkableCells();
        for (const Cell exit : exits) open.set(exit);
        const auto cuts = cutsOfWay(open, start->at, exits, [this] { return m_draft.stopped(); });
        if (!cuts) return {};
        std::vector<std::vector<Cell>> rows;
        std::uint32_t last = 0;
        for (const auto& cut : *cuts) {
            if (rows.empty() || cut.step != last + 1) rows.emplace_back();
            rows.back().push_back(cut.at);
            last = cut.step;
        }
        return rows;
    }

    [[nodiscard]] Cell drawCell() {
        const auto x = m_random.below(static_cast<std::uint64_t>(m_draft.size().width));
        const auto y = m_random.below(static_cast<std::uint64_t>(m_draft.size().height));
        return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    }

    [[nodiscard]] bool mayStandAt(Cell cell) const {
        return m_draft.walkable(cell) && !m_near.at(cell) && m_draft.takesThing(cell);
    }

    void tryAt(Cell cell) {
        if (!mayStandAt(cell)) return;
        m_cells.push_back(cell);
        keepApart(cell);
    }

    bool pack(std::size_t wanted) {
        for (const Cell cell : m_cells) forget(cell);
        m_cells.clear();
        for (const auto& thing : m_draft.things())
            if (thing.kind == ThingKind::Encounter) keepApart(thing.at);
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_draft.stopped()) return false;
            for (std::int32_t x = 0; x < m_draft.size().width; ++x) tryAt({x, y});
        }
        m_random.shuffle(std::span(m_cells));
        m_cells.resize(std::min(m_cells.size(), wanted));
        return true;
    }

    [[nodiscard]] Rect around(Cell cell) const {
        return Rect{cell.x, cell.y, 1, 1}.grown(1).intersected(wholeOf(m_draft.size()));
    }
    void keepApart(Cell cell) { mark(cell, true); }
    void forget(Cell cell) { mark(cell, false); }
    void mark(Cell cell, bool on) { setRect(m_near, around(cell), on); }

    Draft& m_draft;
    Stream& m_random;
    BitGrid& m_near; ///< cells next to an encounter, or on one
    std::vector<Cell> m_cells;
    std::vector<Cell> m_onWay; ///< placed before them
};

} // namespace

Done encounters(Draft& draft, Stream& random, const EncountersParameters& parameters) {
    const auto pinned = pinnedThings(draft, ThingKind::Encounter);
    const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(0, parameters.encounters - pinned));
    EncounterPlacer placer(draft, random);
    if (parameters.onWay) placer.placeOnWay(wanted);
    if (!placer.place(wanted - placer.placedOnWay())) return cancelled();
    const auto placed = placer.placedOnWay() + placer.placed();
    if (placed < wanted)
        draft.note(
            {DELVE_TEXT("stage", "%2 of %1 encounters: no more fit without two side by side."),
             {std::to_string(parameters.encounters), std::to_string(pinned + static_cast<std::int64_t>(placed))}});
    return done();
}

/// Anywhere on the floor.
StageInfo encounters1Stage() {
    using P = EncountersParameters;
    StageInfo stage;
    stage.name = "encounters";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Encounters");
    stage.help = DELVE_TEXT("stage", "Places encounters on the floor, never two side by side.");
    stage.needs = Part::Floor;
    stage.parameters = {
        parameter(
            "encounters", &P::encounters, whole(0, 1'000'000).in(Unit::PlainCount), DELVE_TEXT("stage", "Encounters"),
            DELVE_TEXT("stage", "Number of encounters. Higher values place more."), ParameterRole::ScalesWithArea),
    };
    stage.run = runWith<P>(encounters, stage.parameters);
    return stage;
}

StageInfo encountersStage() {
    using P = EncountersParameters;
    StageInfo stage = encounters1Stage();
    stage.version = 2;
    stage.parameters.push_back(withDefault(
        parameter("on-way", &P::onWay, yesOrNo(), DELVE_TEXT("stage", "Chokepoints first"),
                  DELVE_TEXT("stage", "The first encounters are where every way from the start to the exit passes, so "
                                      "that nobody gets there without one.")),
        true));
    stage.run = runWith<P>(encounters, stage.parameters);
    return stage;
}

} // namespace delve::generation
