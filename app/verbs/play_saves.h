#pragma once

#include "app/verbs/verb.h"
#include "app/words/arguments.h"
#include "playtest/files/save_files.h"

#include <string>

/// Where the verb `play` saves and loads games.
namespace delve::app {

/// Uses the named files, or else the slots of the window. Knows what was saved.
class PlaySaves : public play::SavedGames {
public:
    /// `title` is the starting state: a loaded game must belong to it.
    PlaySaves(const Arguments& arguments, CommandContext& context, const play::Shell& title);

    int saved = 0;         ///< number of saves
    std::string savedSlot; ///< if no file was named

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const play::Shell& shell) override;
    void autosave(const play::Shell&) override {} // :Q saves where somebody asked for it, and nothing else does
    [[nodiscard]] std::string fileName(bool backup) const override;
    [[nodiscard]] Done accepts(const play::Shell& game) const override;
    void goesOn() override;

private:
    [[nodiscard]] Done mayReplaceLoaded() const;
    [[nodiscard]] bool isOfOtherMap(const std::string& name) const;
    void chooseFreeSlot();
    [[nodiscard]] Done saveToFile(const play::Shell& shell);

    CommandContext& m_context;
    bool m_loadsFile;
    bool m_savesFile;
    std::string m_savedTo; ///< the file
    play::SaveFile m_files;
    play::SaveSlots m_slots;
    play::SlotName m_own;    ///< where :Q saves
    play::SlotName m_latest; ///< the slot that L tried last
    bool m_savesOverLoaded;  ///< only --load names the file, and no game from it was accepted yet
    play::Shell m_title;
    std::string m_played; ///< the map or recipe that was named
};

/// For --no-clobber, before playing: is there a game, or a file, that :Q would replace?
[[nodiscard]] Done checkSaved(const Arguments& arguments, const CommandContext& context);

/// The shell's message, with the file and place in front.
[[nodiscard]] Message withPlace(const play::Typed& typed);

} // namespace delve::app
