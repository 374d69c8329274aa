#include "generation/stages/encounters.h"

#include "generation/level/bit_rects.h"
#include "generation/stages/spots.h"

#include <algorithm>
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

private:
    [[nodiscard]] Cell drawCell() {
        const auto x = m_random.below(static_cast<std::uint64_t>(m_draft.size().width));
        const auto y = m_random.below(static_cast<std::uint64_t>(m_draft.size().height));
        return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    }

    void tryAt(Cell cell) {
        if (!m_draft.walkable(cell) || m_near.at(cell) || !m_draft.takesThing(cell)) return;
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
};

} // namespace

Done encounters(Draft& draft, Stream& random, const EncountersParameters& parameters) {
    const auto pinned = pinnedThings(draft, ThingKind::Encounter);
    const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(0, parameters.encounters - pinned));
    EncounterPlacer placer(draft, random);
    if (!placer.place(wanted)) return cancelled();
    if (placer.placed() < wanted)
        draft.note({DELVE_TEXT("stage", "%2 of %1 encounters: no more fit without two side by side."),
                    {std::to_string(parameters.encounters),
                     std::to_string(pinned + static_cast<std::int64_t>(placer.placed()))}});
    return done();
}

StageInfo encountersStage() {
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

} // namespace delve::generation
