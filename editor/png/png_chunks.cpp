#include "editor/png/png_chunks.h"

#include <algorithm>
#include <string_view>

#include <zlib.h>

namespace delve::editor {
namespace {

constexpr std::uint32_t longestTable = 4096; ///< PLTE has 768 bytes at most, tRNS 256
constexpr std::size_t checksumBytes = 4;

std::uint32_t lengthIn(const std::array<std::byte, 8>& head) {
    std::uint32_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) length = length << 8U | std::to_integer<std::uint32_t>(head[i]);
    return length;
}

const Bytef* bytesOf(std::span<const std::byte> bytes) { return reinterpret_cast<const Bytef*>(bytes.data()); }

/// The chunks that libpng must see, if only to refuse them: those that define pixels, and unknown critical ones,
/// whose names begin with a capital letter.
bool isNeeded(std::string_view name) { return name == "tRNS" || (name[0] >= 'A' && name[0] <= 'Z'); }

} // namespace

bool PngChunks::pass(std::span<std::byte> bytes, const Take& take) {
    while (!bytes.empty() && !(m_last && m_left == 0)) {
        if (m_left == 0) {
            const auto count = std::min(m_head.size() - m_headBytes, bytes.size());
            std::copy_n(bytes.begin(), count, m_head.begin() + static_cast<std::ptrdiff_t>(m_headBytes));
            m_headBytes += count;
            bytes = bytes.subspan(count);
            if (m_headBytes == m_head.size() && !begin(take)) return false;
            continue;
        }
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(m_left, bytes.size()));
        if (m_wanted ? !take(bytes.first(count)) : !passOver(bytes.first(count))) return false;
        m_left -= count;
        bytes = bytes.subspan(count);
    }
    return true;
}

bool PngChunks::begin(const Take& take) {
    const std::string_view name(reinterpret_cast<const char*>(m_head.data()) + 4, 4);
    const auto length = lengthIn(m_head);
    m_headBytes = 0;
    m_left = std::uint64_t{length} + checksumBytes;
    m_wanted = isNeeded(name);
    m_last = name == "IEND";
    if (m_wanted && name != "IDAT" && length > longestTable) m_fault = Fault::TooLong;
    m_sum = static_cast<std::uint32_t>(crc32(0, bytesOf(std::span(m_head).subspan(4)), 4));
    return m_fault == Fault::None && (!m_wanted || take(m_head));
}

/// Adds the content to the checksum, and reads the expected checksum that follows it.
bool PngChunks::passOver(std::span<const std::byte> bytes) {
    const auto content = m_left > checksumBytes
                             ? static_cast<std::size_t>(std::min<std::uint64_t>(m_left - checksumBytes, bytes.size()))
                             : 0;
    m_sum = static_cast<std::uint32_t>(crc32(m_sum, bytesOf(bytes.first(content)), static_cast<uInt>(content)));
    for (const auto byte : bytes.subspan(content))
        m_wantedSum = m_wantedSum << 8U | std::to_integer<std::uint32_t>(byte);
    if (m_left == bytes.size() && m_sum != m_wantedSum) m_fault = Fault::Checksum;
    return m_fault == Fault::None;
}

} // namespace delve::editor
