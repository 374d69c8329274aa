#pragma once

#include "editor/formats/format.h"

#include <span>

/// The list of formats, and reading and writing by it. Adding a format is one file in this folder and one line in
/// formats.cpp.
namespace delve::editor {

[[nodiscard]] const FormatRegistry& builtInFormats();
/// By the file's ending, whatever its case; null where no format has it.
[[nodiscard]] const Format* formatOfPath(const QString& path);
/// The one to read a file by: that of its ending. Other files of Delvewright are read as a map, so that they are
/// refused as what they are. Null where no format reads it.
[[nodiscard]] const Format* formatToRead(const QString& path);
/// `.delve`: the one that holds everything.
[[nodiscard]] const Format& nativeFormat();

/// Reads a file by the format of its ending, or by the one given; cancelled where the feedback is told to stop.
[[nodiscard]] Result<Imported> readWorld(const QString& path, const FormatOptions& options = {},
                                         const Format* format = nullptr, generation::Feedback* feedback = nullptr);
[[nodiscard]] Result<Imported> readWorld(const QString& path, const ReadRequest& request,
                                         const Format* format = nullptr);

/// Writes a file by the format of its ending, or by the one given: the old file is whole until the new one is on disk.
/// Gives what the format could not hold. Where the feedback of the request is told to stop it is cancelled, and the old
/// file stays.
[[nodiscard]] Result<Notes> writeWorld(const World& world, const QString& path, WriteRequest request = {},
                                       const Format* format = nullptr);
/// The same into an open device, such as standard output. Fails if there would be more than one file.
[[nodiscard]] Result<Notes> writeWorld(const World& world, const Format& format, const WriteRequest& request,
                                       QIODevice& into);
/// The same into a set of files, which the caller places.
[[nodiscard]] Result<Notes> writeWorld(const World& world, const Format& format, const WriteRequest& request,
                                       FileSet& into);
/// The files that writing makes or replaces beside the named one, `path`, by their paths from its folder.
[[nodiscard]] std::vector<std::string> filesBeside(const World& world, const QString& path, WriteRequest request,
                                                   const Format& format);

/// Options as a person types them, "cell=8", checked against what is declared; with `colours`, "#3f7fb5=water" too.
[[nodiscard]] Result<FormatOptions> optionsFromText(std::span<const generation::Parameter> declared,
                                                    const std::vector<std::string>& texts, bool colours = false);

} // namespace delve::editor
