#include "generation/pipeline/world_draft.h"

#include "generation/pipeline/declared_stage.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace delve::generation {
namespace {

constexpr std::string_view within = "within";

std::int32_t part(std::int32_t from, std::int32_t to, std::size_t i, std::size_t count) {
    const auto span = static_cast<std::size_t>(to - from);
    return from + static_cast<std::int32_t>(span * i / std::max<std::size_t>(1, count));
}

StageTrace* entryOf(Trace* trace, std::string_view instance) {
    if (!trace) return nullptr;
    const auto found = std::ranges::find(trace->stages, instance, &StageTrace::instance);
    return found == trace->stages.end() ? nullptr : &*found;
}

} // namespace

WorldDraft::WorldDraft(World world, const LevelPlaces* before, Tools tools)
    : m_world(std::move(world)), m_before(before), m_tools(std::move(tools)) {
    setFeedback(m_tools.feedback);
    setSources({m_tools.stamps, m_tools.files});
    for (const auto& level : m_world.levels) m_ids.add(level.id);
}

const StageInfo* WorldDraft::worldStage(const RecipeStage& stage) const {
    const StageInfo* const known = declaredStage(m_tools.stages, stage);
    return known && known->runOnWorld && stage.enabled ? known : nullptr;
}

void WorldDraft::report(Share share) {
    if (m_tools.feedback) m_tools.feedback->setPart(share.from, share.to);
}

void WorldDraft::expect(std::size_t levels) {
    m_world.levels.reserve(m_world.levels.size() + levels);
    m_ids.reserve(m_ids.size() + levels);
}

void WorldDraft::beginPart(std::size_t i, std::size_t count) {
    m_inside = {part(m_share.from, m_share.to, i, count), part(m_share.from, m_share.to, i + 1, count)};
}

Result<std::size_t> WorldDraft::make(const LevelOrder& order, Trace* trace) {
    const bool makesMore =
        std::ranges::any_of(order.recipe.stages, [this](const RecipeStage& s) { return worldStage(s); });
    const Share whole = m_here == nowhere ? Share{} : m_inside;
    // A level by itself is little work compared with the levels within it.
    const Share own{whole.from, makesMore ? part(whole.from, whole.to, 1, 10) : whole.to};
    report(own);
    GenerateRequest request;
    request.recipe = order.recipe;
    request.size = order.size;
    request.tiles = m_world.tiles;
    request.base = before(order.id);
    request.levelId = order.id;
    request.levelName = order.name;
    request.stamps = m_tools.stamps;
    request.files = m_tools.files;
    request.tables = m_world.tables;
    auto made = generate(request, m_tools.stages, m_tools.workspace, m_tools.feedback, trace);
    if (!made) return std::move(made).failure();
    for (auto& message : made->notes) note(std::move(message));
    if (m_here != nowhere) setWithin(made->level);
    m_world.levels.push_back(std::move(made->level));
    m_ids.set(std::as_const(m_world).levels.back().id, true);

    const auto place = m_world.levels.size() - 1;
    const auto outer = std::exchange(m_here, place);
    const auto outerShare = std::exchange(m_share, {own.to, whole.to});
    auto outerProperties = std::exchange(m_innerProperties, {});
    const auto ended = runStages(order.recipe, trace);
    m_innerProperties = std::move(outerProperties);
    m_here = outer;
    m_share = outerShare;
    if (!ended) return ended.failure();
    return place;
}

/// Levels beside each other share these properties, unless a person gave one of them others.
void WorldDraft::setWithin(Level& inner) {
    inner.properties.set(within, Reference{level().id});
    if (inner.properties == m_innerProperties) inner.properties = m_innerProperties;
    else m_innerProperties = inner.properties;
}

const std::vector<std::size_t>& WorldDraft::rightWithin(std::string_view outer) {
    static const std::vector<std::size_t> none;
    if (!m_before) return none;
    if (!m_within) {
        auto& levelsWithin = m_within.emplace();
        const auto& levels = m_before->world().levels;
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (const auto around = levelAround(levels[i]); !around.empty()) levelsWithin[around].push_back(i);
    }
    const auto found = m_within->find(outer);
    return found == m_within->end() ? none : found->second;
}

std::vector<const Level*> WorldDraft::keptWithin(std::string_view outer) {
    std::vector<const Level*> kept;
    if (!m_tools.kept || m_tools.kept->empty()) return kept;
    for (const auto place : rightWithin(outer))
        if (const auto& level = m_before->world().levels[place]; m_tools.kept->contains(level.id) && !isTaken(level.id))
            kept.push_back(&level);
    return kept;
}

std::size_t WorldDraft::keep(const Level& level) {
    const auto place = m_world.levels.size();
    std::vector<const Level*> waiting{&level};
    for (std::size_t i = 0; i < waiting.size(); ++i) { // a file may hold a cycle: no level comes twice
        if (!m_ids.add(waiting[i]->id)) continue;
        m_world.levels.push_back(*waiting[i]);
        for (const auto inner : rightWithin(waiting[i]->id)) waiting.push_back(&m_before->world().levels[inner]);
    }
    return place;
}

Done WorldDraft::runStages(const Recipe& recipe, Trace* trace) {
    using Clock = std::chrono::steady_clock;
    for (const auto& stage : recipe.stages) {
        if (!worldStage(stage)) continue;
        const auto begin = trace ? Clock::now() : Clock::time_point{};
        const auto notesBefore = notes().size();
        if (auto ran = runStage(m_here, stage); !ran) return ran;
        if (auto* const entry = entryOf(trace, stage.id)) {
            entry->nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin).count();
            entry->level = level();
            entry->notes.assign(notes().begin() + static_cast<std::ptrdiff_t>(notesBefore), notes().end());
        }
    }
    return done();
}

Done WorldDraft::runStage(std::size_t level, const RecipeStage& stage) {
    const auto* const known = worldStage(stage);
    const auto& recipe = std::as_const(m_world).levels[level].recipe;
    if (!known || !recipe) return done();
    if (stopped()) return cancelled();
    auto random = Stream::named(recipe->seed, stage.stage, stage.id, stage.version, stage.reroll);
    const auto parameters = stage.parameters;
    const auto outer = std::exchange(m_here, level);
    auto ran = known->runOnWorld(*this, random, parameters);
    m_here = outer;
    if (!ran) return ran;
    return stopped() ? Done(cancelled()) : done();
}

std::string_view levelAround(const Level& level) {
    const auto* const value = level.properties.find(within);
    const auto* const reference = value ? std::get_if<Reference>(value) : nullptr;
    return reference ? std::string_view(reference->id) : std::string_view();
}

bool liesWithin(const LevelPlaces& levels, const Level& level, std::string_view outer) {
    const Level* at = &level;
    // A file may hold a cycle; no chain of levels is longer than the number of levels.
    for (std::size_t i = 0; at && i < levels.count(); ++i) {
        const auto around = levelAround(*at);
        if (around.empty()) return false;
        if (around == outer) return true;
        at = levels.find(around);
    }
    return false;
}

} // namespace delve::generation
