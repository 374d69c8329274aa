#include "editor/drawing/first_person_painting.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace delve::editor {
namespace {

constexpr std::uint32_t asideBrightness = 205; ///< of 256: walls that face west or east
constexpr double nearestStandee = 0.45;        ///< anything nearer, in the eye's own cell, would hide all else
constexpr double inFront = 0.03;               ///< things in a doorway are in front of its door

QRgb* rowOf(QImage& image, int y) { return reinterpret_cast<QRgb*>(image.scanLine(y)); }

/// The rows or columns of the picture whose pixels have their middle between `from` and `to`.
struct Span {
    int first = 0;
    int end = 0;
    Span(double from, double to, int max)
        : first(std::max(0, static_cast<int>(std::ceil(std::max(from, -1.0) - 0.5)))),
          end(std::min(max, static_cast<int>(std::ceil(std::min(to, max + 1.0) - 0.5)))) {}
};

/// Maps pixels of the picture to those of a texture, at the texture size that fits best.
struct Steps {
    double from; ///< where the texture begins in the picture
    double step; ///< pixels of the largest texture size per pixel of the picture
    int size;
    Steps(double begin, double pixels)
        : from(begin), step(Texture::side / pixels), size(Texture::sizeFor(Texture::side / pixels)) {}
    [[nodiscard]] Steps largest() const {
        Steps steps = *this;
        steps.size = 0;
        return steps;
    }
    [[nodiscard]] int bits() const { return Texture::bits - size; }
    [[nodiscard]] int at(int pixel) const {
        return std::clamp(static_cast<int>((pixel + 0.5 - from) * step) >> size, 0, (1 << bits()) - 1);
    }
};

/// `above`, premultiplied, over an opaque pixel.
QRgb over(QRgb above, QRgb below) {
    const auto through = static_cast<QRgb>(255 - qAlpha(above));
    const auto part = [&](int shift) {
        return std::min<QRgb>(255, (above >> shift & 255) + (below >> shift & 255) * through / 255) << shift;
    };
    return 0xff000000 | part(16) | part(8) | part(0);
}

/// Follows a row of the picture over the floor, in cells: fixed-point numbers with 32 fraction bits.
struct FloorWalk {
    static constexpr int point = 32;
    std::int64_t x, y, stepX, stepY;

    FloorWalk(const Camera& camera, Cell origin, double depth, int width) {
        const double wide = depth / camera.focal;
        const double left = (0.5 - width / 2.0) * wide;
        x = fixed(camera.x + camera.forwardX * depth + camera.rightX() * left - origin.x);
        y = fixed(camera.y + camera.forwardY * depth + camera.rightY() * left - origin.y);
        stepX = fixed(camera.rightX() * wide);
        stepY = fixed(camera.rightY() * wide);
    }
    void goOn() {
        x += stepX;
        y += stepY;
    }
    [[nodiscard]] Cell cell() const {
        return {static_cast<std::int32_t>(x >> point), static_cast<std::int32_t>(y >> point)};
    }
    [[nodiscard]] std::size_t texel(int bits) const {
        const auto part = [bits](std::int64_t value) {
            return static_cast<std::size_t>(value >> (point - bits)) & ((std::size_t{1} << bits) - 1);
        };
        return (part(y) << bits) + part(x);
    }

private:
    static std::int64_t fixed(double value) { return static_cast<std::int64_t>(value * 4294967296.0); }
};

} // namespace

void FirstPersonPainter::paint(FirstPersonScene& scene, const Camera& camera, QImage& into) {
    m_camera = camera;
    m_width = into.width();
    m_height = into.height();
    m_light.prepare(scene, m_height);
    m_columns.resize(static_cast<std::size_t>(m_width));
    castColumns(scene, camera, m_height, m_columns, m_slices);
    paintFloors(scene, into);
    paintWalls(into);
    paintLayers(scene, into);
}

void FirstPersonPainter::paintFloors(FirstPersonScene& scene, QImage& into) {
    for (int y = (m_height + 1) / 2; y < m_height; ++y) paintFloorRow(scene, y, into);
}

FirstPersonPainter::Patch FirstPersonPainter::patchOf(SceneCell* cell, double depth, int size) const {
    if (!cell || !cell->inSight || !cell->floor) return {};
    cell->drawn = true;
    const auto at = static_cast<std::size_t>(size);
    return {cell->floor->pixels[at].data(), cell->ceiling ? cell->ceiling->pixels[at].data() : nullptr,
            &m_light.at(depth, *cell, cell->glows)};
}

/// All floor in a row has the same distance, and so has the ceiling in the row equally far above the horizon.
void FirstPersonPainter::paintFloorRow(FirstPersonScene& scene, int y, QImage& into) {
    const double below = y + 0.5 - m_height / 2.0;
    const double depth = m_camera.focal / (2 * below);
    const int above = m_height - 1 - y;
    const int size = Texture::sizeFor(Texture::side * depth / m_camera.focal);
    const Cell origin = scene.area().topLeft();
    QRgb* const floorRow = rowOf(into, y);
    QRgb* const ceilingRow = rowOf(into, above);
    FloorWalk walk(m_camera, origin, depth, m_width);
    Cell here{-1, -1};
    Patch patch;
    for (int x = 0; x < m_width; ++x, walk.goOn()) {
        if (y < m_columns[static_cast<std::size_t>(x)].end) continue;
        if (const Cell cell = walk.cell(); cell != here) {
            here = cell;
            patch = patchOf(scene.at(origin.x + here.x, origin.y + here.y), depth, size);
        }
        if (!patch.floor) {
            floorRow[x] = m_light.unseen(y);
            ceilingRow[x] = m_light.unseen(above);
            continue;
        }
        const auto at = walk.texel(Texture::bits - size);
        floorRow[x] = 0xff000000 | patch.light->on(patch.floor[at]);
        ceilingRow[x] = patch.ceiling ? 0xff000000 | patch.light->on(patch.ceiling[at]) : m_light.sky(above);
    }
}

void FirstPersonPainter::paintWalls(QImage& into) {
    for (int column = 0; column < m_width; ++column) paintWall(column, into);
}

void FirstPersonPainter::paintWall(int column, QImage& into) {
    const auto& wall = m_columns[static_cast<std::size_t>(column)];
    const double top = m_height / 2.0 - wall.half;
    const int first = m_height - wall.end;
    const auto stride = into.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    QRgb* at = rowOf(into, 0) + static_cast<qsizetype>(first) * stride + column;
    if (!wall.texture) {
        for (int y = first; y < wall.end; ++y, at += stride) *at = m_light.unseen(y);
        return;
    }
    const Steps steps(top, 2 * wall.half);
    const auto& light = m_light.at(wall.depth, *wall.cell, wall.cell->glows);
    const Light shown = wall.aside ? light.dimmed(asideBrightness) : light;
    const QRgb* const pixels =
        wall.texture->pixels[static_cast<std::size_t>(steps.size)].data() + (wall.u >> steps.size);
    for (int y = first; y < wall.end; ++y, at += stride)
        *at = 0xff000000 | shown.on(pixels[static_cast<std::size_t>(steps.at(y)) << steps.bits()]);
}

void FirstPersonPainter::paintLayers(const FirstPersonScene& scene, QImage& into) {
    m_layers.clear();
    for (const auto& standee : scene.standees()) {
        const double dx = standee.x - m_camera.x;
        const double dy = standee.y - m_camera.y;
        const double depth = dx * m_camera.forwardX + dy * m_camera.forwardY;
        if (depth < nearestStandee) continue;
        m_layers.push_back({depth - inFront, dx * m_camera.rightX() + dy * m_camera.rightY(), &standee, nullptr});
    }
    for (const auto& slice : m_slices) m_layers.push_back({slice.depth, 0, nullptr, &slice});
    std::ranges::stable_sort(m_layers, std::greater<>(), &Layer::depth);
    for (const auto& layer : m_layers)
        if (layer.standee) paintStandee(layer, into);
        else paintSlice(*layer.slice, into);
}

void FirstPersonPainter::paintStandee(const Layer& layer, QImage& into) {
    const auto& standee = *layer.standee;
    const double scale = m_camera.focal / layer.depth;
    const double pixels = scale * standee.height;
    const double left = m_width / 2.0 + layer.right * scale - pixels / 2;
    const double top = m_height / 2.0 + scale / 2 - pixels;
    const Span rows(top, top + pixels, m_height);
    const Span columns(left, left + pixels, m_width);
    const Steps down(top, pixels);
    const Steps right(left, pixels);
    const Light& light = m_light.at(layer.depth, standee.light, standee.glows);
    const QRgb* const texture = standee.picture->pixels[static_cast<std::size_t>(down.size)].data();
    for (int y = rows.first; y < rows.end; ++y) {
        const QRgb* const from = texture + (static_cast<std::size_t>(down.at(y)) << down.bits());
        QRgb* const row = rowOf(into, y);
        for (int x = columns.first; x < columns.end; ++x) {
            if (layer.depth >= m_columns[static_cast<std::size_t>(x)].depth) continue;
            if (const QRgb pixel = from[right.at(x)]; pixel != 0) row[x] = over(light.onClear(pixel), row[x]);
        }
    }
}

void FirstPersonPainter::paintSlice(const OpeningSlice& slice, QImage& into) {
    const double half = m_camera.focal / (2 * std::max(slice.depth, nearestDepth));
    const double top = m_height / 2.0 - half;
    const Span rows(top, top + 2 * half, m_height);
    const Steps steps = Steps(top, 2 * half).largest();
    const Light& light = m_light.at(slice.depth, *slice.cell);
    const QRgb* const pixels = slice.cell->wall->pixels[0].data() + slice.u;
    for (int y = rows.first; y < rows.end; ++y) {
        const QRgb pixel = pixels[static_cast<std::size_t>(steps.at(y)) << steps.bits()];
        if (qAlpha(pixel) != 0) rowOf(into, y)[slice.column] = 0xff000000 | light.on(pixel);
    }
}

} // namespace delve::editor
