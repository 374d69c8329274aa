#pragma once

#include "app/verbs/verb.h"
#include "app/words/arguments.h"
#include "playtest/files/save_files.h"

#include <string>

/// Where the games of the verb `play` are saved and loaded.
namespace delve::app {

/// The files that were named; where none is, the slots of the window. Knows what was saved.
class PlaySaves : public play::SavedGames {
public:
    /// `title` is where the keys begin: what is loaded has to belong there.
    PlaySaves(const Arguments& arguments, CommandContext& context, const play::Shell& title);

    int saved = 0;         ///< how often
    std::string savedSlot; ///< where no file was named

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
    play::SlotName m_latest; ///< where L looked last
    bool m_savesOverLoaded;  ///< only --load names the file, and no game of it was accepted yet
    play::Shell m_title;
    std::string m_played; ///< the map or recipe that was named
};

/// With --no-clobber, before anything is played for it: is there a game, or a file, that :Q would replace?
[[nodiscard]] Done checkSaved(const Arguments& arguments, const CommandContext& context);

/// What the shell says, after the file and the place that it is about.
[[nodiscard]] Message withPlace(const play::Typed& typed);

} // namespace delve::app
