#pragma once

#include "generation/level/tile.h"

#include <string_view>

namespace delve::editor {

/// Gives glyphs that no tile of a catalogue has, each once.
class FreeGlyphs {
public:
    explicit FreeGlyphs(const TileCatalogue& catalogue) : m_catalogue(catalogue) {}
    char32_t next() {
        char32_t glyph = 0;
        do glyph = candidate();
        while (m_catalogue.findGlyph(glyph));
        return glyph;
    }

private:
    static constexpr std::string_view letters = "abdefghjmopqrtuvwyzABCDEFHIJKLMNPQRSUVWYZ0789";
    char32_t candidate() {
        return m_letter < letters.size() ? static_cast<char32_t>(letters[m_letter++]) : m_further++;
    }
    const TileCatalogue& m_catalogue;
    std::size_t m_letter = 0;
    char32_t m_further = 0x4e00; ///< spare glyphs in the legends of files begin here, too
};

} // namespace delve::editor
