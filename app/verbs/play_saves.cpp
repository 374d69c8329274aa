#include "app/verbs/play_saves.h"

#include "editor/play/play_picture.h"
#include "generation/recipes/recipes.h"

namespace delve {
namespace {

/// The slot of what is played: that of its recipe or file.
SlotName slotOf(const Arguments& arguments) {
    if (arguments.operands.empty()) return {"game"};
    const auto& word = arguments.operands[0];
    if (word == "-") return {"stdin"};
    return {findRecipe(word) ? word : std::filesystem::path(word).filename().string()};
}

/// Where :Q saves; without a word for it, where L loads from.
std::string savedTo(const Arguments& arguments) {
    return arguments.value("save").value_or(arguments.value("load").value_or(""));
}

SaveSlots slotsOf(const Surroundings& surroundings) {
    return {surroundings.savedGames, [&surroundings](const Shell& shell) {
                surroundings.prepareDrawing();
                return saveLabelOf(shell);
            }};
}

} // namespace

PlaySaves::PlaySaves(const Arguments& arguments, const Surroundings& surroundings)
    : m_loadsFile(arguments.has("load") || surroundings.savedGames.empty()),
      m_savesFile(!savedTo(arguments).empty() || surroundings.savedGames.empty()),
      m_files(arguments.value("load").value_or(""), savedTo(arguments)), m_slots(slotsOf(surroundings)),
      m_own(slotOf(arguments)) {}

Result<std::string> PlaySaves::load() {
    if (m_loadsFile) return m_files.load();
    const auto latest = m_slots.chosen();
    m_slots.choose(latest);
    auto text = m_slots.load();
    if (text && !latest.byItself) m_own = latest; // and :Q saves there again
    return text;
}

Result<std::string> PlaySaves::loadBackup() { return m_loadsFile ? m_files.loadBackup() : m_slots.loadBackup(); }

Done PlaySaves::save(const Shell& shell) {
    if (!m_savesFile) m_slots.choose(m_own);
    auto written = m_savesFile ? m_files.save(shell) : m_slots.save(shell);
    if (!written) return written;
    ++saved;
    if (!m_savesFile) savedSlot = m_own.name;
    return written;
}

} // namespace delve
