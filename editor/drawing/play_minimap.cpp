#include "editor/drawing/play_minimap.h"

#include "editor/drawing/colours.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace delve::editor {
namespace {

constexpr int fewestPixels = 7; ///< per cell
constexpr int maxPixels = 16;
constexpr int fewestPixelsOver = 3; ///< over a picture
constexpr int maxPixelsOver = 6;
constexpr double fewestPixelsOfPlayers = 6; ///< about half the height of the arrow
constexpr QRgb wallColour = 0xff3a3d46;
constexpr QRgb roomColour = 0xffc9b896;
constexpr QRgb hallColour = 0xff8d8371;
constexpr QRgb doorColour = 0xff8a5a2e;

QRgb colourOf(RoomKind kind) {
    switch (kind) {
    case RoomKind::Store: return 0xff5fa8c9;
    case RoomKind::Boss: return 0xffb9566b;
    case RoomKind::Start: return 0xffa9c48a;
    case RoomKind::House: return 0xffc29a77;
    case RoomKind::Room:
    case RoomKind::Site: break;
    }
    return roomColour;
}

QRgb colourOf(const play::Game& game, Tile tile) {
    const auto& tiles = game.world().tiles;
    if (tiles.roomFloor(tile)) return roomColour;
    if (tiles.hallFloor(tile)) return hallColour;
    if (tiles.door(tile)) return doorColour;
    return tiles.wall(tile) ? wallColour : toRgb(tiles[tile].colour);
}

/// On a dark picture: walls are lighter than the dark between them, and all else is darker.
QRgb muted(QRgb colour) {
    if (colour == wallColour) return 0xff5d616b;
    const auto part = [](int value) { return 14 + value * 9 / 16; };
    return qRgb(part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour)));
}

/// The part of the level that is shown, and how large its cells are.
struct Window {
    Rect cells;
    int pixels = fewestPixels;
    QPoint origin; ///< of the first cell in the picture
};

std::int32_t firstShown(std::int32_t at, std::int32_t shown, std::int32_t whole) {
    return std::clamp(at - shown / 2, 0, std::max(0, whole - shown));
}

Window windowOf(Size level, Cell at, QSize size) {
    Window window;
    const int fitting = std::min(size.width() / level.width, size.height() / level.height);
    window.pixels = std::clamp(fitting, fewestPixels, maxPixels);
    const auto width = std::min(level.width, std::max(1, size.width() / window.pixels));
    const auto height = std::min(level.height, std::max(1, size.height() / window.pixels));
    window.cells = {firstShown(at.x, width, level.width), firstShown(at.y, height, level.height), width, height};
    window.origin = {(size.width() - width * window.pixels) / 2, (size.height() - height * window.pixels) / 2};
    return window;
}

/// What was seen around a player, and a cell more on each side, as far as that fits.
Window seenWindowOf(Size level, const play::ChunkedBits& seen, Cell at, QSize size) {
    const auto width = std::min(level.width, std::max(1, size.width() / fewestPixelsOver));
    const auto height = std::min(level.height, std::max(1, size.height() / fewestPixelsOver));
    const Rect most{firstShown(at.x, width, level.width), firstShown(at.y, height, level.height), width, height};
    Rect shown{at.x, at.y, 1, 1};
    for (auto y = most.y; y < most.bottom(); ++y)
        for (auto x = most.x; x < most.right(); ++x)
            if (seen.at({x, y})) shown = shown.united({x, y, 1, 1});
    Window window;
    window.cells = shown.grown(1).intersected(most);
    const int fitting = std::min(size.width() / window.cells.width, size.height() / window.cells.height);
    window.pixels = std::clamp(fitting, fewestPixelsOver, maxPixelsOver);
    return window;
}

class MinimapDrawing {
public:
    MinimapDrawing(const play::Game& game, std::uint32_t level, const Window& window, bool quiet, QImage& into)
        : m_game(game), m_level(level), m_window(window), m_quiet(quiet), m_seen(game.levels[level].seen),
          m_painter(&into) {}

    void draw(std::size_t player) {
        forSeen(m_window.cells, [&](Cell cell) { fill(cell, colourOf(m_game, play::tileAt(m_game, m_level, cell))); });
        for (const auto& room : *m_game.level(m_level).rooms) drawRoom(room);
        for (std::size_t i = 0; i < m_game.players.size(); ++i) drawPlayer(i, i == player);
    }

private:
    template <class Each>
    void forSeen(const Rect& area, Each each) const {
        const Rect shown = area.intersected(m_window.cells);
        for (auto y = shown.y; y < shown.bottom(); ++y)
            for (auto x = shown.x; x < shown.right(); ++x)
                if (m_seen.at({x, y})) each(Cell{x, y});
    }
    [[nodiscard]] QRect rectOf(Cell cell) const {
        return {m_window.origin + QPoint(cell.x - m_window.cells.x, cell.y - m_window.cells.y) * m_window.pixels,
                QSize(m_window.pixels, m_window.pixels)};
    }
    void fill(Cell cell, QRgb colour) {
        m_painter.fillRect(rectOf(cell), QColor::fromRgb(m_quiet ? muted(colour) : colour));
    }

    /// Fills the floor of a room in the colour of its kind; its other tiles keep their colours.
    void drawRoom(const Room& room) {
        const auto paint = [&](Cell cell) {
            if (m_game.world().tiles.roomFloor(play::tileAt(m_game, m_level, cell))) fill(cell, colourOf(room.kind));
        };
        if (room.shape.empty()) return forSeen(room.box, paint);
        for (const auto& run : room.shape) forSeen(run.area(), paint);
    }

    /// An arrow in the direction that the player faces.
    void drawPlayer(std::size_t number, bool first) {
        const auto& player = m_game.players[number];
        if (player.out || player.place.level != m_level || !m_window.cells.contains(player.place.at)) return;
        const double side = std::max(fewestPixelsOfPlayers, m_window.pixels * 0.75);
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.translate(QRectF(rectOf(player.place.at)).center());
        m_painter.rotate(90.0 * static_cast<int>(player.facing));
        m_painter.setPen(QPen(QColor(20, 18, 16), 1));
        m_painter.setBrush(number == 0 ? QColor(0x1d, 0x6f, 0xd1) : QColor(0xd9, 0x66, 0x1f));
        m_painter.setOpacity(first ? 1 : 0.85);
        m_painter.drawPolygon(
            QPolygonF{{0, -side}, {side * 0.75, side * 0.8}, {0, side * 0.4}, {-side * 0.75, side * 0.8}});
        m_painter.restore();
    }

    const play::Game& m_game;
    std::uint32_t m_level;
    Window m_window;
    bool m_quiet;
    const play::ChunkedBits& m_seen;
    QPainter m_painter;
};

} // namespace

QImage drawPlayMinimap(const play::Game& game, std::size_t player, QSize size, MinimapPlace place) {
    const bool over = place == MinimapPlace::OverPicture;
    const auto& at = game.players[player].place;
    const Size level = game.level(at.level).size();
    const auto window =
        over ? seenWindowOf(level, game.levels[at.level].seen, at.at, size) : windowOf(level, at.at, size);
    const QSize shown(window.cells.width * window.pixels, window.cells.height * window.pixels);
    QImage picture(over ? shown : size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    MinimapDrawing(game, at.level, window, over, picture).draw(player);
    return picture;
}

} // namespace delve::editor
