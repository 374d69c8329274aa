#pragma once

#include <QImage>
#include <QRgb>

#include <map>
#include <tuple>

/// Letters as pictures of one cell, for those who like a map of letters. Each is drawn once. Owned by whoever draws.
namespace delve::editor {

class Glyphs {
public:
    /// The letter in a colour on a square of `pixels`, on nothing.
    [[nodiscard]] const QImage& of(char32_t glyph, QRgb colour, int pixels);

private:
    std::map<std::tuple<char32_t, QRgb, int>, QImage> m_glyphs;
};

} // namespace delve::editor
