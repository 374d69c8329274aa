#include "generation/files/write_failure.h"

#include <cerrno>
#include <cstring>
#include <system_error>

namespace delve {

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

} // namespace delve
