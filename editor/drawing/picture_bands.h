#pragma once

#include "editor/drawing/map_drawing.h"
#include "editor/drawing/overlays.h"
#include "generation/level/result.h"

#include <QImage>
#include <QSize>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

/// The picture of a level, drawn a few rows at a time, for pictures that are larger than memory should be. Bands of any
/// height fit together to the same pixels. Owned by whoever writes the picture; holds a snapshot of the level.
namespace delve::editor {

/// What the one who opens a picture needs, at four bytes a pixel: more is not drawn.
inline constexpr std::int64_t maxBytesOfPicture = std::int64_t{2} << 30;
/// What is taken to draw overlays with. A map and its picture may take 64 MiB, and four bytes for each cell, of which
/// the map itself has two.
[[nodiscard]] constexpr std::int64_t maxBytesOfOverlays(Size size) {
    return (std::int64_t{64} << 20) + 2 * size.area();
}
/// What a band of bandRows() takes, where that is enough for a row of cells; at the most, unless a row takes more.
inline constexpr std::int64_t defaultBytesOfBand = std::int64_t{16} << 20;
inline constexpr std::int64_t maxBytesOfBand = std::int64_t{32} << 20;

class PictureBands {
public:
    /// Refuses what is larger than the budgets above, before anything is drawn.
    [[nodiscard]] static Result<std::unique_ptr<PictureBands>>
    of(const Level& level, const TileCatalogue& catalogue, int cellPixels, std::span<const std::string> overlays = {});

    [[nodiscard]] QSize size() const { return m_size; }
    /// Where the picture has few enough colours, all of them: bands are of places in this table then. Else it is empty.
    [[nodiscard]] const std::vector<QRgb>& colours() const { return m_colours; }
    /// What a band is to be: Indexed8 or RGB32.
    [[nodiscard]] QImage::Format format() const;
    /// How many rows make a band of a good size.
    [[nodiscard]] int bandRows() const;

    /// Fills `band`, which is as wide as the picture and of its format, with the rows from `top` on.
    void paint(QImage& band, int top) const;

private:
    PictureBands(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                 std::span<const std::string> overlays);
    void layOutColours();
    void paintPlain(QImage& band, int top) const;
    void paintOverlays(QImage& band, int top) const;

    int m_cell;
    QSize m_size;
    MapDrawing m_drawing;
    std::vector<std::unique_ptr<Overlay>> m_overlays;
    std::vector<QRgb> m_colours;
    std::vector<std::uint8_t> m_places; ///< in m_colours, by tile
};

} // namespace delve::editor
