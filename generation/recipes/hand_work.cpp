#include "generation/recipes/hand_work.h"

#include "generation/difference/world_difference.h"
#include "generation/level/level_places.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/world_draft.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/inner_levels.h"
#include "generation/stages/provisions.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace delve::generation {
namespace {

/// Passes the wish to stop on; the progress of comparing is not that of the work.
class Quiet : public Feedback {
public:
    explicit Quiet(const Feedback* outer) : m_outer(outer) {}
    [[nodiscard]] bool stopped() const override { return m_outer && m_outer->stopped(); }

private:
    const Feedback* m_outer;
};

/// The stage that made a level within another, and what it gave it.
struct Given {
    std::string_view stage;
    const InnerLevelsInfo* levels = nullptr;
};

/// Ignoring a problem is no hand work: it changes nothing in the level, and regeneration keeps it.
bool isOfPerson(const Property& property) {
    return property.name != "within" && property.name != ignoredProblemsProperty;
}

bool hasMarks(const Level& level) {
    const bool properties = std::ranges::any_of(level.properties, isOfPerson);
    const bool layers = !std::ranges::all_of(level.layers, &DecorationLayer::generated);
    return !level.pinned->none() || !level.keptEmpty->none() || !level.pinnedThings->empty() || layers || properties ||
           !level.unknown.empty();
}

/// Looks for hand work in the levels within one.
class Search {
public:
    Search(const World& world, const Declarations& declarations, Workspace& workspace, const Feedback* feedback,
           std::span<const Level> stamps, const FileReader& files)
        : m_world(world), m_declarations(declarations), m_places(world), m_workspace(workspace), m_feedback(feedback),
          m_stamps(stamps), m_files(files) {
        for (const auto& level : world.levels) {
            for (const auto* const stage : stagesOn(level))
                m_added.insert(stage->addsWithin.begin(), stage->addsWithin.end());
            if (const auto around = levelAround(level); !around.empty() && hasRoomForChest(level, world.tiles))
                m_withRoomInside.insert(around);
        }
    }

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

    /// Those of a level's recipe that are switched on.
    [[nodiscard]] std::vector<const StageInfo*> stagesOn(const Level& level) const {
        std::vector<const StageInfo*> stages;
        if (!level.recipe) return stages;
        for (const auto& stage : level.recipe->stages)
            if (const auto* const declared = declaredStage(m_declarations.stages, stage); declared && stage.enabled)
                stages.push_back(declared);
        return stages;
    }

    /// By the recipe of the level around; where that has no such stage any more, by the level's id.
    [[nodiscard]] Given givenTo(const Level& level, const Level& around) const {
        if (around.recipe)
            for (const auto& stage : around.recipe->stages)
                if (const auto* const declared = declaredStage(m_declarations.stages, stage);
                    declared && declared->innerLevels)
                    return {declared->name, declared->innerLevels.get()};
        for (const auto& stage : m_declarations.stages)
            if (stage.innerLevels && innerNumber(level.id, stage.innerLevels->idPrefix(around)) > 0)
                return {stage.name, stage.innerLevels.get()};
        return {};
    }

    /// The seeds that a stage drew for the levels within a level, from the first on.
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
        const auto given = givenTo(level, around);
        if (!given.levels || !level.recipe) return false;
        const auto number = innerNumber(level.id, given.levels->idPrefix(around));
        const auto* const newest = m_declarations.recipes.find(given.levels->recipe);
        const auto* const info = newest ? newest->find(given.levels->recipeVersion) : nullptr;
        if (number == 0 || !info || !given.levels->isMadeName(level, around, number)) return false;
        const auto plain = info->withSeed(seedOf(around, given, number));
        return given.levels->isMadeRecipe(level, around, plain, m_declarations.stages);
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
        const auto stages = stagesOn(level);
        return std::ranges::all_of(stages, [&](const StageInfo* stage) {
            return !stage->innerLevels || !stage->innerLevels->count || stage->innerLevels->count(level) == doors;
        });
    }

    /// Is it what its recipe makes?
    [[nodiscard]] bool isAsMade(const Level& level) {
        GenerateRequest request;
        request.recipe = asDeclared(*level.recipe, m_declarations.stages);
        request.size = level.size();
        request.tiles = m_world.tiles;
        request.stamps = m_stamps;
        request.files = m_files;
        request.tables = m_world.tables;
        auto made = generate(request, m_declarations.stages, m_workspace, &m_feedback);
        return made && isAsMade(difference(made->level, level), level);
    }

    /// But for where its portals lead, and for the portals and chests that other stages put down.
    [[nodiscard]] bool isAsMade(const LevelDifference& difference, const Level& level) const {
        const bool ground = !difference.size && difference.cells.empty() && difference.rooms.empty() &&
                            difference.links.empty() && difference.halls.empty() && difference.layers.empty();
        const bool unknown = difference.unknownOfPins || difference.unknownOfKeptEmpty;
        const auto& things = difference.things;
        return ground && !unknown && things.removed.empty() &&
               std::ranges::all_of(things.added, [&](const auto& added) { return isAdded(level, added.element); }) &&
               std::ranges::all_of(things.changed, leadsElsewhere);
    }

    /// A portal that is the same but for where it leads.
    [[nodiscard]] static bool leadsElsewhere(const Change<Thing>& change) {
        if (change.before.kind != ThingKind::Portal) return false;
        Thing after = change.after;
        for (const auto* const field : {"level", "cell"}) {
            const auto* const before = change.before.fields.find(field);
            if (before) after.fields.set(field, *before);
            else after.fields.remove(field);
        }
        return after == change.before;
    }

    /// Such as chests if a stage provides for the way; these come to the ground of a town only once its houses are
    /// full. Elsewhere a person placed them.
    [[nodiscard]] bool isAdded(const Level& level, const Thing& thing) const {
        const bool plain = thing.properties.empty() && thing.unknown.empty() &&
                           thing.id.starts_with(bornAt(infoOf(thing.kind).name, thing.at));
        const bool added = m_added.contains(thing.kind) && !m_withRoomInside.contains(level.id) && thing.fields.empty();
        return plain && (added || thing.kind == ThingKind::Portal);
    }

    struct Drawn {
        std::optional<Stream> stream;
        std::vector<std::uint64_t> seeds;
    };

    const World& m_world;
    const Declarations& m_declarations;
    LevelPlaces m_places;
    Workspace& m_workspace;
    Quiet m_feedback;
    std::span<const Level> m_stamps;
    const FileReader& m_files;
    std::set<ThingKind> m_added;                           ///< what stages put into levels within their own
    std::unordered_set<std::string_view> m_withRoomInside; ///< levels within which another could take one more
    std::unordered_map<std::string, Drawn> m_seeds;        ///< by the id of the level around
    std::unordered_map<std::string_view, Portals> m_portals;
};

} // namespace

Result<HandWork> findHandWork(const World& world, std::string_view level, const Declarations& declarations,
                              Workspace& workspace, const Feedback* feedback, std::span<const Level> stamps,
                              const FileReader& files) {
    return Search(world, declarations, workspace, feedback, stamps, files).within(level);
}

} // namespace delve::generation
