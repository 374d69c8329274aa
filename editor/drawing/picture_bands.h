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

/// The picture of a level, drawn a few rows at a time, for pictures too large for memory. Bands of any height join to
/// the same pixels. Owned by the code that writes the picture; holds a snapshot of the level.
namespace delve::editor {

/// The memory that a program needs to open the picture, at four bytes a pixel: larger pictures are not drawn.
inline constexpr std::int64_t maxBytesOfPicture = std::int64_t{2} << 30;
/// The memory limit for drawing overlays. A map and its picture may take 64 MiB, and four bytes for each cell, two of
/// which the map itself uses.
[[nodiscard]] constexpr std::int64_t maxBytesOfOverlays(Size size) {
    return (std::int64_t{64} << 20) + 2 * size.area();
}
/// The default size of a band of bandRows(); a band is larger only if a row of cells needs more.
inline constexpr std::int64_t defaultBytesOfBand = std::int64_t{16} << 20;
inline constexpr std::int64_t maxBytesOfBand = std::int64_t{32} << 20;

/// What overlays need besides the level, in which skin it is drawn, and whether their legend is drawn below the map.
struct OverlayContext {
    std::shared_ptr<const World> world = {}; ///< of the level, if it is known
    std::uint32_t number = 0;                ///< of the level, there
    bool legend = false;
    const generation::Feedback* feedback = nullptr;
    std::string persona = {};                             ///< as in OverlaySubject
    std::shared_ptr<const play::PersonaTally> games = {}; ///< likewise
    SharedSkin skin = {};                                 ///< that everything is drawn in; null: that of the level
};
/// A narrower picture has no legend.
inline constexpr int minPixelsOfLegend = 240;

class PictureBands {
public:
    /// Fails before drawing if the picture exceeds the limits above.
    [[nodiscard]] static Result<std::unique_ptr<PictureBands>> of(const Level& level, const TileCatalogue& catalogue,
                                                                  int cellPixels,
                                                                  std::span<const std::string> overlays = {},
                                                                  const OverlayContext& context = {});

    [[nodiscard]] QSize size() const { return {m_size.width(), m_size.height() + m_legend.height()}; }
    /// All colours, if the picture has few enough; bands then hold indices into this table. Otherwise empty.
    [[nodiscard]] const std::vector<QRgb>& colours() const { return m_colours; }
    /// The format of a band: Indexed8 or RGB32.
    [[nodiscard]] QImage::Format format() const;
    /// The number of rows that gives a band of a good size.
    [[nodiscard]] int bandRows() const;

    /// Fills `band`, which is as wide as the picture and of its format, with the rows from `top` on.
    void paint(QImage& band, int top) const;

private:
    PictureBands(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                 std::span<const std::string> overlays, const OverlayContext& context);
    void layOutColours();
    void paintMap(QImage& band, int top) const;
    void paintLegend(QImage& band, int top) const;
    void paintPlain(QImage& band, int top) const;
    void paintOverlays(QImage& band, int top) const;

    int m_cell;
    QSize m_size; ///< of the map
    QImage m_legend;
    MapDrawing m_drawing;
    std::vector<std::unique_ptr<Overlay>> m_overlays;
    std::vector<QRgb> m_colours;
    std::vector<std::uint8_t> m_places; ///< index into m_colours, by tile
};

} // namespace delve::editor
