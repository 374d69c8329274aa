#pragma once

#include "generation/level/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

/// PNG pictures read row by row, by libpng. Knows no Qt and no files: bytes come from whoever has them, and rows go to
/// whoever wants them, so that a picture takes no more memory than a few of its rows. What libpng says of a picture
/// is said in our own words in the Result, and nothing goes to standard error.
namespace delve::editor {

/// What the beginning of a PNG says of it. Nothing of it is believed further than that.
struct PngHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool interlaced = false;
    bool plainColours = false; ///< three colours a pixel; all others may have clear parts
};

inline constexpr std::size_t pngHeaderBytes = 33;
/// Nothing where these are not the first bytes of a PNG, or its size is none that a PNG can have.
[[nodiscard]] std::optional<PngHeader> pngHeader(std::span<const std::byte> beginning);

/// Fills what there is room for, or a part of it, and gives how many bytes that were; 0 at the end.
using PngBytes = std::function<Result<std::size_t>(std::span<std::byte> into)>;

/// Who takes the picture. Each may refuse: then nothing more is read, and readPng() gives that failure.
struct PngRows {
    std::function<Done(const PngHeader& header)> begin; ///< before anything is decoded, or any memory is taken for it
    /// From the first row to the last. Pixels are 0xAARRGGBB, 8 bits a channel, not premultiplied.
    std::function<Done(std::uint32_t y, std::span<const std::uint32_t> pixels)> row;
};

/// Interlaced pictures come whole or not at all, so they are kept until their end: no more than 32 MiB of them.
inline constexpr std::int64_t maxInterlacedPixels = std::int64_t{8} << 20;

/// Every checksum is looked at, and every row has to be there. May throw what `rows` throws, and std::bad_alloc.
[[nodiscard]] Done readPng(const PngBytes& bytes, const PngRows& rows);

} // namespace delve::editor
