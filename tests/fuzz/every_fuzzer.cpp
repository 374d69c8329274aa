#include "tests/fuzz/targets/targets.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

/// One fuzzer for all kinds of files: the first byte of an input selects the kind, the rest is the file. Called with
/// `--corpus FROM TO`, it writes its corpus into the folder TO, from the corpora of the kinds in FROM, and exits.
namespace {

namespace fs = std::filesystem;
using delve::fuzz::allTargets;
using delve::fuzz::Target;

const Target& targetOf(std::uint8_t first) { return allTargets()[first % allTargets().size()]; }

void copyCorpus(const fs::path& from, const fs::path& to) {
    const auto targets = allTargets();
    for (std::size_t i = 0; i < targets.size(); ++i)
        for (const auto& entry : fs::directory_iterator(from / targets[i].name)) {
            std::ifstream file(entry.path(), std::ios::binary);
            std::ofstream copy(to / (std::string(targets[i].name) + '-' + entry.path().filename().string()),
                               std::ios::binary);
            copy << static_cast<char>(i) << file.rdbuf();
        }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** words) {
    if (*count != 4 || std::string_view((*words)[1]) != "--corpus") return 0;
    copyCorpus((*words)[2], (*words)[3]);
    std::exit(0);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) return 0;
    targetOf(*bytes).run({reinterpret_cast<const char*>(bytes) + 1, size - 1});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t room,
                                               unsigned int seed) {
    if (size == 0 || room < 2) return size;
    return 1 + targetOf(*bytes).mutate({bytes + 1, room - 1}, size - 1, seed);
}
