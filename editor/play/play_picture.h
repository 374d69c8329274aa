#pragma once

#include "playtest/shell/saved_game.h"

#include <QImage>

/// The small picture in the list of saved games: the map around player one, in colours, as the players see it.
namespace delve::editor {

[[nodiscard]] QImage pictureOfGame(const play::Game& game, QSize size);
/// The entry in the list for a game saved now.
[[nodiscard]] play::SaveLabel saveLabelOf(const play::Shell& shell);

} // namespace delve::editor
