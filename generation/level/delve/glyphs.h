#pragma once

#include "generation/level/tile.h"
#include "generation/level/utf8.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Which glyph stands for which tile in the rows of a file.
namespace delve {

/// How many ids of tiles there can be.
inline constexpr std::size_t tileIds = 65536;

/// Can rows use this glyph: does it stand for itself in JSON,
/// and can it be seen? For void, a space counts as visible.
[[nodiscard]] bool isFileGlyph(char32_t glyph);

/// The glyph that the writer uses for each tile. A tile keeps the glyph of the catalogue; if an earlier tile has it, or
/// if it cannot stand in a row, the tile gets one from U+4E00 upward. This does not depend on what a level uses, so
/// painting with one more tile changes no other row.
class GlyphsOut {
public:
    explicit GlyphsOut(const TileCatalogue& tiles);
    /// The glyph in UTF-8. A tile that the catalogue does not know counts as void.
    [[nodiscard]] const std::string& of(Tile tile) const {
        const auto id = static_cast<std::size_t>(tile);
        return m_glyphs[id < m_glyphs.size() && !m_glyphs[id].empty() ? id : 0];
    }
    /// The glyph where it is one byte, else 0.
    [[nodiscard]] char byteOf(Tile tile) const { return m_bytes[static_cast<std::size_t>(tile)]; }

private:
    std::vector<std::string> m_glyphs;
    std::vector<char> m_bytes; ///< of every id that there can be
};

/// The legend of a file: glyph to tile, in pages of 256 glyphs, most of which are never allocated.
class GlyphsIn {
public:
    GlyphsIn();
    /// False where the glyph already stands for a tile.
    bool add(char32_t glyph, Tile tile);
    [[nodiscard]] std::optional<Tile> find(char32_t glyph) const {
        const auto found = entry(glyph);
        return found == nothing ? std::nullopt : std::optional(static_cast<Tile>(found));
    }
    /// The result for a row of well-formed UTF-8: good if `length` is as expected and there is no stranger.
    struct RowResult {
        std::size_t length = 0;              ///< glyphs in the row
        std::optional<std::size_t> stranger; ///< the first glyph that the legend does not have
    };
    [[nodiscard]] RowResult readRow(std::string_view row, std::span<Tile> into) const;

private:
    static constexpr std::uint16_t nothing = 0xffff;
    static constexpr std::size_t pageSize = 256;
    [[nodiscard]] std::uint16_t entry(char32_t glyph) const {
        return m_entries[m_pages[glyph / pageSize] + glyph % pageSize];
    }
    [[nodiscard]] bool readBytes(std::string_view row, std::span<Tile> into) const;

    std::vector<std::uint32_t> m_pages; ///< where each page begins; the first page is empty and serves all that are
    std::vector<std::uint16_t> m_entries;
};

} // namespace delve
