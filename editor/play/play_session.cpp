#include "editor/play/play_session.h"

#include "editor/play/play_picture.h"
#include "generation/level/delve/whole_file.h"
#include "playtest/shell/keys.h"

#include <QBuffer>
#include <QDateTime>

#include <utility>

namespace delve {
namespace {

constexpr std::size_t mostMessages = 50;
constexpr QSize labelPicture{160, 90};

} // namespace

PlaySession::PlaySession(const QString& folder, QObject* parent)
    : QObject(parent), m_slots(folder.toStdString(), [this](const std::string&) { return label(); }) {}

PlaySession::~PlaySession() { autosave(); }

void PlaySession::showTitle(std::optional<Recipe> recipe, Size size) {
    autosave();
    m_recipe = std::move(recipe);
    m_size = size;
    m_replay.reset();
    m_messages.clear();
    take(Shell::atTitle(m_recipe, m_size));
}

Done PlaySession::play(const World& world, std::optional<Place> from) {
    auto begun = Shell::inPlay(std::make_shared<const World>(world), usualSeed(world), from);
    if (!begun) return std::move(begun).failure();
    autosave();
    m_replay.reset();
    m_messages.clear();
    take(std::move(*begun));
    return done();
}

/// From here on there is another game, or none.
void PlaySession::take(Shell shell) {
    m_shell = std::move(shell);
    m_settled = m_shell;
    m_back.clear();
    m_notice = {};
    emit changed();
}

ViewChoices PlaySession::view() const {
    ViewChoices view = shell().view();
    if (!m_replay) return view;
    view.lights = view.lights != m_otherwise.lights;
    view.firstPerson = view.firstPerson != m_otherwise.firstPerson;
    view.minimap = view.minimap != m_otherwise.minimap;
    return view;
}

// Keys

void PlaySession::type(char32_t key) {
    if (!m_replay) return typeToShell(key);
    bool* const choice = upperCase(key) == U'T'   ? &m_otherwise.lights
                         : upperCase(key) == U'F' ? &m_otherwise.firstPerson
                         : upperCase(key) == U'M' ? &m_otherwise.minimap
                                                  : nullptr;
    if (!choice) return;
    *choice = !*choice;
    emit changed();
}

void PlaySession::typeToShell(char32_t key) {
    chooseSlotFor(key);
    const Screen screen = m_shell.screen();
    const ViewChoices view = m_shell.view();
    const auto ground = m_shell.game() ? m_shell.game()->ground : nullptr;
    const auto depth = m_shell.game() ? m_shell.game()->depth : 0;
    const auto keys = m_shell.keys().size();
    const auto typed = m_shell.type(key, m_slots);
    m_notice = typed.message;
    say(typed.message);
    for (const auto& event : typed.events) say(event.message);
    const auto* game = m_shell.game();
    const bool elsewhere = game && game->ground != ground;
    if (elsewhere && game->depth != depth + 1) m_back.clear();
    else if (m_shell.keys().size() > keys && view == m_shell.view()) m_back.keep(m_settled);
    if (m_shell.typed().empty()) m_settled = m_shell;
    if (m_shell.screen() == Screen::Ended) return settleEnd();
    if (screen != m_shell.screen() || !(view == m_shell.view()) || !game || elsewhere) emit changed();
    emit stepped(typed.events);
}

void PlaySession::typeWord(std::string_view word) {
    if (m_replay || m_shell.screen() != Screen::Play || !m_shell.typed().empty()) return;
    for (const char32_t key : keysOf(word)) typeToShell(key);
}

void PlaySession::say(const Message& message) {
    if (message.text.empty()) return;
    m_messages.push_back(message);
    if (m_messages.size() > mostMessages) m_messages.pop_front();
}

/// The game has ended; it was saved when it ended in the midst of play.
void PlaySession::settleEnd() {
    const bool saved = m_shell.game() && !m_shell.game()->over();
    m_messages.clear();
    take(Shell::atTitle(m_recipe, m_size));
    emit ended(saved);
}

/// Only turns go back: what one sees of them stays as it was chosen.
void PlaySession::stepBack() {
    if (!canStepBack()) return;
    auto before = m_back.back(m_settled);
    if (!before) return;
    const ViewChoices view = m_shell.view();
    m_shell = std::move(*before);
    if (m_shell.view().lights != view.lights) (void)m_shell.type(U'T', m_slots);
    if (m_shell.view().firstPerson != view.firstPerson) (void)m_shell.type(U'F', m_slots);
    if (m_shell.view().minimap != view.minimap) (void)m_shell.type(U'M', m_slots);
    m_settled = m_shell;
    m_notice = {};
    m_messages.clear();
    emit changed();
}

void PlaySession::again() {
    if (m_replay) return replayTo(0);
    auto anew = m_shell.again();
    if (!anew) return say(anew.failure().message);
    m_messages.clear();
    take(std::move(*anew));
}

// Saved games

/// L means the slot used last, or else the latest that there is; :Q that used last, or else one of the name of what is
/// played.
void PlaySession::chooseSlotFor(char32_t key) {
    if (m_shell.screen() == Screen::Title) return m_slots.choose(m_slot);
    if (upperCase(key) != U'Q' || m_shell.typed() != ":") return;
    if (m_slot.empty()) m_slot = m_name.isEmpty() ? "game" : m_name.toStdString();
    m_slots.choose(m_slot);
}

QString PlaySession::slotName() const { return m_slot.empty() ? m_name : QString::fromStdString(m_slot); }

Done PlaySession::saveTo(const QString& slot) {
    m_slot = slot.toStdString();
    m_slots.choose(m_slot);
    return m_slots.save(m_shell);
}

void PlaySession::loadFrom(const QString& slot) {
    autosave();
    m_replay.reset();
    m_messages.clear();
    m_slot = slot.toStdString();
    take(Shell::atTitle(m_recipe, m_size));
    typeToShell(U'L');
}

void PlaySession::autosave() {
    if (inGame() && !m_shell.game()->over() && !m_shell.keys().empty()) m_slots.autosave(m_settled);
}

SaveLabel PlaySession::label() const {
    SaveLabel label;
    label.time = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    if (!m_shell.game()) return label;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureOfGame(*m_shell.game(), labelPicture).save(&buffer, "PNG");
    label.picture = bytes.toBase64().toStdString();
    return label;
}

// Replays

Done PlaySession::saveReplay(const QString& path) const {
    if (!shell().game()) return impossible({DELVE_TEXT("play", "There is no game to save; begin one first.")});
    return writeSaveFile(path.toStdString(), savedGameText(m_replay ? m_replay->shell() : m_settled, label()));
}

Done PlaySession::openReplay(const QString& path) {
    const auto text = readWholeFile(path.toStdString());
    if (!text) return Failure(text.failure());
    auto replay = Replay::of(*text);
    if (!replay) return std::move(replay).failure();
    watch(std::move(*replay));
    return done();
}

void PlaySession::watchOwn() {
    if (!inGame()) return;
    auto replay = Replay::of(m_settled);
    if (!replay) return say(replay.failure().message);
    watch(std::move(*replay));
}

void PlaySession::watch(Replay replay) {
    m_otherwise = {false, false, false};
    m_replayBegin = replay;
    m_replay = std::move(replay);
    m_messages.clear();
    emit changed();
}

void PlaySession::replayNext() {
    if (!m_replay || m_replay->finished()) return;
    const Screen screen = m_replay->shell().screen();
    const ViewChoices view = this->view();
    const auto depth = game()->depth;
    std::vector<Event> events;
    do { // a word in brackets is one step
        auto typed = m_replay->next();
        for (const auto& event : typed.events) say(event.message);
        events.insert(events.end(), typed.events.begin(), typed.events.end());
    } while (!m_replay->finished() && !m_replay->shell().typed().empty());
    if (screen != this->screen() || depth != game()->depth || !(view == this->view())) emit changed();
    emit stepped(events);
}

void PlaySession::replayTo(std::size_t position) {
    if (!m_replay) return;
    if (position < m_replay->position()) *m_replay = *m_replayBegin;
    while (!m_replay->finished() && m_replay->position() < position) (void)m_replay->next();
    m_messages.clear();
    emit changed();
}

void PlaySession::takeOver() {
    if (!m_replay) return;
    Shell shell = m_replay->shell();
    m_replay.reset();
    autosave(); // the game of one's own that waited meanwhile
    m_messages.clear();
    take(std::move(shell));
}

void PlaySession::stopWatching() {
    if (!m_replay) return;
    m_replay.reset();
    m_messages.clear();
    emit changed();
}

PlaySession& playSessionOf(QObject& owner, const QString& folder) {
    auto* session = owner.findChild<PlaySession*>(QString(), Qt::FindDirectChildrenOnly);
    return session ? *session : *new PlaySession(folder, &owner);
}

} // namespace delve
