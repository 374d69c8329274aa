#pragma once

#include "editor/formats/format.h"
#include "editor/png/read_png.h"

#include <QString>

#include <cstdint>
#include <cstdlib>
#include <memory>

/// Maps in pictures, one pixel a cell: which tile a colour is, and the way through such a picture. Used by the picture
/// format.
namespace delve::editor {

inline constexpr std::uint32_t minAlpha = 128; ///< a pixel that is rather clear is void
inline constexpr std::size_t coloursOfPixels = std::size_t{1} << 24;

/// Memory of zeros that is taken only where something is written to it.
template <class Number>
class SparseTable {
public:
    explicit SparseTable(std::size_t size) : m_numbers(static_cast<Number*>(std::calloc(size, sizeof(Number)))) {
        if (!m_numbers) throw std::bad_alloc();
    }
    Number& operator[](std::size_t at) { return m_numbers.get()[at]; }

private:
    struct Free {
        void operator()(Number* numbers) const { std::free(numbers); }
    };
    std::unique_ptr<Number, Free> m_numbers;
};

/// The built-in tile of the nearest colour, the first of equals, or the one that the options say. Each colour is looked
/// up once: a byte for every colour there is, however many a picture has.
class NearestTile {
public:
    explicit NearestTile(const FormatOptions& options = {});
    /// 0xAARRGGBB.
    [[nodiscard]] Tile operator()(std::uint32_t pixel) {
        if (pixel >> 24 < minAlpha) return Tile::Void;
        auto& known = m_known[pixel & 0xffffff];
        if (known == 0) known = static_cast<std::uint8_t>(static_cast<int>(search(pixel)) + 1);
        return static_cast<Tile>(known - 1);
    }

private:
    [[nodiscard]] Tile search(std::uint32_t pixel) const;

    TileCatalogue m_catalogue;
    std::vector<Tile> m_tiles;                          ///< all of the catalogue
    SparseTable<std::uint8_t> m_known{coloursOfPixels}; ///< by colour: the tile, counted from 1; 0 until it is asked
};

/// Reads the rows of a picture of a size that a map can have; the header says it before any memory is taken.
[[nodiscard]] Done readMapPixels(const QString& path, PngRows rows);

} // namespace delve::editor
