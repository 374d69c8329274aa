#pragma once

#include "app/console/command_context.h"
#include "app/console/exit_status.h"
#include "editor/formats/formats.h"

#include <string>

/// Where and in which format a verb writes a level.
namespace delve::app {

struct Target {
    std::string word; ///< as it was typed
    QString path;     ///< empty for a stream that is already open (openStream)
    const editor::Format* format = nullptr;
    editor::WriteRequest request;

    [[nodiscard]] bool toStream() const { return path.isEmpty(); }
};

/// Chooses the format: by its name if given, else by the ending. The error lists the valid ones.
[[nodiscard]] Result<Target> targetFrom(const std::string& word, const std::optional<std::string>& format);

/// The ids of the formats that can be written.
[[nodiscard]] std::vector<std::string> writableFormats();

/// The format of this name; the error lists those that can be written.
[[nodiscard]] Result<const editor::Format*> formatFromWord(const std::string& name);

/// May this be written? Asked before any work is done: an existing file may have to be kept, and binary output is not
/// for a terminal.
[[nodiscard]] Done checkOutput(const std::string& word, bool binary, const CommandContext& context);

/// Writes whole or not at all, and says what the format cannot hold, of the file `about` or else of the one written.
[[nodiscard]] ExitStatus write(const World& world, const Target& target, CommandContext& context,
                               const std::string& about = {});

/// What Ctrl+C does to what was written by then: most files are of no use in part.
enum class WhenStopped : bool { Drop, Keep };

/// Writes bytes to a file, whole or not at all, or to a stream that is open already, such as standard output for "-".
/// The one way in which a verb writes.
[[nodiscard]] Done writeOutput(const std::string& word, CommandContext& context,
                               const std::function<Done(QIODevice&)>& write,
                               WhenStopped whenStopped = WhenStopped::Drop);
/// The same, for whoever has no more to do then: says what went wrong.
[[nodiscard]] ExitStatus writeBytes(const std::string& word, CommandContext& context,
                                    const std::function<Done(QIODevice&)>& write);

/// A note that names the file it is about.
[[nodiscard]] Message noteAbout(const std::string& file, const Message& note);
/// Says each of them on standard error, as something that was lost; with the name of the file they are about, if one
/// is given.
void sayNotes(Console& console, const std::vector<Message>& notes, const std::string& about = {});

} // namespace delve::app
