#include "editor/png/read_png.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace delve::editor {
namespace {

// Signature, length and name of the first chunk, width, height, bit depth, colour type, two methods, interlacing,
// checksum.
constexpr std::string_view beginningOfAll("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16);
constexpr std::size_t widthAt = 16, heightAt = 20, colourKindAt = 25, interlacingAt = 28;
constexpr std::byte threeColours{2};

std::uint32_t numberAt(std::span<const std::byte> bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (const auto byte : bytes.subspan(at, 4)) number = number << 8 | std::to_integer<std::uint32_t>(byte);
    return number;
}

} // namespace

std::optional<PngHeader> pngHeader(std::span<const std::byte> beginning) {
    if (beginning.size() < pngHeaderBytes) return {};
    if (!std::ranges::equal(beginning.first(beginningOfAll.size()), beginningOfAll, {}, {},
                            [](char letter) { return static_cast<std::byte>(letter); }))
        return {};
    PngHeader header;
    header.width = numberAt(beginning, widthAt);
    header.height = numberAt(beginning, heightAt);
    header.plainColours = beginning[colourKindAt] == threeColours;
    header.interlaced = beginning[interlacingAt] != std::byte{0};
    constexpr std::uint32_t max = std::numeric_limits<std::int32_t>::max();
    if (header.width == 0 || header.height == 0 || header.width > max || header.height > max) return {};
    return header;
}

} // namespace delve::editor
