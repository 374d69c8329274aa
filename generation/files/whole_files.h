#pragma once

#include "generation/files/new_file.h"
#include "generation/files/whole_file.h"

#include <deque>
#include <filesystem>
#include <set>
#include <vector>

namespace delve {

/// Several files that appear together, once each of them is whole and on disk, or not at all: then those that they
/// would have replaced are as they were, and neither files nor folders are left. Owned by whoever writes them.
class WholeFiles {
public:
    explicit WholeFiles(Existing existing = Existing::Replace) : m_existing(existing) {}
    ~WholeFiles();
    WholeFiles(const WholeFiles&) = delete;
    WholeFiles& operator=(const WholeFiles&) = delete;

    /// Makes folders, and their parents, until the files are in place.
    [[nodiscard]] Done makeFolder(const std::filesystem::path& folder);
    /// Writes a file that waits for place(). Regular files alone can be replaced.
    [[nodiscard]] Done write(const std::filesystem::path& path, const WriteText& write);
    /// Puts all files in their places, one right after the other, in the order in which they were written but for the
    /// file `last`.
    [[nodiscard]] Done place(const std::filesystem::path& last);

private:
    [[nodiscard]] Done syncAll() const;
    [[nodiscard]] Done placeAll(const std::vector<NewFile*>& order);

    Existing m_existing;
    std::deque<NewFile> m_files;
    std::set<std::filesystem::path> m_targets;
    std::vector<std::filesystem::path> m_folders; ///< those that were made
};

} // namespace delve
