#pragma once

#include "generation/files/open_file.h"
#include "generation/files/whole_file.h"
#include "generation/level/result.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>

struct stat;

namespace delve {

/// Where a file is to be, once links are followed, and what is there now.
struct FilePlace {
    std::filesystem::path target;
    std::shared_ptr<const struct stat> existing = {}; ///< null: nothing

    /// Saving replaces the file that a link leads to, and leaves the link.
    [[nodiscard]] static FilePlace of(const std::filesystem::path& path);
    [[nodiscard]] std::filesystem::path folder() const;
    [[nodiscard]] bool isFolder() const;
    /// A pipe or a device is no file of its own: it cannot be replaced.
    [[nodiscard]] bool isRegular() const;
    /// Why it may not be replaced.
    [[nodiscard]] Failure failureOf(int error) const;
};

/// The result of a write: the error of the system, or else that of the writer.
struct WriteOutcome {
    int error = 0;
    Done done = delve::done();
    [[nodiscard]] bool good() const { return error == 0 && done.ok(); }
};
[[nodiscard]] WriteOutcome writeAll(const OpenFile& file, const WriteText& write);

/// A new file beside the one to be replaced; it is deleted unless it takes its place. If the disk supports that, it has
/// no name until it is whole, so that nothing of it is left, however the program ends meanwhile.
class NewFile {
public:
    /// With the permissions of the one that it replaces unless others are given. Names of its own are tried from the
    /// number `firstName` on: of many, each has another.
    NewFile(FilePlace place, Permissions permissions, std::size_t firstName = 0);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    [[nodiscard]] WriteOutcome write(const WriteText& write, ChangedAt changedAt = {});
    /// Waits until what was written is on disk.
    [[nodiscard]] int sync() const;
    [[nodiscard]] bool isOpen() const { return static_cast<bool>(m_file); }
    /// Gives it a name of its own and closes it, so that it is one open file less.
    [[nodiscard]] int close();
    /// Takes its place: what was there is gone.
    [[nodiscard]] int replace(Existing existing);

    /// Takes its place, but what was there is kept until this object is gone, for takeBack().
    [[nodiscard]] int exchange(Existing existing);
    /// What was there comes back.
    void takeBack();

    [[nodiscard]] const FilePlace& place() const { return m_place; }

private:
    void open(unsigned mode);
    [[nodiscard]] bool moveToFree() const;
    [[nodiscard]] bool keepOld();
    template <class Take>
    bool tryNames(const Take& take, std::filesystem::path& name) const;

    FilePlace m_place;
    std::filesystem::path m_path; ///< while it is named: where it lies, or what it replaced
    OpenFile m_file;
    std::size_t m_firstName;
    int m_error = 0; ///< of opening it
    bool m_named = false;
    bool m_placed = false;
};

/// The name of a file stands in its folder, so the folder must be flushed to disk, too. If that is not possible, the
/// file is there all the same.
void settle(const std::filesystem::path& folder);

/// Waits until all that was written to the disk of this folder is there.
[[nodiscard]] int syncDisk(const std::filesystem::path& folder);

} // namespace delve
