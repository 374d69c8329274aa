#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile.h"

#include <QColor>
#include <QRgb>

#include <vector>

/// The flat colours that stand for tiles and things where cells are too small for sprites.
namespace delve::editor {

[[nodiscard]] inline QRgb toRgb(Colour colour) { return qRgb(colour.red, colour.green, colour.blue); }

class Looks;

/// The colour of every tile of a catalogue. Void has the colour of whatever the map lies on.
class TileColours {
public:
    TileColours(const TileCatalogue& catalogue, QRgb background);
    /// With the colours from afar of the tiles that a skin draws from pictures.
    TileColours(const TileCatalogue& catalogue, QRgb background, const Looks& looks);

    [[nodiscard]] QRgb operator[](Tile tile) const { return m_colours[static_cast<std::size_t>(tile)]; }
    [[nodiscard]] QRgb background() const { return m_colours[0]; }
    /// Has any tile a picture with holes? From afar half of what lies beneath such a tile is seen.
    [[nodiscard]] bool anyClear() const { return !m_clear.empty(); }
    [[nodiscard]] bool isClear(Tile tile) const { return anyClear() && m_clear[static_cast<std::size_t>(tile)]; }

private:
    std::vector<bool> m_clear;   ///< by tile; empty where none is
    std::vector<QRgb> m_colours; ///< of every possible id, so that a lookup needs no check
};

/// The colour of a thing that is drawn as a dot. A key and its lock have the colour they carry.
[[nodiscard]] QRgb dotColour(const Thing& thing);

/// Half of each, opaque.
[[nodiscard]] constexpr QRgb halfway(QRgb a, QRgb b) {
    return 0xff000000u | ((((a ^ b) & 0xfefefeu) >> 1) + (a & b & 0xffffffu));
}

/// The mean of four pixels, premultiplied if transparent: computes two channels at a time, each with room to carry.
[[nodiscard]] constexpr QRgb meanOf(QRgb a, QRgb b, QRgb c, QRgb d) {
    constexpr QRgb low = 0x00ff00ff;
    const QRgb even = ((a & low) + (b & low) + (c & low) + (d & low) + 0x00020002) >> 2;
    const QRgb odd = ((a >> 8 & low) + (b >> 8 & low) + (c >> 8 & low) + (d >> 8 & low) + 0x00020002) >> 2;
    return (even & low) | (odd & low) << 8;
}

} // namespace delve::editor
