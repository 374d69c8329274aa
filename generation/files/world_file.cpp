#include "generation/files/world_file.h"

#include "generation/files/read_pieces.h"
#include "generation/files/whole_file.h"
#include "generation/level/delve/check.h"
#include "generation/level/delve/read_world.h"
#include "generation/level/delve_file.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace delve {

Result<World> readDelveFile(const std::filesystem::path& path) {
    return readDelveFile(path, [](std::uintmax_t) { return true; });
}

Result<World> readDelveFile(const std::filesystem::path& path,
                            const std::function<bool(std::uintmax_t soFar)>& mayGoOn) {
    std::optional<Result<World>> world;
    bool stopped = false;
    auto arrived = readByPieces(path, [&](const ReadPiece& read) {
        world = readWorld([&, soFar = std::uintmax_t{0}](std::span<char> into) mutable -> std::optional<std::size_t> {
            stopped = !mayGoOn(soFar);
            const auto count = stopped ? std::nullopt : read(into);
            soFar += count.value_or(0);
            return count;
        });
    });
    if (stopped) return cancelled();
    if (!arrived) return std::move(arrived).failure();
    return *std::move(world);
}

Done writeDelveFile(const World& world, const std::filesystem::path& path) {
    if (auto checked = checkWorld(world); !checked) return checked;
    return writeWholeFile(path, [&](const TextSink& sink) {
        (void)writeDelve(world, sink);
        return done();
    });
}

} // namespace delve
