#include "app/verbs/survey_merge.h"

#include "app/console/failures.h"
#include "app/console/progress.h"
#include "app/files/paths.h"
#include "app/files/target.h"
#include "editor/survey/survey_file.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve::app {
namespace {

constexpr std::size_t batch = 1024; ///< rows in a transaction

using editor::SurveyedSeed;
using editor::SurveyFile;

std::optional<Failure> refusalOf(const Arguments& arguments) {
    if (!arguments.has("output"))
        return badInput({DELVE_TEXT("command line", "\"survey merge\" needs -o FILE: the file to write.")});
    if (arguments.operands.size() < 2)
        return badInput({DELVE_TEXT("command line", "\"survey merge\" needs the files of surveys to join.")});
    for (const char* const option :
         {"seeds", "size", "set", "common", "where", "limit", "jobs", "shard", "db", "csv", "json"})
        if (arguments.has(option))
            return badInput({DELVE_TEXT("command line", "--%1 is not for \"survey merge\". Leave it out."), {option}});
    return {};
}

/// Adds what is new, in batches; a seed on which two files disagree is a failure.
class Merging {
public:
    Merging(SurveyFile& into, CommandContext& context) : m_into(into), m_context(context) {}

    Done add(const QString& path, const std::string& word) {
        const auto from = SurveyFile::read(path);
        if (!from) return from.failure();
        Done outcome = done();
        const auto read = (*from)->each([&](const SurveyedSeed& row) {
            outcome = take(row, word);
            return outcome.ok() && !m_context.feedback.stopped();
        });
        if (!outcome) return outcome;
        if (!read) return read;
        return write();
    }

private:
    Done take(const SurveyedSeed& row, const std::string& word) {
        const auto known = m_into.find(row.seed);
        if (!known) return known.failure();
        if (*known && **known != row)
            return badInput({DELVE_TEXT("survey", "%1 has other values for seed %2 than the files before it."),
                             {word, std::to_string(row.seed)}});
        if (!*known) m_rows.push_back(row);
        return m_rows.size() < batch ? done() : write();
    }

    Done write() {
        auto added = m_into.add(m_rows);
        m_rows.clear();
        return added;
    }

    SurveyFile& m_into;
    CommandContext& m_context;
    std::vector<SurveyedSeed> m_rows;
};

/// What is to be joined, and where it goes.
struct Order {
    std::vector<std::string> words;
    std::vector<QString> paths;
    std::string output;
    QString outputPath;
};

Result<Order> orderFrom(const Arguments& arguments) {
    Order order{{arguments.operands.begin() + 1, arguments.operands.end()}, {}, *arguments.value("output"), {}};
    const auto output = pathFromWord(order.output);
    if (!output) return output.failure();
    order.outputPath = *output;
    for (const auto& word : order.words) {
        const auto path = pathFromWord(word);
        if (!path) return path.failure();
        if (word == order.output || isSameFile(word, order.output))
            return badInput(
                {DELVE_TEXT("command line", "\"%1\" is both read and written. Give another name to -o."), {word}});
        order.paths.push_back(*path);
    }
    return order;
}

/// Before anything is written: all of them are surveys of the same.
Result<editor::SurveyOf> sharedSurvey(const Order& order) {
    std::optional<editor::SurveyOf> shared;
    for (std::size_t i = 0; i < order.words.size(); ++i) {
        const auto file = SurveyFile::read(order.paths[i]);
        if (!file) return file.failure();
        if (shared && (*file)->of() != *shared)
            return badInput({DELVE_TEXT("survey", "%1 is a survey of another recipe, size or measures than the files "
                                                  "before it."),
                             {order.words[i]}});
        shared = (*file)->of();
    }
    return *std::move(shared);
}

Done join(const Order& order, SurveyFile& into, CommandContext& context) {
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Joining"));
    Merging merging(into, context);
    for (std::size_t i = 0; i < order.words.size(); ++i) {
        if (auto added = merging.add(order.paths[i], order.words[i]); !added) return added;
        if (context.feedback.stopped()) return cancelled();
        context.feedback.progress(static_cast<std::int32_t>(1000 * (i + 1) / order.words.size()));
    }
    return done();
}

} // namespace

ExitStatus mergeSurveys(const Arguments& arguments, CommandContext& context) {
    if (const auto refusal = refusalOf(arguments)) return complain(context.console, *refusal, ExitStatus::Words);
    const auto order = orderFrom(arguments);
    if (!order) return complain(context.console, order.failure(), ExitStatus::Words);
    const auto of = sharedSurvey(*order);
    if (!of) return complain(context.console, of.failure(), ExitStatus::File);
    if (auto may = checkOutput(order->output, false, context); !may)
        return complain(context.console, may.failure(), ExitStatus::File);
    const auto into = SurveyFile::open(order->outputPath, *of);
    if (!into) return complain(context.console, into.failure(), ExitStatus::File);
    const auto joined = join(*order, **into, context);
    if (!joined && !joined.failure().cancelled()) return complain(context.console, joined.failure(), ExitStatus::File);
    const auto count = (*into)->count();
    if (!count) return complain(context.console, count.failure(), ExitStatus::File);
    context.console.note(
        {DELVE_TEXT_N("command line", "%1 has %n seed(s) now."), static_cast<std::int64_t>(*count), {order->output}});
    return joined ? ExitStatus::Success : context.console.fail(ExitStatus::Stopped, stoppedMessage());
}

} // namespace delve::app
