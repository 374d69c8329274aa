#pragma once

#include "app/arguments.h"
#include "app/verb.h"
#include "playtest/shell/save_files.h"

#include <string>

/// Where the games of the verb `play` are saved and loaded.
namespace delve {

/// The files that were named; where none is, the slots of the window. Knows what was saved.
class PlaySaves : public SavedGames {
public:
    PlaySaves(const Arguments& arguments, const Surroundings& surroundings);

    int saved = 0;         ///< how often
    std::string savedSlot; ///< where no file was named

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const Shell& shell) override;
    void autosave(const Shell&) override {} // :Q saves where somebody asked for it, and nothing else does

private:
    bool m_loadsFile;
    bool m_savesFile;
    SaveFile m_files;
    SaveSlots m_slots;
    SlotName m_own;
};

} // namespace delve
