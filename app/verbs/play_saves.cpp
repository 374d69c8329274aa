#include "app/verbs/play_saves.h"

#include "app/files/open_stream.h"
#include "app/files/target.h"
#include "app/words/words.h"
#include "editor/formats/files.h"
#include "editor/play/play_picture.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/belonging.h"

namespace delve {
namespace {

/// The slot of what is played: that of its recipe or file.
SlotName slotOf(const Arguments& arguments, const RecipeRegistry& recipes) {
    if (arguments.operands.empty()) return {"game"};
    const auto& word = arguments.operands[0];
    if (word == "-") return {"stdin"};
    return {recipes.find(word) ? word : std::filesystem::path(word).filename().string()};
}

/// Where :Q saves; without a word for it, where L loads from.
std::string savedTo(const Arguments& arguments) {
    return arguments.value("save").value_or(arguments.value("load").value_or(""));
}

/// Is what is written there a stream or a terminal? A file that is called "-" is a file here.
bool isNoFile(const std::string& word, const Console& console) {
    return word != "-" && (openStream(word) || isTerminal(word, console));
}

SaveSlots slotsOf(const Surroundings& surroundings) {
    return {surroundings.savedGames, [&surroundings](const Shell& shell) {
                surroundings.prepareDrawing();
                return saveLabelOf(shell);
            }};
}

} // namespace

PlaySaves::PlaySaves(const Arguments& arguments, Surroundings& surroundings, const Shell& title)
    : m_surroundings(surroundings), m_loadsFile(arguments.has("load") || surroundings.savedGames.empty()),
      m_savesFile(!savedTo(arguments).empty() || surroundings.savedGames.empty()), m_savedTo(savedTo(arguments)),
      m_files(arguments.value("load").value_or(""), m_savedTo), m_slots(slotsOf(surroundings)),
      m_own(slotOf(arguments, surroundings.declarations.recipes)),
      m_savesOverLoaded(arguments.has("load") && !arguments.has("save")), m_title(title),
      m_played(arguments.operands.empty() ? std::string() : arguments.operands[0]) {}

Result<std::string> PlaySaves::load() {
    if (m_loadsFile) return m_files.load();
    const auto latest = m_slots.chosen();
    m_slots.choose(latest);
    auto text = m_slots.load();
    if (text && !latest.byItself) m_own = latest; // and :Q saves there again
    return text;
}

Result<std::string> PlaySaves::loadBackup() { return m_loadsFile ? m_files.loadBackup() : m_slots.loadBackup(); }

std::string PlaySaves::fileName(bool backup) const {
    return m_loadsFile ? m_files.fileName(backup) : m_slots.fileName(backup);
}

Done PlaySaves::accepts(const Shell& game) const {
    const auto file = fileName(false);
    switch (m_played.empty() ? Belonging::Yes : belongingOf(game, m_title)) {
    case Belonging::Yes: break;
    case Belonging::Edited:
        return impossible(
            {DELVE_TEXT("command line", "%1: this game was saved before %2 was changed. To go on with it, "
                                        "leave %2 out: play --load %1."),
             {file, m_played}});
    case Belonging::No:
        return impossible({DELVE_TEXT("command line", "%1: this game is of another map, “%3”, and not of %2. To go on "
                                                      "with it, leave %2 out: play --load %1."),
                           {file, m_played, game.firstWorld() ? game.firstWorld()->name : std::string()}});
    }
    return done();
}

Message withPlace(const Typed& typed) {
    if (typed.where.empty()) return typed.message;
    return {DELVE_TEXT("command line", "%1: %2"), {typed.where, inWords(typed.message)}};
}

/// A game that nobody asked to replace is not replaced by one of another map.
Done PlaySaves::mayReplaceLoaded() const {
    const auto text = m_savesOverLoaded && !m_played.empty() ? readSaveFile(fileName(false)) : Result<std::string>("");
    const auto there = text && !text->empty() ? readSavedGame(*text) : Result<SavedGame>(Failure{});
    return there ? accepts(there->shell) : done();
}

/// What is no file holds no game that could be kept, and a terminal is shown text.
Done PlaySaves::saveToFile(const Shell& shell) {
    if (!isNoFile(m_savedTo, m_surroundings.console)) return m_files.save(shell);
    return writeOutput(m_savedTo, m_surroundings,
                       [&shell](QIODevice& into) { return writeText(into, savedGameText(shell)); });
}

Done PlaySaves::save(const Shell& shell) {
    if (auto may = mayReplaceLoaded(); !may) return may;
    if (!m_savesFile) m_slots.choose(m_own);
    auto written = m_savesFile ? saveToFile(shell) : m_slots.save(shell);
    if (!written) return written;
    ++saved;
    if (!m_savesFile) savedSlot = m_own.name;
    return written;
}

} // namespace delve
