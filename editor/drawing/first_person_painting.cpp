#include "editor/drawing/first_person_painting.h"

#include "editor/drawing/first_person_liquids.h"
#include "editor/drawing/veils.h"

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

/// Follows a column of a texture down the picture: fixed-point numbers with 24 fraction bits.
class StripWalk {
public:
    /// One cell of texture lies between the rows `top` and `top + pixels`; begins in the middle of the row `first`.
    StripWalk(int first, double top, double pixels)
        : m_size(Texture::sizeFor(Texture::side / pixels)), m_bits(Texture::bits - m_size),
          m_at(fixed((first + 0.5 - top) * Texture::side / pixels)), m_step(fixed(Texture::side / pixels)) {}
    [[nodiscard]] const QRgb* pixelsOf(const Texture& texture, int u) const {
        return texture.pixels[static_cast<std::size_t>(m_size)].data() + (u >> m_size);
    }
    /// Where the pixel of this row is; goes to the next row.
    std::size_t next() {
        const auto row = std::min<std::int64_t>(m_at >> (point + m_size), (1 << m_bits) - 1);
        m_at += m_step;
        return static_cast<std::size_t>(std::max<std::int64_t>(row, 0)) << m_bits;
    }

private:
    static constexpr int point = 24;
    static std::int64_t fixed(double value) { return static_cast<std::int64_t>(value * (1 << point)); }
    int m_size;
    int m_bits;
    std::int64_t m_at;
    std::int64_t m_step;
};

/// A pixel that may be clear in part, in this light.
QRgb shownOver(const Light& light, QRgb pixel, QRgb below) {
    return qAlpha(pixel) == 255 ? 0xff000000 | light.on(pixel) : over(light.onClear(pixel), below);
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
    /// In cells, from the origin.
    [[nodiscard]] double inCellsX() const { return static_cast<double>(x) / 4294967296.0; }
    [[nodiscard]] double inCellsY() const { return static_cast<double>(y) / 4294967296.0; }
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
    m_light.prepare(scene, camera, into.size());
    m_light.paintBackdrop(into);
    m_columns.resize(static_cast<std::size_t>(m_width));
    castColumns(scene, camera, m_height, m_columns, m_slices);
    paintFloors(scene, into);
    paintWalls(into);
    paintLayers(scene, into);
}

FirstPersonPainter::Patch FirstPersonPainter::patchOf(SceneCell* cell, int size) {
    if (!cell || !cell->inSight || !cell->floor) return {};
    cell->drawn = true;
    const auto at = static_cast<std::size_t>(size);
    return {cell, cell->floor->pixels[at].data(), cell->ceiling ? cell->ceiling->pixels[at].data() : nullptr};
}

void FirstPersonPainter::paintFloors(FirstPersonScene& scene, QImage& into) {
    for (int y = (m_height + 1) / 2; y < m_height; ++y) paintFloorRow(scene, y, into);
}

/// All floor in a row has the same depth, and so has the ceiling in the row equally far above the horizon.
void FirstPersonPainter::paintFloorRow(FirstPersonScene& scene, int y, QImage& into) {
    const double depth = m_camera.focal / (2 * (y + 0.5 - m_height / 2.0));
    const auto steps = static_cast<float>(depth * FirstPersonLight::stepsOfCell);
    const int above = m_height - 1 - y;
    const int size = Texture::sizeFor(Texture::side * depth / m_camera.focal);
    const Cell origin = scene.area().topLeft();
    const FirstPersonLiquids liquids(scene, m_camera);
    QRgb* const floorRow = rowOf(into, y);
    QRgb* const ceilingRow = rowOf(into, above);
    FloorWalk walk(m_camera, origin, depth, m_width);
    Cell here{-1, -1};
    Patch patch;
    for (int x = 0; x < m_width; ++x, walk.goOn()) {
        if (y < m_columns[static_cast<std::size_t>(x)].end) continue;
        if (const Cell cell = walk.cell(); cell != here) {
            here = cell;
            patch = patchOf(scene.at(origin.x + here.x, origin.y + here.y), size);
        }
        if (!patch.cell) continue;
        const auto step = static_cast<int>(steps * m_light.away(x));
        const auto& light = m_light.atStep(step, patch.cell->least());
        const auto at = walk.texel(Texture::bits - size);
        const QRgb ground = patch.cell->depth == 0 ? patch.floor[at]
                                                   : liquids.through(origin.x + walk.inCellsX(),
                                                                     origin.y + walk.inCellsY(), *patch.cell, size);
        floorRow[x] = 0xff000000 | light.on(ground);
        if (patch.ceiling) ceilingRow[x] = 0xff000000 | m_light.atStep(step, patch.cell->light).on(patch.ceiling[at]);
        else if (!m_light.open()) ceilingRow[x] = m_light.sky(above);
    }
}

void FirstPersonPainter::paintWalls(QImage& into) {
    for (int column = 0; column < m_width; ++column) {
        const auto& wall = m_columns[static_cast<std::size_t>(column)];
        if (!wall.texture) continue;
        const double top = m_height / 2.0 - wall.half;
        const int first = m_height - wall.end;
        const auto& light = m_light.at(wall.depth * m_light.away(column), wall.cell->least());
        const Light shown = wall.aside ? light.dimmed(asideBrightness) : light;
        const Strip strip{column, first, wall.end, top, 2 * wall.half, wall.u, shown};
        paintStrip(strip, *wall.texture, into);
        if (!m_light.open() || !wall.cell->crown) continue;
        const double above = top - 2 * wall.half;
        const Strip rising{column, Span(above, top, first).first, first, above, 2 * wall.half, wall.u, shown};
        paintClearStrip(rising, *wall.cell->crown, into);
    }
}

void FirstPersonPainter::paintStrip(const Strip& strip, const Texture& texture, QImage& into) {
    const auto stride = into.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    QRgb* at = rowOf(into, 0) + strip.first * stride + strip.column;
    const Light light = strip.light;
    StripWalk walk(strip.first, strip.top, strip.height);
    const QRgb* const pixels = walk.pixelsOf(texture, strip.u);
    for (int y = strip.first; y < strip.end; ++y, at += stride) *at = 0xff000000 | light.on(pixels[walk.next()]);
}

void FirstPersonPainter::paintClearStrip(const Strip& strip, const Texture& texture, QImage& into) {
    const auto stride = into.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    QRgb* at = rowOf(into, 0) + strip.first * stride + strip.column;
    StripWalk walk(strip.first, strip.top, strip.height);
    const QRgb* const pixels = walk.pixelsOf(texture, strip.u);
    for (int y = strip.first; y < strip.end; ++y, at += stride)
        if (const QRgb pixel = pixels[walk.next()]; pixel != 0) *at = shownOver(strip.light, pixel, *at);
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
        else if (layer.slice->cell->box) paintBox(*layer.slice, into);
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
    const Light& light = m_light.at(std::hypot(layer.depth, layer.right), standee.light);
    const QRgb* const texture = standee.picture->pixels[static_cast<std::size_t>(down.size)].data();
    for (int y = rows.first; y < rows.end; ++y) {
        const QRgb* const from = texture + (static_cast<std::size_t>(down.at(y)) << down.bits());
        QRgb* const row = rowOf(into, y);
        for (int x = columns.first; x < columns.end; ++x) {
            if (layer.depth >= m_columns[static_cast<std::size_t>(x)].depth) continue;
            if (const QRgb pixel = from[right.at(x)]; pixel != 0) row[x] = shownOver(light, pixel, row[x]);
        }
    }
}

void FirstPersonPainter::paintSlice(const OpeningSlice& slice, QImage& into) {
    const double half = m_camera.focal / (2 * std::max(slice.depth, nearestDepth));
    const double top = m_height / 2.0 - half;
    const Span rows(top, top + 2 * half, m_height);
    const Steps steps = Steps(top, 2 * half).largest();
    const Light& light = m_light.at(slice.depth * m_light.away(slice.column), slice.cell->least());
    const QRgb* const pixels = slice.cell->wall->pixels[0].data() + slice.u;
    for (int y = rows.first; y < rows.end; ++y) {
        const QRgb pixel = pixels[static_cast<std::size_t>(steps.at(y)) << steps.bits()];
        if (qAlpha(pixel) != 0) rowOf(into, y)[slice.column] = 0xff000000 | light.on(pixel);
    }
}

/// Its front, and above it the top, of which each row is a little farther away.
void FirstPersonPainter::paintBox(const OpeningSlice& box, QImage& into) {
    constexpr double below = 0.5 - boxHeight; // the eye
    const double middle = m_height / 2.0;
    const double scale = m_camera.focal / std::max(box.depth, nearestDepth);
    const Span front(middle + scale * below, middle + scale / 2, m_height);
    const Light light = m_light.at(box.depth * m_light.away(box.column), box.cell->least());
    const Texture& texture = *box.cell->box;
    const double top = middle + scale * (below - 1 + boxHeight); // the front shows the upper part of its texture
    paintStrip({box.column, front.first, front.end, top + scale * (1 - boxHeight), scale, box.u,
                light.dimmed(box.aside ? 150 : 190)},
               texture, into);
    const Span rows(middle + m_camera.focal * below / box.far, middle + scale * below, m_height);
    const double slope = (box.column + 0.5 - m_width / 2.0) / m_camera.focal;
    const double alongX = m_camera.forwardX + m_camera.rightX() * slope;
    const double alongY = m_camera.forwardY + m_camera.rightY() * slope;
    const int size = Texture::sizeFor(Texture::side * box.depth / m_camera.focal);
    for (int y = rows.first; y < rows.end; ++y) {
        const double depth = m_camera.focal * below / (y + 0.5 - middle);
        const QRgb pixel = texelOf(texture, m_camera.x + alongX * depth, m_camera.y + alongY * depth, size);
        rowOf(into, y)[box.column] = 0xff000000 | light.on(pixel);
    }
}

} // namespace delve::editor
