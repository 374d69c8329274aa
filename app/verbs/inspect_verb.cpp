#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/inspect_json.h"
#include "app/verbs/inspect_measures.h"
#include "app/verbs/inspect_mission.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/words.h"
#include "editor/work/out_of_memory.h"
#include "playtest/rules/prepared_world.h"
#include "playtest/shell/keys.h"

#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace delve::app {
namespace {

struct Order {
    bool proves = false;
    bool json = false;
    std::uint64_t games = 0;            ///< of each persona
    std::optional<std::uint32_t> level; ///< this one alone
};

struct Findings {
    play::Inspection inspection;
    std::vector<LevelMeasures> measures;
    std::optional<play::Proof> proof;
    std::optional<PersonaGames> personas;
};

/// A table of hundreds of levels helps nobody: as text, the measures are those of one level.
std::vector<std::uint32_t> measuredLevels(const World& world, const Order& order) {
    if (order.level) return {*order.level};
    if (!order.json) return {play::homeOf(world)};
    std::vector<std::uint32_t> all(world.levels.size());
    std::iota(all.begin(), all.end(), std::uint32_t{0});
    return all;
}

Result<Findings> inspectWorld(const std::shared_ptr<const World>& world, const Order& order,
                              generation::Feedback& feedback) {
    Findings findings;
    if (order.proves || order.games > 0) { // how long personas try depends on the shortest win
        auto proof = play::prove(world, {.feedback = &feedback, .softLocks = order.proves});
        if (!proof) return std::move(proof).failure();
        if (order.games > 0) {
            auto personas = playPersonas(world, *proof, order.games, feedback);
            if (!personas) return std::move(personas).failure();
            findings.personas = *std::move(personas);
        }
        if (order.proves) findings.proof = *std::move(proof);
    }
    const auto* const proof = findings.proof ? &*findings.proof : nullptr;
    auto inspection = play::inspect(world, {.level = order.level, .proof = proof, .feedback = &feedback});
    if (!inspection) return std::move(inspection).failure();
    findings.inspection = *std::move(inspection);
    auto measures = measureLevels(*world, measuredLevels(*world, order), proof, feedback);
    if (!measures) return std::move(measures).failure();
    findings.measures = *std::move(measures);
    return findings;
}

Text labelOf(play::Severity severity) {
    switch (severity) {
    case play::Severity::Error: return DELVE_TEXT("command line", "error");
    case play::Severity::Warning: return DELVE_TEXT("command line", "warning");
    case play::Severity::Hint: break;
    }
    return DELVE_TEXT("command line", "hint");
}

std::string lineOf(const World& world, const play::Problem& problem) {
    return oneLine({DELVE_TEXT("command line", "%1 in %2: %3 [%4]"),
                    {translated({labelOf(problem.severity)}), world.levels[problem.level].id,
                     translated(problem.message), problem.check}});
}

Message verdictOf(const play::Proof& proof) {
    if (proof.verdict == play::Verdict::Unwinnable)
        return {DELVE_TEXT("command line", "Not winnable: %1"), {translated(proof.reason)}};
    if (proof.verdict == play::Verdict::Unknown)
        return {DELVE_TEXT("command line", "Not proven: %1"), {translated(proof.reason)}};
    if (proof.byChance)
        return {DELVE_TEXT_N("command line", "Winnable in %n step(s), with this luck."), proof.steps, {}};
    if (proof.shortest)
        return {DELVE_TEXT_N("command line", "Winnable in %n step(s), and in no fewer."), proof.steps, {}};
    if (proof.atLeast > 1)
        return {DELVE_TEXT_N("command line", "Winnable in %n step(s); at least %1 are needed."),
                proof.steps,
                {std::to_string(proof.atLeast)}};
    return {DELVE_TEXT_N("command line", "Winnable in %n step(s)."), proof.steps, {}};
}

void printSoftLocks(const play::SoftLocks& locks, Console& console) {
    const auto say = [&](const Message& message) { console.print(oneLine(message) + '\n'); };
    if (locks.verdict == play::SoftLocks::Verdict::Safe) {
        say({DELVE_TEXT("command line", "Safe: no player gets stuck, fights and spent supplies aside.")});
        if (!locks.reason.text.empty()) say(locks.reason);
        return;
    }
    if (locks.verdict == play::SoftLocks::Verdict::Unknown)
        return say({DELVE_TEXT("command line", "Soft locks are not known: %1"), {translated(locks.reason)}});
    if (locks.steps > 0) say({DELVE_TEXT_N("command line", "A player can get stuck in %n step(s)."), locks.steps, {}});
    else say({DELVE_TEXT("command line", "A player can get stuck.")});
    if (!locks.commands.empty())
        say({DELVE_TEXT("command line", "Keys to get stuck: %1"), {play::keysFor(locks.commands)}});
}

void printProof(const play::Proof& proof, Console& console) {
    console.print(oneLine(verdictOf(proof)) + '\n');
    if (proof.verdict == play::Verdict::Winnable)
        console.print(oneLine({DELVE_TEXT("command line", "Keys: %1"), {play::keysFor(proof.commands)}}) + '\n');
    if (proof.softLocks) printSoftLocks(*proof.softLocks, console);
}

void printText(const World& world, const Findings& findings, Console& console) {
    const auto& inspection = findings.inspection;
    for (const auto& problem : inspection.problems) console.print(lineOf(world, problem) + '\n');
    if (inspection.leftOut > 0)
        console.print(
            oneLine({DELVE_TEXT_N("command line", "%n more problem(s) of the same kinds."), inspection.leftOut, {}}) +
            '\n');
    console.print(oneLine({DELVE_TEXT("command line", "Errors: %1, warnings: %2, hints: %3."),
                           {std::to_string(inspection.count(play::Severity::Error)),
                            std::to_string(inspection.count(play::Severity::Warning)),
                            std::to_string(inspection.count(play::Severity::Hint))}}) +
                  '\n');
    if (const auto ignored = static_cast<std::int64_t>(inspection.ignored.size()); ignored > 0)
        console.print(
            oneLine({DELVE_TEXT_N("command line", "%n problem(s) ignored, as their levels say."), ignored, {}}) + '\n');
    if (findings.proof) printProof(*findings.proof, console);
    if (findings.personas) printPersonas(*findings.personas, console);
    for (const auto& measures : findings.measures) {
        printMission(world, measures.level, console);
        printMeasures(world, measures, console);
    }
}

bool isWell(const Findings& findings) {
    const auto& inspection = findings.inspection;
    if (inspection.count(play::Severity::Error) + inspection.count(play::Severity::Warning) > 0) return false;
    return !findings.proof || findings.proof->verdict == play::Verdict::Winnable;
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    Console& console = context.console;
    Order order{.proves = arguments.has("prove"), .json = arguments.has("json")};
    if (const auto word = arguments.value("personas")) {
        const auto games = gamesFrom(*word);
        if (!games) return complain(console, games.failure(), ExitStatus::Words);
        order.games = *games;
    }
    const auto source = sourceFrom(arguments.operands[0], arguments.value("from"));
    if (!source) return complain(console, source.failure(), ExitStatus::Words);
    const Progress progress(console, context.feedback, DELVE_TEXT("command line", "Inspecting"));
    auto imported = editor::orOutOfMemory([&] { return readSource(*source); });
    if (!imported) return complain(console, imported.failure(), ExitStatus::File, source->word);
    sayNotes(console, imported->notes, source->word);
    const auto world = std::make_shared<const World>(std::move(imported->world));
    if (const auto id = arguments.value("level")) {
        const auto level = levelOf(*world, id);
        if (!level) return complain(console, level.failure(), ExitStatus::Words, source->word);
        order.level = static_cast<std::uint32_t>(world->levels.placeOf(**level));
    }
    const auto findings = editor::orOutOfMemory([&] { return inspectWorld(world, order, context.feedback); });
    if (!findings) {
        if (findings.failure().cancelled()) return console.fail(ExitStatus::Stopped, stoppedMessage());
        return complain(console, findings.failure(), ExitStatus::Impossible, source->word);
    }
    noteUnmeasured(*world, findings->measures, console);
    if (order.json)
        printInspectionJson(*world, findings->inspection, findings->measures,
                            findings->proof ? &*findings->proof : nullptr,
                            findings->personas ? &*findings->personas : nullptr, console);
    else printText(*world, *findings, console);
    return isWell(*findings) ? ExitStatus::Success : ExitStatus::No;
}

} // namespace

Verb inspectVerb() {
    Verb verb;
    verb.syntax.verb = "inspect";
    verb.summary =
        DELVE_TEXT("command line", "Lists the problems and measures of a map, and proves that it can be won.");
    verb.details = {DELVE_TEXT(
        "command line",
        "Each problem is one line: how severe it is, the level, what is wrong, and the check that found it. With "
        "--prove, the map is played by the rules of the game, over all its levels; the keys that win it can be "
        "given to play. It also tells whether a player can get stuck. With --personas, five kinds of players play it, "
        "each so many games with other luck; a table says how many games they win, how sure that is, how far they "
        "walk, what health they lose and how much of the ground they see. The measures of one level follow as a "
        "table, with --json those of all levels. The exit status is 1 if there is an error or a warning, or if the "
        "map is not proven.")};
    verb.syntax.operands = {{"FILE", DELVE_TEXT("command line", "the map"), 1, 1, Completes::File, true}};
    verb.syntax.options = {
        {.name = "prove", .help = DELVE_TEXT("command line", "also proves that the map can be won, and prints how")},
        {.name = "personas",
         .value = "N",
         .help = DELVE_TEXT("command line", "also plays N games of each persona, 1 to 100000, on all cores")},
        {.name = "level",
         .value = "ID",
         .help = DELVE_TEXT("command line", "inspects this level alone; default: all of them, and the measures of the "
                                            "one where player 1 starts")},
        fromOption(),
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")},
        quietOption(),
    };
    verb.examples = {
        {"inspect garden.delve", DELVE_TEXT("command line", "lists what is wrong with the map, and its measures")},
        {"inspect castle.delve --prove", DELVE_TEXT("command line", "also prints the keys that win it")},
        {"inspect castle.delve --personas 1000",
         DELVE_TEXT("command line", "also tells how often five kinds of players win it")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
