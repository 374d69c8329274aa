#include "generation/pipeline/regenerate.h"

#include "generation/graph/reach_with_keys.h"
#include "generation/level/bit_rects.h"
#include "generation/level/bit_runs.h"
#include "generation/level/tile_cells.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/join.h"
#include "generation/pipeline/part_guarantee.h"
#include "generation/pipeline/regenerate_piece.h"
#include "generation/pipeline/stuck.h"
#include "generation/pipeline/thing_places.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// The parts that a level has once: the stages that make them look at the whole of it.
constexpr Parts onceInALevel = Part::Start | Part::Exit | Part::Goal;
constexpr std::string_view putBackName = "put back the regenerated part";

bool any(Parts parts, Parts of) { return !((of - (of - parts)).empty()); }

/// The stages of a recipe in two: those that build, and those that look at the whole level.
struct Halves {
    Recipe builders;
    Recipe watchers;
    Parts built;
};

Halves halvesOf(const Recipe& recipe, const StageRegistry& stages) {
    Halves halves;
    for (auto* half : {&halves.builders, &halves.watchers}) {
        half->name = recipe.name;
        half->version = recipe.version;
        half->seed = recipe.seed;
    }
    for (const auto& wanted : recipe.stages) {
        const StageInfo* const stage = declaredStage(stages, wanted);
        if (!wanted.enabled || !stage) continue;
        const bool ofWhole =
            stage->joins || stage->locks || stage->ways == Ways::Fixes || any(stage->gives, onceInALevel);
        const bool builds = !ofWhole && halves.built.has(stage->needs);
        (builds ? halves.builders : halves.watchers).stages.push_back(wanted);
        if (builds) halves.built = halves.built | stage->gives;
    }
    return halves;
}

std::int64_t inProportion(std::int64_t number, std::int64_t part, std::int64_t whole) {
    return (number * part + whole / 2) / whole;
}

Decimal inProportion(Decimal number, std::int64_t part, std::int64_t whole, const Limits& limits) {
    return std::clamp(Decimal::of(inProportion(number.floor(), part, whole)), limits.min, limits.max);
}

/// A number, or both ends of a range of them.
ParameterValue inProportion(const ParameterValue& value, std::int64_t part, std::int64_t whole, const Limits& limits) {
    const auto scaled = [&](Decimal number) { return inProportion(number, part, whole, limits); };
    if (const auto* const range = std::get_if<Range>(&value)) return Range{scaled(range->from), scaled(range->to)};
    if (const auto* const number = std::get_if<Decimal>(&value)) return scaled(*number);
    return value;
}

/// Scales the numbers that are declared for the whole level to a part of its cells.
void scaleNumbers(Recipe& recipe, const StageRegistry& stages, Size size, std::int64_t cells) {
    for (auto& wanted : recipe.stages)
        for (const auto& parameter : declaredStage(stages, wanted)->parameters) {
            const auto* const set = wanted.find(parameter.id);
            const bool scales = parameter.roles.has(ParameterRole::ScalesWithArea) ||
                                (set && parameter.roles.has(ParameterRole::ScalesWhenSet));
            if (!scales) continue;
            const auto value = set ? *set : parameter.defaultFor(size);
            wanted.set(parameter.id, inProportion(value, cells, size.area(), parameter.limits));
        }
}

bool endsTheGame(const Level& level, const TileCatalogue& tiles, const BitGrid& closed) {
    bool ends = false;
    const auto isExit = [&](Tile tile) { return tiles.endsGame(tile); };
    forEachCellWhere(level.tiles, isExit, [&](Cell cell) { ends = ends || closed.at(cell); });
    return ends;
}

/// The parts that a level has only once and that lie in these cells.
Parts partsIn(const BitGrid& cells, const Level& level, const TileCatalogue& tiles) {
    Parts parts;
    const auto has = [&](ThingKind kind) {
        return std::ranges::any_of(*level.things,
                                   [&](const Thing& thing) { return thing.kind == kind && cells.at(thing.at); });
    };
    if (has(ThingKind::Start)) parts = parts | Part::Start;
    if (has(ThingKind::Goal)) parts = parts | Part::Goal | Part::Exit;
    if (has(ThingKind::Boss)) parts = parts | Part::Boss | Part::Exit;
    if (endsTheGame(level, tiles, cells)) parts = parts | Part::Exit;
    return parts;
}

Parts retainedParts(const Level& pinned, const TileCatalogue& tiles) { return partsIn(*pinned.pinned, pinned, tiles); }

/// The parts that it had and has lost.
Parts lostParts(const Level& pinned, const TileCatalogue& tiles) {
    BitGrid everywhere(pinned.size());
    setRect(everywhere, wholeOf(pinned.size()));
    return partsIn(everywhere, pinned, tiles) - retainedParts(pinned, tiles);
}

bool anyLockStays(const Level& pinned) {
    return std::ranges::any_of(*pinned.things, [&](const Thing& thing) {
        return thing.kind == ThingKind::Lock && pinned.pinned->at(thing.at);
    });
}

std::vector<Cell> shutLocks(const Level& level, const TileCatalogue& tiles) {
    const auto* const start = startOf(*level.things, 1);
    return start ? findReachWithKeys(level, tiles, start->at).shutLocks : std::vector<Cell>();
}

std::vector<Cell> ledgesOf(const Level& level, const TileCatalogue& tiles) {
    std::vector<Cell> ledges;
    forEachCellWhere(
        level.tiles, [&](Tile tile) { return tiles.ledge(tile); },
        [&](Cell cell) {
            if (ledges.size() < maxCellsNamed) ledges.push_back(cell);
        });
    return ledges;
}

std::vector<Cell> flowersOf(const Level& level) {
    std::vector<Cell> flowers;
    for (const auto& thing : *level.things)
        if (thing.kind == ThingKind::Flower) flowers.push_back(thing.at);
    return flowers;
}

/// Where the game begins and where it is won, as far as that is lost: starts, boss and goal if there are fewer, and the
/// exits if none is left.
std::vector<Cell> lostOf(const Level& before, const Level& after, const TileCatalogue& tiles) {
    std::vector<Cell> lost;
    for (const auto kind : {ThingKind::Start, ThingKind::Boss, ThingKind::Goal}) {
        if (std::ranges::count(*after.things, kind, &Thing::kind) >=
            std::ranges::count(*before.things, kind, &Thing::kind))
            continue;
        for (const auto& thing : *before.things)
            if (thing.kind == kind) lost.push_back(thing.at);
    }
    const auto isExit = [&](Tile tile) { return tiles.endsGame(tile); };
    bool anyLeft = false;
    forEachCellWhere(after.tiles, isExit, [&](Cell) { anyLeft = true; });
    if (!anyLeft) forEachCellWhere(before.tiles, isExit, [&](Cell cell) { lost.push_back(cell); });
    return lost;
}

/// Keys and locks stay where they are, and the new ground between them may lead round a lock to the wrong side of it; a
/// ledge may be gone that led out of where another one leads; what was there to be collected may find no place any
/// more.
Done checkWinnable(const Level& before, const Level& after, const TileCatalogue& tiles) {
    auto shut = shutLocks(after, tiles);
    const auto shutBefore = shutLocks(before, tiles);
    std::erase_if(shut, [&](Cell lock) { return std::ranges::find(shutBefore, lock) != shutBefore.end(); });
    if (!shut.empty())
        return impossible(
            {DELVE_TEXT("generation",
                        "The new ground would put a key behind its own lock; choose another seed, or select "
                        "all keys and locks too.")},
            std::move(shut));
    if (canGetStuck(after, tiles) && !canGetStuck(before, tiles))
        return impossible(
            {DELVE_TEXT("generation", "A player could get stuck behind a ledge on the new ground; choose another "
                                      "seed, or select all ledges there too.")},
            ledgesOf(after, tiles));
    auto needed = outOfReach(after, tiles);
    const auto neededBefore = outOfReach(before, tiles);
    std::erase_if(needed, [&](Cell cell) { return std::ranges::find(neededBefore, cell) != neededBefore.end(); });
    if (!needed.empty())
        return impossible(
            {DELVE_TEXT("generation", "The new ground would leave a key, exit, boss or goal out of reach; choose "
                                      "another seed, or select more.")},
            std::move(needed));
    if (auto lost = lostOf(before, after, tiles); !lost.empty())
        return impossible(
            {DELVE_TEXT("generation",
                        "A start, exit, boss or goal lies in the selection and no longer fits there. Choose "
                        "another seed, or select more.")},
            std::move(lost));
    if (!flowersOf(before).empty() && flowersOf(after).empty())
        return impossible(
            {DELVE_TEXT("generation", "The selection holds all the flowers, and no new ones fit there; choose another "
                                      "seed, or select a larger area.")},
            flowersOf(before));
    return done();
}

/// The ids of the sites without a portal, sorted.
std::vector<std::string> sitesWithoutPortal(const Level& level) {
    const ThingPlaces places(*level.things);
    std::vector<std::string> ids;
    for (const auto& room : *level.rooms) {
        const auto things = places.in(room.box);
        const auto isPortal = [&](std::size_t thing) { return (*level.things)[thing].kind == ThingKind::Portal; };
        if (room.kind == RoomKind::Site && std::ranges::none_of(things, isPortal)) ids.push_back(room.id);
    }
    std::ranges::sort(ids);
    return ids;
}

/// In a level with towns, a new site has none and cannot be explored: no barrier shuts the roads to it. Those in the
/// cells that stay do.
void openRoadsToNewSites(Level& level, const BitGrid& stays) {
    if (std::ranges::find(*level.things, ThingKind::Portal, &Thing::kind) == level.things->end()) return;
    const auto sites = sitesWithoutPortal(level);
    if (sites.empty()) return;
    std::erase_if(level.things.write(), [&](const Thing& thing) {
        if (thing.kind != ThingKind::Barrier || stays.at(thing.at)) return false;
        return std::ranges::any_of(thing.fields, [&](const Property& field) {
            const auto* const named = std::get_if<std::string>(&field.value);
            return named && std::ranges::binary_search(sites, *named);
        });
    });
}

/// One run of `regenerateInside`, once there is something to regenerate.
class Regeneration {
public:
    Regeneration(const GenerateRequest& request, const Opening& opening, const StageRegistry& stages,
                 Workspace& workspace, Feedback* feedback)
        : m_request(request), m_opening(opening), m_pinned(pinnedAround(*request.base, opening)), m_stages(stages),
          m_workspace(workspace), m_feedback(feedback), m_halves(halvesOf(request.recipe, stages)) {}

    Result<Generated> run() {
        auto built = buildPiece();
        if (!built) return std::move(built).failure();
        auto made = finishWhole(built->level);
        if (!made) return made;
        openRoadsToNewSites(made->level, *m_pinned.pinned);
        if (auto winnable = checkWinnable(*m_request.base, made->level, m_request.tiles); !winnable)
            return std::move(winnable).failure();
        made->notes.insert(made->notes.begin(), built->notes.begin(), built->notes.end());
        made->level.pinned = m_request.base->pinned;
        made->level.pinnedThings = m_request.base->pinnedThings;
        if (made->level.mission->empty()) made->level.mission = m_request.base->mission; // no stage planned another
        made->level.recipe = m_request.recipe;
        return made;
    }

private:
    Result<Generated> buildPiece() {
        const Level piece = pieceOf(m_pinned, m_opening.window);
        GenerateRequest request = m_request;
        request.recipe = m_halves.builders;
        scaleNumbers(request.recipe, m_stages, m_request.size, m_opening.count);
        request.size = piece.size();
        request.base = &piece;
        request.guaranteed = false; // what is separate here may be connected outside
        auto built = generate(request, m_stages, m_workspace, m_feedback);
        if (built) return built;
        auto failure = std::move(built).failure();
        for (auto& cell : failure.cells) cell = cell + m_opening.window.topLeft();
        return failure;
    }

    Result<Generated> finishWhole(const Level& built) {
        PartGuarantee guarantee(*m_request.base, m_request.tiles, m_opening);
        StageRegistry stages = m_stages;
        if (auto added = stages.add(putBackStage(built, guarantee.before())); !added) return std::move(added).failure();
        GenerateRequest request = m_request;
        request.base = &m_pinned;
        request.guaranteed = false; // PartGuarantee takes its place
        request.recipe = m_halves.watchers;
        dropNeedless(request.recipe);
        RecipeStage first;
        first.id = putBackName;
        first.stage = first.id;
        request.recipe.stages.insert(request.recipe.stages.begin(), first);
        if (auto added = guarantee.add(request.recipe, stages); !added) return std::move(added).failure();
        return generate(request, stages, m_workspace, m_feedback);
    }

    StageInfo putBackStage(const Level& built, const JoinedBefore& before) const {
        StageInfo stage;
        stage.name = putBackName;
        stage.gives = m_halves.built | retainedParts(m_pinned, m_request.tiles);
        if (anyLockStays(m_pinned)) stage.gives = stage.gives | Part::Mission; // it stays, with its locks
        stage.carves = true;
        stage.run = [this, &built, &before](Draft& draft, Stream&, std::span<const NamedParameter>) {
            draft.setJoinedBefore(&before);
            putBack(built, m_opening, draft);
            return done();
        };
        return stage;
    }

    /// A second exit, and locks that have nothing to do with those that are there, nobody asked for. The stages that
    /// place things look themselves at what there is. A stage that is to place what went stays, whatever else it gives.
    void dropNeedless(Recipe& recipe) const {
        const bool exit = endsTheGame(m_pinned, m_request.tiles, *m_pinned.pinned);
        const bool locks = anyLockStays(m_pinned);
        const Parts missing = lostParts(m_pinned, m_request.tiles);
        std::erase_if(recipe.stages, [&](const RecipeStage& wanted) {
            const StageInfo* const stage = declaredStage(m_stages, wanted);
            const bool needless = exit && stage->gives.has(Part::Exit) && !any(stage->gives, missing);
            return needless || (locks && stage->locks);
        });
    }

    const GenerateRequest& m_request;
    const Opening& m_opening;
    Level m_pinned;
    const StageRegistry& m_stages;
    Workspace& m_workspace;
    Feedback* m_feedback;
    Halves m_halves;
};

std::vector<Cell> firstCellsOf(const BitGrid& selection) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; y < selection.size().height && cells.size() < maxCellsNamed; ++y)
        forEachBit(selection.row(y), [&](std::int32_t x) {
            if (cells.size() < maxCellsNamed) cells.push_back({x, y});
        });
    return cells;
}

} // namespace

Result<Generated> regenerateInside(const GenerateRequest& request, const BitGrid& selection,
                                   const StageRegistry& stages, Workspace& workspace, Feedback* feedback) {
    GenerateRequest asked = request;
    asked.recipe = asDeclared(request.recipe, stages);
    if (auto allowed = check(asked.recipe, stages); !allowed) return std::move(allowed).failure();
    const Opening opening = openingIn(*request.base, request.tiles, selection);
    if (opening.allStays)
        return impossible(
            {DELVE_TEXT("generation", "Nothing selected can be regenerated: portals and the site or house "
                                      "they lead into, the ground before an exit, keys and locks always "
                                      "stay. Select more, or regenerate the whole level.")},
            firstCellsOf(selection));
    if (opening.count == 0) return Generated{*request.base, {}};
    return Regeneration(asked, opening, stages, workspace, feedback).run();
}

} // namespace delve::generation
