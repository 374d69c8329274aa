#include "ui/play/play_map.h"

#include "editor/drawing/moving_parts.h"
#include "editor/drawing/overlay_painting.h"
#include "editor/text/message_text.h"
#include "ui/map/map_backdrop.h"
#include "ui/map/moving_cells.h"

#include <QEnterEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace delve::ui {
namespace {

constexpr int frameMilliseconds = 16;
constexpr double longestFrame = 50;        ///< so that a pause causes no jump
constexpr double cameraMilliseconds = 130; ///< in which the camera moves about two thirds of the distance
constexpr double wheelPerDoubling = 480;   ///< four notches of a wheel double the size
constexpr double minZoom = 4;
constexpr double maxZoom = 64;
constexpr double minPixels = 0.2;       ///< of a cell, when two players are far apart
constexpr double zoomSlack = 1.3;       ///< zooms in only with this much more room, not at each step
constexpr double roomAroundPlayers = 5; ///< cells that stay in sight around the players
constexpr int rimPixels = 14;           ///< the ring around small players reaches beyond their cell

} // namespace

PlayMap::PlayMap(const editor::PlaySession& session, QWidget* parent) : MapSurface(parent), m_session(session) {
    setFocusPolicy(Qt::NoFocus); // the screen around it handles the keys
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Game map"));
    setObjectName(QStringLiteral("play-map"));
    m_frames.setInterval(frameMilliseconds);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, &PlayMap::nextFrame);
    connect(&movingCells(), &MovingCells::frameShown, this, &PlayMap::updateMovingThings);
    connect(this, &MapSurface::cellHovered, this, [this] { emit pointedAt(nameUnderMouse()); });
}

// Display

void PlayMap::showBehindTitle(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld) {
    m_ground.forget();
    m_frames.stop();
    showLevel(level, tiles, ofWorld);
    fitMap();
}

void PlayMap::refresh() {
    const auto* game = m_session.game();
    if (!game) return;
    if (m_shown >= game->world().levels.size() || m_session.game()->players.size() == 1)
        m_shown = game->players.front().place.level;
    takeGround();
    m_motion.settle();
    chooseZoom();
    m_camera = wantedScroll();
    moveCamera(1);
    viewport()->update();
    emit pointedAt(nameUnderMouse());
}

void PlayMap::follow(const std::vector<play::Event>& events) {
    if (!m_session.game()) return;
    const auto before = m_shown;
    chooseLevel(events);
    if (before != m_shown) return refresh();
    takeGround();
    for (const auto& event : events)
        if (event.level == m_shown) updateCells(Rect{event.at.x, event.at.y, 1, 1}, rimPixels);
    emit pointedAt(nameUnderMouse());
    if (m_glides) animate();
    else jump();
}

/// Shows the level of the player who moved last and is still in the game.
void PlayMap::chooseLevel(const std::vector<play::Event>& events) {
    const auto& players = m_session.game()->players;
    for (const auto& event : events)
        if ((event.kind == play::EventKind::Moved || event.kind == play::EventKind::Travelled) &&
            event.player < players.size())
            m_shown = players[event.player].place.level;
    const auto here = [this](const play::Player& player) { return !player.out && player.place.level == m_shown; };
    if (std::ranges::any_of(players, here)) return;
    const auto still = std::ranges::find_if(players, [](const play::Player& player) { return !player.out; });
    m_shown = (still == players.end() ? players.front() : *still).place.level;
}

/// Updates ground, known cells and walkers from the game.
void PlayMap::takeGround() {
    const auto& game = *m_session.game();
    const auto change = m_ground.follow(game, m_shown);
    if (change.everything) showLevel(m_ground.level(), game.world().tiles, game.world().properties);
    else if (!change.region.empty()) updateLevel(m_ground.level(), change.region);
    const auto& gone = game.levels[m_shown].gone;
    const bool lights = m_session.view().lights;
    if (!lights || m_letters || !gone.sameAs(m_gone)) viewport()->update();
    m_gone = gone;
    m_known.look(game, m_shown, lights);
    for (const auto& walker : m_motion.walkers())
        updateCells(editor::cellsTouched(walker.at), rimPixels); // first: the update drops gone walkers
    m_motion.follow(game, m_shown);
}

void PlayMap::setLetters(bool letters) {
    m_letters = letters;
    viewport()->update();
}

QString PlayMap::nameUnderMouse() const {
    const auto* game = m_session.game();
    const auto cell = hoveredCell();
    if (!game || !cell || !game->level(m_shown).size().contains(*cell)) return {};
    return QStringLiteral("(%1, %2)  ").arg(cell->x).arg(cell->y) +
           editor::toQString(play::nameAt(*game, m_shown, *cell, m_known.of(*cell)));
}

// Frames

void PlayMap::animate() {
    if (m_frames.isActive()) return;
    m_sinceFrame.start();
    m_frames.start();
}

void PlayMap::jump() {
    m_frames.stop();
    m_motion.settle();
    for (const auto& walker : m_motion.walkers()) updateCells(editor::cellsTouched(walker.at), rimPixels);
    chooseZoom();
    moveCamera(1);
}

void PlayMap::nextFrame() {
    const double passed = std::min(longestFrame, static_cast<double>(m_sinceFrame.restart()));
    if (!m_session.game()) return m_frames.stop();
    updateCells(m_motion.advance(passed), rimPixels);
    chooseZoom();
    moveCamera(1 - std::exp(-passed / cameraMilliseconds));
    const QPointF left = wantedScroll() - m_camera;
    if (!m_motion.moving() && std::abs(left.x()) + std::abs(left.y()) < 1) m_frames.stop();
}

/// The map below knows no things: the game has them.
void PlayMap::updateMovingThings() {
    if (!m_session.game() || cellPixels() < MovingCells::minPixels) return;
    const auto& game = *m_session.game();
    const auto& skin = *drawing().skin();
    const Rect seen = editor::cellsIn(visibleCells(), game.level(m_shown).size()).grown(skin.overhang());
    game.prepared->levels[m_shown].forCellsWithThings(seen, [&](Cell at) {
        if (m_known.of(at) != play::Known::InSight) return;
        const auto* const thing = play::thingAt(game, m_shown, at);
        if (!thing) return;
        const auto sprite = editor::spriteOf(*thing, &skin);
        const bool moves = sprite == 0 ? editor::moves(thing->kind) : isAnimated(skin.things[sprite - 1U].pieces);
        if (moves) updateCells(Rect{at.x, at.y, 1, 1}.grown(sprite == 0 ? 0 : skin.overhang()), 0);
    });
}

// The camera

QRectF PlayMap::players() const {
    QRectF all;
    for (const auto& walker : m_motion.walkers())
        if (walker.player) all |= QRectF(walker.at, QSizeF(1, 1));
    if (!all.isEmpty()) return all;
    const Cell at = m_session.game()->players.front().place.at;
    return QRectF(at.x, at.y, 1, 1);
}

/// The zoom that the person chose, or a smaller one that keeps both players in sight.
void PlayMap::chooseZoom() {
    const QRectF needed =
        players().adjusted(-roomAroundPlayers, -roomAroundPlayers, roomAroundPlayers, roomAroundPlayers);
    const double fits = std::min(viewport()->width() / needed.width(), viewport()->height() / needed.height());
    const double now = cellPixels();
    double pixels = m_session.game()->players.size() > 1 ? std::min(m_zoom, fits) : m_zoom;
    const bool stays = pixels >= now && now >= minZoom && pixels < m_zoom && pixels <= now * zoomSlack;
    if (stays) return;
    pixels = std::clamp(pixels >= minZoom ? std::floor(pixels) : pixels, minPixels, maxZoom);
    if (std::abs(pixels - now) < minPixels / 4) return;
    const QPointF middle = QRectF(viewport()->rect()).center();
    const QPointF at = (m_camera + middle) / now;
    setCellPixels(pixels, middle);
    m_camera = at * cellPixels() - middle;
}

/// Centres the players, but does not scroll beyond the edges of the map.
QPointF PlayMap::wantedScroll() const {
    const double pixels = cellPixels();
    const QPointF wanted = players().center() * pixels - QRectF(viewport()->rect()).center();
    const auto within = [](double at, double map, double view) {
        return map <= view ? (map - view) / 2 : std::clamp(at, 0.0, map - view);
    };
    const Size size = level().size();
    return {within(wanted.x(), size.width * pixels, viewport()->width()),
            within(wanted.y(), size.height * pixels, viewport()->height())};
}

void PlayMap::moveCamera(double share) {
    m_camera += (wantedScroll() - m_camera) * share;
    const QPoint by = m_camera.toPoint() - scrolled().toPoint();
    if (!by.isNull()) scrollBy(by);
}

// Painting

void PlayMap::drawForeground(QPainter* painter, const QRectF& exposed) {
    if (const auto* game = m_session.game()) {
        const Rect cells{static_cast<std::int32_t>(std::floor(exposed.left())) - 1,
                         static_cast<std::int32_t>(std::floor(exposed.top())) - 1,
                         static_cast<std::int32_t>(std::ceil(exposed.width())) + 3,
                         static_cast<std::int32_t>(std::ceil(exposed.height())) + 3};
        const auto dark = m_session.view().lights ? mapBackdrop(palette()).voidColour : unseenColour;
        painter->save();
        painter->resetTransform();
        painter->setRenderHint(QPainter::Antialiasing);
        m_painter.paint(*painter,
                        {*game, m_shown, m_known, m_motion, m_session.view().lights, m_letters, dark,
                         movingCells().frame(), drawing().skin()},
                        {cellPixels(), -scrolled()}, cells);
        painter->restore();
    }
    MapSurface::drawForeground(painter, exposed);
}

// Mouse

void PlayMap::wheelEvent(QWheelEvent* event) {
    event->accept();
    const double turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->pixelDelta().y();
    if (turned == 0 || !m_session.game()) return;
    m_zoom = std::clamp(m_zoom * std::exp2(turned / wheelPerDoubling), minZoom, maxZoom);
    chooseZoom();
    if (m_glides) animate();
    else jump();
}

void PlayMap::mouseMoveEvent(QMouseEvent* event) { pointAt(event->position()); }

void PlayMap::mousePressEvent(QMouseEvent* event) {
    pointAt(event->position());
    if (event->button() == Qt::LeftButton && hoveredCell()) emit cellPressed(*hoveredCell());
    event->ignore(); // so that the screen takes the focus
}

void PlayMap::resizeEvent(QResizeEvent* event) {
    MapSurface::resizeEvent(event);
    if (m_session.game()) refresh();
}

bool PlayMap::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Enter) pointAt(static_cast<QEnterEvent*>(event)->position());
    if (event->type() == QEvent::Leave) pointAt(std::optional<QPointF>());
    return MapSurface::viewportEvent(event);
}

} // namespace delve::ui
