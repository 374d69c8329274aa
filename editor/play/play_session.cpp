#include "editor/play/play_session.h"

#include "editor/play/play_picture.h"
#include "editor/text/free_name.h"
#include "editor/text/message_text.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "playtest/shell/belonging.h"
#include "playtest/shell/keys.h"
#include "playtest/shell/map_text.h"

#include <QUuid>

#include <utility>

namespace delve::editor {
namespace {

constexpr std::size_t maxMessages = 50;

bool isMeeting(play::Screen screen) {
    return screen == play::Screen::Encounter || screen == play::Screen::Store || screen == play::Screen::Fight;
}

bool isWord(std::string_view typed) { return typed.size() > 1 && (typed.front() == '{' || typed.front() == ':'); }

/// The recipe and rules that a record is kept for.
struct Challenge {
    Recipe recipe;
    Rules rules;
};

std::optional<Challenge> challengeOf(const std::optional<Recipe>& recipe, const Rules& rules) {
    const auto* objective = play::builtInObjectives().find(rules.objective);
    if (!recipe || !objective || !objective->deepens) return {};
    return Challenge{*recipe, rules};
}

/// By the level on which the game began, whichever level is played now.
std::optional<Challenge> challengeOf(const play::Shell& shell) {
    if (!shell.game()->objective().deepens) return {};
    const auto begun = shell.beginning();
    if (!begun || !begun->game()) return {};
    const play::Game& game = *begun->game();
    return challengeOf(game.level(game.prepared->home).recipe, game.rules());
}

} // namespace

/// The state of the shell that a key may change, from before that key.
struct PlaySession::Before {
    explicit Before(const play::Shell& shell) : screen(shell.screen()), view(shell.view()), keys(shell.keys().size()) {
        if (!shell.game()) return;
        prepared = shell.game()->prepared;
        depth = shell.game()->depth;
    }

    play::Screen screen;
    play::ViewChoices view;
    std::size_t keys;
    std::shared_ptr<const play::PreparedWorld> prepared;
    std::int64_t depth = 0;
};

PlaySession::PlaySession(JobPool& pool, const QString& folder, play::Declarations declarations, QObject* parent)
    : QObject(parent), m_declarations(std::move(declarations)),
      m_slots(pool, folder.toStdString(), saveLabelOf, [this](const Done& written) { hearOfAutosave(written); }),
      m_records(folder), m_born(QUuid::createUuid().toString()), m_making(pool) {
    connect(&m_making, &LevelMaking::becameLong, this, &PlaySession::changed);
}

PlaySession::~PlaySession() { autosave(); }

void PlaySession::setName(const QString& name, const QString& path) {
    m_name = name;
    m_slots.autosaveAs(name.toStdString(), (path.isEmpty() ? m_born : path).toStdString());
}

void PlaySession::showTitle(std::optional<Recipe> recipe, Size size, std::shared_ptr<const World> like) {
    m_recipe = std::move(recipe);
    m_size = size;
    m_like = std::move(like);
    take(play::Shell::atTitle(m_recipe, m_size, m_like, m_declarations));
}

Done PlaySession::play(const World& world, std::optional<play::Place> from) {
    auto begun =
        play::Shell::inPlay(std::make_shared<const World>(world), play::defaultSeed(world), from, m_declarations);
    if (!begun) return std::move(begun).failure();
    take(std::move(*begun));
    return done();
}

/// Replaces the game by another one, or by none.
void PlaySession::take(play::Shell shell, Message notice) {
    m_making.stop();
    autosave();
    m_replay.reset();
    forgetWhatWasTold();
    m_shell = std::move(shell);
    m_settled = m_shell;
    m_back.clear();
    leaveSlotOfOtherMap();
    m_notice = std::move(notice);
    say(m_notice);
    emit changed();
}

play::ViewChoices PlaySession::view() const {
    play::ViewChoices view = shell().view();
    if (!m_replay) return view;
    view.lights = view.lights != m_replayViewOverrides.lights;
    view.firstPerson = view.firstPerson != m_replayViewOverrides.firstPerson;
    view.minimap = view.minimap != m_replayViewOverrides.minimap;
    return view;
}

// Keys

void PlaySession::type(char32_t key) {
    if (!m_replay) return typeToShell(key);
    bool* const choice = play::upperCase(key) == U'T'   ? &m_replayViewOverrides.lights
                         : play::upperCase(key) == U'F' ? &m_replayViewOverrides.firstPerson
                         : play::upperCase(key) == U'M' ? &m_replayViewOverrides.minimap
                                                        : nullptr;
    if (!choice) return;
    *choice = !*choice;
    emit changed();
}

void PlaySession::typeToShell(char32_t key) {
    if (m_making.busy()) {
        if (key != play::escapeKey) return;
        m_making.stop();
        return emit changed();
    }
    chooseSlotFor(key);
    if (LevelMaking::isMadeBy(m_shell, key)) return makeLevel(key);
    const Before before(m_shell);
    takeTyped(before, key, m_shell.type(key, m_slots));
}

void PlaySession::makeLevel(char32_t key) {
    m_making.start(m_shell, key, m_slots.autosaveTurns(), [this, key](const Result<LevelMaking::Made>& made) {
        if (!made) {
            m_notice = made.failure().message;
            say(m_notice);
            return emit changed();
        }
        const Before before(m_shell);
        m_shell = made->shell;
        if (made->savesItself) m_slots.autosave(m_shell);
        takeTyped(before, key, made->typed);
    });
    emit stepped({});
}

void PlaySession::takeTyped(const Before& before, char32_t key, play::Typed typed) {
    const auto& [screen, view, keys, prepared, depth] = before;
    if (!typed.where.empty())
        typed.message = {DELVE_TEXT("play", "%1: %2"), {typed.where, toQString(typed.message).toStdString()}};
    const bool loads = screen == play::Screen::Title && m_shell.game();
    if (loads && typed.message.text.empty()) typed.message = noteOfOtherMap(m_shell);
    m_notice = typed.message;
    const auto* game = m_shell.game();
    const bool elsewhere = game && game->prepared != prepared;
    if (elsewhere && (!prepared || game->depth != depth + 1)) { // not one level down: another game
        autosave(m_settled);
        forgetWhatWasTold();
        m_back.clear();
        const bool loaded = screen == play::Screen::Title && play::upperCase(key) != U'N';
        if (loaded && !m_meant.byItself) useSlot(m_meant.name, m_shell); // so :Q saves there
        else leaveSlotOfOtherMap();
    } else if (m_shell.keys().size() > keys && view == m_shell.view()) {
        if (elsewhere) noteDepth();
        m_back.keep(m_settled);
    }
    say(typed.message);
    if (isWord(typed.passedOver)) say({DELVE_TEXT("play", "“%1” is not possible here."), {typed.passedOver}});
    hear(screen, typed.events);
    if (m_shell.typed().empty()) m_settled = m_shell;
    if (m_shell.screen() == play::Screen::Ended) return settleEnd();
    if (screen != m_shell.screen() || !(view == m_shell.view()) || !game || elsewhere) emit changed();
    emit stepped(typed.events);
}

/// Says if a loaded game is of another map, or of one edited since. Nothing is lost: :Q saves it in its own slot.
Message PlaySession::noteOfOtherMap(const play::Shell& loaded) const {
    // If no title was shown yet, the current game tells which map this is.
    const play::Shell here = m_like ? play::Shell::atTitle(m_recipe, m_size, m_like, m_declarations) : m_shell;
    switch (play::belongingOf(loaded, here)) {
    case play::Belonging::Yes: break;
    case play::Belonging::Edited: return {DELVE_TEXT("play", "This game was saved before the map was changed.")};
    case play::Belonging::No:
        return {DELVE_TEXT("play", "This game belongs to another map: “%1”."),
                {loaded.firstWorld() ? loaded.firstWorld()->name : std::string()}};
    }
    return {};
}

void PlaySession::typeWord(std::string_view word) {
    if (m_replay || m_making.busy() || m_shell.screen() != play::Screen::Play || !m_shell.typed().empty()) return;
    for (const char32_t key : play::keysOf(word)) typeToShell(key);
}

void PlaySession::say(const Message& message) {
    if (message.text.empty()) return;
    m_messages.push_back(message);
    // Half of them at once: whoever shows them sees by their number that there is a new one.
    if (m_messages.size() > 2 * maxMessages)
        m_messages.erase(m_messages.begin(), m_messages.end() - static_cast<std::ptrdiff_t>(maxMessages));
}

void PlaySession::hear(play::Screen before, const std::vector<play::Event>& events) {
    if (!isMeeting(before)) m_toldOfMeeting.clear();
    for (const auto& event : events) {
        say(event.message);
        if (event.message.text.empty()) say(whatStops(event));
        const bool begins = event.kind == play::EventKind::Met; // its card says what is met
        if (!begins && !event.message.text.empty()) m_toldOfMeeting.push_back(event.message);
    }
    if (!isMeeting(screen())) m_toldOfMeeting.clear();
}

/// Whoever walks into something without a word of its own is told what it is.
Message PlaySession::whatStops(const play::Event& event) const {
    const auto* game = m_shell.game();
    if (event.kind != play::EventKind::Stopped || !game || game->over() || event.player >= game->players.size())
        return {};
    const auto level = game->players[event.player].place.level;
    if (!game->level(level).size().contains(event.at)) return {DELVE_TEXT("play", "Here the map ends.")};
    const auto name = play::nameAt(*game, level, event.at, play::Known::InSight);
    return {DELVE_TEXT("play", "In the way: %1"), {toQString(name).toStdString()}};
}

void PlaySession::forgetWhatWasTold() {
    m_messages.clear();
    m_toldOfMeeting.clear();
}

/// Returns to the title after the game has ended. A game that was not over yet has been saved.
void PlaySession::settleEnd() {
    const bool saved = m_shell.game() && !m_shell.game()->over();
    take(play::Shell::atTitle(m_recipe, m_size, m_like, m_declarations));
    emit ended(saved);
}

/// Undoes turns only: the choices of the view stay.
void PlaySession::stepBack() {
    if (!canStepBack()) return;
    auto before = m_back.back(m_settled);
    if (!before) return;
    const play::ViewChoices view = m_shell.view();
    m_shell = std::move(*before);
    m_shell.chooseView(view);
    m_settled = m_shell;
    m_notice = {};
    forgetWhatWasTold();
    emit changed();
}

void PlaySession::again() {
    if (m_replay) return replayTo(0);
    auto restarted = m_shell.again();
    if (!restarted) return say(restarted.failure().message);
    take(std::move(*restarted));
}

// Records

std::int64_t PlaySession::record() const {
    if (game()) {
        const auto challenge = challengeOf(shell());
        return challenge ? m_records.of(challenge->recipe, challenge->rules) : 0;
    }
    const auto* const info = m_recipe ? generation::originOf(*m_recipe, m_declarations.generation.recipes) : nullptr;
    const auto challenge = challengeOf(m_recipe, m_like ? *m_like->rules : info ? *info->rules : Rules{});
    return challenge ? m_records.of(challenge->recipe, challenge->rules) : 0;
}

/// Records the depth after one level down, unless testing commands were used.
void PlaySession::noteDepth() const {
    if (m_shell.game()->tested) return;
    if (const auto challenge = challengeOf(m_shell))
        m_records.reached(challenge->recipe, challenge->rules, m_shell.game()->depth);
}

// Saved games

/// L loads from the slot used last, or else from the latest one, and B the backup of that; :Q saves to the slot used
/// last, or else to a new one with the name of the map that is played.
void PlaySession::chooseSlotFor(char32_t key) {
    if (m_shell.screen() == play::Screen::Title) {
        if (play::upperCase(key) == U'L') {
            m_slots.choose({m_slot});
            m_meant = m_slots.chosen();
        }
        m_slots.choose(m_meant);
        return;
    }
    if (play::upperCase(key) != U'Q' || m_shell.typed() != ":") return;
    useSlot(m_slot.empty() ? freeSlot() : m_slot, m_shell);
    m_slots.choose({m_slot});
}

void PlaySession::useSlot(std::string name, const play::Shell& game) {
    m_slot = std::move(name);
    m_gameInSlot = game;
}

/// So that :Q does not replace a game of another map unasked.
void PlaySession::leaveSlotOfOtherMap() {
    if (!m_gameInSlot || !m_shell.game()) return;
    if (play::belongingOf(m_shell, *m_gameInSlot) != play::Belonging::No) return;
    m_slot.clear();
    m_gameInSlot.reset();
}

/// The name of a slot in which no game is saved.
std::string PlaySession::freeSlot() const {
    const auto name = m_name.isEmpty() ? QStringLiteral("game") : m_name;
    return freeName(name, [this](const QString& slot) { return m_slots.exists({slot.toStdString()}); }).toStdString();
}

QString PlaySession::slotName() const { return m_slot.empty() ? m_name : QString::fromStdString(m_slot); }

bool PlaySession::canLoad() const { return m_slot.empty() ? m_slots.holdsAny() : m_slots.exists({m_slot}); }

bool PlaySession::canSaveAndEnd() const {
    return inGame() && !m_making.busy() && m_shell.screen() != play::Screen::Seed &&
           m_shell.screen() != play::Screen::Over;
}

void PlaySession::saveAndEnd() {
    if (!canSaveAndEnd()) return;
    if (!m_shell.typed().empty()) type(play::escapeKey);
    type(U':');
    type(U'Q');
}

Done PlaySession::saveTo(const QString& slot) {
    useSlot(slot.toStdString(), m_shell);
    m_slots.choose({m_slot});
    return m_slots.save(m_shell);
}

/// Reads the slot first: take() autosaves the current game, perhaps over this very one.
Done PlaySession::loadFrom(const play::SlotName& slot, bool backup) {
    m_slots.choose(slot);
    play::Shell loaded = play::Shell::atTitle(m_recipe, m_size, m_like, m_declarations);
    auto typed = loaded.type(U'L', m_slots);
    if (backup && loaded.offersBackup()) typed = loaded.type(U'B', m_slots);
    if (typed.refused) {
        auto failure = fileAccess(std::move(typed.message));
        failure.where = typed.where;
        return failure;
    }
    const auto ofOtherMap = noteOfOtherMap(loaded);
    if (!slot.byItself) useSlot(slot.name, loaded);
    else if (!ofOtherMap.text.empty()) m_slot.clear(); // the slot of :Q holds a game of the map that was left
    if (typed.message.text.empty()) typed.message = ofOtherMap;
    take(std::move(loaded), std::move(typed.message));
    return done();
}

bool PlaySession::hasBackup(const play::SlotName& slot) const {
    m_slots.finish();
    play::SaveSlots others(m_slots); // a copy, so that L and B keep their slots
    others.choose(slot);
    const auto backup = others.loadBackup();
    return backup && play::readSavedGame(*backup, m_declarations);
}

bool PlaySession::wouldReplace(const QString& slot) const {
    const play::SlotName name{slot.toStdString()};
    return name.name != m_slot && m_slots.exists(name);
}

void PlaySession::autosave(const play::Shell& own) {
    const bool unfinished = own.game() && own.screen() != play::Screen::Ended && !own.game()->over();
    if (unfinished && WayBack::isOpen(own)) m_slots.autosave(own);
}

/// Reports a failure once, and again only after an autosave succeeded. The game goes on either way.
void PlaySession::hearOfAutosave(const Done& written) {
    const bool told = std::exchange(m_toldOfAutosave, !written);
    if (screen() == play::Screen::Title) emit stepped({}); // there may be a game to load now
    if (written || told) return;
    say({DELVE_TEXT("play", "Autosave failed; the game goes on. %1"), {toQString(written.failure()).toStdString()}});
    emit stepped({});
}

// Replays

Done PlaySession::saveReplay(const QString& path) const {
    if (!shell().game()) return impossible({DELVE_TEXT("play", "There is no game to save. Start a game first.")});
    const play::Shell& shown = m_replay ? m_replay->now().shell() : m_settled;
    return play::writeSaveFile(path.toStdString(), play::savedGameText(shown, saveLabelOf(shown)));
}

Done PlaySession::openReplay(const QString& path) {
    const auto file = path.toStdString();
    const auto text = play::readSaveFile(file);
    if (!text) return play::inFile(file, text.failure());
    auto replay = play::Replay::of(*text, m_declarations);
    if (!replay) return play::inFile(file, std::move(replay).failure());
    watch(std::move(*replay));
    return done();
}

void PlaySession::watchOwn() {
    if (!inGame()) return;
    auto replay = play::Replay::of(m_settled);
    if (!replay) return say(replay.failure().message);
    watch(std::move(*replay));
}

void PlaySession::watch(play::Replay replay) {
    m_making.stop();
    m_replayViewOverrides = {false, false, false};
    m_replay.emplace(std::move(replay));
    forgetWhatWasTold();
    emit changed();
}

void PlaySession::replayNext() {
    if (!m_replay || m_replay->now().finished()) return;
    const play::Screen screen = this->screen();
    const play::ViewChoices view = this->view();
    const auto depth = game()->depth;
    std::vector<play::Event> events;
    do { // a typed word is one step
        auto typed = m_replay->next();
        hear(screen, typed.events);
        events.insert(events.end(), typed.events.begin(), typed.events.end());
    } while (!m_replay->now().finished() && !m_replay->now().shell().typed().empty());
    if (screen != this->screen() || depth != game()->depth || !(view == this->view())) emit changed();
    emit stepped(events);
}

void PlaySession::replayTo(std::size_t position) {
    if (!m_replay) return;
    m_replay->goTo(position);
    forgetWhatWasTold();
    emit changed();
}

void PlaySession::takeOver() {
    if (m_replay) take(play::Shell(m_replay->now().shell()));
}

void PlaySession::stopWatching() {
    if (!m_replay) return;
    m_replay.reset();
    forgetWhatWasTold();
    emit changed();
}

PlaySession& playSessionOf(QObject& owner, JobPool& pool, const QString& folder,
                           const generation::Declarations& declarations) {
    auto* session = owner.findChild<PlaySession*>(QString(), Qt::FindDirectChildrenOnly);
    return session ? *session : *new PlaySession(pool, folder, {play::builtInObjectives(), declarations}, &owner);
}

} // namespace delve::editor
