#pragma once

#include <QImage>
#include <QRgb>

#include <map>
#include <tuple>

/// Letters as pictures of one cell, for maps drawn with letters. Each is drawn once. Owned by the view that draws.
namespace delve::editor {

class Glyphs {
public:
    /// The letter in a colour on a transparent square of `pixels`.
    [[nodiscard]] const QImage& of(char32_t glyph, QRgb colour, int pixels);

private:
    std::map<std::tuple<char32_t, QRgb, int>, QImage> m_glyphs;
};

} // namespace delve::editor
