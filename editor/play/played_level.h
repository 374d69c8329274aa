#pragma once

#include "playtest/rules/game.h"

#include <memory>

/// The ground of a level in the current game: its tiles with the doors that were opened, and walls for the secret ones
/// that nobody has found; without anything that stands on it, which is drawn only where a player sees it. Owned by the
/// view that draws.
namespace delve::editor {

class PlayedLevel {
public:
    struct Change {
        bool everything = false;
        Rect region; ///< of the tiles that look different; empty where none do
    };
    /// Updates it to the current state of the game.
    Change follow(const play::Game& game, std::uint32_t number);
    [[nodiscard]] const Level& level() const { return m_level; }
    /// Shows no game any more; another one comes next.
    void forget() { m_prepared.reset(); }

private:
    /// Takes over the tiles of cells that differ from the last time.
    void update(const play::Game& game, const play::ChunkedBits& now, play::ChunkedBits& before, Change& change);

    std::shared_ptr<const play::PreparedWorld> m_prepared;
    std::uint32_t m_number = 0;
    play::ChunkedBits m_opened;
    play::ChunkedBits m_doorsFound;
    Level m_level;
};

} // namespace delve::editor
