#include "editor/files/input_file.h"

#include "editor/files/files.h"
#include "editor/files/project_folder.h"
#include "editor/text/byte_count.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>
#include <optional>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace delve::editor {
namespace {

Failure cannotOpen(const std::string& name, int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR: return fileAccess({DELVE_TEXT("files", "%1: file not found. Check its name and folder."), {name}});
    case EACCES:
    case EPERM:
        return fileAccess(
            {DELVE_TEXT("files", "%1: permission denied. Change its permissions, or open a copy."), {name}});
    default: return fileAccess({DELVE_TEXT("files", "%1: cannot be read: %2."), {name, std::strerror(error)}});
    }
}

std::string pathOf(const QString& path) { return QFile::encodeName(path).toStdString(); }

Failure liesElsewhere(const std::string& name) {
    return fileAccess({DELVE_TEXT("files", "%1: outside the map's folder. Move it into that folder."), {name}});
}

std::string linkTo(const OpenFile& file) { return "/proc/self/fd/" + std::to_string(file.descriptor()); }

/// The path of an open file, with links resolved; nothing if the system does not tell.
std::optional<std::string> placeOf(const OpenFile& file) {
    std::array<char, PATH_MAX> place{};
    const auto length = ::readlink(linkTo(file).c_str(), place.data(), place.size());
    if (length <= 0 || static_cast<std::size_t>(length) == place.size() || place[0] != '/') return {};
    return std::string(place.data(), static_cast<std::size_t>(length));
}

bool liesIn(const OpenFile& folder, const OpenFile& file) {
    auto around = placeOf(folder);
    const auto place = placeOf(file);
    if (!around || !place) return false;
    if (!around->ends_with('/')) *around += '/';
    return place->starts_with(*around);
}

/// A map from a pipe, or from a file that is open already, has no folder: its path leads to the open files of this
/// process.
bool liesInNoFolder(const QString& file) {
    struct stat info {};
    return isOpenAlready(file) || (::stat(pathOf(file).c_str(), &info) == 0 && !S_ISREG(info.st_mode));
}

Failure liesInNoAllowedFolder(const std::string& name) {
    return fileAccess(
        {DELVE_TEXT("files",
                    "%1: outside the map's project. Move it into the folder of the project, or allow its folder "
                    "with --allow FOLDER."),
         {name}});
}

OpenFile folderAt(const QString& path) {
    return OpenFile(::open(pathOf(path).c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
}

bool liesInAny(const AllowedFolders& allowed, const OpenFile& file) {
    const auto holds = [&file](const QString& path) {
        const OpenFile folder = folderAt(path);
        return folder && liesIn(folder, file);
    };
    return holds(allowed.project) || std::ranges::any_of(allowed.others, holds);
}

Failure hasNoFolder(const std::string& name) {
    return fileAccess(
        {DELVE_TEXT("files",
                    "%1: not loaded, because a map from standard input has no folder. Read the map from a file."),
         {name}});
}

/// A name that cannot belong to a file in the folder.
bool leadsAway(std::string_view name) { return name.starts_with('/') || name.find('\0') != std::string_view::npos; }

std::string nameOf(const QString& path) { return QDir::toNativeSeparators(path).toStdString(); }

} // namespace

Result<InputFile> InputFile::open(const QString& path, std::int64_t maxBytes) {
    OpenFile file(::open(pathOf(path).c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (!file) return cannotOpen(nameOf(path), errno);
    return InputFile(std::move(file), nameOf(path), maxBytes);
}

Result<InputFile> InputFile::openRegular(const QString& path, std::int64_t maxBytes) {
    OpenFile file(::open(pathOf(path).c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!file) return cannotOpen(nameOf(path), errno);
    InputFile opened(std::move(file), nameOf(path), maxBytes);
    if (auto checked = opened.checkRegular(); !checked) return std::move(checked).failure();
    return opened;
}

/// A file that was opened with O_PATH, for reading.
Result<InputFile> InputFile::found(OpenFile place, const std::string& name, std::int64_t maxBytes) {
    InputFile found(std::move(place), name, maxBytes);
    if (auto checked = found.checkRegular(); !checked) return std::move(checked).failure();
    OpenFile readable(::open(linkTo(found.m_file).c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!readable) return cannotOpen(name, errno);
    found.m_file = std::move(readable);
    return found;
}

/// Opens it with O_PATH first, which neither waits for a pipe nor wakes a device; then the same file for reading.
Result<InputFile> InputFile::openBeside(const QString& file, const std::string& name, std::int64_t maxBytes) {
    if (leadsAway(name)) return liesElsewhere(name);
    if (liesInNoFolder(file)) return hasNoFolder(name);
    const OpenFile folder = folderAt(QFileInfo(file).path());
    if (!folder) return cannotOpen(name, errno);
    OpenFile place(::openat(folder.descriptor(), name.c_str(), O_PATH | O_CLOEXEC));
    if (!place) return cannotOpen(name, errno);
    if (!liesIn(folder, place)) return liesElsewhere(name);
    return found(std::move(place), name, maxBytes);
}

Result<InputFile> InputFile::openNamed(const QString& file, const std::string& name, const AllowedFolders& allowed,
                                       std::int64_t maxBytes) {
    if (name.find('\0') != std::string::npos) return liesInNoAllowedFolder(name);
    if (liesInNoFolder(file)) return hasNoFolder(name);
    const OpenFile folder = folderAt(QFileInfo(file).path());
    if (!folder) return cannotOpen(name, errno);
    OpenFile place(::openat(folder.descriptor(), name.c_str(), O_PATH | O_CLOEXEC));
    if (!place) return cannotOpen(name, errno);
    if (!liesInAny(allowed, place)) return liesInNoAllowedFolder(name);
    return found(std::move(place), name, maxBytes);
}

std::optional<QString> InputFile::folderToAllow(const QString& file, const std::string& name,
                                                const AllowedFolders& allowed) {
    if (name.find('\0') != std::string::npos || liesInNoFolder(file)) return {};
    const OpenFile folder = folderAt(QFileInfo(file).path());
    if (!folder) return {};
    const OpenFile place(::openat(folder.descriptor(), name.c_str(), O_PATH | O_CLOEXEC));
    struct stat info {};
    if (!place || ::fstat(place.descriptor(), &info) != 0 || !S_ISREG(info.st_mode)) return {};
    if (liesInAny(allowed, place)) return {};
    const QFileInfo named(QFileInfo(file).dir().filePath(QFile::decodeName(QByteArray::fromStdString(name))));
    const auto canonical = named.canonicalFilePath();
    return canonical.isEmpty() ? std::nullopt : std::optional(QFileInfo(canonical).path());
}

Done InputFile::checkRegular() const {
    struct stat info {};
    if (::fstat(m_file.descriptor(), &info) != 0) return cannotOpen(m_name, errno);
    if (!S_ISREG(info.st_mode))
        return fileAccess(
            {DELVE_TEXT("files", "%1: this is a folder, a pipe or a device. Name a regular file."), {m_name}});
    if (info.st_size > m_max) return tooLarge();
    return done();
}

Failure InputFile::tooLarge() const {
    return fileAccess({DELVE_TEXT("files", "%1: larger than %2. Choose a smaller file."), {m_name, byteCount(m_max)}});
}

Result<std::size_t> InputFile::read(std::span<std::byte> into) {
    while (true) {
        const auto count = ::read(m_file.descriptor(), into.data(), into.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return cannotOpen(m_name, errno);
        m_read += count;
        if (m_read > m_max) return tooLarge();
        return static_cast<std::size_t>(count);
    }
}

std::int64_t InputFile::size() const {
    struct stat info {};
    return ::fstat(m_file.descriptor(), &info) == 0 && S_ISREG(info.st_mode) ? info.st_size : 0;
}

InputFile::Identity InputFile::identity() const {
    struct stat info {};
    if (::fstat(m_file.descriptor(), &info) != 0) return {};
    return {info.st_dev, info.st_ino};
}

} // namespace delve::editor
