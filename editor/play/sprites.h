#pragma once

#include "editor/drawing/sprite_parts.h"
#include "editor/drawing/standing.h"
#include "playtest/rules/game.h"

#include <QImage>

#include <map>
#include <tuple>

/// The pictures of what stands and walks in a game, each drawn once for a size. Owned by whoever draws.
namespace delve::editor {

class PlaySprites {
public:
    [[nodiscard]] const QImage& of(const QString& part, QRgb colour, int pixels);
    [[nodiscard]] const QImage& of(const Thing& thing, int pixels);

private:
    SpriteParts m_parts;
    std::map<std::tuple<QString, QRgb, int>, QImage> m_sprites;
};

/// The parts that show them: a player by number, an enemy by its kind.
[[nodiscard]] QString playerSprite(std::size_t player);
[[nodiscard]] QString enemySprite(const EnemyKind& kind);
/// In what colour glyphs and dots show them.
[[nodiscard]] QRgb playerColour(std::size_t player);

} // namespace delve::editor
