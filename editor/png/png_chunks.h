#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

/// The chunks of a PNG of which pixels are made, out of all that a file holds. libpng keeps every other chunk whole and
/// copies it again for each piece that comes, so a text of 64 MB would take half a minute: it never sees them.
namespace delve::editor {

class PngChunks {
public:
    /// Takes a piece; false: nothing more is wanted.
    using Take = std::function<bool(std::span<std::byte>)>;

    enum class Fault { None, TooLong, Checksum };

    /// Hands on what belongs to the pixels, up to the last chunk. False where `take` wants no more, where a chunk that
    /// is needed is longer than it may be, or where the checksum of one that is passed over is wrong.
    [[nodiscard]] bool pass(std::span<std::byte> bytes, const Take& take);
    [[nodiscard]] Fault fault() const { return m_fault; }

private:
    [[nodiscard]] bool begin(const Take& take);
    [[nodiscard]] bool passOver(std::span<const std::byte> bytes);

    std::array<std::byte, 8> m_head{}; ///< length and name of the next chunk
    std::size_t m_headBytes = 0;       ///< of it that have come
    std::uint64_t m_left = 8;          ///< of the chunk, its checksum included; at first those of the signature
    bool m_wanted = true;
    bool m_last = false;           ///< what stands behind it is none of the picture's
    std::uint32_t m_sum = 0;       ///< of a chunk that is passed over, as far as it has come
    std::uint32_t m_wantedSum = 0; ///< what the chunk itself says, likewise
    Fault m_fault = Fault::None;
};

} // namespace delve::editor
