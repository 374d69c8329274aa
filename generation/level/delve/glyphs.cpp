#include "generation/level/delve/glyphs.h"

#include "generation/level/printable.h"

#include <algorithm>
#include <set>

namespace delve {
namespace {

constexpr char32_t firstSpareGlyph = 0x4e00;
constexpr char32_t lastCodePoint = 0x10ffff;

/// Those of the first version and the world's own come first: what was written once comes out the same again.
std::vector<Tile> inOrderOfClaim(const TileCatalogue& tiles) {
    auto all = tiles.all();
    std::stable_partition(all.begin(), all.end(), [](Tile tile) {
        const auto id = static_cast<int>(tile);
        return id < firstBuiltInTiles || id >= firstCustomTile;
    });
    return all;
}

/// A quotation mark would be written as two characters, and shift its row.
char32_t writtenAs(Tile tile, char32_t glyph) { return tile == Tile::Shallows && glyph == U'"' ? U'-' : glyph; }

} // namespace

bool isFileGlyph(char32_t glyph) { return isPrintableGlyph(glyph) && glyph != U'"' && glyph != U'\\'; }

GlyphsOut::GlyphsOut(const TileCatalogue& tiles) {
    const auto all = inOrderOfClaim(tiles);
    m_glyphs.resize(static_cast<std::size_t>(std::ranges::max(all)) + 1);
    m_bytes.assign(tileIds, static_cast<char>(tiles[Tile::Void].glyph)); // what the catalogue does not know is void
    std::set<char32_t> taken;
    std::vector<Tile> without;
    const auto give = [&](Tile tile, char32_t glyph) {
        auto& text = m_glyphs[static_cast<std::size_t>(tile)];
        appendUtf8(text, glyph);
        m_bytes[static_cast<std::size_t>(tile)] = text.size() == 1 ? text[0] : '\0';
    };
    for (const auto tile : all) {
        const auto glyph = writtenAs(tile, tiles[tile].glyph);
        const bool fits = isFileGlyph(glyph) || (tile == Tile::Void && glyph == U' ');
        if (fits && taken.insert(glyph).second) give(tile, glyph);
        else without.push_back(tile);
    }
    char32_t spare = firstSpareGlyph;
    for (const auto tile : without) {
        while (taken.contains(spare)) ++spare;
        give(tile, spare++);
    }
}

GlyphsIn::GlyphsIn() : m_pages(lastCodePoint / pageSize + 1, 0), m_entries(pageSize, nothing) {}

bool GlyphsIn::add(char32_t glyph, Tile tile) {
    auto& page = m_pages[glyph / pageSize];
    if (page == 0) {
        page = static_cast<std::uint32_t>(m_entries.size());
        m_entries.resize(m_entries.size() + pageSize, nothing);
    }
    auto& place = m_entries[page + glyph % pageSize];
    if (place != nothing) return false;
    place = static_cast<std::uint16_t>(tile);
    return true;
}

bool GlyphsIn::readBytes(std::string_view row, std::span<Tile> into) const {
    const std::uint16_t* const page = m_entries.data() + m_pages[0];
    std::uint32_t strange = 0;
    for (std::size_t i = 0; i < into.size(); ++i) {
        const auto byte = static_cast<unsigned char>(row[i]);
        const std::uint16_t tile = page[byte];
        strange |= static_cast<std::uint32_t>(byte >= 0x80) | static_cast<std::uint32_t>(tile == nothing);
        into[i] = static_cast<Tile>(tile);
    }
    return strange == 0;
}

GlyphsIn::RowResult GlyphsIn::readRow(std::string_view row, std::span<Tile> into) const {
    if (row.size() == into.size() && readBytes(row, into)) return {row.size(), {}};
    RowResult result;
    while (!row.empty()) {
        const auto first = firstCodePoint(row);
        const auto tile = entry(first.value);
        if (tile == nothing && !result.stranger) result.stranger = result.length;
        if (result.length < into.size()) into[result.length] = static_cast<Tile>(tile);
        ++result.length;
        row.remove_prefix(std::max<std::size_t>(first.bytes, 1));
    }
    return result;
}

} // namespace delve
