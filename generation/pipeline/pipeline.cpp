#include "generation/pipeline/pipeline.h"

#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/guarantee.h"
#include "generation/pipeline/in_the_way.h"
#include "generation/pipeline/join.h"
#include "generation/pipeline/painted_rooms.h"
#include "generation/pipeline/room_number.h"
#include "generation/pipeline/snapshot.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace delve::generation {
namespace {

/// Smaller maps keep their scratch memory warm from stage to stage, traced or not.
constexpr std::int64_t cellsOfLarge = 1 << 20;
constexpr std::size_t scratchOfCell = 8; ///< bytes of scratch memory that may remain beside the level of a large map
/// What the pipeline does itself, as traces name it.
constexpr std::string_view joiningStep = "join";
constexpr std::string_view wallingStep = "walls";

/// The last snapshot of a trace; null where there is none, or it is stored.
const Level* lastTraced(const Trace* trace) {
    return trace && !trace->stages.empty() && !trace->stages.back().stored ? &trace->stages.back().level : nullptr;
}

struct Step {
    const RecipeStage* recipe;
    const StageInfo* stage;
};

std::vector<Step> stepsOf(const Recipe& recipe, const StageRegistry& stages) {
    std::vector<Step> steps;
    for (const auto& wanted : recipe.stages) {
        const auto* const declared = declaredStage(stages, wanted);
        if (wanted.enabled && declared) steps.push_back({&wanted, declared});
    }
    return steps;
}

/// If a stage noted why it could make no ground, that is the reason.
Failure noGroundLeft(const Draft& draft) {
    if (!draft.notes().empty()) return impossible(draft.notes().back(), pinsOf(draft));
    return impossible(
        {DELVE_TEXT("generation",
                    "This map of %1 x %2 would have no ground: its stages found no place for any. Make the "
                    "map larger, set more rooms, or unpin cells."),
         {std::to_string(draft.size().width), std::to_string(draft.size().height)}},
        pinsOf(draft));
}

/// One run of a recipe over one draft.
class RecipeRun {
public:
    RecipeRun(const GenerateRequest& request, const StageRegistry& stages, Draft& draft, Feedback* feedback,
              Trace* trace)
        : m_seed(request.recipe.seed), m_steps(stepsOf(request.recipe, stages)), m_draft(draft), m_feedback(feedback),
          m_trace(trace), m_base(request.base), m_guaranteed(request.guaranteed), m_rooms(draft) {}

    Done wholeRecipe() {
        const auto lastCarver = std::ranges::find_if(m_steps.rbegin(), m_steps.rend(), [](const Step& step) {
                                    return step.stage->carves;
                                }).base();
        if (lastCarver == m_steps.begin())
            if (auto joined = join(); !joined) return joined;
        for (auto step = m_steps.begin(); step != m_steps.end(); ++step) {
            if (auto ran = stage(*step); !ran) return ran;
            if (step + 1 == lastCarver)
                if (auto joined = join(); !joined) return joined;
            if (m_feedback)
                m_feedback->progress(static_cast<std::int32_t>((step + 1 - m_steps.begin()) * 1000 /
                                                               static_cast<std::ptrdiff_t>(m_steps.size())));
        }
        return finish();
    }

private:
    using Clock = std::chrono::steady_clock;

    Done stage(const Step& step) {
        const auto begin = m_trace ? Clock::now() : Clock::time_point{};
        auto random =
            Stream::named(m_seed, step.recipe->stage, step.recipe->id, step.recipe->version, step.recipe->reroll);
        if (m_draft.stopped()) return cancelled();
        if (step.stage->joins)
            if (auto begun = beginJoin(); !begun) return begun;
        if (m_trace)
            m_draft.setSnapshotRecorder([&] {
                keepTrace(step.recipe->stage, step.recipe->id, step.stage->label, Clock::now() - begin);
                m_trace->stages.back().halfWay = true;
            });
        m_rooms.begin(*step.stage);
        auto ran = step.stage->run(m_draft, random, step.recipe->parameters);
        m_draft.setSnapshotRecorder({});
        if (ran && m_guaranteed) m_rooms.end(*step.stage, *step.recipe);
        if (!ran) return lacksGround(step) ? Done(noGroundLeft(m_draft)) : ran;
        if (m_trace) traceStage(step.recipe->stage, step.recipe->id, step.stage->label, begin);
        return m_draft.stopped() ? Done(cancelled()) : done();
    }

    /// Did a stage fail only because the stages before it made
    /// no ground for it? Then their reason is the true one.
    [[nodiscard]] bool lacksGround(const Step& step) const {
        return m_guaranteed && !step.stage->carves && !m_draft.stopped() && m_draft.walkableCells().none();
    }

    /// Ground that is one region after that stage need not be checked again, unless the stage changed something.
    Done beginJoin() {
        if (!m_guaranteed) return done();
        auto closed = closeEdge(m_draft);
        (void)m_draft.takeGroundChanged();
        m_joined = true;
        return closed;
    }

    /// Ensures one region, and nothing walkable on the edge. Does nothing if no ground changed since the last call.
    Done join() {
        if (!m_guaranteed || (!m_draft.takeGroundChanged() && m_joined)) return done();
        const auto begin = m_trace ? Clock::now() : Clock::time_point{};
        if (auto closed = closeEdge(m_draft); !closed) return closed;
        if (auto joined = joinRegions(m_draft, JoinWay::Shortest, nullptr); !joined) return joined;
        if (!m_draft.forgetLostGround()) return cancelled();
        m_joined = true;
        if (m_draft.takeGroundChanged() && m_trace)
            traceStage(joiningStep, {}, DELVE_TEXT("stage", "Connecting regions"), begin);
        return done();
    }

    Done finish() {
        if (!m_guaranteed) return done();
        if (auto joined = join(); !joined) return joined;
        if (m_draft.walkableCells().none()) return noGroundLeft(m_draft);
        const auto begin = m_trace ? Clock::now() : Clock::time_point{};
        if (auto closed = closeWalls(m_draft); !closed) return closed;
        m_rooms.finish();
        if (m_trace && !m_trace->stages.empty()) takeNotes(m_trace->stages.back());
        if (m_trace && !tilesAreTraced())
            traceStage(wallingStep, {}, DELVE_TEXT("stage", "Walls around the ground"), begin);
        return done();
    }

    /// Is the map as the trace knows it?
    [[nodiscard]] bool tilesAreTraced() const {
        if (m_trace->stages.empty()) return false;
        if (stores()) return m_storedTiles == hashOfTiles();
        const Grid& known = m_trace->stages.back().level.tiles;
        std::vector<Tile> row(static_cast<std::size_t>(m_draft.size().width));
        for (std::int32_t y = 0; y < m_draft.size().height; ++y) {
            known.readRow(y, 0, row);
            if (!std::ranges::equal(row, m_draft.row(y))) return false;
        }
        return true;
    }

    void keepTrace(std::string_view stage, std::string_view instance, const OwnedText& label, Clock::duration took) {
        StageTrace entry;
        entry.nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(took).count();
        entry.stage = stage;
        entry.instance = instance;
        entry.label = label;
        if (stores()) entry.stored = store();
        if (!entry.stored) entry.level = snapshotOf(m_draft, lastTraced(m_trace), m_base);
        entry.marks = m_draft.takeMarks();
        takeNotes(entry);
        m_trace->stages.push_back(std::move(entry));
    }

    [[nodiscard]] std::shared_ptr<const StoredLevel> store() {
        m_storedTiles = hashOfTiles();
        Level lent = lentSnapshotOf(m_draft);
        auto stored = m_trace->store(lent, [this] { return m_draft.stopped(); });
        takeBack(m_draft, std::move(lent));
        return stored;
    }

    [[nodiscard]] bool stores() const { return m_trace->store && m_draft.size().area() >= cellsOfVeryLarge; }
    [[nodiscard]] std::uint64_t hashOfTiles() const {
        std::uint64_t hash = 0;
        for (const Tile tile : m_draft.tiles()) hash = (hash ^ static_cast<std::uint64_t>(tile)) * 0x9fb21c651e98df25u;
        return hash;
    }

    /// What was noted since the last snapshot.
    void takeNotes(StageTrace& entry) {
        const auto& notes = m_draft.notes();
        entry.notes.insert(entry.notes.end(), notes.begin() + static_cast<std::ptrdiff_t>(m_notesSeen), notes.end());
        m_notesSeen = notes.size();
    }

    /// What a trace keeps of a large map takes the room of the scratch memory that the stage left.
    void traceStage(std::string_view stage, std::string_view instance, const OwnedText& label,
                    Clock::time_point begin) {
        const auto took = Clock::now() - begin;
        if (m_draft.size().area() >= cellsOfLarge) m_draft.workspace().forgetScratch();
        keepTrace(stage, instance, label, took);
    }

    std::uint64_t m_seed;
    std::vector<Step> m_steps;
    Draft& m_draft;
    Feedback* m_feedback;
    Trace* m_trace;
    const Level* m_base;
    bool m_guaranteed;
    RoomNumber m_rooms;
    std::size_t m_notesSeen = 0;
    std::uint64_t m_storedTiles = 0; ///< a number for the tiles of the last stored snapshot
    bool m_joined = false;
};

/// The pinned cells and things of a base that do not lie on a map of this size.
std::vector<Cell> pinsOutside(const Level& base, Size size) {
    std::vector<Cell> outside;
    if (base.pinned->size() == base.size())
        for (std::int32_t y = 0; y < base.size().height; ++y)
            for (std::int32_t x = y < size.height ? size.width : 0; x < base.size().width; ++x)
                if (base.pinned->at({x, y})) outside.push_back({x, y});
    for (const auto& thing : *base.things)
        if (!size.contains(thing.at) && std::ranges::binary_search(*base.pinnedThings, thing.id))
            outside.push_back(thing.at);
    return outside;
}

Failure pinsDoNotFit(Size size, std::vector<Cell> outside) {
    Message message{DELVE_TEXT("generation",
                               "Pinned cells lie outside a map of %1 x %2, the first at (%3, %4); make the map "
                               "larger, or unpin them."),
                    {std::to_string(size.width), std::to_string(size.height), std::to_string(outside.front().x),
                     std::to_string(outside.front().y)}};
    return impossible(std::move(message), std::move(outside));
}

Done checkRequest(const GenerateRequest& request, const StageRegistry& stages) {
    const Size size = request.size;
    if (!isLevelSize(size.width, size.height))
        return badInput({DELVE_TEXT("generation", "Invalid map size %1 x %2: each side must be 1 to %3 cells."),
                         {std::to_string(size.width), std::to_string(size.height), std::to_string(largestSide)}});
    if (request.base) {
        auto outside = pinsOutside(*request.base, size);
        if (!outside.empty()) return pinsDoNotFit(size, std::move(outside));
    }
    return check(request.recipe, stages);
}

/// The trace shares with the result.
Level lastLook(Draft& draft, const Trace* trace, const Level* base) {
    const auto cells = static_cast<std::size_t>(draft.size().area());
    if (draft.size().area() >= cellsOfVeryLarge && draft.workspace().scratchBytes() > scratchOfCell * cells)
        draft.workspace().forgetScratch(); // the finished level needs the memory
    const Level* const traced = lastTraced(trace);
    if (!traced) return draft.finish();
    draft.forgetBuiltOver();
    return snapshotOf(draft, traced, base);
}

} // namespace

Result<Generated> generate(const GenerateRequest& request, const StageRegistry& stages, Workspace& workspace,
                           Feedback* feedback, Trace* trace) {
    if (auto allowed = checkRequest(request, stages); !allowed) return std::move(allowed).failure();
    const auto isStopped = [feedback] { return feedback && feedback->stopped(); };
    const Level base = request.base ? withPaintedRooms(*request.base, request.tiles, isStopped) : Level{};
    Draft draft(request.size, request.tiles, workspace, request.base ? &base : nullptr, feedback);
    if (draft.stopped()) return cancelled();
    draft.setTracing(trace != nullptr);
    draft.setSources({request.stamps, request.files, request.base, request.tables});
    if (auto made = RecipeRun(request, stages, draft, feedback, trace).wholeRecipe(); !made)
        return std::move(made).failure();

    Generated generated{{}, draft.notes()};
    generated.level = lastLook(draft, trace, request.base);
    if (draft.stopped()) return cancelled();
    generated.level.id = request.levelId;
    generated.level.name = request.levelName;
    generated.level.recipe = request.recipe;
    return generated;
}

} // namespace delve::generation
