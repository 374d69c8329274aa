#pragma once

#include "generation/level/result.h"

#include <QIODevice>

#include <functional>
#include <string>

/// The files that an export consists of: the one that a person named, and others beside it. All appear together once
/// each of them is whole, or none does.
namespace delve::editor {

class FileSet {
public:
    using Write = std::function<Done(QIODevice&)>;

    virtual ~FileSet() = default;
    /// Writes the file that was named. Once for each export.
    [[nodiscard]] virtual Done writeNamed(const Write& write) = 0;
    /// Writes another file, by its path from the folder of the named one, such as "cave/tiles.png". The path is
    /// ours: a name of a map in it has gone through fileNameFor() before.
    [[nodiscard]] virtual Done writeBeside(const std::string& path, const Write& write) = 0;
};

} // namespace delve::editor
