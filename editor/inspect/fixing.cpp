#include "editor/inspect/fixing.h"

#include "editor/document/document.h"
#include "editor/text/level_name.h"
#include "editor/tools/pins.h"
#include "generation/level/world_edit.h"
#include "playtest/inspect/ignored.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace delve::editor {
namespace {

constexpr int mostRounds = 8; ///< of fixing errors: a fix may show what was hidden behind the error

bool isCalled(const play::Fix& fix, const Text& label) { return fix.label.source == label.source; }

bool isOfKind(const FoundProblem& found, const FoundProblem& like) {
    return found.problem.check == like.problem.check && found.ignored == like.ignored;
}

const play::Fix* fixCalled(const play::Problem& problem, const Text& label) {
    const auto found =
        std::ranges::find_if(problem.fixes, [&label](const play::Fix& fix) { return isCalled(fix, label); });
    return found == problem.fixes.end() ? nullptr : &*found;
}

/// Where things stand that a fix removes.
std::vector<Cell> emptiedBy(const play::Fix& fix, const Level& level) {
    std::vector<Cell> emptied;
    for (const auto& change : fix.things) {
        if (change.after) continue;
        const auto removed = std::ranges::find(*level.things, change.id, &Thing::id);
        if (removed != level.things->end()) emptied.push_back(removed->at);
    }
    return emptied;
}

/// `level` is the one after it.
void pinFix(Level& level, const play::Fix& fix, const std::vector<Cell>& emptied) {
    if (!fix.tiles.empty()) {
        BitGrid painted(level.size());
        for (const auto& change : fix.tiles)
            for (const Cell cell : change.cells) painted.set(cell);
        pinCells(level, painted, wholeOf(level.size()), true);
    }
    std::vector<std::string> placed;
    std::ptrdiff_t added = 0;
    for (const auto& change : fix.things)
        if (change.id.empty()) ++added;
        else if (change.after) placed.push_back(change.id);
    const auto& things = *level.things; // new ones stand behind the others
    for (auto thing = things.end() - added; thing != things.end(); ++thing) placed.push_back(thing->id);
    for (const Cell cell : emptied) keepEmpty(level, cell, true);
    pinThings(level, placed, true);
}

/// `fix` is of the world that it changes, but for the place of its level.
bool applyAt(World& world, std::size_t place, play::Fix fix, bool pins) {
    fix.level = static_cast<std::uint32_t>(place);
    const auto emptied = emptiedBy(fix, std::as_const(world).levels[place]);
    if (!play::applyFix(world, fix)) return false;
    if (pins) pinFix(world.levels[place], fix, emptied);
    return true;
}

Message stepOf(const play::Fix& fix) {
    return Message(DELVE_TEXT("step", "Fix: %1"), {fix.label.source}).withWords(fix.label.context);
}

/// How many errors could be fixed; some may have shown only since.
Result<std::int64_t> fixErrorsOnce(World& world, bool pins, const generation::Feedback& feedback) {
    const auto inspection = play::inspect(std::make_shared<const World>(world), {.feedback = &feedback});
    if (!inspection) return inspection.failure();
    std::int64_t fixed = 0;
    for (const auto& problem : inspection->problems)
        if (problem.severity == play::Severity::Error && !problem.fixes.empty())
            fixed += applyAt(world, problem.fixes.front().level, problem.fixes.front(), pins) ? 1 : 0;
    return fixed;
}

} // namespace

std::vector<FixOfKind> fixesOfKind(const Findings& findings, const FoundProblem& like) {
    std::vector<FixOfKind> kinds;
    for (const auto& fix : like.problem.fixes) {
        FixOfKind kind{fix.label};
        for (const auto& found : findings.problems)
            if (isOfKind(found, like) && fixCalled(found.problem, fix.label)) ++kind.problems;
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

bool fixProblem(Document& document, const FoundProblem& found, const play::Fix& fix, bool pins) {
    World after = document.world();
    const auto place = placeOfLevel(after, found);
    if (!place || !applyAt(after, *place, fix, pins)) return false;
    document.applyWorld(WorldEdit::between(document.world(), after), stepOf(fix));
    return true;
}

std::size_t fixAllOfKind(Document& document, const Findings& findings, const FoundProblem& like, const Text& label,
                         bool pins) {
    World after = document.world();
    std::size_t fixed = 0;
    for (const auto& found : findings.problems) {
        const auto* const fix = isOfKind(found, like) ? fixCalled(found.problem, label) : nullptr;
        const auto place = fix ? placeOfLevel(after, found) : std::nullopt;
        if (place && applyAt(after, *place, *fix, pins)) ++fixed;
    }
    if (fixed == 0) return 0;
    Message step(DELVE_TEXT_N("step", "Fix %n problem(s): %1"), static_cast<std::int64_t>(fixed), {label.source});
    document.applyWorld(WorldEdit::between(document.world(), after), std::move(step).withWords(label.context));
    return fixed;
}

void setIgnored(Document& document, const FoundProblem& found, bool ignored) {
    World after = document.world();
    const auto place = placeOfLevel(after, found);
    if (!place) return;
    play::setIgnored(after.levels[*place], found.problem, ignored);
    const Text name =
        ignored ? DELVE_TEXT("step", "Ignore problem in “%1”") : DELVE_TEXT("step", "Show problem in “%1”");
    document.applyWorld(WorldEdit::between(document.world(), after), stepOnLevel(name, after.levels[*place]));
}

Result<FixedWorld> withErrorsFixed(const std::shared_ptr<const World>& world, bool pins,
                                   generation::Feedback& feedback) {
    constexpr std::int32_t half = 500; // of the progress: the other half is for the proof
    FixedWorld fixed{*world, 0, {}};
    for (int round = 0; round < mostRounds; ++round) {
        const auto more = fixErrorsOnce(fixed.world, pins, feedback);
        if (!more) return more.failure();
        if (*more == 0) break;
        fixed.fixed += *more;
        feedback.progress(half * (round + 1) / (round + 2)); // nobody knows how many rounds are left
    }
    if (fixed.fixed == 0) return fixed;
    fixed.step = Message(DELVE_TEXT_N("step", "Fix %n error(s)"), fixed.fixed, {});
    feedback.progress(half);
    auto proof = play::prove(std::make_shared<const World>(fixed.world), {.feedback = &feedback});
    if (!proof) return std::move(proof).failure();
    fixed.proof = *std::move(proof);
    return fixed;
}

} // namespace delve::editor
