#include "app/console/failures.h"

#include "app/words/words.h"
#include "editor/text/message_text.h"

namespace delve::app {
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

/// A file and a place in it, as compilers name them: "a.delve:12:7", and the path of the value there, if known.
struct Place {
    std::string file;
    std::string path;
};

Place placeIn(const std::string& file, const std::string& where) {
    const auto read = editor::lineAndColumn(where);
    if (file.empty() || !read) return {file, editor::placeName(where).toStdString()};
    return {file + ':' + read->line + ':' + read->column, read->path};
}

} // namespace

ExitStatus complain(Console& console, const Failure& failure, ExitStatus badInput, const std::string& about) {
    const auto status = statusOf(failure, badInput);
    if (failure.cancelled()) return console.fail(status, stoppedMessage());
    const std::string sentence = translated(failure.message);
    const bool namesItsFile = failure.kind == Failure::Kind::FileAccess;
    const auto place = placeIn(namesItsFile ? std::string() : about, failure.where);
    if (place.file.empty() && place.path.empty()) return console.fail(status, failure.message);
    if (place.file.empty()) return console.fail(status, {DELVE_TEXT("command line", "%1: %2"), {place.path, sentence}});
    if (place.path.empty()) return console.fail(status, {DELVE_TEXT("command line", "%1: %2"), {place.file, sentence}});
    return console.fail(status, {DELVE_TEXT("command line", "%1: %2: %3"), {place.file, place.path, sentence}});
}

Message stoppedMessage() { return {DELVE_TEXT("command line", "Stopped. Unfinished files were not written.")}; }

} // namespace delve::app
