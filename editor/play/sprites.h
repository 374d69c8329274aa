#pragma once

#include "editor/drawing/skin_sprites.h"
#include "editor/drawing/sprite_parts.h"
#include "editor/drawing/standing.h"
#include "playtest/rules/game.h"

#include <QImage>

#include <map>
#include <tuple>

/// The pictures of things and creatures in a game, each drawn once for each size. Owned by the view that draws.
namespace delve::editor {

class PlaySprites {
public:
    [[nodiscard]] const QImage& of(const QString& part, QRgb colour, int pixels);
    [[nodiscard]] const QImage& of(const Thing& thing, int pixels, unsigned picturesAfter = 0); ///< the first one
    /// The sprite that a skin has for a thing; null: it has none. Valid until the next call.
    [[nodiscard]] const SkinSprite* ofSkin(const Thing& thing, const SharedSkin& skin, int pixels, unsigned frame);
    /// The memory that sprites of skins take at most, but for one of them.
    static constexpr std::size_t mostBytesOfSkin = std::size_t{32} << 20;

private:
    SpriteParts m_parts;
    std::map<std::tuple<QString, QRgb, int>, QImage> m_sprites;
    SharedSkin m_skin;                                                          ///< that these are of
    std::map<std::tuple<std::uint16_t, std::size_t, int>, SkinSprite> m_ofSkin; ///< by row, frame, and pixels of a cell
    std::size_t m_bytesOfSkin = 0;
};

/// The sprite parts: of a player by number, of an enemy by its kind.
[[nodiscard]] QString playerSprite(std::size_t player);
[[nodiscard]] QString enemySprite(const EnemyKind& kind);
/// A player who looks into a direction, with one foot forward or the other; west is the mirror of east.
[[nodiscard]] QString heroSprite(std::size_t player, Direction facing, bool otherFoot);
/// The colours of their glyphs and dots.
[[nodiscard]] QRgb playerColour(std::size_t player);

} // namespace delve::editor
