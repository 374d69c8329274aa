#include "app/verbs/survey_merge.h"

#include "app/console/failures.h"
#include "app/console/progress.h"
#include "editor/survey/survey_file.h"

#include <QFileInfo>

#include <memory>
#include <string>
#include <vector>

namespace delve::app {
namespace {

constexpr std::size_t batch = 1024; ///< rows in a transaction

using editor::SurveyedSeed;
using editor::SurveyFile;

QString pathOf(const std::string& word) { return QString::fromStdString(word); }

std::optional<Failure> refusalOf(const Arguments& arguments) {
    if (!arguments.has("output"))
        return badInput({DELVE_TEXT("command line", "\"survey merge\" needs -o FILE: the file to write.")});
    if (arguments.operands.size() < 2)
        return badInput({DELVE_TEXT("command line", "\"survey merge\" needs the files of surveys to join.")});
    for (const char* const option :
         {"seeds", "size", "set", "common", "where", "limit", "jobs", "shard", "db", "csv", "json"})
        if (arguments.has(option))
            return badInput(
                {DELVE_TEXT("command line", "--%1 is not for \"survey merge\". Leave it out."), {option}});
    return {};
}

/// Adds what is new, in batches; a seed on which two files disagree is a failure.
class Merging {
public:
    Merging(SurveyFile& into, CommandContext& context) : m_into(into), m_context(context) {}

    Done add(const std::string& word) {
        const auto from = SurveyFile::read(pathOf(word));
        if (!from) return from.failure();
        if ((*from)->of() != m_into.of())
            return badInput({DELVE_TEXT("survey", "%1 is a survey of another recipe, size or measures than the files "
                                                  "before it."),
                             {word}});
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

} // namespace

ExitStatus mergeSurveys(const Arguments& arguments, CommandContext& context) {
    if (const auto refusal = refusalOf(arguments)) return complain(context.console, *refusal, ExitStatus::Words);
    const auto output = *arguments.value("output");
    const std::vector<std::string> words(arguments.operands.begin() + 1, arguments.operands.end());
    for (const auto& word : words)
        if (QFileInfo(pathOf(word)).canonicalFilePath() == QFileInfo(pathOf(output)).canonicalFilePath() &&
            QFileInfo::exists(pathOf(output)))
            return complain(context.console,
                            badInput({DELVE_TEXT("command line", "\"%1\" is both read and written. Give another name "
                                                                 "to -o."),
                                      {word}}),
                            ExitStatus::Words);
    const auto first = SurveyFile::read(pathOf(words.front()));
    if (!first) return complain(context.console, first.failure(), ExitStatus::File);
    if (context.keepExisting && QFileInfo::exists(pathOf(output)))
        return complain(context.console, fileAccess({DELVE_TEXT("command line", "\"%1\" exists already."), {output}}),
                        ExitStatus::File);
    const auto into = SurveyFile::open(pathOf(output), (*first)->of());
    if (!into) return complain(context.console, into.failure(), ExitStatus::File);
    const Progress progress(context.console, context.feedback, DELVE_TEXT("command line", "Joining"));
    Merging merging(**into, context);
    std::int32_t number = 0;
    for (const auto& word : words) {
        if (auto added = merging.add(word); !added) return complain(context.console, added.failure(), ExitStatus::File);
        context.feedback.progress(++number * 1000 / static_cast<std::int32_t>(words.size()));
    }
    if (context.feedback.stopped()) return context.console.fail(ExitStatus::Stopped, stoppedMessage());
    const auto count = (*into)->count();
    if (!count) return complain(context.console, count.failure(), ExitStatus::File);
    context.console.note({DELVE_TEXT_N("command line", "%1 has %n seed(s) now."), static_cast<std::int64_t>(*count),
                          {output}});
    return ExitStatus::Success;
}

} // namespace delve::app
