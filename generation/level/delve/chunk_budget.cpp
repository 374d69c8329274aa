#include "generation/level/delve/chunk_budget.h"

namespace delve {

std::optional<Message> ChunkBudget::take(const Grid& grid, std::int32_t chunkRow) {
    const auto columns = static_cast<std::size_t>(grid.chunkColumns());
    const auto first = columns * static_cast<std::size_t>(chunkRow);
    for (auto index = first; index < first + columns; ++index)
        if (grid.chunk(index).cells) m_taken += sizeof(Grid::Chunk);
    if (m_taken <= bytesOfByte * m_read + always) return {};
    return Message{DELVE_TEXT("delve-file", "The small or narrow maps and layers up to here take %1 MiB of memory, too "
                                            "much for a file of this length; divide them among several files."),
                   {std::to_string(m_taken >> 20)}};
}

} // namespace delve
