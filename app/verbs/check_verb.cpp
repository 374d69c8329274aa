#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/console/work_estimate.h"
#include "app/files/source.h"
#include "app/files/target.h"
#include "app/verbs/check_order.h"
#include "app/verbs/check_tally.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/verbs.h"
#include "app/words/shell_words.h"
#include "app/words/words.h"
#include "editor/formats/files_beside.h"
#include "editor/text/message_text.h"
#include "editor/work/out_of_memory.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "playtest/proof/reach.h"

#include <algorithm>
#include <chrono>

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

/// Reports the progress of one level as a part of the whole, and stops when the whole is stopped.
class LevelFeedback : public generation::Feedback {
public:
    LevelFeedback(Feedback& whole, std::int32_t from, std::int32_t to) : m_whole(whole), m_from(from), m_to(to) {}
    [[nodiscard]] bool stopped() const override {
        m_whole.progress(m_from + progress() * (m_to - m_from) / 1000);
        return m_whole.stopped();
    }

private:
    Feedback& m_whole;
    std::int32_t m_from;
    std::int32_t m_to;
};

/// What is wrong with the level of this seed; nothing if all is well.
std::optional<Failure> faultOf(const CheckedRecipe& checked, const Recipe& recipe,
                               const generation::Declarations& declarations, generation::Workspace& workspace,
                               generation::Feedback& feedback) {
    auto made = generation::generateWorld(
        recipe, checked.size, workspace, &feedback, nullptr, nullptr, declarations,
        editor::filesBeside(checked.word.ends_with(".recipe") ? QString::fromStdString(checked.word) : QString()));
    if (!made) return std::move(made).failure();
    for (const auto& level : made->world.levels)
        if (checked.spans && std::ranges::find(*level.halls, LinkKind::Repair, &Hall::kind) != level.halls->end())
            return impossible({DELVE_TEXT(
                "command line", "A hall had to be added: the links of this recipe did not connect everything.")});
    if (auto reached = play::checkReach(made->world, &feedback); !reached) return std::move(reached).failure();
    return {};
}

std::string commandFor(const CheckedRecipe& checked, std::uint64_t seed, const CheckOrder& order) {
    std::string command = "delvewright generate " + shellWord(checked.word) + " --seed " + std::to_string(seed) +
                          " --size " + std::to_string(checked.size.width) + 'x' + std::to_string(checked.size.height);
    for (const auto& setting : order.settings) command += " --set " + shellWord(setting);
    return command + " -o failed.delve";
}

class Check {
public:
    Check(const CheckOrder& order, bool json, CommandContext& context)
        : m_order(order), m_json(json), m_context(context), m_estimate(partsOf(order)) {
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
        Recipe recipe = checked.recipe;
        for (std::uint64_t i = 0; i < m_order.seeds.count() && goesOn(); ++i) { // the largest seed has no next one
            recipe.seed = m_order.seeds.first + i;
            const auto begun = Clock::now();
            LevelFeedback feedback(m_context.feedback, m_estimate.progress(), m_estimate.progressAfter(m_part));
            auto fault = faultOrOutOfMemory(checked, recipe, feedback);
            if (m_context.feedback.stopped()) return; // in the middle of it
            finish(begun);
            if (!fault) m_tally.pass();
            else
                report({checked.word,
                        recipe.seed,
                        checked.size,
                        {},
                        {},
                        translated(fault->message),
                        std::move(fault->cells),
                        commandFor(checked, recipe.seed, m_order)});
        }
    }

    /// A level that is too large for this machine is a fault of that level, and the others are checked all the same.
    std::optional<Failure> faultOrOutOfMemory(const CheckedRecipe& checked, const Recipe& recipe,
                                              generation::Feedback& feedback) {
        const auto judged = editor::orOutOfMemory([&]() -> Done {
            if (auto fault = faultOf(checked, recipe, m_context.declarations, m_workspace, feedback))
                return *std::move(fault);
            return done();
        });
        if (judged) return {};
        return judged.failure();
    }

    void checkMap(const CheckedMap& checked) {
        const auto begun = Clock::now();
        const auto source = sourceFrom(checked.word, m_order.from);
        if (!source) return notRead(source.failure(), ExitStatus::Words, checked.word);
        const auto imported = editor::orOutOfMemory([&] { return readSource(*source); });
        if (!imported) return notRead(imported.failure(), ExitStatus::File, source->word);
        sayNotes(m_context.console, imported->notes, source->word);
        auto faults =
            editor::orOutOfMemory([&] { return play::findReachFaults(imported->world, &m_context.feedback); });
        if (!faults && !faults.failure().cancelled()) return notRead(faults.failure(), ExitStatus::File, source->word);
        if (!faults || m_context.feedback.stopped()) return;
        finish(begun);
        m_tally.pass(imported->world.levels.size() - faults->size());
        for (auto& fault : *faults)
            report({{},
                    {},
                    {},
                    source->word,
                    imported->world.levels[fault.level].id,
                    translated(fault.failure.message),
                    std::move(fault.failure.cells),
                    source->input ? std::string() : "delvewright " + shellWord(source->word)});
    }

    /// Reports a map that cannot be read; the others are checked all the same.
    void notRead(const Failure& failure, ExitStatus badInput, const std::string& about) {
        m_tally.leaveUnread({about, editor::toQString(failure).toStdString()});
        const auto file = badInput == ExitStatus::File ? about : std::string();
        m_unread = worseOf(m_unread, complain(m_context.console, failure, badInput, file));
    }

    void finish(Clock::time_point begun) {
        m_estimate.finish(m_part, std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun));
        m_context.feedback.progress(m_estimate.progress());
    }

    void report(CheckFailure failure) {
        if (!m_json) m_wanted = m_context.console.print(lineOf(failure));
        m_tally.fail(std::move(failure));
    }

    const CheckOrder& m_order;
    bool m_json;
    CommandContext& m_context;
    WorkEstimate m_estimate;
    CheckTally m_tally;
    generation::Workspace m_workspace;
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
        {.name = "size",
         .value = "WxH|auto",
         .help =
             DELVE_TEXT("command line",
                        "width and height in cells, 16x16 to 4096x4096; auto, the default, is the recipe's own size")},
        {.name = "set",
         .value = "STAGE.PARAMETER=VALUE",
         .help = DELVE_TEXT("command line", "sets a parameter of a stage; \"recipes NAME\" lists them"),
         .repeats = true},
        fromOption(),
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")},
        quietOption(),
    };
}

} // namespace

Verb checkVerb() {
    Verb verb;
    verb.syntax.verb = "check";
    verb.summary = DELVE_TEXT("command line", "Checks levels of recipes and maps.");
    verb.details = {DELVE_TEXT(
        "command line",
        "A recipe is checked by generating a level for each seed. Every level must be connected, must have a start "
        "or be entered through a portal, and must have everything its objective needs within reach. Each failure "
        "is printed with a command that reproduces it; one line of totals follows at the end, even after Ctrl+C. "
        "The exit status is 1 if a level failed.")};
    verb.syntax.operands = {
        {"RECIPE|FILE",
         DELVE_TEXT("command line", "the name of a recipe, all for every recipe, a .recipe file, or a map"), 1,
         Operand::any, Completes::RecipeMapOrAll, true}};
    verb.syntax.options = options();
    verb.examples = {
        {"check all --seeds 0..999 --size 80x45",
         DELVE_TEXT("command line", "checks a thousand levels of every recipe")},
        {"check caves --seeds 0..99 --set caves.fill=40", DELVE_TEXT("command line", "tries other parameters")},
        {"check garden.delve castle.delve", DELVE_TEXT("command line", "checks every level of two maps")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
