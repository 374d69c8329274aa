#pragma once

#include "generation/files/whole_file.h"
#include "playtest/shell/saved_game.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Saved games in files. Each is written whole or not at all, and its previous version is kept beside it as `.bak`.
namespace delve::play {

/// A single file, as the command line uses it.
class SaveFile : public SavedGames {
public:
    /// The file to load and the file to save to, perhaps the same. An empty path: nothing to load, nowhere to save.
    SaveFile(std::filesystem::path from, std::filesystem::path to, Existing existing = Existing::Replace)
        : m_from(std::move(from)), m_to(std::move(to)), m_existing(existing) {}

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const Shell& shell) override;
    void autosave(const Shell&) override {} // :Q saves where somebody asked for it, and nothing else does
    [[nodiscard]] std::string fileName(bool backup) const override;

private:
    std::filesystem::path m_from;
    std::filesystem::path m_to;
    Existing m_existing;
};

/// A slot by its name. Autosaves have names of their own, so that they never replace what a person saved.
struct SlotName {
    std::string name;
    bool byItself = false;
    friend bool operator==(const SlotName&, const SlotName&) = default;
};

/// A slot in a folder.
struct SaveSlot {
    SlotName slot;
    std::filesystem::path file;
    SaveLabel label;               ///< where the file is damaged, its name and when it was written
    std::optional<Failure> damage; ///< why it cannot be read
};

/// The slots of a window: files in a folder, named by their slot; autosaves lie in a subfolder. The part that runs the
/// game owns one. It takes the time and the picture of a label from `labelOf`, since no part below it reads a clock or
/// draws.
class SaveSlots : public SavedGames {
public:
    using LabelOf = std::function<SaveLabel(const Shell& shell)>;
    /// At most this many are kept: the oldest is deleted first.
    static constexpr std::size_t maxAutosaves = 8;

    /// `existing`: what to do if the slot that a person saves in already holds a game.
    SaveSlots(std::filesystem::path folder, LabelOf labelOf, Existing existing = Existing::Replace)
        : m_folder(std::move(folder)), m_labelOf(std::move(labelOf)), m_existing(existing) {}

    /// The slots, the latest first, damaged ones among them.
    [[nodiscard]] virtual std::vector<SaveSlot> list() const;
    /// Which slot L and :Q use from now on; without a name, the latest that there is.
    void choose(SlotName slot) { m_slot = std::move(slot); }
    [[nodiscard]] SlotName chosen() const;
    [[nodiscard]] bool exists(const SlotName& slot) const;
    [[nodiscard]] bool holdsAny() const; ///< damaged or not
    [[nodiscard]] virtual Done remove(const SlotName& slot);
    /// From now on autosaves are of the game called `name`; `key` distinguishes games of the same name.
    virtual void autosaveAs(const std::string& name, const std::string& key);

    [[nodiscard]] Result<std::string> load() override;
    [[nodiscard]] Result<std::string> loadBackup() override;
    [[nodiscard]] Done save(const Shell& shell) override;
    void autosave(const Shell& shell) override { (void)writeAutosave(shell); } // a full disk must not stop a game
    [[nodiscard]] std::string fileName(bool backup) const override;
    /// The same, for code that reports the outcome.
    [[nodiscard]] Done writeAutosave(const Shell& shell);

private:
    [[nodiscard]] std::filesystem::path folderOf(bool byItself) const;
    [[nodiscard]] std::filesystem::path fileOf(const SlotName& slot) const;
    [[nodiscard]] Done saveTo(const SlotName& slot, const std::string& shownName, const Shell& shell,
                              Existing existing);
    void dropOldAutosaves(const std::filesystem::path& kept) const;

    std::filesystem::path m_folder;
    LabelOf m_labelOf;
    Existing m_existing;
    SlotName m_slot;
    std::string m_played; ///< what autosaves are of, for people
    SlotName m_autosave{"game", true};
};

/// No saved game is larger than this: a larger file is refused
/// before it is read, a larger game before it is written.
inline constexpr std::uintmax_t maxSavedBytes = std::uintmax_t{2} << 30;

/// The text of a saved game. A file whose end shows that it is none is refused, and is not read.
[[nodiscard]] Result<std::string> readSaveFile(const std::filesystem::path& path);
/// Writes a saved game; the previous one is kept as `.bak`. A file that holds anything else is not replaced.
[[nodiscard]] Done writeSaveFile(const std::filesystem::path& path, const std::string& text,
                                 Existing existing = Existing::Replace);
/// The same failure, for the code that read this file: if its message does not name the file, its place does.
[[nodiscard]] Failure inFile(const std::filesystem::path& path, Failure failure);
/// The path of the backup beside it.
[[nodiscard]] std::filesystem::path backupOf(const std::filesystem::path& path);

} // namespace delve::play
