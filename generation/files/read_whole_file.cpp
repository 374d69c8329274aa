#include "generation/files/open_file.h"
#include "generation/files/read_pieces.h"
#include "generation/files/whole_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace delve {
namespace {

Failure cannotRead(const std::filesystem::path& path, int error) {
    const auto name = path.string();
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return fileAccess({DELVE_TEXT("delve-file", "%1: file not found. Check its name and folder."), {name}});
    case EACCES:
    case EPERM:
        return fileAccess(
            {DELVE_TEXT("delve-file", "%1: permission denied. Change its permissions, or open a copy."), {name}});
    case EISDIR: return fileAccess({DELVE_TEXT("delve-file", "%1: this is a folder. Choose a file in it."), {name}});
    default: return fileAccess({DELVE_TEXT("delve-file", "%1: cannot be read: %2."), {name, std::strerror(error)}});
    }
}

/// Opens a pipe without waiting for its writer, but reads from it as from any file.
OpenFile openToRead(const std::filesystem::path& path) {
    OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat info {};
    if (!file || ::fstat(file.descriptor(), &info) != 0) return OpenFile();
    if (S_ISDIR(info.st_mode)) {
        errno = EISDIR;
        return OpenFile();
    }
    ::fcntl(file.descriptor(), F_SETFL, ::fcntl(file.descriptor(), F_GETFL) & ~O_NONBLOCK);
    return file;
}

} // namespace

bool OpenFile::close() { return m_descriptor < 0 || ::close(std::exchange(m_descriptor, -1)) == 0; }

namespace {

/// Reads piece by piece; where it fails, `error` says why.
ReadPiece piecesOf(const OpenFile& file, int& error) {
    return [&file, &error](std::span<char> into) -> std::optional<std::size_t> {
        while (true) {
            const auto count = ::read(file.descriptor(), into.data(), into.size());
            if (count >= 0) return static_cast<std::size_t>(count);
            if (errno == EINTR) continue;
            error = errno;
            return {};
        }
    };
}

} // namespace

Done readByPieces(const std::filesystem::path& path, const std::function<void(const ReadPiece&)>& work) {
    const OpenFile file = openToRead(path);
    if (!file) return cannotRead(path, errno);
    int error = 0;
    work(piecesOf(file, error));
    if (error != 0) return cannotRead(path, error);
    return done();
}

Result<std::string> readWholeFile(const std::filesystem::path& path) {
    constexpr std::size_t pieceSize = std::size_t{1} << 16;
    std::string text;
    auto arrived = readByPieces(path, [&text](const ReadPiece& read) {
        std::size_t count = pieceSize;
        while (count > 0) {
            const auto before = text.size();
            text.resize(before + pieceSize);
            count = read(std::span(text).subspan(before)).value_or(0);
            text.resize(before + count);
        }
    });
    if (!arrived) return std::move(arrived).failure();
    return text;
}

} // namespace delve
