#include "app/files/open_stream.h"

#include "generation/files/open_file.h"

#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace delve::app {
namespace {

namespace fs = std::filesystem;

constexpr int maxLinks = 40; ///< as many as the system itself follows

std::optional<int> numberIn(const std::string& name) {
    int number = 0;
    const char* const end = name.data() + name.size();
    const auto [behind, error] = std::from_chars(name.data(), end, number);
    if (error != std::errc() || behind != end || number < 0) return {};
    return number;
}

fs::path folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

} // namespace

std::optional<int> openStream(const std::string& word) {
    if (word == "-") return STDOUT_FILENO;
    std::error_code error;
    const auto streams = fs::canonical("/proc/self/fd", error);
    if (error) return {};
    fs::path path = word;
    for (int links = 0; links < maxLinks; ++links) { // one by one: the stream itself links on to the file behind it
        if (fs::canonical(folderOf(path), error) == streams) return numberIn(path.filename().string());
        const auto next = fs::read_symlink(path, error);
        if (error) return {};
        path = next.is_absolute() ? next : folderOf(path) / next;
    }
    return {};
}

bool isTerminal(const std::string& word, const Console& console) {
    if (const auto stream = openStream(word))
        return *stream == STDOUT_FILENO ? console.terminal().output : ::isatty(*stream) == 1;
    struct stat info {};
    if (::stat(word.c_str(), &info) != 0 || !S_ISCHR(info.st_mode)) return false;
    const OpenFile device(::open(word.c_str(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC));
    return device && ::isatty(device.descriptor()) == 1;
}

} // namespace delve::app
