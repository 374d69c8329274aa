#include "app/files/target.h"

#include "app/failures.h"
#include "app/files/console_device.h"
#include "app/files/paths.h"
#include "app/files/stoppable_device.h"
#include "app/words/words.h"
#include "editor/formats/files.h"

namespace delve {
namespace {

std::vector<std::string> writableFormats() {
    std::vector<std::string> names;
    for (const auto& format : allFormats())
        if (format.canWrite()) names.emplace_back(format.id);
    return names;
}

} // namespace

Result<const Format*> formatFromWord(const std::string& name) {
    const Format* const format = findFormat(name);
    if (format && format->canWrite()) return format;
    const auto names = writableFormats();
    const auto nearest = nearestWord(name, names);
    if (nearest.empty())
        return badInput(
            {DELVE_TEXT("command line", "There is no format \"%1\" to write; there are: %2."), {name, listed(names)}});
    return badInput(
        {DELVE_TEXT("command line", "There is no format \"%1\" to write (the nearest is \"%3\"); there are: %2."),
         {name, listed(names), nearest}});
}

Result<Target> targetFrom(const std::string& word, const std::optional<std::string>& formatName) {
    Target target{word, {}, nullptr, {}};
    if (formatName) {
        const auto format = formatFromWord(*formatName);
        if (!format) return format.failure();
        target.format = *format;
    }
    if (word == "-") {
        if (target.format) return target;
        return badInput(
            {DELVE_TEXT("command line",
                        "Standard output has no ending that tells the format; add --format with one of: %1."),
             {listed(writableFormats())}});
    }
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    target.path = *path;
    target.request.path = *path;
    if (!target.format) target.format = formatOfPath(*path);
    if (target.format && target.format->canWrite()) return target;
    return badInput(
        {DELVE_TEXT("command line",
                    "The ending of \"%1\" tells no format that can be written; add --format with one of: %2."),
         {word, listed(writableFormats())}});
}

namespace {

ExitStatus writeStraight(const World& world, const Target& target, Surroundings& surroundings, Notes& notes) {
    return writeBytes(target.word, surroundings, [&](QIODevice& into) -> Done {
        auto written = writeWorld(world, *target.format, target.request, into);
        if (!written) return std::move(written).failure();
        notes = std::move(*written);
        return done();
    });
}

} // namespace

ExitStatus write(const World& world, const Target& target, Surroundings& surroundings) {
    Notes notes;
    if (target.format->draws) surroundings.prepareDrawing();
    const auto status = writeStraight(world, target, surroundings, notes);
    if (status == ExitStatus::Success) sayNotes(surroundings.console, notes);
    return status;
}

ExitStatus writeBytes(const std::string& word, Surroundings& surroundings,
                      const std::function<Done(QIODevice&)>& write) {
    Console& console = surroundings.console;
    const auto stoppably = [&](QIODevice& into) -> Done {
        if (surroundings.feedback.stopped()) return cancelled();
        StoppableDevice device(into, surroundings.feedback);
        auto written = write(device);
        if (surroundings.feedback.stopped()) return cancelled();
        if (!written && written.failure().kind == Failure::Kind::FileAccess) return notWritten(into);
        return written;
    };
    if (word == "-") {
        ConsoleDevice output(console);
        const auto written = stoppably(output);
        // What standard output did not take is said once, when the program ends.
        if (written || written.failure().kind == Failure::Kind::FileAccess) return ExitStatus::Success;
        return complain(console, written.failure(), ExitStatus::Words);
    }
    const auto path = pathFromWord(word);
    if (!path) return complain(console, path.failure(), ExitStatus::File);
    const auto written = writeWhole(*path, stoppably);
    return written ? ExitStatus::Success : complain(console, written.failure(), ExitStatus::Words);
}

void sayNotes(Console& console, const std::vector<Message>& notes, const std::string& about) {
    for (const auto& note : notes) {
        if (about.empty()) console.note(note);
        else console.note({DELVE_TEXT("command line", "%1: %2"), {about, inWords(note)}});
    }
}

} // namespace delve
