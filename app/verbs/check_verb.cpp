#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/console/stops_with.h"
#include "app/console/work_estimate.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/check_level.h"
#include "app/verbs/check_order.h"
#include "app/verbs/check_seed.h"
#include "app/verbs/check_tally.h"
#include "app/verbs/ordered_work.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/shell_words.h"
#include "app/words/words.h"
#include "editor/text/message_text.h"
#include "editor/work/out_of_memory.h"
#include "generation/recipes/recipes.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <memory>

namespace delve::app {
namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t cellsOf(Size size) {
    return static_cast<std::uint64_t>(size.width) * static_cast<std::uint64_t>(size.height);
}

std::vector<WorkEstimate::Part> partsOf(const CheckOrder& order) {
    std::vector<WorkEstimate::Part> parts;
    for (const auto& subject : order.subjects) {
        const auto* const recipe = std::get_if<CheckedRecipe>(&subject);
        parts.push_back(recipe ? WorkEstimate::Part{order.seeds.count(), cellsOf(recipe->size)}
                               : WorkEstimate::Part{1, cellsOf(generation::RecipeInfo{}.defaultSize)});
    }
    return parts;
}

/// The outcome of one seed.
struct JudgedSeed {
    std::vector<JudgedLevel> levels;
    std::chrono::microseconds spent{0};
};

/// A deeper level is reached by checking those above it again.
std::string commandFor(const CheckedRecipe& checked, std::uint64_t seed, const JudgedLevel& level,
                       const CheckOrder& order) {
    std::string command = level.deeper ? "delvewright check " + shellWord(checked.word) + " --seeds "
                                       : "delvewright generate " + shellWord(checked.word) + " --seed ";
    command += std::to_string(seed) + " --size " + std::to_string(checked.size.width) + 'x' +
               std::to_string(checked.size.height);
    for (const auto& setting : order.settings) command += " --set " + shellWord(setting);
    if (!level.deeper) return command + " -o failed.delve";
    command += " --depths " + std::to_string(level.depth);
    return order.games > 0 ? command + " --personas " + std::to_string(order.games) : command;
}

class Check {
public:
    Check(const CheckOrder& order, bool json, CommandContext& context)
        : m_order(order), m_json(json),
          m_context(context), m_declarations{play::builtInObjectives(), context.declarations},
          m_estimate(partsOf(order)), m_tally(order.games > 0) {
        context.console.prepareLastWords(
            [this] { return m_json ? m_tally.json(m_context.feedback.stopped()) : m_tally.totals(); });
    }
    ~Check() { m_context.console.prepareLastWords({}); }
    Check(const Check&) = delete;
    Check& operator=(const Check&) = delete;

    ExitStatus run() {
        for (m_part = 0; m_part < m_order.subjects.size() && goesOn(); ++m_part) {
            const auto& subject = m_order.subjects[m_part];
            if (const auto* const recipe = std::get_if<CheckedRecipe>(&subject)) checkSeeds(*recipe);
            else checkMap(std::get<CheckedMap>(subject));
        }
        // A stopped check prints its results so far, too.
        if (!m_context.console.sayLastWords()) return m_context.console.finish(ExitStatus::Success);
        if (m_context.feedback.stopped()) return m_context.console.fail(ExitStatus::Stopped, stoppedMessage());
        if (m_unread != ExitStatus::Success) return m_unread;
        return m_tally.anyFailed() ? ExitStatus::No : ExitStatus::Success;
    }

private:
    [[nodiscard]] bool goesOn() const { return m_wanted && !m_context.feedback.stopped(); }

    void checkSeeds(const CheckedRecipe& checked) {
        const auto count = m_order.seeds.count();
        const auto threads = static_cast<std::size_t>(std::min<std::uint64_t>(m_order.jobs, count));
        m_workspaces.resize(slotsFor(threads));
        const auto judge = [&](std::size_t thread, std::uint64_t i) {
            Recipe recipe = checked.recipe;
            recipe.seed = m_order.seeds.first + i; // the largest seed has no next one
            if (threads > 1) {
                StopsWith feedback(m_context.feedback);
                return judged(checked, recipe, m_workspaces[thread], feedback);
            }
            PartFeedback feedback(m_context.feedback, m_estimate.progress(), m_estimate.progressAfter(m_part));
            return judged(checked, recipe, m_workspaces[thread], feedback);
        };
        const auto take = [&](std::uint64_t i, JudgedSeed seed) {
            if (m_context.feedback.stopped()) return false; // in the middle of it
            finish(seed.spent);
            for (auto& level : seed.levels) takeLevel(checked, m_order.seeds.first + i, std::move(level));
            return goesOn();
        };
        workInOrder<JudgedSeed>(count, threads, judge, take);
    }

    void takeLevel(const CheckedRecipe& checked, std::uint64_t seed, JudgedLevel level) {
        if (level.fault) return reportSeed(checked, seed, std::move(level));
        m_tally.pass();
        m_tally.addGames(checked.word, level.depth, level.played);
    }

    void reportSeed(const CheckedRecipe& checked, std::uint64_t seed, JudgedLevel level) {
        report({checked.word,
                seed,
                m_order.depths ? std::optional(level.depth) : std::nullopt,
                checked.size,
                {},
                {},
                translated(level.fault->message),
                std::move(level.fault->cells),
                commandFor(checked, seed, level, m_order)});
    }

    JudgedSeed judged(const CheckedRecipe& checked, const Recipe& recipe, generation::Workspace& workspace,
                      generation::Feedback& feedback) {
        const auto begun = Clock::now();
        auto levels = judgeSeed(checked, recipe, m_order, m_declarations, workspace, feedback);
        return {std::move(levels), since(begun)};
    }

    static std::chrono::microseconds since(Clock::time_point begun) {
        return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun);
    }

    void checkMap(const CheckedMap& checked) {
        const auto begun = Clock::now();
        const auto source = sourceFrom(checked.word, m_order.from);
        if (!source) return notRead(source.failure(), ExitStatus::Words, checked.word);
        auto imported = editor::orOutOfMemory([&] { return readSource(*source); });
        if (!imported) return notRead(imported.failure(), ExitStatus::File, source->word);
        sayNotes(m_context.console, imported->notes, source->word);
        const auto world = std::make_shared<const World>(std::move(imported->world));
        auto faults = editor::orOutOfMemory([&] { return errorsOf(world, m_context.feedback); });
        if (!faults && !faults.failure().cancelled()) return notRead(faults.failure(), ExitStatus::File, source->word);
        if (!faults || m_context.feedback.stopped()) return;
        finish(since(begun));
        m_tally.pass(world->levels.size() - faults->size());
        for (auto& fault : *faults)
            report({{},
                    {},
                    {},
                    {},
                    source->word,
                    world->levels[fault.level].id,
                    translated(fault.message),
                    std::move(fault.cells),
                    source->input ? std::string() : "delvewright inspect " + shellWord(source->word)});
    }

    /// Reports a map that cannot be read; the others are checked all the same.
    void notRead(const Failure& failure, ExitStatus badInput, const std::string& about) {
        m_tally.leaveUnread({about, editor::toQString(failure).toStdString()});
        const auto file = badInput == ExitStatus::File ? about : std::string();
        m_unread = worseOf(m_unread, complain(m_context.console, failure, badInput, file));
    }

    void finish(std::chrono::microseconds spent) {
        m_estimate.finish(m_part, spent);
        m_context.feedback.progress(m_estimate.progress());
    }

    void report(CheckFailure failure) {
        if (!m_json) m_wanted = m_context.console.print(lineOf(failure));
        m_tally.fail(std::move(failure));
    }

    const CheckOrder& m_order;
    bool m_json;
    CommandContext& m_context;
    const play::Declarations m_declarations;
    WorkEstimate m_estimate;
    CheckTally m_tally;
    std::deque<generation::Workspace> m_workspaces; ///< of each thread
    std::size_t m_part = 0;
    bool m_wanted = true; ///< the output is still being read
    ExitStatus m_unread = ExitStatus::Success;
};

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    CheckOrder order;
    if (const auto refusal = readCheckOrder(arguments, context.declarations, order))
        return complain(context.console, refusal->failure, refusal->status, refusal->about);
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Checking"));
    return Check(order, arguments.has("json"), context).run();
}

std::vector<Option> options() {
    return {
        {.name = "seeds",
         .value = "A..B",
         .help = DELVE_TEXT("command line", "for a recipe: the seeds to check, from A to B")},
        mapSizeOption(),
        settingsOption(),
        {.name = "depths",
         .value = "A..B",
         .help = DELVE_TEXT("command line", "for a recipe: the depths to check, from A to B, 1 to 100; default: that "
                                            "of the level as it is generated")},
        {.name = "personas",
         .value = "N",
         .help =
             DELVE_TEXT("command line", "also plays N games of each persona on each level of a recipe, 1 to 100000")},
        {.name = "jobs",
         .value = "N",
         .help = DELVE_TEXT("command line", "how many levels to check at the same time; default: one for each core")},
        fromOption(),
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")},
        quietOption(),
    };
}

std::vector<Text> details() {
    return {
        DELVE_TEXT("command line",
                   "A recipe is checked by generating a level for each seed. Every level must be connected, and must "
                   "be won by the rules of the game: the check plays it until it is. A map must also be without errors "
                   "of inspect. Each failure is printed with a command that shows it again; one line of totals follows "
                   "at the end, even after Ctrl+C. The exit status is 1 if a level failed."),
        DELVE_TEXT("command line",
                   "With --depths, the levels below that of each seed are checked, too: those that play leads to, with "
                   "more rooms and harder enemies. Where play leads no deeper, the same level is checked at that depth "
                   "of its rules. A deeper level need not be won, because players bring along what they bought above."),
        DELVE_TEXT("command line",
                   "With --personas, five kinds of players play each level that passes, as a new game with other luck "
                   "each time. A table for each recipe says how many games they win at each depth, how sure that is, "
                   "how far they walk, what health they lose and how much of the ground they see."),
    };
}

} // namespace

Verb checkVerb() {
    Verb verb;
    verb.syntax.verb = "check";
    verb.summary = DELVE_TEXT("command line", "Checks levels of recipes and maps.");
    verb.details = details();
    verb.syntax.operands = {
        {"RECIPE|FILE",
         DELVE_TEXT("command line", "the name of a recipe, all for every recipe, a .recipe file, or a map"), 1,
         Operand::any, Completes::RecipeMapOrAll, true}};
    verb.syntax.options = options();
    verb.examples = {
        {"check all --seeds 0..999 --size 80x45",
         DELVE_TEXT("command line", "checks a thousand levels of every recipe")},
        {"check caves --seeds 0..99 --set caves.fill=40", DELVE_TEXT("command line", "tries other parameters")},
        {"check spanning-halls --seeds 0..99 --depths 1..10 --personas 1",
         DELVE_TEXT("command line", "tells how often five kinds of players win, depth by depth")},
        {"check garden.delve castle.delve", DELVE_TEXT("command line", "checks every level of two maps")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
