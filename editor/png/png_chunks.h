#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

/// Filters a PNG down to the chunks that its pixels need. libpng keeps every other chunk whole and copies it again for
/// each piece that arrives, so a text of 64 MB would take half a minute: the filter hides such chunks.
namespace delve::editor {

class PngChunks {
public:
    /// Takes a piece; false: no more data is wanted.
    using Take = std::function<bool(std::span<std::byte>)>;

    enum class Fault { None, TooLong, Checksum };

    /// Passes on what belongs to the pixels, up to the last chunk. False if `take` wants no more, if a required chunk
    /// is too long, or if a skipped chunk has a wrong checksum.
    [[nodiscard]] bool pass(std::span<std::byte> bytes, const Take& take);
    [[nodiscard]] Fault fault() const { return m_fault; }

private:
    [[nodiscard]] bool begin(const Take& take);
    [[nodiscard]] bool passOver(std::span<const std::byte> bytes);

    std::array<std::byte, 8> m_head{}; ///< length and name of the next chunk
    std::size_t m_headBytes = 0;       ///< bytes of it received
    std::uint64_t m_left = 8;          ///< of the chunk, its checksum included; at first those of the signature
    bool m_wanted = true;
    bool m_last = false;           ///< data after it is not part of the picture
    std::uint32_t m_sum = 0;       ///< checksum so far of a skipped chunk
    std::uint32_t m_wantedSum = 0; ///< checksum stored in that chunk, so far
    Fault m_fault = Fault::None;
};

} // namespace delve::editor
