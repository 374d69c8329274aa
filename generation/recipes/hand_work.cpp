#include "generation/recipes/hand_work.h"

#include "generation/level/delve/order.h"
#include "generation/level/level_places.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/world_draft.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/inner_levels.h"
#include "generation/stages/level_names.h"
#include "generation/stages/stages.h"
#include "generation/stages/towns.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace delve {
namespace {

/// Hears whether to stop; the progress of comparing is not that of the work.
class Quiet : public Feedback {
public:
    explicit Quiet(const Feedback* outer) : m_outer(outer) {}
    [[nodiscard]] bool stopped() const override { return m_outer && m_outer->stopped(); }

private:
    const Feedback* m_outer;
};

/// What the stage that made a level gave it: `town` in a journey, `house` in a town.
struct Given {
    std::string_view recipe;
    std::string_view stage;
    std::string prefix; ///< of its id, before the number
};

Given givenIn(const Level& around) {
    const bool makesTowns = around.recipe && around.recipe->stages.end() !=
                                                 std::ranges::find(around.recipe->stages, "towns", &RecipeStage::stage);
    if (makesTowns) return {"town", "towns", "town-"};
    return {"house", "houses", around.id + "-house-"};
}

bool isStageOn(const Level& level, std::string_view name) {
    return level.recipe && std::ranges::any_of(level.recipe->stages, [name](const RecipeStage& stage) {
               return stage.stage == name && stage.enabled;
           });
}

bool hasMarks(const Level& level) {
    const bool properties =
        std::ranges::any_of(level.properties, [](const Property& property) { return property.name != "within"; });
    return !level.pinned->none() || !level.keptEmpty->none() || !level.pinnedThings->empty() || !level.layers.empty() ||
           properties || !level.unknown.empty();
}

/// Looks for hand work in the levels within one.
class Search {
public:
    Search(const World& world, Workspace& workspace, const Feedback* feedback, std::span<const Level> stamps)
        : m_world(world), m_places(world), m_workspace(workspace), m_feedback(feedback), m_stamps(stamps),
          m_hasProvisions(
              std::ranges::any_of(world.levels, [](const Level& level) { return isStageOn(level, "provisions"); })) {}

    Result<HandWork> within(std::string_view outer) {
        HandWork found;
        for (const auto& level : m_world.levels) {
            if (m_feedback.stopped()) return cancelled();
            if (level.id == outer || !liesWithin(m_places, level, outer)) continue;
            if (isHandWork(level)) found.levels.insert(level.id);
        }
        if (m_feedback.stopped()) return cancelled();
        for (const auto& id : found.levels)
            for (const auto* at = m_places.find(id); at && at->id != outer; at = m_places.find(levelAround(*at)))
                if (!found.kept.insert(at->id).second) break;
        return found;
    }

private:
    using Portals = std::set<std::pair<Cell, std::string_view>>;

    [[nodiscard]] bool isHandWork(const Level& level) {
        const auto* const around = m_places.find(levelAround(level));
        return !around || hasMarks(level) || !hasMadeNameAndRecipe(level, *around) || !portalsAreMade(level, *around) ||
               !isAsMade(level);
    }

    /// The seeds that a stage drew for the levels of a level, from the first on.
    std::uint64_t seedOf(const Level& around, const Given& given, std::size_t number) {
        auto& drawn = m_seeds[around.id];
        if (!drawn.stream) {
            drawn.stream = streamOf(around, given.stage);
            if (!drawn.stream) return 0;
        }
        while (drawn.seeds.size() < number) drawn.seeds.push_back(drawn.stream->bits());
        return drawn.seeds[number - 1];
    }

    /// Id, name and recipe.
    [[nodiscard]] bool hasMadeNameAndRecipe(const Level& level, const Level& around) {
        const auto given = givenIn(around);
        const auto number = innerNumber(level.id, given.prefix);
        const auto* const info = findRecipe(given.recipe);
        if (number == 0 || !level.recipe || !info) return false;
        const bool isTown = given.recipe == "town";
        // A house keeps the name that its town had when it was made.
        const auto made = isTown ? nameOfTown(number) : nameOfHouse(around.name, number);
        if (level.name != made && (isTown || !endsAlike(level.name, number))) return false;
        const auto plain = info->withSeed(seedOf(around, given, number));
        if (isTown) return isMadeTown(*level.recipe, plain);
        return isMadeHouse(*level.recipe, plain) || isLeftOver(level, around, *info);
    }

    /// Earlier versions left a house the recipe and door of the town before, where the new town had its door on another
    /// side: nobody chose that seed.
    [[nodiscard]] static bool isLeftOver(const Level& house, const Level& town, const RecipeInfo& info) {
        if (!isMadeHouse(*house.recipe, info.withSeed(house.recipe->seed))) return false;
        const auto stage = std::ranges::find(house.recipe->stages, "split-house", &RecipeStage::stage);
        const auto* const door = stage == house.recipe->stages.end() ? nullptr : stage->find("door");
        for (const auto& thing : *town.things) {
            const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
            if (!target || target->level != house.id) continue;
            for (const auto& room : *town.rooms)
                if (const auto* const side = room.properties.find("side"); side && room.box.topLeft() == thing.at)
                    return !door || std::get<std::string>(*door) != sideOf(*side);
        }
        return false;
    }

    static std::string sideOf(const PropertyValue& value) {
        const auto* const side = std::get_if<std::string>(&value);
        return side ? *side : std::string();
    }

    static bool endsAlike(const std::string& name, std::size_t number) {
        const auto made = madeName(name);
        return made && made->arguments.size() == 2 && made->arguments.back() == std::to_string(number);
    }

    /// Where the portals of a level stand and which levels they lead to: a journey has thousands, and each of its towns
    /// asks.
    const Portals& portalsOf(const Level& level) {
        const auto [known, isNew] = m_portals.try_emplace(level.id);
        if (!isNew) return known->second;
        for (const auto& thing : *level.things)
            if (const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt)
                known->second.emplace(thing.at, target->level);
        return known->second;
    }

    /// Does each portal lead to the level around or to one within, and a portal there lead back?
    [[nodiscard]] bool portalsAreMade(const Level& level, const Level& around) {
        std::size_t doors = 0;
        for (const auto& thing : *level.things) {
            if (thing.kind != ThingKind::Portal) continue;
            const auto target = targetOf(thing);
            const auto* const to = target ? m_places.find(target->level) : nullptr;
            if (!to || (to != &around && levelAround(*to) != level.id)) return false;
            if (to != &around) ++doors;
            if (!portalsOf(*to).contains({target->cell, level.id})) return false;
        }
        const auto houses = std::ranges::count_if(*level.rooms, [](const Room& room) {
            return room.kind == RoomKind::House && room.properties.find("side");
        });
        return !isStageOn(level, "houses") || doors == static_cast<std::size_t>(houses);
    }

    /// Is it what its recipe makes?
    [[nodiscard]] bool isAsMade(const Level& level) {
        GenerateRequest request;
        request.recipe = asDeclared(*level.recipe, allStages());
        request.size = level.size();
        request.tiles = m_world.tiles;
        request.stamps = m_stamps;
        auto made = generate(request, allStages(), m_workspace, &m_feedback);
        return made && sameInFile(comparable(level, &made->level), comparable(made->level, nullptr));
    }

    /// What of a level its own recipe makes: without where its portals lead, and, beside what was made, without the
    /// portals and chests that other stages put down.
    [[nodiscard]] Level comparable(const Level& level, const Level* made) const {
        Level bare;
        bare.tiles = level.tiles;
        bare.rooms = level.rooms;
        bare.links = level.links;
        bare.halls = level.halls;
        bare.unknownOfPins = level.unknownOfPins;
        bare.unknownOfKeptEmpty = level.unknownOfKeptEmpty;
        std::unordered_set<std::string_view> known;
        if (made)
            for (const auto& thing : *made->things) known.insert(thing.id);
        auto& things = bare.things.write();
        for (auto thing : *level.things) {
            if (made && !known.contains(thing.id) && isAdded(thing)) continue;
            if (thing.kind == ThingKind::Portal) {
                thing.fields.remove("level");
                thing.fields.remove("cell");
            }
            things.push_back(std::move(thing));
        }
        return bare;
    }

    /// Chests are added where a stage provides for the way; elsewhere somebody put them down.
    [[nodiscard]] bool isAdded(const Thing& thing) const {
        const bool plain = thing.properties.empty() && thing.unknown.empty() &&
                           thing.id.starts_with(bornAt(infoOf(thing.kind).name, thing.at));
        const bool chest = m_hasProvisions && thing.kind == ThingKind::Chest && thing.fields.empty();
        return plain && (chest || thing.kind == ThingKind::Portal);
    }

    struct Drawn {
        std::optional<Stream> stream;
        std::vector<std::uint64_t> seeds;
    };

    const World& m_world;
    LevelPlaces m_places;
    Workspace& m_workspace;
    Quiet m_feedback;
    std::span<const Level> m_stamps;
    bool m_hasProvisions;
    std::unordered_map<std::string, Drawn> m_seeds; ///< by the id of the level around
    std::unordered_map<std::string_view, Portals> m_portals;
};

} // namespace

Result<HandWork> findHandWork(const World& world, std::string_view level, Workspace& workspace,
                              const Feedback* feedback, std::span<const Level> stamps) {
    return Search(world, workspace, feedback, stamps).within(level);
}

} // namespace delve
