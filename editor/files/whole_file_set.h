#pragma once

#include "editor/files/file_set.h"
#include "generation/files/whole_files.h"

#include <QString>

#include <filesystem>

namespace delve::editor {

/// A set of files on disk: nothing of it is there before place(), nor if that fails or is never called. Owned by
/// whoever exports.
class WholeFileSet : public FileSet {
public:
    explicit WholeFileSet(const QString& named, Existing existing = Existing::Replace);

    [[nodiscard]] Done writeNamed(const Write& write) override;
    [[nodiscard]] Done writeBeside(const std::string& path, const Write& write) override;
    /// All of them appear, the named one last.
    [[nodiscard]] Done place() { return m_files.place(m_named); }

private:
    std::filesystem::path m_named;
    WholeFiles m_files;
};

} // namespace delve::editor
