#pragma once

#include "playtest/shell/saved_game.h"

#include <QImage>

/// The small picture that a list of saved games shows: the map around player one, in colours, as the players see it.
namespace delve::editor {

[[nodiscard]] QImage pictureOfGame(const play::Game& game, QSize size);
/// What the list says of a game that is saved now.
[[nodiscard]] play::SaveLabel saveLabelOf(const play::Shell& shell);

} // namespace delve::editor
