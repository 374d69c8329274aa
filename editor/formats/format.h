#pragma once

#include "editor/tilesets/import_choices.h"
#include "editor/tilesets/tile_table.h"
#include "generation/level/registry.h"
#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/parameter.h"

#include <QIODevice>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve::generation {
class Feedback;
}

/// What a file format is: its declaration, from which file dialogs, the command line and the documentation are built,
/// and the functions that read and write it. One file a format, and a line in formats.cpp.
namespace delve::editor {

class FileSet;

using FormatOptions = std::vector<NamedParameter>;
/// What a format could not hold, or had to guess: listed to the person, never dropped in silence.
using Notes = std::vector<Message>;

struct Imported {
    World world;
    Notes notes;
    ImportChoices choices = {}; ///< of a map of another program that is read by a table of tiles
};

struct ReadRequest {
    FormatOptions options = {};               ///< those that were set
    generation::Feedback* feedback = nullptr; ///< of whoever waits: see progress.h
    TileTable tileTable = {};                 ///< for formats that read one
    std::vector<QString> allowedFolders = {}; ///< in which files may lie that the map names, beside its own project
    /// Gets the folders of files that the map names and that lie elsewhere, for a person to be asked.
    std::shared_ptr<std::vector<QString>> outside = {};
};

struct WriteRequest {
    std::string level = {};                   ///< id of the level to write, for formats that hold one; empty: the first
    FormatOptions options = {};               ///< those that were set
    QString path = {};                        ///< for what is written beside it; empty where the bytes go to no file
    generation::Feedback* feedback = nullptr; ///< of whoever waits: see progress.h
};

struct Format {
    std::string id;                   ///< what `--format` takes
    OwnedText name;                   ///< "Text map"
    std::vector<std::string> endings; ///< without the dot, the usual one first; lower case
    bool draws = false;               ///< writing it needs an application that can draw
    bool binary = false;              ///< what is written is no text that a terminal could show
    bool holdsWorlds = false;         ///< all levels of a world; else the one that is asked for
    std::vector<generation::Parameter> readOptions = {};
    bool readsColours = false; ///< reading takes options like "#3f7fb5=water", too: the tile that a colour stands for
    /// Reading takes a table that says which of its tiles are which of ours, and follows what the file names.
    bool readsTileTable = false;
    std::vector<generation::Parameter> writeOptions = {};
    /// What of these is used for a map of this size where nothing was said, if that is another value than declared.
    std::function<FormatOptions(Size map)> defaultOptions = {};
    /// Reads a file that can be opened. Trusts nothing of it. Empty where the format cannot be read.
    std::function<Result<Imported>(const QString& path, const ReadRequest& request)> read = {};
    /// What is worth knowing of what was written and is no loss. Empty where there is never any such thing.
    std::function<std::optional<Message>(const World& world, const WriteRequest& request)> remark = {};
    /// Hands the bytes to an open device; refuses first what it cannot hold at all. Empty where it cannot be written.
    std::function<Result<Notes>(const World& world, const WriteRequest& request, QIODevice& into)> write = {};
    /// The same for a format of several files, which has no `write`.
    std::function<Result<Notes>(const World& world, const WriteRequest& request, FileSet& into)> writeSet = {};
    /// The files that `writeSet` writes beside the named one, by their paths from its folder.
    std::function<std::vector<std::string>(const World& world, const WriteRequest& request)> filesBeside = {};
    /// Options with which it writes no file beside the named one. Empty where there are none.
    FormatOptions asOneFile = {};

    [[nodiscard]] bool canRead() const { return static_cast<bool>(read); }
    [[nodiscard]] bool canWrite() const { return write || writeSet; }
};
[[nodiscard]] inline DeclaredId declaredId(const Format& format) { return format.id; }

using FormatRegistry = Registry<Format>;

/// What the options come to in a format's own struct: those that were set, and the defaults.
template <class Struct>
[[nodiscard]] Struct valuesOf(const std::vector<generation::Parameter>& declared, const FormatOptions& options) {
    Struct values;
    for (const auto& option : options)
        for (const auto& parameter : declared)
            if (parameter.id == option.id) parameter.store(&values, option.value);
    return values;
}

} // namespace delve::editor
