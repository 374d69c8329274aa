#include "generation/files/whole_files.h"

#include "generation/files/write_failure.h"

#include <algorithm>
#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace delve {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t maxOpen = 64; ///< files without a name are open

Failure noRegularFile(const fs::path& path) {
    return fileAccess(
        {DELVE_TEXT("delve-file", "%1: this is a pipe or a device. Name a file in a folder."), {path.string()}});
}

Failure namedTwice(const fs::path& path) {
    return fileAccess({DELVE_TEXT("delve-file", "%1: two of the files to be written have this name. Choose another "
                                                "name for the export."),
                       {path.string()}});
}

} // namespace

WholeFiles::~WholeFiles() {
    m_files.clear(); // before the folders that they lie in
    std::for_each(m_folders.rbegin(), m_folders.rend(), [](const fs::path& folder) { ::rmdir(folder.c_str()); });
}

Done WholeFiles::makeFolder(const fs::path& folder) {
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error)) return done();
    if (auto made = makeFolder(folder.parent_path()); !made) return made;
    if (::mkdir(folder.c_str(), 0777) != 0) return cannotWrite(folder, errno == EEXIST ? ENOTDIR : errno);
    m_folders.push_back(folder);
    return done();
}

Done WholeFiles::write(const fs::path& path, const WriteText& write) {
    auto place = FilePlace::of(path);
    if (place.isFolder()) return cannotWrite(place.target, EISDIR);
    if (!place.isRegular()) return noRegularFile(place.target);
    if (place.existing && m_existing == Existing::Keep) return cannotWrite(place.target, EEXIST);
    if (!m_targets.insert(place.target.lexically_normal()).second) return namedTwice(place.target);
    auto& made = m_files.emplace_back(std::move(place), Permissions{}, m_files.size());
    const auto [error, written] = made.write(write);
    if (error != 0) return made.place().failureOf(error);
    if (!written) return written;
    if (m_files.size() <= maxOpen) return done();
    const int unnamed = made.close();
    return unnamed == 0 ? done() : Done(made.place().failureOf(unnamed));
}

/// Those that are open one by one; for the others, however many there are, their disk once for each folder.
Done WholeFiles::syncAll() const {
    std::set<fs::path> folders;
    for (const auto& file : m_files) {
        const auto folder = file.place().folder();
        const bool known = !file.isOpen() && !folders.insert(folder).second;
        const int error = known ? 0 : file.isOpen() ? file.sync() : syncDisk(folder);
        if (error != 0) return file.place().failureOf(error);
    }
    return done();
}

Done WholeFiles::placeAll(const std::vector<NewFile*>& order) {
    for (auto next = order.begin(); next != order.end(); ++next) {
        const int error = (*next)->exchange(m_existing);
        if (error == 0) continue;
        for (auto placed = next; placed != order.begin();) (*--placed)->takeBack();
        return (*next)->place().failureOf(error);
    }
    return done();
}

Done WholeFiles::place(const fs::path& last) {
    if (auto synced = syncAll(); !synced) return synced;
    const auto target = FilePlace::of(last).target;
    std::vector<NewFile*> order;
    for (auto& file : m_files) order.push_back(&file);
    std::stable_partition(order.begin(), order.end(),
                          [&](const NewFile* file) { return file->place().target != target; });
    if (auto placed = placeAll(order); !placed) return placed;
    std::set<fs::path> folders;
    for (const auto& file : m_files) folders.insert(file.place().folder());
    for (const auto& folder : m_folders) folders.insert(folder.parent_path().empty() ? "." : folder.parent_path());
    for (const auto& folder : folders) settle(folder);
    m_folders.clear();
    m_files.clear();
    return done();
}

} // namespace delve
