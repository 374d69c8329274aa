#include "generation/files/open_file.h"
#include "generation/files/whole_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace delve {
namespace {

namespace fs = std::filesystem;

Failure cannotWrite(const fs::path& path, int error) {
    const auto name = path.string();
    const auto folder = path.has_parent_path() ? path.parent_path().string() : std::string(".");
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return fileAccess({DELVE_TEXT("delve-file", "%1: no space left. Free some space, or save elsewhere."), {name}});
    case EFBIG:
        return fileAccess({DELVE_TEXT("delve-file", "%1: file too large for this location. Save elsewhere."), {name}});
    case EACCES:
    case EPERM:
    case EROFS:
        return fileAccess(
            {DELVE_TEXT("delve-file",
                        "%1: no permission to write to this folder. Save elsewhere, or change its permissions."),
             {folder}});
    case ENOENT:
        if (std::error_code none; fs::is_directory(folder, none)) // as in /proc, or where it is being removed
            return fileAccess(
                {DELVE_TEXT("delve-file", "%1: cannot create files in this folder. Save elsewhere."), {folder}});
        [[fallthrough]];
    case ENOTDIR:
        return fileAccess(
            {DELVE_TEXT("delve-file", "%1: folder not found. Create it first, or save elsewhere."), {folder}});
    case EEXIST:
        return fileAccess(
            {DELVE_TEXT("delve-file", "%1: file already exists and was not overwritten. Save elsewhere."), {name}});
    case EISDIR: return fileAccess({DELVE_TEXT("delve-file", "%1: this is a folder. Choose a file in it."), {name}});
    default:
        return fileAccess({DELVE_TEXT("delve-file", "%1: write error (%2). Try again, or save elsewhere."),
                           {name, std::strerror(error)}});
    }
}

/// The file that a link leads to, so that saving replaces it and leaves the link.
fs::path followed(const fs::path& path) {
    fs::path target = path;
    std::error_code error;
    for (int links = 0; links < 40 && fs::is_symlink(target, error); ++links) {
        const auto next = fs::read_symlink(target, error);
        if (error) break;
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return target;
}

/// The result of a write: the error of the system, or else that of the writer.
struct Written {
    int error = 0;
    Done done = delve::done();
    [[nodiscard]] bool good() const { return error == 0 && done.ok(); }
};

Written writeAll(const OpenFile& file, const WriteText& write) {
    int error = 0;
    auto done = write([&](std::string_view piece) {
        while (!piece.empty()) {
            const auto count = ::write(file.descriptor(), piece.data(), piece.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) {
                error = errno;
                return false;
            }
            piece.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    });
    return {error, std::move(done)};
}

/// A new file beside the one to be replaced; it is deleted unless it takes its place. If the disk supports that, it has
/// no name until it is whole, so that nothing of it is left, however the program ends meanwhile.
class NewFile {
public:
    /// The umask is subtracted from `mode`, as for any new file.
    NewFile(fs::path folder, mode_t mode) : m_folder(std::move(folder)) {
        if (::access(openFiles, X_OK) == 0)
            m_file = OpenFile(::open(m_folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
        if (m_file) return;
        m_named = tryNames([this, mode](const fs::path& path) {
            m_file = OpenFile(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
            return static_cast<bool>(m_file);
        });
    }
    ~NewFile() {
        if (m_named) ::unlink(m_path.c_str());
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    [[nodiscard]] bool isOpen() const { return static_cast<bool>(m_file); }
    [[nodiscard]] const OpenFile& file() const { return m_file; }

    /// Waits until it is on disk, and names it.
    [[nodiscard]] int finish() {
        if (::fsync(m_file.descriptor()) != 0 && errno != EINVAL) return errno;
        const std::string opened = openFiles + std::to_string(m_file.descriptor());
        if (!m_named)
            m_named = tryNames([&opened](const fs::path& path) {
                return ::linkat(AT_FDCWD, opened.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
            });
        if (!m_named) return errno;
        return m_file.close() ? 0 : errno;
    }
    [[nodiscard]] int replace(const fs::path& target, Existing existing) {
        if (!rename(target, existing)) return errno;
        m_named = false;
        return 0;
    }

private:
    static constexpr const char* openFiles = "/proc/self/fd/"; ///< by their numbers

    [[nodiscard]] bool rename(const fs::path& target, Existing existing) const {
        if (existing == Existing::Replace) return ::rename(m_path.c_str(), target.c_str()) == 0;
        if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0) return true;
        if (errno != EINVAL && errno != ENOSYS) return false;
        if (::access(target.c_str(), F_OK) != 0) return ::rename(m_path.c_str(), target.c_str()) == 0;
        errno = EEXIST; // a disk that cannot do both at once
        return false;
    }

    /// The first free name; false if it fails for another reason than a taken name.
    template <class Take>
    bool tryNames(const Take& take) {
        for (int attempt = 0; attempt < 1000; ++attempt) {
            m_path = m_folder / (".delve-" + std::to_string(::getpid()) + '-' + std::to_string(attempt) + ".part");
            if (take(m_path)) return true;
            if (errno != EEXIST) return false;
        }
        return false;
    }

    fs::path m_folder;
    fs::path m_path;
    OpenFile m_file;
    bool m_named = false;
};

/// The name of the file stands in its folder, so the folder must be flushed to disk, too. If that is not possible, the
/// new file is there all the same.
void settle(const fs::path& folder) {
    const OpenFile opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened) (void)::fsync(opened.descriptor());
}

/// The mode of the new file; nothing: that of any new file here.
std::optional<mode_t> modeFor(Permissions permissions, const struct stat* existing) {
    if (permissions) return static_cast<mode_t>(*permissions);
    if (existing) return existing->st_mode & 07777;
    return {};
}

/// Gives the new file to the owner and the group of the one that it replaces, as far as we may. Where the group is
/// another one, it may do what all others may: the mode was meant for the group before. What is left of the mode.
mode_t giveTo(const struct stat& existing, const OpenFile& file, mode_t mode) {
    constexpr auto same = static_cast<uid_t>(-1);
    for (const uid_t owner : {existing.st_uid, same})
        if (::fchown(file.descriptor(), owner, existing.st_gid) == 0) return mode;
    struct stat made {};
    if (::fstat(file.descriptor(), &made) == 0 && made.st_gid == existing.st_gid) return mode;
    return (mode & ~mode_t{S_IRWXG | S_ISGID}) | (mode & S_IRWXO) << 3;
}

/// Before the file has its name, so that it never says anything else.
void setChanged(const OpenFile& file, ChangedAt changedAt) {
    if (!changedAt) return;
    const auto seconds = static_cast<time_t>(*changedAt / 1000);
    const std::array<timespec, 2> times{timespec{0, UTIME_OMIT}, timespec{seconds, *changedAt % 1000 * 1'000'000}};
    (void)::futimens(file.descriptor(), times.data());
}

Written replaceFile(const WriteText& write, const fs::path& target, const struct stat* existing,
                    Permissions permissions, Existing kept, ChangedAt changedAt) {
    const auto folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    if (existing && ::access(target.c_str(), W_OK) != 0) return {errno};
    auto mode = modeFor(permissions, existing);
    NewFile made(folder, mode ? *mode & 0700 : 0666); // never more than it is to have, not even while it is empty
    if (!made.isOpen()) return {errno};
    if (existing) mode = giveTo(*existing, made.file(), *mode);
    if (mode) (void)::fchmod(made.file().descriptor(), *mode);
    if (auto written = writeAll(made.file(), write); !written.good()) return written;
    setChanged(made.file(), changedAt);
    if (const int error = made.finish()) return {error};
    if (const int error = made.replace(target, kept)) return {error};
    settle(folder);
    return {};
}

/// A pipe or a device is no file of its own: it cannot be replaced and is written to.
Written writeInto(const WriteText& write, const fs::path& target) {
    OpenFile file(::open(target.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    if (!file) return {errno};
    if (auto written = writeAll(file, write); !written.good()) return written;
    return {file.close() ? 0 : errno};
}

} // namespace

Done writeWholeFile(const fs::path& path, const WriteText& write, Permissions permissions, Existing existing,
                    ChangedAt changedAt) {
    const auto target = followed(path);
    struct stat info {};
    const bool exists = ::stat(target.c_str(), &info) == 0;
    if (exists && S_ISDIR(info.st_mode)) return cannotWrite(target, EISDIR);
    const bool plain = !exists || S_ISREG(info.st_mode);
    if (plain && exists && existing == Existing::Keep) return cannotWrite(target, EEXIST);
    const auto [error, written] =
        plain ? replaceFile(write, target, exists ? &info : nullptr, permissions, existing, changedAt)
              : writeInto(write, target);
    if (error == 0) return written;
    if (plain && exists && (error == EACCES || error == EPERM) && ::access(target.c_str(), W_OK) != 0)
        return fileAccess(
            {DELVE_TEXT("delve-file", "%1: file is write-protected. Save elsewhere, or change its permissions."),
             {target.string()}});
    return cannotWrite(target, error);
}

Done writeWholeFile(const fs::path& path, std::string_view text, Permissions permissions) {
    const auto write = [text](const TextSink& sink) {
        (void)sink(text);
        return done();
    };
    return writeWholeFile(path, write, permissions);
}

void makeOwnFolder(const fs::path& folder) {
    std::error_code error; // the write itself reports what is wrong
    if (folder.has_parent_path()) fs::create_directories(folder.parent_path(), error);
    (void)::mkdir(folder.c_str(), S_IRWXU);
}

} // namespace delve
