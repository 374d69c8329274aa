#include "generation/files/world_file.h"
#include "generation/level/delve_file.h"
#include "generation/level/edit.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <map>
#include <string>

#include <unistd.h>

using namespace delve;

namespace {

constexpr Size sizes[] = {{80, 45}, {256, 256}, {1024, 1024}, {4096, 4096}};

std::string nameOf(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

/// A map as the recipe makes it, with all its rooms, halls and flowers; made once for each size.
const World& mapOf(Size size) {
    static std::map<std::int32_t, World> made;
    auto& world = made[size.width];
    if (world.levels.empty()) {
        generation::Workspace workspace;
        auto generated =
            generation::generateWorld(generation::builtInRecipes().find("grown-rooms")->withSeed(7), size, workspace);
        if (generated) world = std::move(generated->world);
    }
    return world;
}

void count(benchmark::State& state, Size size, std::size_t bytes) {
    state.SetItemsProcessed(state.iterations() * size.area());
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
    state.counters["file"] = static_cast<double>(bytes);
}

void readText(benchmark::State& state, Size size) {
    const auto text = delveText(mapOf(size));
    for (auto _ : state) {
        const auto world = readDelve(text);
        if (!world) return state.SkipWithError(inEnglish(world.failure().message).c_str());
    }
    count(state, size, text.size());
}

void writeText(benchmark::State& state, Size size) {
    std::size_t bytes = 0;
    for (auto _ : state) {
        bytes = 0;
        writeDelve(mapOf(size), [&](std::string_view piece) { return bytes += piece.size(), true; });
    }
    count(state, size, bytes);
}

class TemporaryFile {
public:
    TemporaryFile()
        : m_path(std::filesystem::temp_directory_path() / ("bench-" + std::to_string(::getpid()) + ".delve")) {}
    ~TemporaryFile() {
        std::error_code none;
        std::filesystem::remove(m_path, none);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

void readFile(benchmark::State& state, Size size) {
    const TemporaryFile file;
    if (!writeDelveFile(mapOf(size), file.path())) return state.SkipWithError("no temporary file");
    for (auto _ : state) benchmark::DoNotOptimize(readDelveFile(file.path()).ok());
    count(state, size, std::filesystem::file_size(file.path()));
}

/// With all that makes saving safe: includes the time of waiting for the disk.
void writeFile(benchmark::State& state, Size size) {
    const TemporaryFile file;
    for (auto _ : state)
        if (!writeDelveFile(mapOf(size), file.path())) return state.SkipWithError("no temporary file");
    count(state, size, std::filesystem::file_size(file.path()));
}

void fingerprintOf(benchmark::State& state, Size size) {
    for (auto _ : state) benchmark::DoNotOptimize(fingerprint(mapOf(size).levels[0]));
    state.SetItemsProcessed(state.iterations() * size.area());
}

/// Undo and redo of a generation: from an empty map and back.
void undo(benchmark::State& state, Size size) {
    Level level = mapOf(size).levels[0];
    Level empty = level;
    empty.tiles = Grid(size);
    empty.rooms = {};
    empty.links = {};
    empty.halls = {};
    empty.things = {};
    const Edit edit = Edit::between(empty, level);
    const Edit back = edit.inverse();
    for (auto _ : state) {
        back.apply(level);
        edit.apply(level);
    }
    state.SetItemsProcessed(2 * state.iterations() * size.area());
}

void difference(benchmark::State& state, Size size) {
    const Level& level = mapOf(size).levels[0];
    Level empty = level;
    empty.tiles = Grid(size);
    for (auto _ : state) benchmark::DoNotOptimize(Edit::between(empty, level).empty());
    state.SetItemsProcessed(state.iterations() * size.area());
}

const bool registered = [] {
    const std::pair<const char*, void (*)(benchmark::State&, Size)> works[] = {
        {"delve/read", readText},        {"delve/write", writeText},     {"delve/read-file", readFile},
        {"delve/write-file", writeFile}, {"fingerprint", fingerprintOf}, {"edit/undo", undo},
        {"edit/between", difference},
    };
    for (const auto& entry : works)
        for (const auto size : sizes) {
            const auto run = [work = entry.second, size](benchmark::State& state) { work(state, size); };
            benchmark::RegisterBenchmark((std::string(entry.first) + '/' + nameOf(size)).c_str(), run)
                ->Unit(benchmark::kMillisecond);
        }
    return true;
}();

} // namespace
