#include "editor/play/play_picture.h"

#include "editor/drawing/map_drawing.h"
#include "editor/play/game_painter.h"
#include "editor/play/played_level.h"
#include "generation/level/rules.h"

#include <QBuffer>
#include <QDateTime>

#include <algorithm>

namespace delve::editor {
namespace {

constexpr QSize labelPicture{160, 90};
constexpr int cellPixels = 3; ///< flat colours: no sprite has to be drawn for it
constexpr QRgb beyond = qRgb(0x18, 0x18, 0x17);

/// Centres the view on the player, as far as the edges of the map allow.
std::int32_t firstCell(std::int32_t player, std::int32_t cells, std::int32_t size) {
    return cells >= size ? (size - cells) / 2 : std::clamp(player - cells / 2, 0, size - cells);
}

} // namespace

QImage pictureOfGame(const play::Game& game, QSize size) {
    const auto place = game.players.front().place;
    PlayedLevel played;
    played.follow(game, place.level);
    const Size map = played.level().size();
    const Cell first{firstCell(place.at.x, size.width() / cellPixels, map.width),
                     firstCell(place.at.y, size.height() / cellPixels, map.height)};
    MapDrawing drawing(beyond, MapDrawing::Averaging::No);
    drawing.setWorld(game.world().properties);
    drawing.show(played.level(), game.world().tiles);
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(beyond);
    const Rect shown =
        Rect{first.x, first.y, size.width() / cellPixels, size.height() / cellPixels}.intersected(wholeOf(map));
    QImage part(shown.width * cellPixels, shown.height * cellPixels, QImage::Format_RGB32);
    drawing.paint(part, QPoint(shown.x, shown.y) * cellPixels, cellPixels);
    QPainter painter(&picture);
    painter.drawImage(QPoint(shown.x - first.x, shown.y - first.y) * cellPixels, part);
    play::Knowledge known;
    known.look(game, place.level, game.rules().lights);
    Motion motion;
    motion.follow(game, place.level);
    GamePainter().paint(painter,
                        {game, place.level, known, motion, game.rules().lights, false, beyond, 0, drawing.skin()},
                        {cellPixels, QPointF(-first.x, -first.y) * cellPixels}, shown);
    return picture;
}

play::SaveLabel saveLabelOf(const play::Shell& shell) {
    play::SaveLabel label;
    label.time = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    if (!shell.game()) return label;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureOfGame(*shell.game(), labelPicture).save(&buffer, "PNG");
    label.picture = bytes.toBase64().toStdString();
    return label;
}

} // namespace delve::editor
