#pragma once

#include "generation/level/result.h"

#include <cstdint>
#include <string>

/// What the shell asks of files.
namespace delve::play {

class Shell;

/// Where saved games go and come from: one file for the command line, slots for a window.
class SavedGames {
public:
    virtual ~SavedGames() = default;
    /// The text of the saved game that L loads; a failure if there is none, or if it cannot be read.
    [[nodiscard]] virtual Result<std::string> load() = 0;
    /// The one before it, if it was kept.
    [[nodiscard]] virtual Result<std::string> loadBackup() = 0;
    [[nodiscard]] virtual Done save(const Shell& shell) = 0;
    /// Called every autosaveTurns() turns.
    virtual void autosave(const Shell& shell) = 0;
    [[nodiscard]] virtual std::int64_t autosaveTurns() const { return defaultAutosaveTurns; }
    /// What messages call the file that load(), or loadBackup(), reads; empty where there is none.
    [[nodiscard]] virtual std::string fileName(bool backup) const {
        (void)backup;
        return {};
    }
    /// May this game, which was loaded, continue here? The failure says why not.
    [[nodiscard]] virtual Done accepts(const Shell& game) const;
    /// The game that load(), or loadBackup(), returned last was accepted, and continues.
    virtual void goesOn() {}

    static constexpr std::int64_t defaultAutosaveTurns = 100;
};

/// No place at all: L finds nothing, and :Q ends without saving.
class NoSavedGames : public SavedGames {
public:
    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const Shell& shell) override;
    void autosave(const Shell&) override {}
};

} // namespace delve::play
