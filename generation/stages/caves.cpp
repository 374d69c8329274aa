#include "generation/stages/caves.h"

#include "generation/graph/regions.h"
#include "generation/stages/cell_counts.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

using Word = std::uint64_t;
constexpr Word allSet = ~Word{0};

class CaveMaker {
public:
    CaveMaker(Draft& draft, Stream& random, const CavesParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters), m_solid(draft.workspace().bits[0]),
          m_next(draft.workspace().bits[1]), m_closed(draft.workspace().bits[2]) {}

    bool run() {
        m_solid.reset(m_draft.size());
        m_next.reset(m_draft.size());
        m_rim.assign(m_solid.wordsPerRow(), allSet);
        if (!findClosed() || !fill()) return false;
        for (std::int64_t i = 0; i < m_parameters.rounds; ++i) {
            if (!round()) return false;
            if (isFull(m_next)) break; // on a small map a round may fill the last cave: the one before is kept
            std::swap(m_solid, m_next);
        }
        return carve();
    }

private:
    bool fill() {
        const auto chance = (m_parameters.fill.of100000() << 32) / 100'000;
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_draft.stopped()) return false;
            for (auto& word : m_solid.row(y)) word = draw64(m_random, chance);
            keepFixed(m_solid, y);
        }
        return true;
    }

    [[nodiscard]] static bool isFull(const BitGrid& solid) {
        for (std::int32_t y = 0; y < solid.size().height; ++y)
            if (!std::ranges::all_of(solid.row(y), [](Word word) { return word == allSet; })) return false;
        return true;
    }

    bool round() {
        const auto height = m_draft.size().height;
        for (std::int32_t y = 0; y < height; ++y) {
            if (m_draft.stopped()) return false;
            const std::span<const Word> above = y > 0 ? std::as_const(m_solid).row(y - 1) : m_rim;
            const std::span<const Word> here = std::as_const(m_solid).row(y);
            const std::span<const Word> below = y + 1 < height ? std::as_const(m_solid).row(y + 1) : m_rim;
            const auto next = m_next.row(y);
            for (std::size_t i = 0; i < next.size(); ++i) {
                const Counts counts = countAround({above, i}, {here, i}, {below, i});
                next[i] =
                    (here[i] & counts.atLeast(m_parameters.survive)) | (~here[i] & counts.atLeast(m_parameters.born));
            }
            keepFixed(m_next, y);
        }
        return true;
    }

    /// The rim of the map and what lies beyond it are solid; what stages before made and what is pinned is what it is,
    /// open or solid, and no cave opens beside pinned void.
    void keepFixed(BitGrid& solid, std::int32_t y) const {
        const auto [width, height] = m_draft.size();
        const auto row = solid.row(y);
        if (y == 0 || y == height - 1) {
            std::ranges::fill(row, allSet);
        } else {
            row.front() |= 1;
            row.back() |= allSet << ((width - 1) & 63);
        }
        const auto taken = m_draft.takenCells().row(y);
        const auto open = m_draft.walkableCells().row(y);
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = (row[i] | taken[i]) & ~open[i];
        if (!m_draft.anyPins()) return;
        const auto closed = std::as_const(m_closed).row(y);
        for (std::size_t i = 0; i < row.size(); ++i) row[i] |= closed[i];
    }

    /// The cells that no stage may open, for pins on them or beside them.
    bool findClosed() {
        if (!m_draft.anyPins()) return true;
        m_closed.reset(m_draft.size());
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_draft.stopped()) return false;
            for (std::int32_t x = 0; x < m_draft.size().width; ++x)
                if (!m_draft.mayCarve({x, y})) m_closed.set({x, y});
        }
        return true;
    }

    /// Opens what is not solid, but for caves that are too small; the largest stays, however small it is.
    bool carve() {
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            const auto from = std::as_const(m_solid).row(y);
            const auto to = m_next.row(y);
            std::ranges::transform(from, to.begin(), [](Word word) { return ~word; });
        }
        auto& regions = m_draft.workspace().regions;
        if (!findRegions(m_next, regions, [this] { return m_draft.stopped(); })) return false;
        const auto largest = regions.largest();
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (m_draft.stopped()) return false;
            for (const auto& run : regions.row(y))
                if (run.region != largest && regions.regions[run.region].cells < m_parameters.pocket)
                    m_next.setRun(y, run.x, run.length, false);
            open(y);
        }
        if (regions.count() == 0)
            m_draft.note({DELVE_TEXT("stage", "Everything was filled, so there is no cave; lower the fill.")});
        return true;
    }

    /// Of the cells of a row that are to be open, those on which nothing is yet.
    void open(std::int32_t y) {
        const auto row = m_next.row(y);
        const auto taken = m_draft.takenCells().row(y);
        for (std::size_t i = 0; i < row.size(); ++i) row[i] &= ~taken[i];
        m_draft.setCells(y, row, Tile::Floor);
    }

    Draft& m_draft;
    Stream& m_random;
    const CavesParameters& m_parameters;
    BitGrid& m_solid;
    BitGrid& m_next;
    BitGrid& m_closed; ///< only where there are pins
    std::vector<Word> m_rim;
};

} // namespace

Done caves(Draft& draft, Stream& random, const CavesParameters& parameters) {
    return CaveMaker(draft, random, parameters).run() ? done() : Done(cancelled());
}

StageInfo cavesStage() {
    using P = CavesParameters;
    StageInfo stage;
    stage.name = "caves";
    stage.group = StageGroup::Ground;
    stage.label = DELVE_TEXT("stage", "Caves");
    stage.help = DELVE_TEXT(
        "stage",
        "Grows caves by a cellular automaton: cells are solid or open at random, then adapt to their neighbours "
        "in each round.");
    stage.gives = Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("fill", &P::fill, share(), DELVE_TEXT("stage", "Fill"),
                  DELVE_TEXT("stage", "How much of the map is solid at first. Higher values make smaller caves.")),
        parameter(
            "rounds", &P::rounds, whole(0, 32).in(Unit::PlainCount), DELVE_TEXT("stage", "Rounds"),
            DELVE_TEXT("stage", "How often every cell adapts to its neighbours. Higher values make smoother caves.")),
        parameter("born", &P::born, whole(0, 9).in(Unit::PlainCount), DELVE_TEXT("stage", "Neighbours to turn solid"),
                  DELVE_TEXT("stage",
                             "An open cell turns solid if at least this many of its eight neighbours are solid. "
                             "Higher values leave more open ground.")),
        parameter(
            "survive", &P::survive, whole(0, 9).in(Unit::PlainCount), DELVE_TEXT("stage", "Neighbours to stay solid"),
            DELVE_TEXT("stage", "A solid cell stays solid if at least this many of its eight neighbours are solid. "
                                "Higher values leave more open ground.")),
        parameter("pocket", &P::pocket, whole(0, 100'000).in(Unit::Cells), DELVE_TEXT("stage", "Minimum cave size"),
                  DELVE_TEXT("stage", "Caves with fewer cells are filled. Higher values leave only the larger caves.")),
    };
    stage.run = runWith<P>(caves, stage.parameters);
    return stage;
}

} // namespace delve::generation
