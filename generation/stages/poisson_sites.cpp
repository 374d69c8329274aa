#include "generation/stages/poisson_sites.h"

#include "generation/graph/poisson_disc.h"
#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"
#include "generation/pipeline/room_number.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace delve::generation {
namespace {

/// How many points fit into a square of the spacing on a large map, in thousandths: found by trial.
constexpr std::int64_t sitesForSquare = 700;

struct Strewn {
    std::vector<Cell> sites; ///< their middles
    std::int64_t squaredSpacing = 0;
};

/// Where sites can be on a draft, and the strewing of them.
class SiteStrewer {
public:
    SiteStrewer(Draft& draft, Stream& random, std::int64_t side)
        : m_draft(draft), m_random(random), m_side(static_cast<std::int32_t>(side)),
          m_places(draft.workspace().bits[0]) {
        for (const auto& room : draft.rooms())
            if (room.kind == RoomKind::Site) m_kept.push_back(room.box.centre());
        findPlaces();
    }

    /// With one spacing, or the least there can be. Nothing where the draft was stopped.
    [[nodiscard]] std::optional<Strewn> strew(std::int64_t squaredSpacing) const {
        Strewn strewn;
        strewn.squaredSpacing = std::max(squaredSpacing, minSpacing());
        PoissonDisc disc(m_places, strewn.squaredSpacing);
        for (const Cell site : m_kept) disc.keep(site);
        if (!disc.strew(m_random, [this] { return m_draft.stopped(); })) return std::nullopt;
        strewn.sites = disc.points();
        return strewn;
    }

    /// About this many: tries again with the spacing that the
    /// last try suggests. Nothing if the draft was stopped.
    [[nodiscard]] std::optional<Strewn> strewAbout(std::int64_t wanted) const {
        std::optional<Strewn> best;
        auto spacing = m_places.count() * sitesForSquare / (1000 * wanted);
        for (int attempt = 0; attempt < attempts(wanted); ++attempt) {
            auto strewn = strew(spacing);
            if (!strewn || m_draft.stopped()) return std::nullopt;
            const auto made = static_cast<std::int64_t>(strewn->sites.size());
            const bool keptOnly = strewn->sites.size() == m_kept.size();
            spacing = std::min(betterSpacing(strewn->squaredSpacing, made, wanted), largestSpacing());
            if (!best || gap(*strewn, wanted) < gap(*best, wanted)) best = std::move(strewn);
            if (gap(*best, wanted) <= wanted / 100) break;
            if (made < wanted && best->squaredSpacing == minSpacing()) break;
            // The kept ones are too many by themselves: no spacing removes any of them.
            if (made > wanted && keptOnly) break;
        }
        return best;
    }

    void addRooms(const Strewn& strewn) {
        m_draft.reserveRooms(strewn.sites.size());
        for (std::size_t i = m_kept.size(); i < strewn.sites.size(); ++i) {
            const Cell middle = strewn.sites[i];
            m_draft.addRoom({middle.x - m_side / 2, middle.y - m_side / 2, m_side, m_side}, RoomKind::Site, middle);
        }
        m_draft.squaredSpacing = strewn.squaredSpacing;
    }

private:
    /// Two sites may not touch, not even at their corners.
    [[nodiscard]] std::int64_t minSpacing() const { return std::int64_t{2} * m_side * m_side + 1; }

    /// From the map's diagonal on, one site closes the whole map to others.
    [[nodiscard]] std::int64_t largestSpacing() const {
        const std::int64_t width = m_draft.size().width;
        const std::int64_t height = m_draft.size().height;
        return std::max(2 * (width * width + height * height), minSpacing());
    }

    /// The middles of the boxes that lie inside, free of what is there already and of its surroundings.
    void findPlaces() {
        const Rect inside = m_draft.inside();
        const Rect middles{inside.x + m_side / 2, inside.y + m_side / 2, inside.width - m_side + 1,
                           inside.height - m_side + 1};
        m_places.reset(m_draft.size());
        if (middles.empty()) return;
        setRect(m_places, middles);
        for (std::int32_t y = 0; y < m_draft.size().height; ++y)
            forEachRun(m_draft.takenCells().row(y), m_draft.size().width, [&](std::int32_t from, std::int32_t to) {
                closeAround({from, y, to - from, 1});
            });
    }

    /// Takes away the middles of the boxes that would touch these cells.
    void closeAround(const Rect& taken) {
        const auto before = m_side - m_side / 2;
        const auto behind = m_side / 2 + 1;
        const Rect closed =
            Rect{taken.x - before, taken.y - before, taken.width + before + behind, taken.height + before + behind}
                .intersected(wholeOf(m_draft.size()));
        setRect(m_places, closed, false);
    }

    /// Small numbers are hit by drawing again, at little cost; for large ones, a few tries come near enough.
    [[nodiscard]] static int attempts(std::int64_t wanted) { return wanted <= 200 ? 24 : 6; }

    [[nodiscard]] static std::int64_t gap(const Strewn& strewn, std::int64_t wanted) {
        return std::abs(static_cast<std::int64_t>(strewn.sites.size()) - wanted);
    }

    /// Half of the way to what the number suggests, since where a spacing is right the number still wavers.
    [[nodiscard]] static std::int64_t betterSpacing(std::int64_t spacing, std::int64_t made, std::int64_t wanted) {
        const auto step = (spacing * std::max<std::int64_t>(made, 1) / wanted - spacing) / 2;
        if (step != 0 || made == wanted) return spacing + step;
        return made > wanted ? spacing + 1 : spacing - 1;
    }

    Draft& m_draft;
    Stream& m_random;
    std::int32_t m_side;
    BitGrid& m_places;        ///< where the middle of a site may lie
    std::vector<Cell> m_kept; ///< the middles of sites that were there
};

} // namespace

Done poissonSites(Draft& draft, Stream& random, const PoissonSitesParameters& parameters) {
    SiteStrewer strewer(draft, random, parameters.side);
    const auto [from, to, automatic] = parameters.sites;
    const auto wanted = automatic ? (from + to + 1) / 2 : random.between(from, to);
    const auto strewn =
        parameters.spacing > 0 ? strewer.strew(parameters.spacing * parameters.spacing) : strewer.strewAbout(wanted);
    if (!strewn) return cancelled();
    strewer.addRooms(*strewn);
    if (draft.tracing()) draft.mark({"sites", Mark::Shape::Points, strewn->sites});
    const auto made = static_cast<std::int64_t>(strewn->sites.size());
    if (parameters.spacing == 0) noteMissingSites(draft, parameters.sites, made);
    else if (automatic) draft.roomsDecided = made; // nobody asked for another number
    return done();
}

StageInfo poissonSitesStage() {
    using P = PoissonSitesParameters;
    StageInfo stage;
    stage.name = "poisson-sites";
    stage.group = StageGroup::Rooms;
    stage.label = DELVE_TEXT("stage", "Poisson sites");
    stage.help = DELVE_TEXT("stage", "Scatters sites evenly over the map (Poisson disc sampling): none too close to "
                                     "another, and no gap where one more would fit.");
    stage.gives = Part::Rooms | Part::Sites | Part::Floor;
    stage.carves = true;
    stage.parameters = {
        parameter("rooms", &P::sites, oneFor(512, 1, 4'000'000), DELVE_TEXT("stage", "Sites"),
                  DELVE_TEXT("stage", "Target number of sites if the spacing is 0. Higher values place more sites."),
                  ParameterRole::RoomCount | ParameterRole::ScalesWhenSet),
        parameter("spacing", &P::spacing, whole(0, 16'384).in(Unit::Cells), DELVE_TEXT("stage", "Spacing"),
                  DELVE_TEXT("stage", "Least distance between the centres of two sites, in cells; with 0 the number of "
                                      "sites decides. Higher values place fewer sites.")),
        parameter("side", &P::side, whole(2, 15).in(Unit::Cells), DELVE_TEXT("stage", "Site size"),
                  DELVE_TEXT("stage", "Side length of a site in cells. Higher values make larger sites.")),
    };
    stage.run = runWith<P>(poissonSites, stage.parameters);
    return stage;
}

} // namespace delve::generation
