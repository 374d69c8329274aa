#include "generation/stages/golden_exit.h"

#include "generation/graph/paths.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <vector>

namespace delve {
namespace {

constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

/// The walls that one can walk up to, and how many steps it is from the start to the cell before each.
class FacedWalls {
public:
    FacedWalls(const Draft& draft, const Distances& distances) : m_draft(draft), m_distances(distances) {}

    /// Goes through all of them, row by row; false where the draft was stopped. A map may have millions, so they are
    /// counted rather than listed.
    bool count() {
        return forEach([this](Cell, std::uint32_t steps) {
            if (steps >= m_withSteps.size()) m_withSteps.resize(steps + 1);
            ++m_withSteps[steps];
            ++m_count;
        });
    }
    [[nodiscard]] std::uint64_t size() const { return m_count; }
    /// Can one walk up to a golden exit that was pinned?
    [[nodiscard]] bool anyPinnedExit() const {
        for (std::int32_t y = 0; m_draft.anyPins() && y < m_draft.size().height; ++y)
            for (std::int32_t x = 0; x < m_draft.size().width; ++x)
                if (m_draft.pinned({x, y}) && m_draft.at({x, y}) == Tile::GoldenExit &&
                    stepsTo({x, y}) != Distances::unreachable)
                    return true;
        return false;
    }

    /// The steps to the nearest of the share that is farthest; with it come all that are as far.
    [[nodiscard]] std::uint32_t leastOfFarthest(Percent share) const {
        const auto wanted = std::max<std::uint64_t>(1, m_count * share.of100000() / 100'000);
        std::uint64_t farther = 0;
        auto steps = static_cast<std::uint32_t>(m_withSteps.size());
        while (farther < wanted) farther += m_withSteps[--steps];
        return steps;
    }
    [[nodiscard]] std::uint64_t countFrom(std::uint32_t least) const {
        return std::accumulate(m_withSteps.begin() + least, m_withSteps.end(), std::uint64_t{0});
    }
    /// Of those at least so far away the one with so many before it; nothing where the draft was stopped.
    [[nodiscard]] std::optional<Cell> find(std::uint32_t least, std::uint64_t before) const {
        std::optional<Cell> found;
        const bool whole = forEach([&](Cell cell, std::uint32_t steps) {
            if (steps >= least && before-- == 0) found = cell;
        });
        return whole ? found : std::nullopt;
    }

private:
    template <class Visit>
    bool forEach(const Visit& visit) const {
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            const auto row = m_draft.row(y);
            for (std::int32_t x = 0; x < m_draft.size().width; ++x) {
                if (row[static_cast<std::size_t>(x)] != Tile::Wall || m_draft.pinned({x, y})) continue;
                if (const auto steps = stepsTo({x, y}); steps != Distances::unreachable) visit({x, y}, steps);
            }
        }
        return true;
    }
    [[nodiscard]] std::uint32_t stepsTo(Cell wall) const {
        auto nearest = Distances::unreachable;
        for (const Cell side : sides)
            if (m_draft.size().contains(wall + side)) nearest = std::min(nearest, m_distances.at(wall + side));
        return nearest;
    }

    const Draft& m_draft;
    const Distances& m_distances;
    std::vector<std::uint64_t> m_withSteps; ///< how many there are of each number of steps
    std::uint64_t m_count = 0;
};

} // namespace

Done goldenExit(Draft& draft, Stream& random, const GoldenExitParameters& parameters) {
    const auto* start = draft.findThing(ThingKind::Start, 1);
    if (!start)
        return impossible(
            {DELVE_TEXT("stage", "The golden exit is measured from the start, and there is none; put a stage that "
                                 "makes one before it.")});
    const std::array from{start->at};
    auto& distances = draft.workspace().distances;
    findDistances(draft.walkableCells(), from, distances, [&] { return draft.stopped(); });
    FacedWalls walls(draft, distances);
    if (draft.stopped()) return cancelled();
    if (walls.anyPinnedExit()) return done();
    if (!walls.count()) return cancelled();
    if (walls.size() == 0)
        return impossible(
            {DELVE_TEXT("stage", "No wall can be reached from the start, so none can be the golden exit; put the "
                                 "stage behind \"walls\".")});
    const auto least = walls.leastOfFarthest(parameters.farthest);
    const auto chosen = walls.find(least, random.below(walls.countFrom(least)));
    if (!chosen) return cancelled();
    draft.set(*chosen, Tile::GoldenExit);
    return done();
}

Stage goldenExitStage() {
    using P = GoldenExitParameters;
    Stage stage;
    stage.name = "golden-exit";
    stage.group = StageGroup::Finishing;
    stage.label = DELVE_TEXT("stage", "Golden exit");
    stage.help = DELVE_TEXT("stage", "Turns a wall far from the start into the golden one that wins the level.");
    stage.needs = Part::Start | Part::Walls;
    stage.gives = Part::Exit;
    stage.parameters = {
        parameter(
            "farthest", &P::farthest, share(), DELVE_TEXT("stage", "Farthest"),
            DELVE_TEXT("stage", "From which share of the walls, the farthest from the start by path, it is drawn.")),
    };
    stage.run = runWith<P>(goldenExit, stage.parameters);
    return stage;
}

} // namespace delve
