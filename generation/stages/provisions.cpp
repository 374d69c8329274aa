#include "generation/stages/provisions.h"

#include "generation/graph/sites_on_way.h"
#include "generation/level/fresh_id.h"
#include "generation/level/level_places.h"
#include "generation/level/rules.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/world_draft.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

constexpr std::size_t chestsOfHouse = 3; ///< so many a house holds before another gets one
constexpr std::size_t thingsToQuestion = 2048;

const Thing* findThing(const Level& level, ThingKind kind) {
    const auto found = std::ranges::find(*level.things, kind, &Thing::kind);
    return found == level.things->end() ? nullptr : &*found;
}

bool takesChest(const Level& level, const TileCatalogue& tiles, Cell cell, Tile tile) {
    if (!tiles.walkable(tile) || level.isPinned(cell)) return false;
    if (level.keptEmpty->size() == level.size() && level.keptEmpty->at(cell)) return false;
    return std::ranges::find(*level.things, cell, &Thing::at) == level.things->end();
}

/// Calls `found` for each cell that could hold a chest, row by row, until it returns false.
template <class Found>
void findPlacesForChest(const Level& level, const TileCatalogue& tiles, Found found) {
    const auto rows = level.tiles.rows();
    const Size size = level.size();
    for (std::int32_t y = 1; y + 1 < size.height; ++y)
        for (std::int32_t x = 1; x + 1 < size.width; ++x)
            if (takesChest(level, tiles, {x, y}, rows[static_cast<std::size_t>(y * size.width + x)]) &&
                !found(Cell{x, y}))
                return;
}

/// Supplies along a way of towns.
class Provisions {
public:
    Provisions(WorldDraft& draft, Stream& random)
        : m_draft(draft), m_random(random), m_supplies(draft.world().rules->supplies) {}

    /// False if what is missing cannot be put anywhere. Invalid if the draft was stopped.
    bool provide(std::span<const RoomId> sites, const ProvisionsParameters& parameters) {
        findEntered();
        findInside();
        for (const auto site : sites) {
            if (m_draft.stopped()) return true;
            m_towns.push_back(levelsAt(site));
        }
        const auto& rules = *m_draft.world().rules;
        const auto count = static_cast<std::int64_t>(m_towns.size());
        for (std::int64_t town = 1; town <= count; ++town) {
            const auto spare = town > 1 ? parameters.spareAt(town) : 0;
            if (!fill(static_cast<std::size_t>(town - 1), rules.cityCost * town + spare)) return false;
        }
        const auto cost = rules.cityCost * count;
        const auto all = (parameters.enough.thousandths * cost + 999) / 1000;
        return fill(m_towns.size(), std::max(all, cost + parameters.spareAt(count)));
    }

private:
    /// A town and what lies within it, by their places in the world; the town first.
    using Levels = std::vector<std::size_t>;

    /// To be read; to be written, a level is copied where the world before has it, too.
    [[nodiscard]] const SharedLevels& levels() const { return m_draft.world().levels; }

    /// What the portals of the journey lead to.
    void findEntered() {
        const auto& things = *m_draft.level().things;
        for (std::size_t i = 0; i < things.size(); ++i) {
            if (i % thingsToQuestion == 0 && m_draft.stopped()) return;
            if (const auto target = things[i].kind == ThingKind::Portal ? targetOf(things[i]) : std::nullopt)
                m_entered.try_emplace(target->level);
        }
    }

    /// Worlds may have a hundred thousand levels, so none is looked for twice. Of levels of the same id the first is
    /// the one that is entered.
    void findInside() {
        const auto& levels = this->levels();
        m_nextInside.assign(levels.size(), none);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (i % levelsToQuestion == 0 && m_draft.stopped()) return;
            if (const auto around = levelAround(levels[i]); !around.empty())
                m_nextInside[i] = std::exchange(m_inside.try_emplace(around, none).first->second, i);
            if (const auto entered = m_entered.find(levels[i].id); entered != m_entered.end() && !entered->second)
                entered->second = i;
        }
    }

    [[nodiscard]] Levels levelsAt(RoomId site) const {
        Levels levels;
        for (const auto& thing : *m_draft.level().things) {
            if (thing.kind != ThingKind::Portal || !(*m_draft.level().rooms)[site].box.contains(thing.at)) continue;
            const auto target = targetOf(thing);
            const auto town = target ? m_entered.find(target->level) : m_entered.end();
            if (town == m_entered.end() || !town->second) continue;
            const auto found = withInside(*town->second);
            levels.insert(levels.end(), found.begin(), found.end());
        }
        return levels;
    }

    /// A level and all levels within it. A file may hold a cycle: no level comes twice.
    [[nodiscard]] Levels withInside(std::size_t outer) const {
        Levels levels{outer};
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (const auto inside = m_inside.find(this->levels()[levels[i]].id); inside != m_inside.end())
                for (auto place = inside->second; place != none; place = m_nextInside[place])
                    if (std::ranges::find(levels, place) == levels.end()) levels.push_back(place);
        std::ranges::sort(levels.begin() + 1, levels.end());
        return levels;
    }

    [[nodiscard]] std::int64_t suppliesFrom(const Levels& town) const {
        std::int64_t supplies = 0;
        for (const auto level : town)
            for (const auto& thing : *levels()[level].things)
                if (thing.kind == ThingKind::Chest) supplies += suppliesIn(thing);
        return supplies;
    }

    [[nodiscard]] std::int64_t suppliesIn(const Thing& chest) const {
        const auto* const value = chest.fields.find("supplies");
        const auto* const number = value ? std::get_if<Decimal>(value) : nullptr;
        return number ? number->floor() : m_draft.world().rules->chest;
    }

    /// Adds chests in the first so many towns until their supplies come to this.
    bool fill(std::size_t towns, std::int64_t wanted) {
        for (; m_counted < towns; ++m_counted) m_supplies += suppliesFrom(m_towns[m_counted]);
        while (m_supplies < wanted && !m_draft.stopped()) {
            if (m_draft.world().rules->chest <= 0 || !addChest(towns)) return false;
            m_supplies += m_draft.world().rules->chest;
        }
        return true;
    }

    /// Into a house that has few, or else into any, or else on the ground of a town.
    bool addChest(std::size_t towns) {
        std::vector<std::size_t> spare;
        std::vector<std::size_t> houses;
        std::vector<std::size_t> grounds;
        for (std::size_t town = 0; town < towns; ++town)
            for (std::size_t i = 0; i < m_towns[town].size(); ++i) {
                const auto place = m_towns[town][i];
                const auto& level = levels()[place];
                if (!m_draft.isNew(level)) continue;
                (i == 0 ? grounds : houses).push_back(place);
                const auto chests = std::ranges::count(*level.things, ThingKind::Chest, &Thing::kind);
                if (i > 0 && static_cast<std::size_t>(chests) < chestsOfHouse) spare.push_back(place);
            }
        for (auto* const places : {&spare, &houses, &grounds}) {
            m_random.shuffle(std::span(*places));
            for (const auto place : *places)
                if (placeChest(m_draft.world().levels[place])) return true;
        }
        return false;
    }

    bool placeChest(Level& level) {
        std::vector<Cell> cells;
        findPlacesForChest(level, m_draft.world().tiles, [&cells](Cell cell) {
            cells.push_back(cell);
            return true;
        });
        if (cells.empty()) return false;
        Thing chest;
        chest.kind = ThingKind::Chest;
        chest.at = cells[static_cast<std::size_t>(m_random.below(cells.size()))];
        auto& things = level.things.write();
        chest.id = freshId(infoOf(chest.kind).name, chest.at, [&things](const std::string& id) {
            return std::ranges::find(things, id, &Thing::id) != things.end();
        });
        things.push_back(std::move(chest));
        return true;
    }

    WorldDraft& m_draft;
    Stream& m_random;
    static constexpr std::size_t none = ~std::size_t{0};

    std::unordered_map<std::string_view, std::optional<std::size_t>> m_entered; ///< levels by id, where there is one
    /// By level: the last of the levels directly within it; and for each of those the one before it. To free a list for
    /// each of thousands of towns would take long.
    std::unordered_map<std::string_view, std::size_t> m_inside;
    std::vector<std::size_t> m_nextInside;
    std::vector<Levels> m_towns; ///< in the order of the way
    std::size_t m_counted = 0;   ///< of the towns, from the first on
    std::int64_t m_supplies;     ///< of a traveller who took all from the counted ones, and paid nothing
};

} // namespace

bool hasRoomForChest(const Level& level, const TileCatalogue& tiles) {
    bool any = false;
    findPlacesForChest(level, tiles, [&any](Cell /*cell*/) {
        any = true;
        return false;
    });
    return any;
}

Done provide(WorldDraft& draft, Stream& random, const ProvisionsParameters& parameters) {
    const auto* const start = findThing(draft.level(), ThingKind::Start);
    const auto* const goal = findThing(draft.level(), ThingKind::Goal);
    if (!start || !goal || draft.level().rooms->empty()) return done();
    const auto sites = sitesOnWay(draft.level(), start->at, goal->at);
    if (!Provisions(draft, random).provide(sites, parameters))
        draft.note({DELVE_TEXT("stage", "The way from the start to the goal lacks supplies, and no added chest would "
                                        "help. Begin with more supplies, or let towns cost less.")});
    return done();
}

StageInfo provisions1Stage() {
    using P = ProvisionsParameters;
    StageInfo stage;
    stage.name = "provisions";
    stage.group = StageGroup::World;
    stage.label = DELVE_TEXT("stage", "Supply chests");
    stage.help =
        DELVE_TEXT("stage", "Adds chests to houses on the shortest way to the goal, so that the journey can be won.");
    stage.needs = Part::Start | Part::Goal | Part::Towns;
    stage.addsWithin = {ThingKind::Chest};
    stage.parameters = {
        parameter("enough", &P::enough, thousandths(1000, 10'000).in(Unit::Times), DELVE_TEXT("stage", "Supply factor"),
                  DELVE_TEXT("stage", "Supplies on the way to the goal, as a multiple of what the towns on it cost. "
                                      "Higher values add more chests.")),
    };
    stage.run = nothingOnDraft;
    stage.runOnWorld = runWith<P>(provide, stage.parameters);
    return stage;
}

/// With a reserve: encounters on the roads cost supplies, too, and few houses of a town have a chest of their own.
StageInfo provisions2Stage() {
    using P = ProvisionsParameters;
    StageInfo stage = provisions1Stage();
    stage.version = 2;
    stage.parameters.push_back(withDefault(
        parameter("spare", &P::spare, whole(0, 1000).in(Unit::PlainCount), DELVE_TEXT("stage", "Spare supplies"),
                  DELVE_TEXT("stage", "Supplies to be found before each town on the way beyond what the "
                                      "towns so far cost. Higher values add more chests.")),
        Decimal::of(4)));
    stage.runOnWorld = runWith<P>(provide, stage.parameters);
    return stage;
}

/// With more to spare on a long way, which has more encounters.
StageInfo provisionsStage() {
    using P = ProvisionsParameters;
    StageInfo stage = provisions2Stage();
    stage.version = 3;
    stage.parameters.push_back(
        withDefault(parameter("short-way", &P::shortWay, whole(0, 1000).in(Unit::PlainCount),
                              DELVE_TEXT("stage", "Towns on short way"),
                              DELVE_TEXT("stage", "Towns on the way for which the spare supplies suffice. Higher "
                                                  "values add fewer chests on long ways.")),
                    Decimal::of(7)));
    stage.parameters.push_back(
        withDefault(parameter("spare-per-town", &P::sparePerTown, thousandths(0, 10'000).in(Unit::PlainCount),
                              DELVE_TEXT("stage", "Spare per further town"),
                              DELVE_TEXT("stage", "Spare supplies for each town beyond those of a short way. Higher "
                                                  "values add more chests on long ways.")),
                    Decimal::ofThousandths(1400)));
    stage.runOnWorld = runWith<P>(provide, stage.parameters);
    return stage;
}

} // namespace delve::generation
