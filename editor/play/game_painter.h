#pragma once

#include "editor/play/glyphs.h"
#include "editor/play/motion.h"
#include "editor/play/sprites.h"
#include "playtest/shell/map_text.h"

#include <QPainter>

/// Draws a game over the ground of its level: darkness and dimness, things, enemies and players. The same for the
/// window and for the small pictures of saved games. Owned by the view that draws.
namespace delve::editor {

/// What is drawn: the game's level as its players know it.
struct GameScene {
    const play::Game& game;
    std::uint32_t level = 0;
    const play::Knowledge& known;
    const Motion& motion;
    bool lights = true;
    bool letters = false; ///< glyphs in place of pictures
    QRgb dark = 0xff000000;
    unsigned frame = 0;   ///< of what moves
    SharedSkin skin = {}; ///< that things are drawn in; null: by code
};

/// Where the cells are in the painting.
struct CellPlaces {
    double pixels = 1; ///< per cell
    QPointF origin;    ///< of the map's top left corner
    [[nodiscard]] QRectF of(QPointF at) const { return {origin + at * pixels, QSizeF(pixels, pixels)}; }
};

class GamePainter {
public:
    /// `cells`: those that are visible, at least in part.
    void paint(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells);

private:
    void paintDark(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells);
    void paintLetters(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells);
    void paintThings(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells);
    void paintWalkers(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells);
    void paintWalker(QPainter& painter, const GameScene& scene, const QRectF& place, const Motion::Walker& walker);
    void paintHero(QPainter& painter, const GameScene& scene, const QRectF& place, const Motion::Walker& walker);
    void put(QPainter& painter, const QRectF& place, const QImage& image) const;

    PlaySprites m_sprites;
    Glyphs m_glyphs;
};

} // namespace delve::editor
