#pragma once

#include "generation/level/grid.h"
#include "generation/level/result.h"
#include "generation/level/world.h"

#include <cstddef>
#include <optional>

namespace delve {

/// Sees to it that the maps of a file do not take far more memory than the file is long. A part of 64 x 64 cells takes
/// its 8 KiB however few of the cells lie on the map, so many tiny or narrow maps could. Owned by the one who reads a
/// world; real maps, small ones among them, stay far below.
class ChunkBudget {
public:
    /// So many bytes more of the file were read.
    void came(std::size_t bytes) { m_read += bytes; }
    /// A row of chunks was made; what is wrong with that.
    [[nodiscard]] std::optional<Message> take(const Grid& grid, std::int32_t chunkRow);
    /// Could that be wrong with a file that holds this world? Looks at the maps alone; where they are large enough for
    /// their chunks, it never is.
    [[nodiscard]] static bool mayBeExceededBy(const World& world);

private:
    // Half of what a file may take in all: the other half is for what is no map.
    static constexpr std::size_t bytesOfByte = 32;
    static constexpr std::size_t always = std::size_t{32} << 20;

    std::size_t m_read = 0;
    std::size_t m_taken = 0;
};

} // namespace delve
