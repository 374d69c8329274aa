#include "app/verbs/play_saves.h"

#include "app/files/open_stream.h"
#include "app/files/target.h"
#include "app/words/words.h"
#include "editor/files/files.h"
#include "editor/play/play_picture.h"
#include "editor/text/free_name.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/belonging.h"

namespace delve::app {
namespace {

/// The slot named after the recipe or file that is played.
play::SlotName slotOf(const Arguments& arguments, const generation::RecipeRegistry& recipes) {
    if (arguments.operands.empty()) return {"game"};
    const auto& word = arguments.operands[0];
    if (word == "-") return {"stdin"};
    return {generation::recipeNamed(recipes, word) ? word : std::filesystem::path(word).filename().string()};
}

/// Where :Q saves: the file of --save, or else of --load.
std::string savedTo(const Arguments& arguments) {
    return arguments.value("save").value_or(arguments.value("load").value_or(""));
}

Existing existingOf(const CommandContext& context) { return context.keepExisting ? Existing::Keep : Existing::Replace; }

/// Does the word name a stream or a terminal? Here "-" names a file.
bool isNoFile(const std::string& word, const Console& console) {
    return word != "-" && (openStream(word) || isTerminal(word, console));
}

play::SaveSlots slotsOf(const CommandContext& context) {
    const auto labelOf = [&context](const play::Shell& shell) {
        context.prepareDrawing();
        return editor::saveLabelOf(shell);
    };
    return {context.savedGames, labelOf, existingOf(context)};
}

/// Can the file hold a game?
bool holdsBytes(const std::string& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) return false;
    return !std::filesystem::is_regular_file(status) || std::filesystem::file_size(file, error) > 0;
}

} // namespace

PlaySaves::PlaySaves(const Arguments& arguments, CommandContext& context, const play::Shell& title)
    : m_context(context), m_loadsFile(arguments.has("load") || context.savedGames.empty()),
      m_savesFile(!savedTo(arguments).empty() || context.savedGames.empty()), m_savedTo(savedTo(arguments)),
      m_files(arguments.value("load").value_or(""), m_savedTo, existingOf(context)), m_slots(slotsOf(context)),
      m_own(slotOf(arguments, context.declarations.recipes)),
      m_savesOverLoaded(arguments.has("load") && !arguments.has("save")), m_title(title),
      m_played(arguments.operands.empty() ? std::string() : arguments.operands[0]) {}

Result<std::string> PlaySaves::load() {
    if (m_loadsFile) return m_files.load();
    m_latest = m_slots.chosen();
    m_slots.choose(m_latest);
    return m_slots.load();
}

Result<std::string> PlaySaves::loadBackup() { return m_loadsFile ? m_files.loadBackup() : m_slots.loadBackup(); }

std::string PlaySaves::fileName(bool backup) const {
    return m_loadsFile ? m_files.fileName(backup) : m_slots.fileName(backup);
}

Done PlaySaves::accepts(const play::Shell& game) const {
    const auto file = fileName(false);
    switch (m_played.empty() ? play::Belonging::Yes : play::belongingOf(game, m_title)) {
    case play::Belonging::Yes: break;
    case play::Belonging::Edited:
        return impossible(
            {DELVE_TEXT("command line", "%1: this game was saved before %2 was changed. To continue it, leave %2 out: "
                                        "play --load %1."),
             {file, m_played}});
    case play::Belonging::No:
        return impossible(
            {DELVE_TEXT("command line", "%1: this game belongs to another map, “%3”, not to %2. To continue "
                                        "it, leave %2 out: play --load %1."),
             {file, m_played, game.firstWorld() ? game.firstWorld()->name : std::string()}});
    }
    return done();
}

/// From now on, :Q saves to the slot that was loaded, unless that is an autosave.
void PlaySaves::goesOn() {
    m_savesOverLoaded = false;
    if (!m_loadsFile && !m_latest.byItself) m_own = m_latest;
}

Done checkSaved(const Arguments& arguments, const CommandContext& context) {
    if (const auto file = savedTo(arguments); !file.empty()) return checkOutput(file, false, context);
    const auto slot = slotOf(arguments, context.declarations.recipes);
    if (!context.keepExisting || context.savedGames.empty() || !slotsOf(context).exists(slot)) return done();
    return fileAccess(
        {DELVE_TEXT("command line", "\"%1\": this saved game is already in the window's list. Name a file "
                                    "with --save, or leave out --no-clobber."),
         {slot.name}});
}

Message withPlace(const play::Typed& typed) {
    if (typed.where.empty()) return typed.message;
    return {DELVE_TEXT("command line", "%1: %2"), {typed.where, translated(typed.message)}};
}

/// Unasked, a saved game is not replaced by one of another map; nor is a file that may hold such a game.
Done PlaySaves::mayReplaceLoaded() const {
    const auto file = fileName(false);
    if (!m_savesOverLoaded || m_played.empty() || !holdsBytes(file)) return done();
    const auto text = play::readSaveFile(file);
    const auto there = text ? play::readSavedGame(*text) : Result<play::SavedGame>(text.failure());
    if (there) return accepts(there->shell);
    return fileAccess(
        {DELVE_TEXT("command line", "%1: not overwritten, because it cannot be read and may be a game of another map. "
                                    "Save this game to another file with --save."),
         {file}});
}

/// Does the slot hold a game of another map, or one that cannot be read?
bool PlaySaves::isOfOtherMap(const std::string& name) const {
    play::SaveSlots others(m_slots); // a copy, so that L keeps its slot
    others.choose({name});
    if (!others.exists({name})) return false;
    const auto text = others.load();
    const auto there = text ? play::readSavedGame(*text) : Result<play::SavedGame>(text.failure());
    return !there || play::belongingOf(there->shell, m_title) == play::Belonging::No;
}

/// Maps in different folders may have the same name.
void PlaySaves::chooseFreeSlot() {
    const auto taken = [this](const QString& name) { return isOfOtherMap(name.toStdString()); };
    m_own.name = editor::freeName(QString::fromStdString(m_own.name), taken).toStdString();
    m_slots.choose(m_own);
}

/// A stream or terminal holds no game to keep, and a terminal is shown safe text.
Done PlaySaves::saveToFile(const play::Shell& shell) {
    if (!isNoFile(m_savedTo, m_context.console)) return m_files.save(shell);
    return writeOutput(m_savedTo, m_context,
                       [&shell](QIODevice& into) { return editor::writeText(into, play::savedGameText(shell)); });
}

Done PlaySaves::save(const play::Shell& shell) {
    if (auto may = mayReplaceLoaded(); !may) return may;
    if (!m_savesFile) chooseFreeSlot();
    auto written = m_savesFile ? saveToFile(shell) : m_slots.save(shell);
    if (!written) return written;
    ++saved;
    m_savesOverLoaded = false; // the file now holds a game of this map
    if (!m_savesFile) savedSlot = m_own.name;
    return written;
}

} // namespace delve::app
