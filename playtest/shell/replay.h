#pragma once

#include "playtest/rules/command.h"
#include "playtest/shell/saved_game.h"

#include <memory>
#include <span>
#include <string>
#include <utility>

/// A saved game is a replay, too: it holds the world it began with, its seed and the keys. A Replay plays them again,
/// one at a time, whenever its owner asks for the next one. A value: a copy is a place to go back to, and shares the
/// keys that are still to come and most of the game.
namespace delve::play {

class Replay {
public:
    /// From the text of a saved game.
    [[nodiscard]] static Result<Replay> of(std::string_view text,
                                           const Declarations& declarations = builtInDeclarations());
    /// Of the game that a shell is in.
    [[nodiscard]] static Result<Replay> of(const Shell& shell);
    /// Of a fair game of this world, such as a proof.
    [[nodiscard]] static Result<Replay> of(std::shared_ptr<const World> world, std::span<const Command> commands,
                                           const Declarations& declarations = builtInDeclarations());

    [[nodiscard]] const Shell& shell() const { return m_shell; }
    [[nodiscard]] std::size_t length() const { return m_keys->size(); }
    [[nodiscard]] std::size_t position() const { return m_next; }
    [[nodiscard]] bool finished() const { return m_next == m_keys->size(); }
    /// Plays the next key.
    Typed next();

private:
    Replay(Shell shell, std::u32string keys)
        : m_shell(std::move(shell)), m_keys(std::make_shared<const std::u32string>(std::move(keys))) {}

    Shell m_shell;
    std::shared_ptr<const std::u32string> m_keys;
    std::size_t m_next = 0;
    NoSavedGames m_saves;
};

} // namespace delve::play
