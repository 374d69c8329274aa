#include "generation/files/new_file.h"
#include "generation/files/open_file.h"
#include "generation/files/whole_file.h"
#include "generation/files/write_failure.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace delve {
namespace {

namespace fs = std::filesystem;

WriteOutcome replaceFile(const WriteText& write, const FilePlace& place, Permissions permissions, Existing kept,
                         ChangedAt changedAt) {
    NewFile made(place, permissions);
    auto written = made.write(write, changedAt);
    if (!written.good()) return written;
    if (const int error = made.sync()) return {error};
    if (const int error = made.replace(kept)) return {error};
    settle(place.folder());
    return written;
}

WriteOutcome writeInto(const WriteText& write, const fs::path& target) {
    OpenFile file(::open(target.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
    if (!file) return {errno};
    if (auto written = writeAll(file, write); !written.good()) return written;
    return {file.close() ? 0 : errno};
}

} // namespace

Done writeWholeFile(const fs::path& path, const WriteText& write, Permissions permissions, Existing existing,
                    ChangedAt changedAt) {
    const auto place = FilePlace::of(path);
    if (place.isFolder()) return cannotWrite(place.target, EISDIR);
    const bool plain = place.isRegular();
    if (plain && place.existing && existing == Existing::Keep) return cannotWrite(place.target, EEXIST);
    const auto [error, written] =
        plain ? replaceFile(write, place, permissions, existing, changedAt) : writeInto(write, place.target);
    return error == 0 ? written : place.failureOf(error);
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
