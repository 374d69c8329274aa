#include "editor/drawing/first_person.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

constexpr double behind = 0.36; ///< how far behind the middle of its cell the eye is
constexpr double widestTangent = 1.2;

struct Heading {
    double x = 0;
    double y = 0;
};

/// Exact for the four directions that a player can face.
Heading headingOf(double angle) {
    constexpr double pi = 3.14159265358979323846;
    const double turned = angle - 360 * std::floor(angle / 360);
    if (turned == 0) return {0, -1};
    if (turned == 90) return {1, 0};
    if (turned == 180) return {0, 1};
    if (turned == 270) return {-1, 0};
    return {std::sin(turned * pi / 180), -std::cos(turned * pi / 180)};
}

Cell cellOf(const Eye& eye) {
    return {static_cast<std::int32_t>(std::floor(eye.x)), static_cast<std::int32_t>(std::floor(eye.y))};
}

/// Walls are as high as they are wide. The field of view is limited: a very wide picture shows no more at its sides.
Camera cameraOf(const Eye& eye, QSize size) {
    const auto heading = headingOf(eye.angle);
    const double focal = std::max(0.86 * size.height(), size.width() / (2 * widestTangent));
    return {eye.x, eye.y, heading.x, heading.y, focal};
}

} // namespace

Eye eyeOf(const play::Player& player) {
    const Cell ahead = towards(player.facing);
    return {player.place.at.x + 0.5 - behind * ahead.x, player.place.at.y + 0.5 - behind * ahead.y,
            90.0 * static_cast<int>(player.facing)};
}

Eye between(const Eye& from, const Eye& to, double share) {
    const double turn = to.angle - from.angle;
    const double shorter = turn - 360 * std::floor((turn + 180) / 360);
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, from.angle + shorter * share};
}

FirstPerson::FirstPerson() = default;
FirstPerson::~FirstPerson() = default;

void FirstPerson::takeLooks(const play::Game& game, std::uint32_t level) {
    const auto skin = skinOf(game.level(level), m_worldSkin.of(game.world().properties));
    if (m_textures && m_textures->show(game.world().tiles, skin)) return m_textures->limitMemory();
    m_textures = std::make_unique<FirstPersonTextures>(game.world().tiles, skin);
}

const QImage& FirstPerson::draw(const play::Game& game, std::size_t player, const Eye& eye, bool lights, QSize size) {
    takeLooks(game, game.players[player].place.level);
    if (m_picture.size() != size) m_picture = QImage(size, QImage::Format_RGB32);
    const auto& inSight = m_sight.look(game, game.players[player], cellOf(eye), lights, sightInLight);
    m_scene.build(game, player, inSight, lights, *m_textures);
    m_painter.paint(m_scene, cameraOf(eye, size), m_picture);
    m_drawn.clear();
    const Rect& area = m_scene.area();
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x)
            if (m_scene.at(x, y)->drawn) m_drawn.push_back({x, y});
    return m_picture;
}

} // namespace delve::editor
