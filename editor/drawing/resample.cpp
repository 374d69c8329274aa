#include "editor/drawing/resample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace delve::editor {
namespace {

constexpr int wholeWeight = 256;

/// The pixels that one pixel of the result covers along one direction, and how much of it each of them fills.
struct Cover {
    std::int32_t first = 0;
    std::array<std::uint16_t, 4> weights{}; ///< add up to wholeWeight
};

Cover coverOf(std::int32_t pixel, double scale, std::int32_t length) {
    const double from = std::clamp(pixel / scale, 0.0, length - 1e-6);
    const double to = std::clamp((pixel + 1) / scale, from + 1e-6, static_cast<double>(length));
    Cover cover{static_cast<std::int32_t>(from), {}};
    int left = wholeWeight;
    for (std::size_t i = 0; i < cover.weights.size() && left > 0; ++i) {
        const auto end = std::min(to, static_cast<double>(cover.first) + static_cast<double>(i) + 1);
        const auto upToHere = static_cast<int>(std::lround((end - from) / (to - from) * wholeWeight));
        const int weight = std::min(left, upToHere - (wholeWeight - left));
        cover.weights[i] = static_cast<std::uint16_t>(weight);
        left -= weight;
    }
    cover.weights[0] = static_cast<std::uint16_t>(cover.weights[0] + left);
    while (cover.weights[0] == 0) { // the slice is too thin to count: begin at the next pixel
        std::shift_left(cover.weights.begin(), cover.weights.end(), 1);
        cover.weights.back() = 0;
        ++cover.first;
    }
    return cover;
}

std::vector<Cover> coversOf(std::int32_t from, std::int32_t count, double scale, std::int32_t length) {
    std::vector<Cover> covers;
    covers.reserve(static_cast<std::size_t>(count));
    for (std::int32_t i = 0; i < count; ++i) covers.push_back(coverOf(from + i, scale, length));
    return covers;
}

std::int32_t lastOf(const Cover& cover) {
    std::int32_t last = cover.first;
    for (std::size_t i = 1; i < cover.weights.size(); ++i)
        if (cover.weights[i] > 0) last = cover.first + static_cast<std::int32_t>(i);
    return last;
}

/// Adds the weighted parts of `from` to sums of 16 bits each: a loop that compilers turn into vector instructions.
void addWeighted(std::span<const QRgb> from, std::uint16_t weight, std::uint16_t* sums) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(from.data());
    for (std::size_t i = 0; i < from.size() * 4; ++i) sums[i] = static_cast<std::uint16_t>(sums[i] + bytes[i] * weight);
}

void toPixels(std::span<const std::uint16_t> sums, std::span<QRgb> into) {
    auto* bytes = reinterpret_cast<std::uint8_t*>(into.data());
    for (std::size_t i = 0; i < sums.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>((sums[i] + wholeWeight / 2 - 1) / wholeWeight);
}

void mixColumns(std::span<const Cover> covers, std::int32_t firstColumn, std::span<const QRgb> from, QRgb* into) {
    constexpr QRgb low = 0x00ff00ff;
    for (const auto& cover : covers) {
        const QRgb* pixel = from.data() + (cover.first - firstColumn);
        if (cover.weights[0] == wholeWeight) {
            *into++ = *pixel;
            continue;
        }
        QRgb even = 0x007f007f, odd = 0x007f007f;
        for (std::size_t i = 0; i < cover.weights.size() && cover.weights[i] > 0; ++i) {
            even += (pixel[i] & low) * cover.weights[i];
            odd += (pixel[i] >> 8 & low) * cover.weights[i];
        }
        *into++ = (even >> 8 & low) | (odd & 0xff00ff00);
    }
}

/// Mixes rows of the source as a row of the result needs them; keeps the last few that were read.
class RowMixer {
public:
    RowMixer(std::int32_t firstColumn, std::size_t width, const ReadPixels& read)
        : m_firstColumn(firstColumn), m_read(read), m_sums(width * 4), m_mixed(width) {
        for (auto& row : m_rows) row.pixels.resize(width);
    }

    std::span<const QRgb> mix(const Cover& cover) {
        if (cover.weights[0] == wholeWeight) return rowAt(cover.first);
        std::ranges::fill(m_sums, std::uint16_t{0});
        for (std::size_t i = 0; i < cover.weights.size(); ++i)
            if (cover.weights[i] > 0)
                addWeighted(rowAt(cover.first + static_cast<std::int32_t>(i)), cover.weights[i], m_sums.data());
        toPixels(m_sums, m_mixed);
        return m_mixed;
    }

private:
    struct Row {
        std::int32_t y = -1;
        std::vector<QRgb> pixels;
    };

    std::span<const QRgb> rowAt(std::int32_t y) {
        auto& row = m_rows[static_cast<std::size_t>(y) % m_rows.size()];
        if (row.y != y) m_read(y, m_firstColumn, row.pixels);
        row.y = y;
        return row.pixels;
    }

    std::int32_t m_firstColumn;
    const ReadPixels& m_read;
    std::array<Row, 4> m_rows;
    std::vector<std::uint16_t> m_sums;
    std::vector<QRgb> m_mixed;
};

} // namespace

void resample(QImage& into, QPoint origin, double scale, Size source, const ReadPixels& read) {
    if (into.isNull() || source.area() == 0) return;
    const auto columns = coversOf(origin.x(), into.width(), scale, source.width);
    const auto firstColumn = columns.front().first;
    RowMixer rows(firstColumn, static_cast<std::size_t>(lastOf(columns.back()) + 1 - firstColumn), read);
    for (int y = 0; y < into.height(); ++y) {
        const auto mixed = rows.mix(coverOf(origin.y() + y, scale, source.height));
        mixColumns(columns, firstColumn, mixed, reinterpret_cast<QRgb*>(into.scanLine(y)));
    }
}

} // namespace delve::editor
