#include "app/console/failures.h"
#include "app/files/target.h"
#include "app/verbs/shared_options.h"
#include "app/verbs/survey_merge.h"
#include "app/verbs/survey_order.h"
#include "app/verbs/survey_tally.h"
#include "app/verbs/survey_work.h"
#include "app/verbs/verbs.h"
#include "editor/files/files.h"

#include <QIODevice>

#include <utility>

namespace delve::app {
namespace {

constexpr std::string_view mergeWord = "merge";

/// What the survey found so far is printed when it ends, also where the program may not wait for it.
class LastWords {
public:
    LastWords(const SurveyOrder& order, const SurveyTally& tally, CommandContext& context)
        : m_console(context.console) {
        if (order.json) m_console.prepareLastWords([&] { return tally.json(context.feedback.stopped()); });
        else if (order.table != "-") m_console.prepareLastWords([&] { return tally.text(); });
    }
    ~LastWords() { m_console.prepareLastWords({}); }
    LastWords(const LastWords&) = delete;
    LastWords& operator=(const LastWords&) = delete;

private:
    Console& m_console;
};

ExitStatus report(const SurveyOrder& order, const SurveyTally& tally, CommandContext& context) {
    if (!context.console.sayLastWords()) return context.console.finish(ExitStatus::Success);
    if (context.feedback.stopped()) {
        const auto message = order.database
                                 ? Message{DELVE_TEXT("command line", "Stopped. What was measured is in %1; the same "
                                                                      "command goes on from there."),
                                           {*order.database}}
                                 : Message{DELVE_TEXT("command line", "Stopped. These are the results so far.")};
        return context.console.fail(ExitStatus::Stopped, message);
    }
    if (tally.levels() == 0) return context.console.finish(ExitStatus::Impossible);
    return context.console.finish(tally.fits() > 0 ? ExitStatus::Success : ExitStatus::No);
}

ExitStatus survey(const SurveyOrder& order, CommandContext& context) {
    SurveyTally tally(order);
    const LastWords words(order, tally, context);
    const auto write = [&](QIODevice& into) -> Done {
        bool written = true;
        const auto take = [&](std::string_view text) {
            written = into.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
            return written;
        };
        auto made = runSurvey(order, tally, take, context);
        return written ? std::move(made) : Done(editor::notWritten(into));
    };
    const auto made = order.table ? writeOutput(*order.table, context, write, WhenStopped::Keep)
                                  : runSurvey(order, tally, {}, context);
    if (!made && !made.failure().cancelled()) return complain(context.console, made.failure(), ExitStatus::File);
    return report(order, tally, context);
}

ExitStatus run(const Arguments& arguments, CommandContext& context) {
    if (arguments.operands[0] == mergeWord) return mergeSurveys(arguments, context);
    SurveyOrder order;
    if (const auto refusal = readSurveyOrder(arguments, context.declarations, order))
        return complain(context.console, refusal->failure, refusal->status, refusal->about);
    if (order.table)
        if (auto may = checkOutput(*order.table, false, context); !may)
            return complain(context.console, may.failure(), ExitStatus::Words);
    return survey(order, context);
}

std::vector<Option> options() {
    return withWritingOptions({
        {.name = "seeds", .value = "A..B", .help = DELVE_TEXT("command line", "the seeds to measure, from A to B")},
        mapSizeOption(),
        settingsOption(),
        {.name = "common",
         .help = DELVE_TEXT("command line", "only the common measures, which are quick: no level is proven")},
        {.name = "where",
         .value = "CONDITION",
         .help = DELVE_TEXT("command line", "counts and lists the seeds whose measures fit, such as 'loops in 3..5'")},
        {.name = "limit",
         .value = "N",
         .help = DELVE_TEXT("command line", "ends after N seeds that fit; without --where, that make a level")},
        {.name = "jobs",
         .value = "N",
         .help = DELVE_TEXT("command line", "how many levels to measure at the same time; default: one for each core")},
        {.name = "shard", .value = "I/N", .help = DELVE_TEXT("command line", "only the I-th of N parts of the seeds")},
        {.name = "db",
         .value = "FILE",
         .help = DELVE_TEXT("command line", "a SQLite file for the results; a survey that was stopped goes on from it"),
         .completes = Completes::File},
        {.name = "csv",
         .value = "FILE|-",
         .help = DELVE_TEXT("command line", "a table of the seeds that fit, one in a line; - is standard output"),
         .completes = Completes::File},
        {.name = "output",
         .letter = 'o',
         .value = "FILE",
         .help = DELVE_TEXT("command line", "for merge: the SQLite file to write"),
         .completes = Completes::File},
        {.name = "json", .help = DELVE_TEXT("command line", "prints one JSON object instead")},
    });
}

} // namespace

Verb surveyVerb() {
    Verb verb;
    verb.syntax.verb = "survey";
    verb.summary = DELVE_TEXT("command line", "Measures the levels of many seeds.");
    verb.details = {
        DELVE_TEXT(
            "command line",
            "The level of each seed is generated, proven and measured, on all cores. A table says how the values "
            "of each measure are spread. The results are the same for any number of cores."),
        DELVE_TEXT("command line",
                   "With --db, the results go to a SQLite file that other programs can read. Stop the survey at any "
                   "time, and run the same command again to go on. With --shard, several machines share the work; "
                   "\"survey merge\" joins their files."),
    };
    verb.syntax.operands = {{"RECIPE|merge",
                             DELVE_TEXT("command line", "the name of a recipe, or a .recipe file; or merge, and the "
                                                        "files of surveys to join"),
                             1, Operand::any, Completes::RecipeOrFile, false}};
    verb.syntax.options = options();
    verb.examples = {
        {"survey grown-rooms --seeds 1..1000", DELVE_TEXT("command line", "says how the measures are spread")},
        {"survey keep --seeds 1..100000 --where 'loops >= 12' --limit 5",
         DELVE_TEXT("command line", "finds five seeds with many loops")},
        {"survey keep --seeds 1..1000000 --shard 1/4 --db keep-1.db",
         DELVE_TEXT("command line", "does a quarter of the work, on one of four machines")},
        {"survey merge keep-1.db keep-2.db keep-3.db keep-4.db -o keep.db",
         DELVE_TEXT("command line", "joins the four quarters")},
    };
    verb.run = run;
    return verb;
}

} // namespace delve::app
