#pragma once

#include "editor/drawing/first_person_painting.h"
#include "editor/skins/own_skin.h"
#include "playtest/rules/view.h"

#include <QImage>
#include <QSize>

#include <vector>

/// What a player sees, in perspective, as a picture: textured walls, doors, exits, things, enemies and players, drawn
/// from the cells of the game. A pure drawing: the same game, eye and size give the same picture. Its user (the play
/// view, a test) owns one FirstPerson, which keeps textures and scratch memory between pictures.
///
/// Which cells are drawn. A cell is *in the picture* when a straight line from the eye through the middle of some pixel
/// reaches its floor, ceiling or wall before anything opaque. Drawn are exactly the cells that are in the picture and
/// *in sight*, as `playtest/sight` defines it for the player; all others are dark. With the lights off, sight follows
/// the rules, lamps included; with the lights on it reaches `sightInLight` cells. While the eye moves between two
/// cells, whatever either of them sees is in sight. Remembered cells are dark.
namespace delve::editor {

/// Where the eye is and where it looks.
struct Eye {
    double x = 0; ///< in cells: the middle of cell (3, 2) is at 3.5, 2.5
    double y = 0;
    double angle = 0; ///< in degrees, clockwise; 0 is north
};

/// The eye of a player who stands still: behind the middle of the cell, so that things beside the player can be seen.
[[nodiscard]] Eye eyeOf(const play::Player& player);
/// A position between two eyes, turning the shorter way round: share 0 is the first, 1 the second.
[[nodiscard]] Eye between(const Eye& from, const Eye& to, double share);

class FirstPerson {
public:
    static constexpr std::int32_t sightInLight = 40;

    FirstPerson();
    ~FirstPerson();
    FirstPerson(const FirstPerson&) = delete;
    FirstPerson& operator=(const FirstPerson&) = delete;

    /// What a player of the game sees from `eye`, which is in the player's cell or on the way to it. The picture is
    /// valid until the next call.
    const QImage& draw(const play::Game& game, std::size_t player, const Eye& eye, bool lights, QSize size);
    /// The same, standing still.
    const QImage& draw(const play::Game& game, std::size_t player, bool lights, QSize size) {
        return draw(game, player, eyeOf(game.players[player]), lights, size);
    }
    /// The cells drawn last, in drawing order.
    [[nodiscard]] const std::vector<Cell>& drawn() const { return m_drawn; }

private:
    void takeLooks(const play::Game& game, std::uint32_t level);

    OwnSkin m_worldSkin;
    std::unique_ptr<FirstPersonTextures> m_textures;
    FirstPersonScene m_scene;
    FirstPersonPainter m_painter;
    FirstPersonSight m_sight;
    QImage m_picture;
    std::vector<Cell> m_drawn;
};

} // namespace delve::editor
