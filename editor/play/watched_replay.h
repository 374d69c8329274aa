#pragma once

#include "playtest/shell/replay.h"

#include <cstddef>
#include <deque>
#include <utility>

/// A replay that is watched, forward and back. A copy of every so many keys is kept, so that going to a place plays no
/// more keys than lie between two of them, once the place was reached. Owned by the play session.
namespace delve::editor {

class WatchedReplay {
public:
    static constexpr std::size_t keysBetween = 1024; ///< two copies

    explicit WatchedReplay(play::Replay replay) : m_now(replay), m_kept{std::move(replay)} {}

    [[nodiscard]] const play::Replay& now() const { return m_now; }
    /// Plays the next key.
    play::Typed next();
    /// After so many keys; at the end if there are fewer.
    void goTo(std::size_t position);
    /// How many keys were played so far, some of them repeatedly.
    [[nodiscard]] std::size_t played() const { return m_played; }

private:
    play::Replay m_now;
    std::deque<play::Replay> m_kept; ///< in order; the first is the beginning
    std::size_t m_played = 0;
};

} // namespace delve::editor
