#pragma once

#include "generation/level/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

/// Reads PNG pictures row by row with libpng. Knows no Qt and no files: bytes come from a callback and rows go to
/// callbacks, so that a picture takes no more memory than a few of its rows. Errors of libpng become our own messages
/// in the Result; nothing goes to standard error.
namespace delve::editor {

/// What the first bytes of a PNG claim. Still to be verified by reading it.
struct PngHeader {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool interlaced = false;
    bool plainColours = false; ///< three channels a pixel; all others may be transparent
};

inline constexpr std::size_t pngHeaderBytes = 33;
/// Nothing if these are not the first bytes of a PNG, or if its size is invalid for a PNG.
[[nodiscard]] std::optional<PngHeader> pngHeader(std::span<const std::byte> beginning);

/// Fills the buffer, or a part of it, and returns the number of bytes; 0 at the end.
using PngBytes = std::function<Result<std::size_t>(std::span<std::byte> into)>;

/// Receives the picture. Each callback may fail: then reading stops, and readPng() returns that failure.
struct PngRows {
    std::function<Done(const PngHeader& header)> begin; ///< before decoding, and before memory is allocated
    /// From the first row to the last. Pixels are 0xAARRGGBB, 8 bits a channel, not premultiplied.
    std::function<Done(std::uint32_t y, std::span<const std::uint32_t> pixels)> row;
};

/// Interlaced pictures are kept in memory until their end, so they are limited to 32 MiB.
inline constexpr std::int64_t maxInterlacedPixels = std::int64_t{8} << 20;

/// Checks every checksum, and fails if a row is missing. May throw what `rows` throws, and std::bad_alloc.
[[nodiscard]] Done readPng(const PngBytes& bytes, const PngRows& rows);

} // namespace delve::editor
