#include "ui/play/play_screen.h"

#include "playtest/shell/keys.h"
#include "ui/actions/typing_keys.h"
#include "ui/map/moving_cells.h"
#include "ui/play/card_view.h"
#include "ui/play/controllers.h"
#include "ui/play/first_person_view.h"
#include "ui/play/held_keys.h"
#include "ui/play/hud_bar.h"
#include "ui/play/messages_line.h"
#include "ui/play/play_help.h"
#include "ui/play/play_map.h"
#include "ui/play/play_minimap_view.h"
#include "ui/play/play_preferences.h"
#include "ui/play/replay_bar.h"
#include "ui/play/saves_dialog.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/motion_settings.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace delve::ui {
namespace {

bool plain(const QKeyEvent& event) {
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

/// The character as typed, in upper or lower case: words contain level names, in which case matters.
std::optional<char32_t> writtenIn(const QKeyEvent& event) {
    const auto text = event.text().toUcs4();
    if (text.size() != 1 || text.front() < U' ' || text.front() == 0x7f) return {};
    return text.front();
}

} // namespace

std::optional<char32_t> characterOf(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Left: return play::arrowWest;
    case Qt::Key_Up: return play::arrowNorth;
    case Qt::Key_Right: return play::arrowEast;
    case Qt::Key_Down: return play::arrowSouth;
    case Qt::Key_Backspace: return U'\b';
    default: break;
    }
    if (event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z)
        return U'A' + static_cast<char32_t>(event.key() - Qt::Key_A);
    const auto written = writtenIn(event);
    return written ? std::optional(play::upperCase(*written)) : std::nullopt;
}

PlayScreen::PlayScreen(editor::PlaySession& session, QSettings& settings, QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings), m_hud(new HudBar(this)), m_middle(new QWidget(this)),
      m_map(new PlayMap(session, m_middle)), m_firstPerson(new FirstPersonView(session, m_middle)),
      m_minimap(new PlayMinimapView(session, m_middle)), m_card(new CardView(m_middle)),
      m_help(new PlayHelp(session, settings, this)), m_messages(new MessagesLine(this)),
      m_replay(new ReplayBar(session, this)), m_held(new HeldKeys(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setProperty(tabIsForActions, true);
    setProperty(ringShowsFocus, true);
    giveRole(*this, QAccessible::Pane);
    setAccessibleName(tr("Play"));
    layOut();
    wire();
    usePreferences();
    refresh();
}

PlayScreen::~PlayScreen() = default;

void PlayScreen::layOut() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* middle = new QHBoxLayout(m_middle);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->setSpacing(0);
    middle->addWidget(m_map, 1);
    middle->addWidget(m_firstPerson, 1);
    m_minimap->setFixedWidth(28 * gridStep);
    middle->addWidget(m_minimap);
    column->addWidget(m_hud);
    column->addWidget(m_middle, 1);
    column->addWidget(m_help);
    column->addWidget(m_replay);
    column->addWidget(m_messages);
}

void PlayScreen::wire() {
    connect(&m_session, &editor::PlaySession::changed, this, &PlayScreen::refresh);
    connect(&m_session, &editor::PlaySession::stepped, this, &PlayScreen::showStep);
    connect(m_held, &HeldKeys::typed, this, &PlayScreen::typeKey);
    connect(m_card, &CardView::chosen, this, [this](char32_t key) {
        setFocus();
        typeKey(key);
    });
    connect(m_hud, &HudBar::endWanted, &m_session, &editor::PlaySession::saveAndEnd);
    connect(m_card, &CardView::slotsWanted, this, [this] { showSlots(false); });
    connect(m_map, &PlayMap::cellPressed, this, &PlayScreen::goToPicked);
    connect(m_map, &PlayMap::pointedAt, m_messages, &MessagesLine::showPointedAt);
    connect(m_map, &PlayMap::pointedAt, this, &PlayScreen::pointedAt);
}

void PlayScreen::showBehindTitle(const Level& level, const TileCatalogue& tiles, const Properties& ofWorld) {
    if (!m_session.game()) m_map->showBehindTitle(level, tiles, ofWorld);
}

// Display

void PlayScreen::refresh() {
    endPicking(); // it referred to the previous display
    chooseView();
    m_map->refresh();
    m_firstPerson->refresh();
    showStep({});
    if (!m_session.walking()) m_held->clear();
}

/// The view from above or that of player one; the minimap stands beside the one and lies over the other.
void PlayScreen::chooseView() {
    const auto& view = m_session.view();
    const bool firstPerson = m_session.game() && view.firstPerson;
    m_firstPerson->setVisible(firstPerson);
    m_map->setVisible(!firstPerson);
    m_firstPerson->minimap().setVisible(view.minimap);
    m_minimap->setVisible(m_session.game() && view.minimap && !firstPerson);
}

void PlayScreen::showStep(const std::vector<play::Event>& events) {
    m_map->follow(events);
    m_firstPerson->follow();
    m_hud->show(m_session, m_map->shownLevel());
    m_messages->show(m_session.messages(), m_session.game() ? m_session.game()->turn : 0);
    if (inWord()) m_messages->showTyped(QString::fromStdString(m_session.shell().typed()));
    m_messages->setVisible(m_session.game());
    m_replay->follow();
    m_help->follow();
    showCard();
    heedWarnings();
}

/// Whoever was just warned of lava has to press the key again to go in: holding it is not enough.
void PlayScreen::heedWarnings() {
    std::vector<std::optional<Direction>> warned;
    if (const auto* const game = m_session.game())
        for (const auto& player : game->players) warned.push_back(player.warned);
    m_warned.resize(warned.size());
    for (std::size_t who = 0; who < warned.size(); ++who)
        if (warned[who] && warned[who] != m_warned[who]) m_held->releaseAllOf(who);
    m_warned = std::move(warned);
}

void PlayScreen::showCard() {
    const auto card = editor::cardOf(m_session);
    if (card) m_card->show(*card);
    else m_card->hide();
}

void PlayScreen::setLetters(bool letters) {
    m_settings.setValue(QString::fromLatin1(playLettersKey), letters);
    m_map->setLetters(letters);
    useMotion();
}

/// Letters cover the ground, and stand still.
void PlayScreen::useMotion() {
    m_map->movingCells().setOn(movesMaps(m_settings) && !m_map->letters());
    m_map->setGlides(!reducesMotion(m_settings));
    m_firstPerson->setGlides(!reducesMotion(m_settings));
}

void PlayScreen::usePreferences() {
    const auto preferences = playPreferences(m_settings);
    m_held->setStepsPerSecond(preferences.stepsPerSecond);
    m_session.setAutosaveTurns(preferences.autosaveTurns);
    m_map->setLetters(preferences.letters);
    useMotion();
}

void PlayScreen::showSlots(bool save) {
    m_held->clear();
    auto* dialog = new SavesDialog(m_session, save ? SavesDialog::Purpose::Save : SavesDialog::Purpose::Load, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// Keys

/// While a word is typed, every character belongs to it. A seed is no such word: its digits are separate keys.
bool PlayScreen::inWord() const {
    return !m_session.replay() && m_session.screen() != play::Screen::Seed && !m_session.shell().typed().empty();
}

void PlayScreen::typeKey(char32_t key) {
    if (!inWord()) m_help->noteKey(key);
    m_session.type(key);
}

/// The game gets plain keys before any action with that shortcut; Backspace only while a seed or a word is typed.
bool PlayScreen::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const auto character = characterOf(key);
        const bool backspace = character == play::backspaceKey && m_session.screen() != play::Screen::Seed && !inWord();
        if (backspace && m_session.canStepBack()) m_help->noteKey(play::backspaceKey); // an action takes it
        if (plain(key) && ((character && !backspace) || key.key() == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

/// Enter and Esc, which are not characters of the shell.
bool PlayScreen::specialKey(const QKeyEvent& event) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (enter && m_session.screen() == play::Screen::Seed) m_session.type(U'S');
    else if (event.key() != Qt::Key_Escape) return false;
    else if (inWord() || m_session.making().busy()) typeKey(play::escapeKey);
    else if (m_picking) endPicking();
    else {
        m_help->noteKey(play::escapeKey);
        emit leaveWanted();
    }
    return true;
}

void PlayScreen::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    if (specialKey(*event)) return;
    const auto character = characterOf(*event);
    if (!character || !plain(*event)) return QWidget::keyPressEvent(event);
    if (inWord()) typeKey(writtenIn(*event).value_or(*character));
    else if (m_session.walking() && HeldKeys::walks(*character)) m_held->press(*character);
    else typeKey(*character);
}

void PlayScreen::keyReleaseEvent(QKeyEvent* event) {
    const auto character = characterOf(*event);
    if (!event->isAutoRepeat() && character) m_held->release(*character);
}

void PlayScreen::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_controllers = std::make_unique<Controllers>(QString::fromLatin1(deviceFolder));
    connect(m_controllers.get(), &Controllers::told, this, &PlayScreen::hearController);
}

/// The first controller controls player one, all others player two.
void PlayScreen::hearController(std::size_t controller, const editor::ControllerSign& sign) {
    const auto* game = m_session.game();
    const auto player = std::min(controller, game ? game->players.size() - 1 : 0);
    if (sign.kind == editor::ControllerSign::Kind::LetGo)
        return m_held->release(editor::walkingKey(sign.direction, player));
    if (!isActiveWindow() || inWord()) return;
    if (sign.kind == editor::ControllerSign::Kind::Button) {
        if (const auto key = keyOf(sign.button, editor::cardOf(m_session))) typeKey(*key);
    } else if (m_session.walking()) {
        m_held->press(editor::walkingKey(sign.direction, player));
    } else if (m_session.screen() == play::Screen::Seed) {
        typeKey(editor::digitKey(sign.direction));
    }
}

void PlayScreen::mousePressEvent(QMouseEvent* event) {
    setFocus();
    QWidget::mousePressEvent(event);
}

void PlayScreen::focusOutEvent(QFocusEvent* event) {
    m_held->clear();
    QWidget::focusOutEvent(event);
}

void PlayScreen::hideEvent(QHideEvent* event) {
    if (m_controllers) { // delete later: it may still be reading the button that hides this
        m_controllers->disconnect(this);
        m_controllers.release()->deleteLater();
    }
    m_held->clear();
    m_replay->run(false);
    QWidget::hideEvent(event);
}

// Testing

void PlayScreen::pickCell() {
    m_picking = true;
    m_map->viewport()->setCursor(Qt::CrossCursor);
    setFocus();
}

void PlayScreen::endPicking() {
    m_picking = false;
    m_map->viewport()->unsetCursor();
}

void PlayScreen::goToPicked(Cell cell) {
    setFocus();
    if (!m_picking) return;
    endPicking();
    const auto& level = m_session.game()->level(m_map->shownLevel());
    m_session.typeWord("{go " + std::to_string(cell.x) + "," + std::to_string(cell.y) + " " + level.id + "}");
}

void PlayScreen::giveAllKeys() {
    std::set<std::string> words;
    for (const auto& level : m_session.game()->world().levels)
        for (const auto& thing : *level.things)
            if (thing.kind == ThingKind::Key) words.insert(colourOf(thing));
    for (const auto& word : words)
        if (!word.empty()) m_session.typeWord("{give key " + word + "}");
}

} // namespace delve::ui
