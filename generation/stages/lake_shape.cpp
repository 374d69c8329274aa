#include "generation/stages/lake_shape.h"

#include "generation/stages/automaton.h"

#include <algorithm>
#include <array>
#include <span>

namespace delve::generation {
namespace {

/// How ragged a shape is. Smoothing wears away what is small, so small shapes begin with fewer holes.
struct Noise {
    std::uint64_t dryPercent;
    int rounds;
};

Noise noiseFor(Size size) {
    const auto side = std::min(size.width, size.height);
    if (side >= 8) return {38, 4};
    if (side >= 5) return {20, 2};
    return {10, 0};
}

/// A word a row, set where it is dry, with a row above the shape and one below it.
using DryRows = std::array<std::uint64_t, NarrowBits::mostSide + 2>;

/// Does the middle of this cell lie in the ellipse that fills the size? In halves of a cell, so that all is whole.
bool inEllipse(Cell cell, Size size) {
    const std::int64_t x = 2 * cell.x + 1 - size.width;
    const std::int64_t y = 2 * cell.y + 1 - size.height;
    const std::int64_t width = size.width;
    const std::int64_t height = size.height;
    return x * x * height * height + y * y * width * width <= width * width * height * height;
}

DryRows drawRows(Size size, std::uint64_t dryPercent, Stream& random) {
    const auto chance = (dryPercent << 32) / 100;
    DryRows dry;
    dry.fill(~std::uint64_t{0});
    for (std::int32_t y = 0; y < size.height; ++y) {
        std::uint64_t open = 0;
        for (std::int32_t x = 0; x < size.width; ++x)
            if (inEllipse({x, y}, size)) open |= std::uint64_t{1} << x;
        const auto drawn = draw64(random, chance);
        dry[static_cast<std::size_t>(y) + 1] = drawn | ~open;
    }
    return dry;
}

/// Each cell becomes what most of the nine in its square are.
DryRows smoothed(const DryRows& dry, Size size) {
    DryRows next = dry;
    const auto around = [&dry](std::size_t i) { return Neighbourhood(std::span(&dry[i], 1), 0); };
    for (std::size_t i = 1; i <= static_cast<std::size_t>(size.height); ++i) {
        const auto counts = countAround(around(i - 1), around(i), around(i + 1));
        next[i] = (dry[i] & counts.atLeast(4)) | counts.atLeast(5);
    }
    return next;
}

} // namespace

NarrowBits drawLakeShape(Size size, Stream& random) {
    const auto noise = noiseFor(size);
    auto dry = drawRows(size, noise.dryPercent, random);
    for (int i = 0; i < noise.rounds; ++i) dry = smoothed(dry, size);
    NarrowBits wet(wholeOf(size));
    for (std::int32_t y = 0; y < size.height; ++y)
        wet.row(y) = ~dry[static_cast<std::size_t>(y) + 1] & ((std::uint64_t{1} << size.width) - 1);
    const auto shape = largestPiece(wet);
    const Rect box = shape.box();
    return shape.seenIn(box).movedTo({0, 0});
}

} // namespace delve::generation
