#include "app/files/target.h"

#include "app/console/failures.h"
#include "app/console/stops_with.h"
#include "app/files/console_device.h"
#include "app/files/open_stream.h"
#include "app/files/paths.h"
#include "app/files/stoppable_device.h"
#include "app/files/terminal_text.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "editor/files/whole_file_set.h"
#include "generation/files/whole_file.h"
#include "generation/level/nearest_word.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

namespace delve::app {

std::vector<std::string> writableFormats() {
    std::vector<std::string> names;
    for (const auto& format : editor::builtInFormats())
        if (format.canWrite()) names.emplace_back(format.id);
    return names;
}

Result<const editor::Format*> formatFromWord(const std::string& name) {
    const editor::Format* const format = editor::builtInFormats().find(name);
    if (format && format->canWrite()) return format;
    const auto names = writableFormats();
    const auto nearest = nearestWord(name, names);
    if (nearest.empty())
        return badInput({DELVE_TEXT("command line", "Unsupported output format \"%1\". Expected one of: %2."),
                         {name, listed(names)}});
    return badInput(
        {DELVE_TEXT("command line", "Unsupported output format \"%1\"; did you mean \"%3\"? Expected one of: %2."),
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
        return badInput({DELVE_TEXT("command line", "Standard output needs a format. Add --format with one of: %1."),
                         {listed(writableFormats())}});
    }
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    if (!openStream(word)) target.path = target.request.path = *path;
    if (!target.format) target.format = editor::formatOfPath(*path);
    if (target.format && target.format->canWrite()) return target;
    return badInput({DELVE_TEXT("command line", "\"%1\": unsupported file type. Add --format with one of: %2."),
                     {word, listed(writableFormats())}});
}

namespace {

Failure alreadyThere(const std::string& word) {
    return fileAccess({DELVE_TEXT("command line", "\"%1\": the file already exists. Give another name, or leave out "
                                                  "--no-clobber."),
                       {word}});
}

/// With --no-clobber: is one of the files there that would be written beside the named one?
Done checkBeside(const World& world, const Target& target, const CommandContext& context) {
    if (!context.keepExisting) return done();
    const QDir folder = QFileInfo(target.path).dir();
    for (const auto& name : editor::filesBeside(world, target.path, target.request, *target.format))
        if (const auto path = QDir::cleanPath(folder.filePath(QString::fromStdString(name))); QFileInfo::exists(path))
            return alreadyThere(path.toStdString());
    return done();
}

/// A format that may write several files: all appear, or none.
Result<editor::Notes> writeFiles(const World& world, const Target& target, const CommandContext& context) {
    if (auto free = checkBeside(world, target, context); !free) return std::move(free).failure();
    StopsWith feedback(context.feedback);
    auto request = target.request;
    request.feedback = &feedback;
    editor::WholeFileSet files(target.path, context.keepExisting ? Existing::Keep : Existing::Replace);
    auto written = editor::writeWorld(world, *target.format, request, files);
    if (!written) return written;
    if (feedback.stopped()) return cancelled();
    if (auto placed = files.place(); !placed) return std::move(placed).failure();
    return written;
}

ExitStatus writeStraight(const World& world, const Target& target, CommandContext& context, editor::Notes& notes) {
    if (target.format->writeSet && !target.toStream()) {
        auto written = writeFiles(world, target, context);
        if (!written) return complain(context.console, written.failure(), ExitStatus::Words);
        notes = std::move(*written);
        return ExitStatus::Success;
    }
    return writeBytes(target.word, context, [&](QIODevice& into) -> Done {
        auto written = editor::writeWorld(world, *target.format, target.request, into);
        if (!written) return std::move(written).failure();
        notes = std::move(*written);
        return done();
    });
}

} // namespace

Done checkOutput(const std::string& word, bool binary, const CommandContext& context) {
    if (binary && isTerminal(word, context.console))
        return badInput(
            {DELVE_TEXT("command line", "A terminal cannot show a picture. Name a file, or redirect standard "
                                        "output.")});
    if (!context.keepExisting || openStream(word)) return done();
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    if (!QFileInfo(*path).isFile()) return done(); // writing to a pipe or a device overwrites nothing
    return alreadyThere(word);
}

ExitStatus write(const World& world, const Target& target, CommandContext& context, const std::string& about) {
    editor::Notes notes;
    if (target.format->draws) context.prepareDrawing();
    const auto status = writeStraight(world, target, context, notes);
    if (status != ExitStatus::Success) return status;
    const auto file = about.empty() && !target.toStream() ? target.word : about;
    sayNotes(context.console, notes, file);
    const auto remark = target.format->remark ? target.format->remark(world, target.request) : std::nullopt;
    if (remark) context.console.note(file.empty() ? *remark : noteAbout(file, *remark));
    return status;
}

namespace {

using WriteTo = std::function<Done(QIODevice&)>;

/// Writes until the work is stopped; through TerminalText if a terminal shows it.
Done writeTo(QIODevice& into, bool terminal, const WriteTo& write, const generation::Feedback& feedback,
             WhenStopped whenStopped) {
    if (terminal) {
        TerminalText text(into);
        return writeTo(text, false, write, feedback, whenStopped);
    }
    if (whenStopped == WhenStopped::Keep) return write(into);
    if (feedback.stopped()) return cancelled();
    StoppableDevice device(into, feedback);
    auto written = write(device);
    if (feedback.stopped()) return cancelled();
    if (!written && written.failure().kind == Failure::Kind::FileAccess) return editor::notWritten(into);
    return written;
}

Done toStandardOutput(Console& console, const WriteTo& write) {
    ConsoleDevice output(console);
    auto written = write(output);
    // A failure of standard output is reported once, when the program ends.
    if (!written && written.failure().kind == Failure::Kind::FileAccess) return done();
    return written;
}

/// Writes at the stream's current position, so that earlier output stays before it.
Done toStream(int number, const std::string& word, const WriteTo& write) {
    QFile stream;
    auto written =
        stream.open(number, QIODevice::WriteOnly | QIODevice::Unbuffered) ? write(stream) : editor::notWritten(stream);
    if (written || written.failure().kind != Failure::Kind::FileAccess) return written;
    return fileAccess(noteAbout(word, written.failure().message));
}

} // namespace

Done writeOutput(const std::string& word, CommandContext& context, const WriteTo& write, WhenStopped whenStopped) {
    const bool terminal = isTerminal(word, context.console);
    const WriteTo within = [&](QIODevice& into) {
        return writeTo(into, terminal, write, context.feedback, whenStopped);
    };
    const auto stream = openStream(word);
    if (stream == STDOUT_FILENO) return toStandardOutput(context.console, within);
    if (stream) return toStream(*stream, word, within);
    const auto path = pathFromWord(word);
    if (!path) return path.failure();
    return editor::writeWhole(*path, within, context.keepExisting ? Existing::Keep : Existing::Replace);
}

ExitStatus writeBytes(const std::string& word, CommandContext& context, const WriteTo& write) {
    const auto written = writeOutput(word, context, write);
    return written ? ExitStatus::Success : complain(context.console, written.failure(), ExitStatus::Words);
}

Message noteAbout(const std::string& file, const Message& note) {
    return {DELVE_TEXT("command line", "%1: %2"), {file, translated(note)}};
}

void sayNotes(Console& console, const std::vector<Message>& notes, const std::string& about) {
    for (const auto& note : notes) {
        if (about.empty()) console.noteLoss(note);
        else console.noteLoss(noteAbout(about, note));
    }
}

} // namespace delve::app
