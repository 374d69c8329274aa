#include "generation/level/delve/chunk_budget.h"

namespace delve {
namespace {

std::size_t chunkBytes(const Grid& grid, std::size_t first, std::size_t count) {
    std::size_t bytes = 0;
    for (auto index = first; index < first + count; ++index)
        if (grid.chunk(index).cells) bytes += sizeof(Grid::Chunk);
    return bytes;
}

// What surrounds the rows of each, at the least.
constexpr std::size_t textOfLevel = 150;
constexpr std::size_t textOfLayer = 40;

} // namespace

bool ChunkBudget::mayBeExceededBy(const World& world) {
    std::size_t beyond = 0;
    const auto add = [&](const Grid& grid, std::size_t text) {
        const auto bytes = chunkBytes(grid, 0, grid.chunkCount());
        const auto covered = bytesOfByte * (text + static_cast<std::size_t>(grid.size().area()));
        if (bytes > covered) beyond += bytes - covered;
    };
    for (const auto& level : world.levels) {
        add(level.tiles, textOfLevel);
        for (const auto& layer : level.layers) add(layer.tiles, textOfLayer);
    }
    return beyond > always;
}

std::optional<Message> ChunkBudget::take(const Grid& grid, std::int32_t chunkRow) {
    const auto columns = static_cast<std::size_t>(grid.chunkColumns());
    m_taken += chunkBytes(grid, columns * static_cast<std::size_t>(chunkRow), columns);
    if (m_taken <= bytesOfByte * m_read + always) return {};
    return Message{DELVE_TEXT("delve-file", "The small or narrow maps and layers up to here take %1 MiB of memory, too "
                                            "much for a file of this length; divide them among several files."),
                   {std::to_string(m_taken >> 20)}};
}

} // namespace delve
