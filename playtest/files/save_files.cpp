#include "playtest/files/save_files.h"

#include "generation/level/hash.h"
#include "playtest/shell/saved_kind.h"
#include "playtest/shell/saved_names.h"
#include "playtest/shell/saved_sum.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <fstream>

namespace delve::play {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".delvesave";
constexpr std::string_view beginning = "{\n  \"delvesave\"";

Failure nothingSaved() { return fileAccess({DELVE_TEXT("play", "There is no saved game here.")}); }

/// In bytes; with the endings of the file and its backup, every folder accepts it.
constexpr std::size_t longestName = 200;

/// A long name clipped between two characters; its sum tells it from others that begin like it.
std::string clipped(const std::string& name) {
    if (name.size() <= longestName) return name;
    const auto sum = '-' + hexOf(fnv1a(name));
    auto end = longestName - sum.size();
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0U) == 0x80U) --end;
    return name.substr(0, end) + sum;
}

/// A name that is valid in every folder: slashes, control characters and a leading dot become underscores.
std::string slotFileName(const std::string& slot) {
    std::string name = slot.empty() ? "game" : clipped(slot);
    for (char& c : name)
        if (c == '/' || c == '\\' || c == '\0' || static_cast<unsigned char>(c) < ' ') c = '_';
    if (name.front() == '.') name.front() = '_';
    return name + std::string(ending);
}

std::vector<fs::path> savesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), last; !error && entry != last; entry.increment(error))
        if (entry->path().extension() == ending) files.push_back(entry->path());
    return files;
}

/// With its backup.
bool removeSave(const fs::path& file) {
    std::error_code error;
    fs::remove(backupOf(file), error);
    return fs::remove(file, error) && !error;
}

Failure tooLarge(const fs::path& path) {
    return fileAccess(
        {DELVE_TEXT("play", "%1: too large for a saved game. Choose another file, or play a smaller map."),
         {path.string()}});
}

/// When it was written, as in a label.
std::string timeOf(const fs::path& path) {
    std::error_code error;
    const auto written = fs::last_write_time(path, error);
    if (error) return {};
    const auto seconds = std::chrono::floor<std::chrono::seconds>(fs::file_time_type::clock::to_sys(written));
    const std::time_t time = seconds.time_since_epoch().count();
    std::tm local{};
    std::array<char, 32> text{};
    if (!::localtime_r(&time, &local)) return {};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &local)};
}

/// Does the file hold something other than a saved game?
bool holdsSomethingElse(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes(beginning.size(), ' ');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return !beginning.starts_with(bytes);
}

/// Keeps the old file as `.bak`; nobody can read that who could not read the old file.
Done replaceSave(const fs::path& path, const std::string& text, Permissions permissions) {
    std::error_code error;
    const auto before = fs::status(path, error);
    if (fs::is_regular_file(before)) {
        const auto old = readSaveFile(path);
        if (old && checkSum(*old)) // a damaged file must not replace a good backup
            if (auto kept = writeWholeFile(backupOf(path), *old, permissions.value_or(before.permissions())); !kept)
                return kept;
    }
    return writeWholeFile(path, text, permissions);
}

Done writeSave(const fs::path& path, const std::string& text, Existing existing, Permissions permissions = {}) {
    if (text.size() > maxSavedBytes) return tooLarge(path);
    if (existing == Existing::Replace) return replaceSave(path, text, permissions);
    const auto write = [&text](const TextSink& sink) {
        (void)sink(text);
        return done();
    };
    return writeWholeFile(path, write, permissions, existing);
}

/// As many as identify the kind of file, or all of a shorter one; nothing if it cannot be read.
std::optional<std::string> firstBytes(const fs::path& path) {
    constexpr std::size_t enough = 4096;
    std::ifstream file(path, std::ios::binary);
    if (!file) return {};
    std::string bytes(enough, ' ');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return bytes;
}

/// As many as a checksum has, or all of a shorter file; nothing if it cannot be read.
std::optional<std::string> lastBytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) return {};
    const auto count = std::min<std::streamoff>(file.tellg(), static_cast<std::streamoff>(lengthOfSum()));
    std::string bytes(static_cast<std::size_t>(count), ' ');
    file.seekg(-count, std::ios::end);
    if (!file.read(bytes.data(), count)) return {};
    return bytes;
}

} // namespace

fs::path backupOf(const fs::path& path) {
    fs::path backup = path;
    backup += ".bak";
    return backup;
}

Result<std::string> readSaveFile(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (fs::is_regular_file(status)) {
        if (fs::file_size(path, error) > maxSavedBytes) return tooLarge(path);
        if (const auto first = firstBytes(path))
            if (auto ours = checkKind(*first); !ours) return std::move(ours).failure();
        const auto last = lastBytes(path);
        if (auto whole = last ? checkEnd(*last) : done(); !whole) return std::move(whole).failure();
    } else if (fs::exists(status) && !fs::is_directory(status)) {
        return fileAccess({DELVE_TEXT("play", "%1: not a regular file. Choose a saved game."), {path.string()}});
    }
    return readWholeFile(path);
}

Failure inFile(const fs::path& path, Failure failure) {
    if (failure.kind == Failure::Kind::BadInput)
        failure.where = path.string() + (failure.where.empty() ? "" : ": ") + failure.where;
    return failure;
}

Done writeSaveFile(const fs::path& path, const std::string& text, Existing existing) {
    std::error_code error;
    if (fs::is_regular_file(path, error) && holdsSomethingElse(path))
        return fileAccess(
            {DELVE_TEXT("play", "%1: not a saved game, and not overwritten. Choose another file."), {path.string()}});
    return writeSave(path, text, existing);
}

Result<std::string> SaveFile::load() {
    if (m_from.empty()) return nothingSaved();
    return readSaveFile(m_from);
}

Result<std::string> SaveFile::loadBackup() {
    if (m_from.empty()) return nothingSaved();
    return readSaveFile(backupOf(m_from));
}

Done SaveFile::save(const Shell& shell) {
    return m_to.empty() ? done() : writeSaveFile(m_to, savedGameText(shell), m_existing);
}

std::string SaveFile::fileName(bool backup) const { return (backup ? backupOf(m_from) : m_from).string(); }

std::vector<SaveSlot> SaveSlots::list() const {
    std::vector<SaveSlot> slots;
    for (const bool byItself : {false, true})
        for (const auto& file : savesIn(folderOf(byItself))) {
            const auto text = readSaveFile(file);
            SaveSlot slot{{file.stem().string(), byItself}, file, {}, {}};
            slot.label.name = slot.slot.name;
            auto label = text ? readSaveLabel(*text) : Result<SaveLabel>(text.failure());
            if (label) slot.label = std::move(*label);
            else slot.damage = std::move(label).failure();
            if (slot.damage) slot.label.time = timeOf(file);
            slots.push_back(std::move(slot));
        }
    std::ranges::sort(slots, [](const SaveSlot& a, const SaveSlot& b) {
        return a.label.time != b.label.time ? a.label.time > b.label.time : a.file < b.file;
    });
    return slots;
}

SlotName SaveSlots::chosen() const {
    if (!m_slot.name.empty()) return m_slot;
    const auto slots = list();
    return slots.empty() ? SlotName{"game"} : slots.front().slot;
}

fs::path SaveSlots::folderOf(bool byItself) const { return byItself ? m_folder / "autosaves" : m_folder; }

fs::path SaveSlots::fileOf(const SlotName& slot) const { return folderOf(slot.byItself) / slotFileName(slot.name); }

bool SaveSlots::exists(const SlotName& slot) const {
    std::error_code error;
    return fs::exists(fileOf(slot), error);
}

bool SaveSlots::holdsAny() const { return !savesIn(folderOf(false)).empty() || !savesIn(folderOf(true)).empty(); }

Done SaveSlots::remove(const SlotName& slot) {
    if (removeSave(fileOf(slot))) return done();
    return fileAccess({DELVE_TEXT("play", "The saved game “%1” could not be deleted."), {slot.name}});
}

Result<std::string> SaveSlots::load() {
    const auto file = fileOf(chosen());
    std::error_code error;
    if (!fs::exists(file, error)) return nothingSaved();
    return readSaveFile(file);
}

Result<std::string> SaveSlots::loadBackup() { return readSaveFile(backupOf(fileOf(chosen()))); }

std::string SaveSlots::fileName(bool backup) const {
    const auto file = fileOf(chosen());
    return (backup ? backupOf(file) : file).string();
}

Done SaveSlots::save(const Shell& shell) {
    const auto slot = chosen();
    return saveTo(slot, slot.name, shell, m_existing);
}

void SaveSlots::autosaveAs(const std::string& name, const std::string& key) {
    m_played = name;
    m_autosave.name = name + '-' + hexOf(fnv1a(key));
}

Done SaveSlots::writeAutosave(const Shell& shell) {
    auto written = saveTo(m_autosave, m_played, shell, Existing::Replace);
    if (written) dropOldAutosaves(fileOf(m_autosave));
    return written;
}

/// By when they were written, and then by name.
void SaveSlots::dropOldAutosaves(const fs::path& kept) const {
    std::error_code error;
    std::vector<std::pair<fs::file_time_type, fs::path>> others;
    for (const auto& file : savesIn(folderOf(true)))
        if (file != kept) others.emplace_back(fs::last_write_time(file, error), file);
    std::ranges::sort(others);
    for (std::size_t i = 0; i + maxAutosaves <= others.size(); ++i) removeSave(others[i].second);
}

Done SaveSlots::saveTo(const SlotName& slot, const std::string& shownName, const Shell& shell, Existing existing) {
    makeOwnFolder(m_folder);
    makeOwnFolder(folderOf(slot.byItself));
    SaveLabel label = m_labelOf ? m_labelOf(shell) : SaveLabel{};
    label.name = shownName;
    return writeSave(fileOf(slot), savedGameText(shell, label), existing, ownerOnly);
}

} // namespace delve::play
