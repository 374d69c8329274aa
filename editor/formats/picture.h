#pragma once

#include "editor/drawing/picture_bands.h"
#include "editor/formats/format.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace delve::editor {

/// A colour of a picture, and the tile that it is read as: an entry of the table that a person may adjust. Adjusted
/// ones are handed on as options, named by the colour.
struct ColourEntry {
    Colour colour;
    std::int64_t pixels = 0;
    Tile tile = Tile::Void;
    friend bool operator==(const ColourEntry&, const ColourEntry&) = default;
};

/// The table of a picture, the colour of most pixels first; of many colours only the first few.
[[nodiscard]] Result<std::vector<ColourEntry>> colourTable(const QString& path);
inline constexpr std::size_t maxColourEntries = 256;

/// Draws a level in bands and packs each as it comes, so that the picture takes no more than a few of its rows in
/// memory, whatever its size.
[[nodiscard]] Done writePicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                                std::span<const std::string> overlays, QIODevice& into,
                                generation::Feedback* feedback = nullptr, const OverlayContext& context = {});

/// A level as a PNG picture: written as it is drawn, read one pixel a cell.
[[nodiscard]] Format pictureFormat();

} // namespace delve::editor
