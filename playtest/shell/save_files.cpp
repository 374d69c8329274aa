#include "playtest/shell/save_files.h"

#include "generation/level/delve/whole_file.h"

#include <algorithm>

namespace delve {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".delvesave";

Failure nothingSaved() { return fileAccess({DELVE_TEXT("play", "There is no saved game here.")}); }

/// A name that is one in every folder: letters, digits and the like; all else becomes an underscore.
std::string fileName(const std::string& slot) {
    std::string name = slot.empty() ? "game" : slot;
    for (char& c : name)
        if (c == '/' || c == '\\' || c == '\0' || static_cast<unsigned char>(c) < ' ') c = '_';
    if (name.front() == '.') name.front() = '_';
    return name + std::string(ending);
}

} // namespace

fs::path backupOf(const fs::path& path) {
    fs::path backup = path;
    backup += ".bak";
    return backup;
}

Done writeSaveFile(const fs::path& path, const std::string& text) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) {
        const auto old = readWholeFile(path);
        if (old && readSavedGame(*old)) // what is damaged already must not push out a good backup
            if (auto kept = writeWholeFile(backupOf(path), *old); !kept) return kept;
    }
    return writeWholeFile(path, text);
}

Result<std::string> SaveFile::load() {
    if (m_from.empty()) return nothingSaved();
    return readWholeFile(m_from);
}

Result<std::string> SaveFile::loadBackup() {
    if (m_from.empty()) return nothingSaved();
    return readWholeFile(backupOf(m_from));
}

Done SaveFile::save(const Shell& shell) { return m_to.empty() ? done() : writeSaveFile(m_to, savedGameText(shell)); }

std::vector<SaveSlot> SaveSlots::list() const {
    std::vector<SaveSlot> slots;
    std::error_code error;
    for (fs::directory_iterator entry(m_folder, error), last; !error && entry != last; entry.increment(error)) {
        if (entry->path().extension() != ending) continue;
        const auto text = readWholeFile(entry->path());
        if (!text) continue;
        if (auto label = readSaveLabel(*text)) {
            slots.push_back({entry->path(), std::move(*label), {}});
        } else {
            slots.push_back({entry->path(), {}, std::move(label).failure()});
            slots.back().label.name = entry->path().stem().string();
        }
    }
    std::ranges::sort(slots, [](const SaveSlot& a, const SaveSlot& b) {
        return a.label.time != b.label.time ? a.label.time > b.label.time : a.file < b.file;
    });
    return slots;
}

std::string SaveSlots::chosen() const {
    if (!m_slot.empty()) return m_slot;
    const auto slots = list();
    return slots.empty() ? std::string("game") : slots.front().label.name;
}

fs::path SaveSlots::fileOf(const std::string& slot) const { return m_folder / fileName(slot); }

Done SaveSlots::remove(const std::string& slot) {
    std::error_code error;
    fs::remove(backupOf(fileOf(slot)), error);
    if (fs::remove(fileOf(slot), error) && !error) return done();
    return fileAccess({DELVE_TEXT("play", "The saved game “%1” could not be removed."), {slot}});
}

Result<std::string> SaveSlots::load() {
    const auto file = fileOf(chosen());
    std::error_code error;
    if (!fs::exists(file, error)) return nothingSaved();
    return readWholeFile(file);
}

Result<std::string> SaveSlots::loadBackup() { return readWholeFile(backupOf(fileOf(chosen()))); }

Done SaveSlots::save(const Shell& shell) { return saveTo(chosen(), shell); }

void SaveSlots::autosave(const Shell& shell) {
    (void)saveTo(std::string(autosaveSlot), shell); // a full disk must not stop a game; :Q says so
}

Done SaveSlots::saveTo(const std::string& slot, const Shell& shell) {
    std::error_code error;
    fs::create_directories(m_folder, error);
    SaveLabel label = m_labelOf ? m_labelOf(slot) : SaveLabel{};
    label.name = slot;
    return writeSaveFile(fileOf(slot), savedGameText(shell, label));
}

} // namespace delve
