#include "generation/stages/vistas.h"

#include "generation/graph/narrow_bits.h"
#include "generation/level/bit_runs.h"
#include "generation/stages/grate_view.h"
#include "generation/stages/lake_tiles.h"
#include "generation/stages/pinned_cells.h"
#include "generation/stages/plain_ground.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::int64_t mostWalk = 32;    ///< that a vista may be asked for: the steps around a cell are one search
constexpr std::int32_t longestWalk = 62; ///< longer ones, and those that a lock bars, count as one step more
constexpr std::int64_t placesForVista = 64;
constexpr std::int64_t fewPlaces = 512; ///< so many are looked at, however few vistas are asked for

/// Finds the places, rates some of them, and takes the best one by one. What one grate shows is nothing new at another.
class VistaMaker {
public:
    VistaMaker(Draft& draft, Stream& random, const VistasParameters& parameters)
        : m_draft(draft), m_random(random), m_least(static_cast<std::int32_t>(parameters.walk)),
          m_ground(draft.workspace().bits[0]), m_walls(draft.workspace().bits[1]),
          m_seeThrough(draft.workspace().bits[2]), m_shown(draft.workspace().bits[3]),
          m_view(m_seeThrough, m_ground, static_cast<std::int32_t>(parameters.radius)) {}

    /// How many were made; nothing if the draft was stopped.
    std::optional<std::int64_t> make(std::int64_t asked) {
        if (!findPlainGround(m_draft, m_ground) || !readTiles() || !findPlaces()) return std::nullopt;
        const auto stopped = [this] { return m_draft.stopped(); };
        if (!m_random.shuffle(std::span(m_places), stopped)) return std::nullopt;
        const auto looked = static_cast<std::size_t>(std::max(fewPlaces, asked * placesForVista));
        if (m_places.size() > looked) m_places.resize(looked);
        if (!ratePlaces()) return std::nullopt;
        std::int64_t made = 0;
        while (made < asked && !m_rated.empty()) {
            if (made % 64 == 0 && m_draft.stopped()) return std::nullopt;
            if (takeBest()) ++made;
        }
        if (m_draft.tracing()) m_draft.mark({"vistas", Mark::Shape::Lines, std::move(m_lines)});
        return made;
    }

private:
    struct Rated {
        std::int64_t value = 0;
        std::int32_t walk = 0;
        GratePlace place;
    };
    /// For a heap: the most valuable on top, of equals the lowest.
    static bool isLess(const Rated& a, const Rated& b) {
        return a.value != b.value ? a.value < b.value : b.place.at < a.place.at;
    }

    bool readTiles() {
        const auto& tiles = m_draft.catalogue();
        m_walls.reset(m_draft.size());
        m_seeThrough.reset(m_draft.size());
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            std::int32_t x = 0;
            for (const Tile tile : m_draft.row(y)) {
                const Cell cell{x++, y};
                if (tiles.wall(tile)) m_walls.set(cell);
                else if (tiles.seeThrough(tile)) m_seeThrough.set(cell);
            }
        }
        return true;
    }

    bool findPlaces() {
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return false;
            forEachBit(std::as_const(m_walls).row(y), [&](std::int32_t x) {
                for (const Cell side : {Cell{0, -1}, Cell{-1, 0}})
                    if (const GratePlace place{{x, y}, side}; isBetweenWalls(place) && isClearOfAll(place.at))
                        m_places.push_back(place);
            });
        }
        return true;
    }

    [[nodiscard]] bool isBetweenWalls(const GratePlace& place) const {
        const Cell across{place.side.y, place.side.x};
        return m_ground.has(place.before()) && m_ground.has(place.behind()) && m_walls.has(place.at + across) &&
               m_walls.has(place.at - across);
    }

    /// Clear of pins, locks, doors, ledges, exits and other grates, at all eight sides.
    [[nodiscard]] bool isClearOfAll(Cell at) const {
        const auto& tiles = m_draft.catalogue();
        if (!m_draft.inside().contains(at)) return false;
        for (Cell cell{0, at.y - 1}; cell.y <= at.y + 1; ++cell.y)
            for (cell.x = at.x - 1; cell.x <= at.x + 1; ++cell.x) {
                const Tile tile = m_draft.at(cell);
                const bool barred = m_draft.walkable(cell) && !m_ground.at(cell);
                if (barred || m_draft.pinned(cell) || tiles.passage(tile) || tiles.endsGame(tile) ||
                    behaviourOf(tiles, tile) == Tile::Grate)
                    return false;
            }
        return !m_draft.reserved(at);
    }

    bool ratePlaces() {
        m_shown.reset(m_draft.size());
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (i % 64 == 0 && m_draft.stopped()) return false;
            const auto& place = m_places[i];
            if (walkWithin(place, m_least - 1) || showsNearGround(place) || showsNearGround(place.turned())) continue;
            const auto walk = walkWithin(place, longestWalk).value_or(longestWalk + 1);
            m_rated.push_back({newlyShown(place) * walk, walk, place});
        }
        std::ranges::make_heap(m_rated, isLess);
        return true;
    }

    /// The steps from one side to the other; nothing if they are more than `limit`.
    [[nodiscard]] std::optional<std::int32_t> walkWithin(const GratePlace& place, std::int32_t limit) const {
        const Cell first = std::min(place.before(), place.behind());
        const Cell last = std::max(place.before(), place.behind());
        const Rect along{first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
        return stepsWithin(NarrowBits(m_ground, along.grown((limit - 1) / 2)), first, last, limit);
    }

    /// Does one see ground that is no long walk away?
    [[nodiscard]] bool showsNearGround(const GratePlace& place) const {
        const Cell from = place.before();
        const auto near =
            reachedWithin(NarrowBits(m_ground, Rect{from.x, from.y, 1, 1}.grown(m_least - 1)), from, m_least - 1);
        bool any = false;
        m_view.forEachSeen(place, [&](Cell cell) { any = any || near.at(cell); });
        return any;
    }

    [[nodiscard]] std::int64_t newlyShown(const GratePlace& place) const {
        std::int64_t cells = 0;
        for (const auto& way : {place, place.turned()})
            m_view.forEachSeen(way, [&](Cell cell) { cells += m_shown.at(cell) ? 0 : 1; });
        return cells;
    }

    /// What others show by now is taken off first: if another place is then better, this one waits for its turn.
    bool takeBest() {
        std::ranges::pop_heap(m_rated, isLess);
        Rated best = m_rated.back();
        m_rated.pop_back();
        const auto value = newlyShown(best.place) * best.walk;
        if (value == 0 || !isBetweenWalls(best.place) || !isClearOfAll(best.place.at)) return false;
        if (value < best.value) {
            best.value = value;
            m_rated.push_back(best);
            std::ranges::push_heap(m_rated, isLess);
            return false;
        }
        open(best.place);
        return true;
    }

    void open(const GratePlace& place) {
        m_draft.set(place.at, Tile::Grate);
        m_walls.clear(place.at);
        m_seeThrough.set(place.at);
        for (const auto& way : {place, place.turned()}) {
            m_view.forEachSeen(way, [&](Cell cell) { m_shown.set(cell); });
            m_lines.push_back(way.before());
        }
    }

    Draft& m_draft;
    Stream& m_random;
    std::int32_t m_least;
    BitGrid& m_ground;
    BitGrid& m_walls;
    BitGrid& m_seeThrough;
    BitGrid& m_shown; ///< ground that a grate shows
    GrateView m_view;
    std::vector<GratePlace> m_places;
    std::vector<Rated> m_rated; ///< a heap
    std::vector<Cell> m_lines;
};

} // namespace

Done vistas(Draft& draft, Stream& random, const VistasParameters& parameters) {
    const auto isGrate = [&](Tile tile) { return behaviourOf(draft.catalogue(), tile) == Tile::Grate; };
    const auto pinned = static_cast<std::int64_t>(pinnedCellsWhere(draft, isGrate).size());
    const auto asked = std::max<std::int64_t>(0, parameters.vistas - pinned);
    const auto made = VistaMaker(draft, random, parameters).make(asked);
    if (!made) return cancelled();
    if (*made < asked)
        draft.note(
            {DELVE_TEXT("stage", "%2 of %1 vistas: no other wall hides ground that is %3 steps away."),
             {std::to_string(parameters.vistas), std::to_string(pinned + *made), std::to_string(parameters.walk)}});
    return done();
}

/// Nobody walks through a grate: a vista opens no way and closes none, so it may stand behind a stage that fixes them,
/// where it shows early what a lock keeps for later.
StageInfo vistasStage() {
    using P = VistasParameters;
    StageInfo stage;
    stage.name = "vistas";
    stage.group = StageGroup::Finishing;
    stage.ways = Ways::Keeps;
    stage.label = DELVE_TEXT("stage", "Vistas");
    stage.help = DELVE_TEXT("stage", "Puts grates into walls where they show the most ground that is a long walk away. "
                                     "Locks, secret doors and ledges count as closed.");
    stage.needs = Part::Floor | Part::Walls;
    stage.parameters = {
        parameter("vistas", &P::vistas, whole(0, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Vistas"),
                  DELVE_TEXT("stage", "Number of grates. Higher values show more of what lies far away."),
                  ParameterRole::ScalesWithArea),
        parameter(
            "walk", &P::walk, whole(2, mostWalk).in(Unit::Steps), DELVE_TEXT("stage", "Minimum walk"),
            DELVE_TEXT("stage",
                       "How many steps away everything must be that a grate shows. Higher values leave fewer places.")),
        parameter("radius", &P::radius, whole(2, 24).in(Unit::Cells), DELVE_TEXT("stage", "View radius"),
                  DELVE_TEXT("stage", "How far the view through a grate is rated. Higher values favour long views.")),
    };
    stage.run = runWith<P>(vistas, stage.parameters);
    return stage;
}

} // namespace delve::generation
