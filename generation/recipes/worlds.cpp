#include "generation/recipes/worlds.h"

#include "generation/level/program.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/portals.h"
#include "generation/pipeline/world_draft.h"
#include "generation/stages/level_names.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

WorldDraft::RecipeSource recipesOf(const Declarations& declarations) {
    return [&recipes = declarations.recipes](std::string_view name, std::int32_t version, std::uint64_t seed) {
        const auto* const newest = recipes.find(name);
        const auto* const info = newest ? newest->find(version) : nullptr;
        return info ? std::optional(info->withSeed(seed)) : std::nullopt;
    };
}

/// Restores the progress range of the whole work at the end.
class ProgressScope {
public:
    explicit ProgressScope(Feedback* feedback) : m_feedback(feedback) {}
    ~ProgressScope() {
        if (m_feedback) m_feedback->setPart(0, 1000);
    }
    ProgressScope(const ProgressScope&) = delete;
    ProgressScope& operator=(const ProgressScope&) = delete;

private:
    Feedback* m_feedback;
};

/// One level of a world is regenerated.
class Regeneration {
public:
    Regeneration(const World& before, const Level& level, WorldDraft::Tools tools, const HandWork& handWork)
        : m_before(before), m_level(level), m_handWork(handWork), m_places(before), m_replaced(replacedLevels()),
          m_draft(rest(), &m_places, std::move(tools)) {}

    Result<GeneratedWorld> run(const Recipe& recipe, Size size, Trace* trace) {
        const auto made = m_draft.make({m_level.id, m_level.name, recipe, size}, trace);
        if (!made) return made.failure();
        moveToOldIndex(*made);
        if (!relinkPortals()) return cancelled();
        if (auto provided = provideAgain(); !provided) return std::move(provided).failure();
        auto lost = namesOfLost();
        return GeneratedWorld{std::move(m_draft.world()), m_draft.notes(), std::move(lost)};
    }

private:
    /// The names of the levels with hand work that did not stay.
    [[nodiscard]] std::vector<std::string> namesOfLost() const {
        std::vector<std::string> names;
        const LevelPlaces now(m_draft.world());
        for (const auto& level : m_before.levels) {
            if (!m_handWork.levels.contains(level.id)) continue;
            const auto* const after = now.find(level.id);
            if (!after || m_draft.isNew(*after)) names.push_back(level.name.empty() ? level.id : level.name);
        }
        return names;
    }

    /// The level and all within it, by their places.
    [[nodiscard]] std::vector<bool> replacedLevels() const {
        std::vector<bool> replaced;
        replaced.reserve(m_before.levels.size());
        for (const auto& level : m_before.levels)
            replaced.push_back(&level == &m_level || liesWithin(m_places, level, m_level.id));
        return replaced;
    }

    /// What stays.
    [[nodiscard]] World rest() const {
        World world{m_before.name,       m_before.madeBy, m_before.rules, m_before.tiles, m_before.tables, {},
                    m_before.properties, m_before.unknown};
        for (std::size_t i = 0; i < m_replaced.size(); ++i)
            if (!m_replaced[i]) world.levels.share(m_before.levels, i);
        return world;
    }

    /// Moves the new level from the end of the list to the old level's place.
    void moveToOldIndex(std::size_t made) {
        auto& levels = m_draft.world().levels;
        const auto before = m_replaced.begin() + static_cast<std::ptrdiff_t>(m_before.levels.placeOf(m_level));
        const auto place = std::ranges::count(m_replaced.begin(), before, false);
        levels.rotate(static_cast<std::size_t>(place), made, levels.size());
    }

    /// Portals that led into the regenerated level and those within it: of the levels that stayed, and those pinned in
    /// the new ones. The other new ones were joined when they were made. False if the work was stopped.
    bool relinkPortals() {
        const auto& levels = m_draft.world().levels;
        const LevelPlaces now(m_draft.world()); // from here on only their things change
        for (std::size_t outer = 0; outer < levels.size(); ++outer) {
            if (outer % levelsToQuestion == 0 && m_draft.stopped()) return false;
            const bool isNew = m_draft.isNew(levels[outer]);
            if (isNew && levels[outer].pinnedThings->empty()) continue;
            const auto things = levels[outer].things; // shared: joining writes to the level's own
            for (const auto& thing : *things) {
                const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
                if (!target || target->level.empty()) continue;
                const auto was = m_places.placeOf(target->level);
                if (was && m_replaced[*was]) relinkPortal(outer, thing, *target, *was, now.placeOf(target->level));
            }
        }
        return true;
    }

    /// `was` and `place`: of the level that the portal led to, before and now; nothing where it is gone.
    void relinkPortal(std::size_t outer, const Thing& portal, const PortalTarget& target, std::size_t was,
                      std::optional<std::size_t> place) {
        auto& written = m_draft.world().levels;
        const auto& levels = written;
        const bool pinned = std::ranges::binary_search(*levels[outer].pinnedThings, portal.id);
        if (m_draft.isNew(levels[outer]) && !pinned) return;
        if (!place) return leadNowhere(written[outer], portal);
        const Level& inner = levels[*place];
        const bool isNew = m_draft.isNew(inner);
        const bool stayed = !m_draft.isNew(levels[outer]) && !m_handWork.kept.contains(levels[outer].id);
        const bool joined = stayed && isNew && levelAround(inner) == levels[outer].id &&
                            joinByPortals(m_draft.world(), outer, portal.at, *place);
        // In a level that stayed as it is, every portal belongs to a person, as a pinned one does.
        if (pinned || !stayed || !isNew) return redirect(outer, portal, target, m_before.levels[was], *place, pinned);
        if (joined) return;
        if (const auto cell = nearestGround(inner, target.cell)) leadTo(written[outer], portal, *cell);
    }

    /// Keeps a portal's target as long as that exists. If it is gone, the portal leads to the nearest portal that leads
    /// back, or else to the nearest ground. The way into that level may be another: it stays.
    void redirect(std::size_t outer, const Thing& portal, const PortalTarget& target, const Level& was,
                  std::size_t place, bool pinned) {
        auto& written = m_draft.world().levels;
        const auto& levels = written;
        const Level& inner = levels[place];
        const bool wasPaired = leadsBack(was, target.cell, levels[outer].id);
        const bool stands = inner.size().contains(target.cell) &&
                            m_before.tiles.walkable(inner.tiles.at(target.cell)) &&
                            (!wasPaired || leadsBack(inner, target.cell, levels[outer].id));
        if (stands) return;
        auto cell = wasPaired ? nearestWayBack(inner, levels[outer].id, target.cell) : std::nullopt;
        if (!cell) cell = nearestGround(inner, target.cell);
        if (!cell) return;
        leadTo(written[outer], portal, *cell);
        if (pinned) tellMoved(levels[outer], portal, *cell, inner);
    }

    void tellMoved(const Level& level, const Thing& portal, Cell cell, const Level& to) {
        m_draft.note(Message{
            DELVE_TEXT("generation",
                       "The pinned portal at (%1, %2) of “%3” now leads to (%4, %5) of “%6”: its old target "
                       "is gone."),
            {std::to_string(portal.at.x), std::to_string(portal.at.y), level.name, std::to_string(cell.x),
             std::to_string(cell.y),
             to.name}}.withWords(levelNameWords));
    }

    /// Is there a portal on this cell that leads to that level?
    static bool leadsBack(const Level& level, Cell at, std::string_view to) {
        return std::ranges::any_of(*level.things, [&](const Thing& thing) {
            const auto target = thing.kind == ThingKind::Portal && thing.at == at ? targetOf(thing) : std::nullopt;
            return target && target->level == to;
        });
    }

    /// The portal nearest to a cell that leads to a level; the lowest of equals.
    static std::optional<Cell> nearestWayBack(const Level& level, std::string_view to, Cell wish) {
        std::optional<Cell> best;
        for (const auto& thing : *level.things) {
            const auto target = thing.kind == ThingKind::Portal ? targetOf(thing) : std::nullopt;
            if (!target || target->level != to) continue;
            if (!best || std::pair(steps(thing.at, wish), thing.at) < std::pair(steps(*best, wish), *best))
                best = thing.at;
        }
        return best;
    }

    static void leadTo(Level& level, const Thing& portal, Cell cell) {
        std::ranges::find(level.things.write(), portal.id, &Thing::id)->fields.set("cell", cell);
    }

    void leadNowhere(Level& level, const Thing& portal) {
        auto& things = level.things.write();
        const auto own = std::ranges::find(things, portal.id, &Thing::id);
        own->fields.remove("level");
        own->fields.remove("cell");
        m_draft.note(Message{
            DELVE_TEXT("generation", "The portal at (%1, %2) of “%3” now leads nowhere: its target level is gone."),
            {std::to_string(portal.at.x), std::to_string(portal.at.y),
             level.name}}.withWords(levelNameWords));
    }

    /// The walkable cell of a level nearest to one that could be walked once; the lowest of equals.
    [[nodiscard]] std::optional<Cell> nearestGround(const Level& level, Cell wish) const {
        const auto rows = level.tiles.rows();
        std::optional<Cell> best;
        std::size_t i = 0;
        for (std::int32_t y = 0; y < level.size().height; ++y)
            for (std::int32_t x = 0; x < level.size().width; ++x)
                if (const Cell cell{x, y};
                    m_before.tiles.walkable(rows[i++]) && (!best || steps(cell, wish) < steps(*best, wish)))
                    best = cell;
        return best;
    }

    /// The stages of the levels around that look after what lies within: they may change what was regenerated.
    Done provideAgain() {
        for (auto around = std::string(levelAround(m_level)); !around.empty();) {
            const auto& levels = m_draft.world().levels;
            const auto outer = std::ranges::find(levels, around, &Level::id);
            if (outer == levels.end() || !outer->recipe) break;
            const auto stages = outer->recipe->stages;
            for (const auto& stage : stages)
                if (const auto* const declared = declaredStage(m_draft.stages(), stage);
                    declared && !declared->addsWithin.empty())
                    if (auto ran = m_draft.runStage(static_cast<std::size_t>(outer - levels.begin()), stage); !ran)
                        return ran;
            around = std::string(levelAround(*outer));
        }
        return done();
    }

    const World& m_before;
    const Level& m_level;
    const HandWork& m_handWork;
    LevelPlaces m_places; ///< of the world before
    std::vector<bool> m_replaced;
    WorldDraft m_draft;
};

} // namespace

bool makesLevels(const Recipe& recipe, const Declarations& declarations) {
    return std::ranges::any_of(recipe.stages, [&](const RecipeStage& stage) {
        const auto* const known = declaredStage(declarations.stages, stage);
        return stage.enabled && known && known->runOnWorld;
    });
}

Result<GeneratedWorld> generateWorld(const Recipe& given, Size size, Workspace& workspace, Feedback* feedback,
                                     Trace* trace, const World* stamps, const Declarations& declarations,
                                     const FileReader& files) {
    const Recipe recipe = asDeclared(given, declarations.stages);
    const RecipeInfo* const info = originOf(recipe, declarations.recipes);
    const ProgressScope whole(feedback);
    World world;
    world.name = info ? info->label.source : recipe.name;
    world.madeBy = thisProgram();
    if (info) world.rules = info->rules;
    if (stamps) world.tiles = stamps->tiles;
    if (stamps) world.tables.purposes = stamps->tables.purposes;
    if (stamps && !stamps->tables.blueprints.sameAs(builtInBlueprints())) { // which may name rows of two other tables
        world.tables.blueprints = stamps->tables.blueprints;
        world.tables.enemies = stamps->tables.enemies;
        world.tables.encounters = stamps->tables.encounters;
    }
    // A level that holds others is called by its recipe; one by itself is just a level.
    const std::string id = makesLevels(recipe, declarations) && !recipe.name.empty() ? recipe.name : "level";
    const std::string name = world.name;
    std::vector<Level> rooms;
    if (stamps) rooms.assign(stamps->levels.begin(), stamps->levels.end());
    WorldDraft draft(std::move(world), nullptr,
                     {declarations.stages, recipesOf(declarations), workspace, feedback, rooms, nullptr, files});
    if (const auto made = draft.make({id, name, recipe, size}, trace); !made) return made.failure();
    return GeneratedWorld{std::move(draft.world()), draft.notes()};
}

Result<GeneratedWorld> regenerateLevel(const World& world, std::string_view levelId, const Recipe& given, Size size,
                                       Workspace& workspace, Feedback* feedback, Trace* trace,
                                       std::span<const Level> stamps, const HandWork* handWork,
                                       const Declarations& declarations, const FileReader& files) {
    const auto* const level = world.find(levelId);
    if (!level) return badInput({DELVE_TEXT("generation", "There is no level “%1”."), {std::string(levelId)}});
    const ProgressScope whole(feedback);
    std::optional<HandWork> found;
    if (!handWork) {
        auto searched = findHandWork(world, levelId, declarations, workspace, feedback, stamps, files);
        if (!searched) return std::move(searched).failure();
        handWork = &found.emplace(*std::move(searched));
    }
    WorldDraft::Tools tools{
        declarations.stages, recipesOf(declarations), workspace, feedback, stamps, &handWork->kept, files};
    return Regeneration(world, *level, std::move(tools), *handWork)
        .run(asDeclared(given, declarations.stages), size, trace);
}

} // namespace delve::generation
