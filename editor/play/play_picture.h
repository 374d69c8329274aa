#pragma once

#include "playtest/rules/game.h"

#include <QImage>

/// The small picture that a list of saved games shows: the map around player one, in colours, as the players see it.
namespace delve {

[[nodiscard]] QImage pictureOfGame(const Game& game, QSize size);

} // namespace delve
