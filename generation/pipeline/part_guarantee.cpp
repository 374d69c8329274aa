#include "generation/pipeline/part_guarantee.h"

#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/draft.h"
#include "generation/pipeline/guarantee.h"
#include "generation/pipeline/join.h"

#include <algorithm>

namespace delve::generation {
namespace {

constexpr std::string_view joinPart = "join the regenerated part";
constexpr std::string_view wallPart = "wall in the regenerated part";

StageInfo stageOf(std::string_view name, std::function<Done(Draft&)> run) {
    StageInfo stage;
    stage.name = name;
    stage.run = [run = std::move(run)](Draft& draft, Stream&, std::span<const NamedParameter>) { return run(draft); };
    return stage;
}

RecipeStage asked(std::string_view stage) {
    RecipeStage asked;
    asked.id = stage;
    asked.stage = stage;
    return asked;
}

} // namespace

PartGuarantee::PartGuarantee(const Level& base, const TileCatalogue& tiles, const Opening& opening)
    : m_opening(opening), m_before(base, tiles, opening.cells) {}

Done PartGuarantee::add(Recipe& recipe, StageRegistry& stages) {
    const auto carves = [&](const RecipeStage& wanted) {
        const auto* const stage = declaredStage(stages, wanted);
        return stage && stage->carves;
    };
    const auto behindCarvers = std::find_if(recipe.stages.rbegin(), recipe.stages.rend(), carves).base();
    recipe.stages.insert(behindCarvers, asked(joinPart));
    recipe.stages.push_back(asked(wallPart));
    if (auto added = stages.add(stageOf(joinPart, [this](Draft& draft) { return join(draft); })); !added) return added;
    return stages.add(stageOf(wallPart, [this](Draft& draft) { return finish(draft); }));
}

/// No wall can be put between new ground and void that stays, so such ground is removed; the walls that are raised at
/// the end take its place.
void PartGuarantee::closeRim(Draft& draft) const {
    const auto staysVoid = [&](Cell cell) {
        return draft.size().contains(cell) && draft.pinned(cell) && draft.at(cell) == Tile::Void;
    };
    const auto besideVoid = [&](Cell cell) {
        for (std::int32_t dy = -1; dy <= 1; ++dy)
            for (std::int32_t dx = -1; dx <= 1; ++dx)
                if (staysVoid(cell + Cell{dx, dy})) return true;
        return false;
    };
    const Rect& window = m_opening.window;
    for (auto y = window.y; y < window.bottom(); ++y)
        for (auto x = window.x; x < window.right(); ++x)
            if (draft.walkable({x, y}) && !draft.pinned({x, y}) && besideVoid({x, y})) draft.set({x, y}, Tile::Void);
}

/// Does nothing if no ground changed since the last call.
Done PartGuarantee::join(Draft& draft) {
    if (!draft.takeGroundChanged() && m_joined) return done();
    closeRim(draft);
    if (auto closed = closeEdge(draft, PinnedGround::TakenAsItIs); !closed) return closed;
    if (auto joined = joinRegions(draft, JoinWay::Shortest, nullptr, &m_before); !joined) return joined;
    if (!draft.forgetLostGround()) return cancelled();
    (void)draft.takeGroundChanged();
    m_joined = true;
    return done();
}

Done PartGuarantee::finish(Draft& draft) {
    if (auto joined = join(draft); !joined) return joined;
    return closeWalls(draft, PinnedGround::TakenAsItIs);
}

} // namespace delve::generation
