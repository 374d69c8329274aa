#include "generation/files/new_file.h"

#include "generation/files/write_failure.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace delve {
namespace {

namespace fs = std::filesystem;

constexpr const char* openFiles = "/proc/self/fd/"; ///< by their numbers

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

/// Does the disk lack this way of renaming?
bool isUnsupported(int error) { return error == EINVAL || error == ENOSYS || error == ENOTSUP; }

} // namespace

FilePlace FilePlace::of(const fs::path& path) {
    FilePlace place{followed(path)};
    struct stat info {};
    if (::stat(place.target.c_str(), &info) == 0) place.existing = std::make_shared<const struct stat>(info);
    return place;
}

fs::path FilePlace::folder() const { return target.has_parent_path() ? target.parent_path() : fs::path("."); }

bool FilePlace::isFolder() const { return existing && S_ISDIR(existing->st_mode); }
bool FilePlace::isRegular() const { return !existing || S_ISREG(existing->st_mode); }

Failure FilePlace::failureOf(int error) const {
    const bool isProtected = (error == EACCES || error == EPERM) && existing && isRegular();
    if (isProtected && ::access(target.c_str(), W_OK) != 0)
        return fileAccess(
            {DELVE_TEXT("delve-file", "%1: file is write-protected. Save elsewhere, or change its permissions."),
             {target.string()}});
    return cannotWrite(target, error);
}

WriteOutcome writeAll(const OpenFile& file, const WriteText& write) {
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

NewFile::NewFile(FilePlace place, Permissions permissions, std::size_t firstName)
    : m_place(std::move(place)), m_firstName(firstName) {
    const auto& existing = m_place.existing;
    if (existing && ::access(m_place.target.c_str(), W_OK) != 0) {
        m_error = errno;
        return;
    }
    auto mode = modeFor(permissions, existing.get());
    open(mode ? *mode & 0700 : 0666); // never more than it is to have, not even while it is empty
    if (!m_file) return;
    if (existing) mode = giveTo(*existing, m_file, *mode);
    if (mode) (void)::fchmod(m_file.descriptor(), *mode);
}

NewFile::~NewFile() {
    if (m_named) ::unlink(m_path.c_str());
}

/// The umask is subtracted from `mode`, as for any new file.
void NewFile::open(unsigned mode) {
    if (::access(openFiles, X_OK) == 0)
        m_file = OpenFile(::open(m_place.folder().c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
    if (m_file) return;
    const auto take = [this, mode](const fs::path& path) {
        m_file = OpenFile(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
        return static_cast<bool>(m_file);
    };
    m_named = tryNames(take, m_path);
    if (!m_named) m_error = errno;
}

WriteOutcome NewFile::write(const WriteText& write, ChangedAt changedAt) {
    if (!m_file) return {m_error};
    auto written = writeAll(m_file, write);
    if (!written.good()) return written;
    setChanged(m_file, changedAt);
    return written;
}

int NewFile::sync() const { return ::fsync(m_file.descriptor()) == 0 || errno == EINVAL ? 0 : errno; }

int NewFile::close() {
    if (!m_file) return 0;
    const std::string opened = openFiles + std::to_string(m_file.descriptor());
    const auto link = [&opened](const fs::path& path) {
        return ::linkat(AT_FDCWD, opened.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
    };
    if (!m_named) m_named = tryNames(link, m_path);
    return m_named && m_file.close() ? 0 : errno;
}

/// To a name that no file has.
bool NewFile::moveToFree() const {
    const auto& target = m_place.target;
    if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0) return true;
    if (!isUnsupported(errno)) return false;
    if (::access(target.c_str(), F_OK) != 0) return ::rename(m_path.c_str(), target.c_str()) == 0;
    errno = EEXIST; // a disk that cannot do both at once
    return false;
}

int NewFile::replace(Existing existing) {
    if (const int error = close()) return error;
    const bool moved =
        existing == Existing::Replace ? ::rename(m_path.c_str(), m_place.target.c_str()) == 0 : moveToFree();
    if (!moved) return errno;
    m_named = false;
    m_placed = true;
    return 0;
}

/// Replaces the old file, which then has the name that the new one had.
bool NewFile::keepOld() {
    const char* const target = m_place.target.c_str();
    if (std::error_code none; fs::is_directory(m_place.target, none)) { // put there meanwhile
        errno = EISDIR;
        return false;
    }
    if (::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, target, RENAME_EXCHANGE) == 0) return true;
    if (!isUnsupported(errno)) return false;
    fs::path old; // a disk that cannot exchange two files at once
    const auto link = [target](const fs::path& path) { return ::link(target, path.c_str()) == 0; };
    const auto move = [target](const fs::path& path) {
        return ::access(path.c_str(), F_OK) != 0 ? ::rename(target, path.c_str()) == 0 : (errno = EEXIST, false);
    };
    const bool linked = tryNames(link, old);
    if (!linked && !tryNames(move, old)) return false;
    if (::rename(m_path.c_str(), target) == 0) {
        m_path = old;
        return true;
    }
    const int error = errno;
    if (linked) ::unlink(old.c_str());
    else (void)::rename(old.c_str(), target);
    errno = error;
    return false;
}

int NewFile::exchange(Existing existing) {
    if (const int error = close()) return error;
    if (existing == Existing::Replace && keepOld()) {
        m_placed = true;
        return 0;
    }
    if (existing == Existing::Replace && errno != ENOENT) return errno;
    return replace(Existing::Keep);
}

void NewFile::takeBack() {
    if (!m_placed) return;
    m_placed = false;
    if (m_named) (void)::rename(m_path.c_str(), m_place.target.c_str());
    else ::unlink(m_place.target.c_str());
    m_named = false; // where the old one cannot come back, it stays beside
}

/// The first free name; false if it fails for another reason than a taken name.
template <class Take>
bool NewFile::tryNames(const Take& take, fs::path& name) const {
    for (std::size_t attempt = m_firstName; attempt < m_firstName + 1000; ++attempt) {
        name = m_place.folder() / (".delve-" + std::to_string(::getpid()) + '-' + std::to_string(attempt) + ".part");
        if (take(name)) return true;
        if (errno != EEXIST) return false;
    }
    return false;
}

void settle(const fs::path& folder) {
    const OpenFile opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened) (void)::fsync(opened.descriptor());
}

int syncDisk(const fs::path& folder) {
    const OpenFile opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return opened && ::syncfs(opened.descriptor()) == 0 ? 0 : errno;
}

} // namespace delve
