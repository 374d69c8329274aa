#include "app/failures.h"

#include "app/words/words.h"
#include "editor/text/message_text.h"

namespace delve {
namespace {

ExitStatus statusOf(const Failure& failure, ExitStatus badInput) {
    switch (failure.kind) {
    case Failure::Kind::Impossible: return ExitStatus::Impossible;
    case Failure::Kind::BadInput: return badInput;
    case Failure::Kind::FileAccess: return ExitStatus::File;
    case Failure::Kind::Cancelled: return ExitStatus::Stopped;
    }
    return ExitStatus::Impossible;
}

} // namespace

ExitStatus complain(Console& console, const Failure& failure, ExitStatus badInput, const std::string& about) {
    const auto status = statusOf(failure, badInput);
    if (failure.cancelled()) return console.fail(status, stoppedMessage());
    const std::string sentence = inWords(failure.message);
    const std::string& file = failure.kind == Failure::Kind::BadInput ? about : std::string();
    const std::string where = placeName(failure.where).toStdString();
    if (file.empty() && where.empty()) return console.fail(status, failure.message);
    if (file.empty()) return console.fail(status, {DELVE_TEXT("command line", "%1: %2"), {where, sentence}});
    if (where.empty()) return console.fail(status, {DELVE_TEXT("command line", "%1: %2"), {file, sentence}});
    return console.fail(status, {DELVE_TEXT("command line", "%1: %2: %3"), {file, where, sentence}});
}

Message stoppedMessage() { return {DELVE_TEXT("command line", "Stopped; what was not finished was not written.")}; }

} // namespace delve
