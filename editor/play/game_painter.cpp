#include "editor/play/game_painter.h"

#include "editor/drawing/colours.h"
#include "editor/drawing/looks.h"
#include "generation/level/enemy_kind.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

constexpr QRgb dim = qRgba(6, 6, 10, 150);  ///< over what is only remembered, premultiplied
constexpr double minSpritePixels = 7;       ///< smaller cells show a dot
constexpr double minPlainPlayerPixels = 14; ///< smaller players get a ring, so that they are easy to find
constexpr QRgb letterGround = qRgb(0x16, 0x16, 0x15);

int pixelsOf(const QPainter& painter, double cellPixels) {
    return std::max(1, static_cast<int>(std::lround(cellPixels * painter.device()->devicePixelRatioF())));
}

const play::Enemy* enemyOf(const play::Game& game, std::uint32_t level, std::uint32_t thing) {
    const auto found = std::ranges::find_if(
        game.enemies, [&](const play::Enemy& enemy) { return enemy.level == level && enemy.thing == thing; });
    return found == game.enemies.end() ? nullptr : &*found;
}

/// Bright enough to be read on the dark ground of the letters.
QRgb letterColour(QRgb colour, bool remembered) {
    const QColor bright = QColor::fromRgb(colour).toHsl();
    const int lightness = remembered ? 70 : std::max(150, bright.lightness());
    return QColor::fromHsl(bright.hslHue(), bright.hslSaturation(), lightness).rgb();
}

} // namespace

void GamePainter::paint(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells) {
    const Rect shown = cells.intersected(wholeOf(scene.game.level(scene.level).size()));
    if (shown.empty()) return;
    if (scene.letters && places.pixels >= minSpritePixels) paintLetters(painter, scene, places, shown);
    else if (!scene.lights) paintDark(painter, scene, places, shown);
    paintThings(painter, scene, places, shown);
    paintWalkers(painter, scene, places, shown);
}

/// A picture of one pixel a cell, stretched over the cells.
void GamePainter::paintDark(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells) {
    QImage veil(cells.width, cells.height, QImage::Format_ARGB32_Premultiplied);
    for (std::int32_t y = 0; y < cells.height; ++y) {
        auto* row = reinterpret_cast<QRgb*>(veil.scanLine(y));
        for (std::int32_t x = 0; x < cells.width; ++x) {
            const play::Known known = scene.known.of({cells.x + x, cells.y + y});
            row[x] = known == play::Known::InSight      ? 0
                     : known == play::Known::Remembered ? qPremultiply(dim)
                                                        : scene.dark;
        }
    }
    const QRectF target(places.of(QPointF(cells.x, cells.y)).topLeft(),
                        QSizeF(cells.width, cells.height) * places.pixels);
    painter.drawImage(target, veil);
}

void GamePainter::paintLetters(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells) {
    const int pixels = pixelsOf(painter, places.pixels);
    painter.fillRect(
        QRectF(places.of(QPointF(cells.x, cells.y)).topLeft(), QSizeF(cells.width, cells.height) * places.pixels),
        QColor::fromRgb(letterGround));
    for (std::int32_t y = cells.y; y < cells.bottom(); ++y)
        for (std::int32_t x = cells.x; x < cells.right(); ++x) {
            const play::Known known = scene.known.of({x, y});
            if (known == play::Known::Unseen) continue;
            const auto& kind = scene.game.world().tiles[play::tileAt(scene.game, scene.level, {x, y})];
            if (kind.glyph == U' ') continue;
            const QRgb colour = letterColour(toRgb(kind.colour), known == play::Known::Remembered);
            put(painter, places.of(QPointF(x, y)), m_glyphs.of(kind.glyph, colour, pixels));
        }
}

void GamePainter::paintThings(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells) {
    const int pixels = pixelsOf(painter, places.pixels);
    const Rect around = cells.grown(scene.skin ? scene.skin->overhang() : 0); // from where sprites reach into these
    scene.game.prepared->levels[scene.level].forCellsWithThings(around, [&](Cell cell) {
        if (scene.known.of(cell) != play::Known::InSight) return;
        const Thing* thing = play::thingAt(scene.game, scene.level, cell);
        if (!thing) return;
        const QRectF place = places.of(QPointF(cell.x, cell.y));
        if (scene.skin && !scene.letters && places.pixels >= minSpritePixels)
            if (const auto* const sprite = m_sprites.ofSkin(*thing, scene.skin, pixels, scene.frame)) {
                const double ratio = painter.device()->devicePixelRatioF();
                return put(painter, place.translated(QPointF(sprite->area.topLeft()) / ratio), sprite->image);
            }
        if (places.pixels < minSpritePixels) painter.fillRect(place, QColor::fromRgb(dotColour(*thing)));
        else if (scene.letters)
            put(painter, place,
                m_glyphs.of(static_cast<char32_t>(glyphOf(*thing)), letterColour(dotColour(*thing), false), pixels));
        else put(painter, place, m_sprites.of(*thing, pixels, picturesAfter(scene.frame, cell)));
    });
}

void GamePainter::paintWalkers(QPainter& painter, const GameScene& scene, const CellPlaces& places, const Rect& cells) {
    for (const auto& walker : scene.motion.walkers()) {
        if (cellsTouched(walker.at).intersected(cells.grown(1)).empty()) continue;
        if (!walker.player && scene.known.of(walker.to) != play::Known::InSight) continue;
        paintWalker(painter, scene, places.of(walker.at), walker);
    }
}

void GamePainter::paintWalker(QPainter& painter, const GameScene& scene, const QRectF& place,
                              const Motion::Walker& walker) {
    const auto* enemy = walker.player ? nullptr : enemyOf(scene.game, scene.level, walker.number);
    if (!walker.player && !enemy) return;
    const QRgb colour = enemy ? toRgb(play::kindOf(scene.game, *enemy).colour) : playerColour(walker.number);
    const int pixels = pixelsOf(painter, place.width());
    if (walker.player && place.width() < minPlainPlayerPixels) {
        const double radius = std::max(place.width(), 8.0) * 0.9;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0, 0, 0, 160), 4));
        painter.drawEllipse(place.center(), radius, radius);
        painter.setPen(QPen(QColor::fromRgb(colour), 2));
        painter.drawEllipse(place.center(), radius, radius);
    }
    if (place.width() < minSpritePixels) return painter.fillRect(place, QColor::fromRgb(colour));
    if (scene.letters) {
        const char32_t letter = enemy ? play::kindOf(scene.game, *enemy).glyph : walker.number == 0 ? U'@' : U'&';
        return put(painter, place, m_glyphs.of(letter, letterColour(colour, false), pixels));
    }
    if (!enemy) return paintHero(painter, scene, place, walker);
    put(painter, place,
        m_sprites.of(enemy ? enemySprite(play::kindOf(scene.game, *enemy)) : playerSprite(walker.number), colour,
                     pixels));
}

/// Turned to where the player looks, with a mark on that side of the cell. Each cell takes the other foot.
void GamePainter::paintHero(QPainter& painter, const GameScene& scene, const QRectF& place,
                            const Motion::Walker& walker) {
    const auto facing = scene.game.players[walker.number].facing;
    const QRgb colour = playerColour(walker.number);
    const bool otherFoot = walker.share < 1 && (walker.to.x + walker.to.y) % 2 != 0;
    const QImage& image =
        m_sprites.of(heroSprite(walker.number, facing, otherFoot), colour, pixelsOf(painter, place.width()));
    put(painter, place, facing == Direction::West ? image.mirrored(true, false) : image);
    const double side = place.width();
    painter.save();
    painter.translate(place.center());
    painter.rotate(90.0 * static_cast<int>(facing));
    painter.setPen(QPen(QColor(20, 18, 16), std::max(1.0, side / 24)));
    painter.setBrush(QColor::fromRgb(colour));
    painter.drawPolygon(QPolygonF{{0, -side * 0.62}, {side * 0.16, -side * 0.45}, {-side * 0.16, -side * 0.45}});
    painter.restore();
}

/// Draws on whole pixels, so that moving sprites are not blurred.
void GamePainter::put(QPainter& painter, const QRectF& place, const QImage& image) const {
    const double ratio = painter.device()->devicePixelRatioF();
    const QPointF at(std::round(place.x() * ratio) / ratio, std::round(place.y() * ratio) / ratio);
    painter.drawImage(QRectF(at, QSizeF(image.size()) / ratio), image);
}

} // namespace delve::editor
