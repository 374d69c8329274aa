#include "generation/stages/regions.h"

#include "generation/graph/colouring.h"
#include "generation/graph/nearest_place.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/roads.h"
#include "generation/stages/room_graph.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::array lands{Tile::Land1, Tile::Land2, Tile::Land3, Tile::Land4, Tile::Land5, Tile::Land6};

/// The lands of the sites, and what they look like.
class Country {
public:
    Country(Draft& draft, Stream& random, const RegionsParameters& parameters)
        : m_draft(draft), m_random(random), m_parameters(parameters), m_siteOf(draft.workspace().numbers[0]),
          m_neighbours(draft.rooms().size()) {}

    Done paint() {
        const auto stopped = [this] { return m_draft.stopped(); };
        if (!findNearestPlaces(m_draft.size(), roomCentres(m_draft), m_siteOf, stopped)) return cancelled();
        findBorders();
        if (m_draft.stopped()) return cancelled();
        colour();
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return cancelled();
            paintRow(y);
        }
        return done();
    }

private:
    struct Neighbour {
        std::uint32_t site;
        Tile border = Tile::Forest;
    };

    [[nodiscard]] const std::uint32_t* row(std::int32_t y) const {
        return m_siteOf.data() + static_cast<std::ptrdiff_t>(y) * m_draft.size().width;
    }

    /// Which lands lie side by side, each pair kept by the one with the lower number.
    void findBorders() {
        const auto [width, height] = m_draft.size();
        for (std::int32_t y = 0; y < height; ++y) {
            if (y % 64 == 0 && m_draft.stopped()) return;
            const auto* const here = row(y);
            const auto* const below = row(std::min(y + 1, height - 1));
            for (std::int32_t x = 0; x < width; ++x) {
                if (x + 1 < width && here[x] != here[x + 1]) addBorder(here[x], here[x + 1]);
                if (here[x] != below[x]) addBorder(here[x], below[x]);
            }
        }
        for (auto& list : m_neighbours) {
            std::ranges::sort(list, {}, &Neighbour::site);
            for (auto& neighbour : list)
                if (m_random.chance(m_parameters.mountains.of100000(), 100'000)) neighbour.border = Tile::Mountain;
        }
    }

    void addBorder(std::uint32_t a, std::uint32_t b) {
        auto& list = m_neighbours[std::min(a, b)];
        const auto other = std::max(a, b);
        if (std::ranges::find(list, other, &Neighbour::site) == list.end()) list.push_back({other});
    }

    void colour() {
        std::vector<Edge> edges;
        for (std::uint32_t site = 0; site < m_neighbours.size(); ++site)
            for (const auto& neighbour : m_neighbours[site]) edges.push_back({site, neighbour.site});
        auto found = colouring(m_neighbours.size(), edges, lands.size(), m_random);
        if (!found) {
            m_draft.note({DELVE_TEXT("stage", "Six colours are too few for these lands: some neighbours are alike.")});
            found.emplace(m_neighbours.size(), std::uint8_t{0});
            for (auto& colour : *found) colour = static_cast<std::uint8_t>(m_random.below(lands.size()));
        }
        for (const auto colour : *found) m_landOf.push_back(lands[colour]);
    }

    /// A cell whose right, lower or lower right neighbour is of another land is border.
    [[nodiscard]] Tile tileAt(std::int32_t x, const std::uint32_t* here, const std::uint32_t* below) const {
        const auto right = std::min(x + 1, m_draft.size().width - 1);
        for (const auto other : {here[right], below[x], below[right]})
            if (other != here[x]) return borderOf(here[x], other);
        return m_landOf[here[x]];
    }

    /// Two lands that meet at a corner only have no border of their own.
    [[nodiscard]] Tile borderOf(std::uint32_t a, std::uint32_t b) const {
        const auto& list = m_neighbours[std::min(a, b)];
        const auto found = std::ranges::find(list, std::max(a, b), &Neighbour::site);
        return found == list.end() ? Tile::Forest : found->border;
    }

    /// What is void becomes land.
    void paintRow(std::int32_t y) {
        const auto width = m_draft.size().width;
        const auto* const here = row(y);
        const auto* const below = row(std::min(y + 1, m_draft.size().height - 1));
        std::int32_t from = 0;
        Tile tile = Tile::Void;
        for (std::int32_t x = 0; x <= width; ++x) {
            const Tile next = x == width || m_draft.at({x, y}) != Tile::Void ? Tile::Void : tileAt(x, here, below);
            if (next == tile) continue;
            if (tile != Tile::Void) m_draft.setSpan(y, from, x - from, tile);
            from = x;
            tile = next;
        }
    }

    Draft& m_draft;
    Stream& m_random;
    const RegionsParameters& m_parameters;
    std::vector<std::uint32_t>& m_siteOf; ///< of each cell
    std::vector<std::vector<Neighbour>> m_neighbours;
    std::vector<Tile> m_landOf; ///< of each site
};

/// The roads along the links that no hall carries yet. First come those that hold all together, then the others, short
/// ones before long ones. Where one finds no way any more, all are laid again with that one before the others, a few
/// times; on large maps that would cost more than it gains.
class Roads {
public:
    explicit Roads(Draft& draft)
        : m_draft(draft), m_links(draft.links()), m_tree(shortestTree()), m_halls(draft.halls()) {}

    Done lay(bool barriers) {
        if (m_draft.stopped()) return cancelled();
        const int rounds = m_links.size() <= 1000 ? 8 : 1;
        std::vector<std::size_t> pushed(m_links.size(), 0); // how often each link had to be brought forward
        Plan best;
        for (int round = 0; round < rounds && (round == 0 || best.without > 0); ++round) {
            auto plan = planRoads(pushed);
            if (!plan) return cancelled();
            for (std::size_t i = 0; i < m_links.size(); ++i)
                if (!plan->roads[i]) ++pushed[i];
            if (round == 0 || plan->without < best.without) best = std::move(*plan);
        }
        for (const auto i : best.order) {
            if (m_draft.stopped()) return cancelled();
            if (best.roads[i] && !best.roads[i]->empty()) layRoad(m_links[i], *best.roads[i], barriers);
        }
        if (best.merging > 0)
            m_draft.note(
                {DELVE_TEXT_N("stage", "%n road(s) had no free path, and run beside or into others or through sites. "
                                       "Fewer or smaller sites leave more room."),
                 best.merging,
                 {}});
        if (best.without > 0) dropLinks(best);
        return done();
    }

private:
    using Road = std::vector<Cell>;
    struct Plan {
        std::vector<std::size_t> order;
        std::vector<std::optional<Road>> roads; ///< of each link; without cells where a hall carries it
        std::int64_t without = 0;
        std::int64_t merging = 0;
    };

    [[nodiscard]] std::optional<Plan> planRoads(const std::vector<std::size_t>& pushed) {
        Plan plan;
        std::vector<std::tuple<bool, std::int64_t, std::int64_t, std::size_t>> ranks;
        ranks.reserve(m_links.size());
        for (std::size_t i = 0; i < m_links.size(); ++i)
            ranks.emplace_back(!m_tree[i], -static_cast<std::int64_t>(pushed[i]), lengthOfLink(i), i);
        std::ranges::sort(ranks);
        for (const auto& rank : ranks) plan.order.push_back(std::get<std::size_t>(rank));
        if (m_draft.stopped()) return std::nullopt;
        plan.roads.resize(m_links.size());
        RoadFinder finder(m_draft);
        for (const auto i : plan.order) {
            if (m_draft.stopped()) return std::nullopt;
            const Link& link = m_links[i];
            if (link.a == link.b || m_halls.any(link.a, link.b)) {
                plan.roads[i].emplace();
                continue;
            }
            plan.roads[i] = finder.find(link.a, link.b);
            if (!plan.roads[i] && m_tree[i]) {
                plan.roads[i] = finder.findMerging(link.a, link.b);
                if (plan.roads[i]) ++plan.merging;
            }
            if (!plan.roads[i]) ++plan.without;
        }
        return plan;
    }

    [[nodiscard]] Cell middle(RoomId room) const { return m_draft.rooms()[room].box.centre(); }
    [[nodiscard]] std::int64_t lengthOfLink(std::size_t i) const {
        return squaredLength(middle(m_links[i].a), middle(m_links[i].b));
    }

    [[nodiscard]] std::vector<bool> shortestTree() const {
        std::vector<Edge> edges;
        std::vector<std::int64_t> lengths;
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            edges.push_back({std::min(m_links[i].a, m_links[i].b), std::max(m_links[i].a, m_links[i].b)});
            lengths.push_back(lengthOfLink(i));
        }
        std::vector<bool> tree(m_links.size(), false);
        for (const auto chosen : spanningTree(m_draft.rooms().size(), edges, lengths)) tree[chosen] = true;
        return tree;
    }

    void layRoad(const Link& link, const Road& road, bool barriers) {
        m_draft.addHall(link.a, link.b, runsOf(road), link.kind, Tile::Road);
        if (barriers) addBarrier(link, road);
    }

    /// As near to the middle of the road as a thing can stand.
    void addBarrier(const Link& link, const Road& cells) {
        const auto half = static_cast<std::ptrdiff_t>(cells.size() / 2);
        std::vector<Cell> order(cells.begin() + half, cells.end());
        order.insert(order.end(), std::make_reverse_iterator(cells.begin() + half), cells.rend());
        for (const Cell cell : order)
            if (Thing* const barrier = m_draft.addThing(ThingKind::Barrier, cell)) {
                barrier->fields.set("site", m_draft.rooms()[link.a].id);
                barrier->fields.set("other", m_draft.rooms()[link.b].id);
                return;
            }
    }

    void dropLinks(const Plan& plan) {
        std::vector<Link> kept;
        for (std::size_t i = 0; i < m_links.size(); ++i)
            if (plan.roads[i]) kept.push_back(m_links[i]);
        m_draft.note(
            {DELVE_TEXT_N("stage", "%n link(s) removed, because their roads would meet others."), plan.without, {}});
        m_draft.setLinks(std::move(kept));
    }

    Draft& m_draft;
    std::vector<Link> m_links;
    std::vector<bool> m_tree; ///< the links that hold all together
    HallCount m_halls;        ///< that were there before
};

} // namespace

Done regions(Draft& draft, Stream& random, const RegionsParameters& parameters) {
    if (draft.rooms().empty()) return done();
    if (auto laid = Roads(draft).lay(parameters.barriers); !laid) return laid;
    return Country(draft, random, parameters).paint();
}

StageInfo regionsStage() {
    using P = RegionsParameters;
    StageInfo stage;
    stage.name = "regions";
    stage.group = StageGroup::Ground;
    stage.label = DELVE_TEXT("stage", "Lands");
    stage.help = DELVE_TEXT("stage", "Paints a land around each site, with forest or mountains between lands, and lays "
                                     "roads along the links. Only sites and roads can be walked on.");
    stage.needs = Part::Rooms | Part::Links;
    stage.carves = true;
    stage.parameters = {
        parameter("mountains", &P::mountains, share(), DELVE_TEXT("stage", "Mountains"),
                  DELVE_TEXT("stage",
                             "Share of the borders that are mountains; the others are forest. Higher values make "
                             "more mountains.")),
        parameter("barriers", &P::barriers, yesOrNo(), DELVE_TEXT("stage", "Barriers"),
                  DELVE_TEXT("stage", "Whether each road is closed until the site at one of its ends is explored.")),
    };
    stage.run = runWith<P>(regions, stage.parameters);
    return stage;
}

} // namespace delve::generation
