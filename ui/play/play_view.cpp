#include "ui/play/play_view.h"

#include "editor/document/document.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "editor/tools/thing_edits.h"
#include "generation/level/rules.h"
#include "playtest/rules/prepared_world.h"
#include "ui/dialogs/dialog_manners.h"
#include "ui/map/map_view.h"
#include "ui/pages/awaited_level.h"
#include "ui/pages/document_page.h"
#include "ui/pages/message_bar.h"
#include "ui/play/hud_bar.h"
#include "ui/play/play_preferences.h"
#include "ui/play/play_screen.h"
#include "ui/play/proof_order.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QShowEvent>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

constexpr auto geometryKey = "play/windowGeometry";
constexpr QSize defaultWindow{1024, 720};

/// The content of the tab while the game is in its own window.
QWidget* makeEmpty(PlayView& view) {
    auto* page = new QWidget(&view);
    auto* column = new QVBoxLayout(page);
    auto* words = new QLabel(PlayView::tr("The game is open in its own window."), page);
    words->setForegroundRole(QPalette::PlaceholderText);
    auto* back = new QPushButton(PlayView::tr("Bring it back here"), page);
    QObject::connect(back, &QPushButton::clicked, &view, [&view] { view.setOwnWindow(false); });
    column->addStretch(1);
    column->addWidget(words, 0, Qt::AlignHCenter);
    column->addSpacing(gridStep);
    column->addWidget(back, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

/// The first player of the rules without a start on any level.
std::optional<std::int64_t> missingPlayer(const World& world) {
    for (std::int64_t player = 1; player <= world.rules->players; ++player) {
        const auto isTheirs = [player](const Thing& thing) {
            return thing.kind == ThingKind::Start && playerOf(thing) == player;
        };
        const auto has = [&](const Level& level) { return std::ranges::any_of(*level.things, isTheirs); };
        if (std::ranges::none_of(world.levels, has)) return player;
    }
    return {};
}

} // namespace

PlayView::PlayView(DocumentPage& page, QSettings& settings, const QString& folder, QWidget* parent)
    : PageView(parent), m_page(page), m_settings(settings),
      m_session(editor::playSessionOf(page.document(), page.document().pool(), folder, page.document().declarations())),
      m_screen(new PlayScreen(m_session, settings, this)), m_stack(new QStackedLayout(this)),
      m_proof(new ProofOrder(page, m_session, this)) {
    m_stack->addWidget(m_screen);
    m_stack->addWidget(makeEmpty(*this));
    setFocusProxy(m_screen);
    m_page.messages().stayBelow(m_screen->hud());
    connect(m_screen, &PlayScreen::leaveWanted, this, &PlayView::leave);
    connect(&m_session, &editor::PlaySession::ended, this, [this](bool saved) {
        leave();
        if (saved) m_page.messages().tellNotes({tr("The game is saved as “%1”.").arg(m_session.slotName())});
    });
    connect(&m_session, &editor::PlaySession::changed, this, &PlayView::stateChanged);
    connect(&m_session, &editor::PlaySession::stepped, this, &PlayView::stateChanged);
    connect(&m_session, &editor::PlaySession::changed, this, &PlayView::showBehindTitle);
    connect(m_screen, &PlayScreen::pointedAt, this, &PlayView::pointedAt);
    if (playPreferences(settings).ownWindow) setFocusProxy(nullptr);
}

PlayView::~PlayView() {
    m_session.disconnect(this);
    if (m_window) delete std::exchange(m_window, nullptr);
}

int PlayView::indexOnPage() const {
    const auto& views = m_page.views();
    for (std::size_t i = 0; i < views.size(); ++i)
        if (views[i].widget == this) return static_cast<int>(i);
    return 0;
}

// Begin

std::optional<play::Place> PlayView::meantPlace() const {
    const auto cell = m_page.map().meantCell();
    if (!cell) return {};
    return play::Place{static_cast<std::uint32_t>(m_page.document().currentLevel()), *cell};
}

void PlayView::play(std::optional<play::Place> from) {
    dropProof();
    auto& document = m_page.document();
    if (!awaitLevel(m_page, tr("The game could not start: %1"))) return;
    m_session.setName(document.title(), document.path());
    const auto begun = m_session.play(document.world(), from);
    if (!begun) return tellRefusal(begun.failure(), from);
    m_page.messages().dismiss();
    show();
}

/// If a start is missing, the failure's first cell is a place for one, on the world's first level.
void PlayView::tellRefusal(const Failure& failure, std::optional<play::Place> from) {
    m_page.showView(0);
    const bool noStart = missingPlayer(m_page.document().world()).has_value();
    if (!noStart || failure.cells.empty()) return m_page.messages().tellFailure(editor::toQString(failure));
    m_page.messages().tellChoice(editor::toQString(failure), tr("Place a start and play"),
                                 [this, cell = failure.cells.front(), from] {
                                     putStart(cell);
                                     play(from);
                                 });
}

void PlayView::putStart(Cell cell) {
    auto& document = m_page.document();
    document.setCurrentLevel(0);
    Level level = document.level();
    Thing start;
    start.kind = ThingKind::Start;
    start.at = cell;
    start.fields = editor::fieldsOf(ThingKind::Start, {});
    start.fields.set("player", Decimal::of(missingPlayer(document.world()).value_or(1)));
    if (editor::placeThing(level, document.world().tiles, std::move(start), true))
        document.apply(Edit::between(document.level(), level),
                       editor::stepOn(DELVE_TEXT("step", "Place %1"), ThingKind::Start));
}

void PlayView::usePreferences() { m_screen->usePreferences(); }

void PlayView::showTitle() {
    beginTitle();
    showBehindTitle();
    show();
}

void PlayView::beginTitle() {
    const auto& document = m_page.document();
    m_session.setName(document.title(), document.path());
    const World& world = document.world();
    const auto home = play::homeOf(world); // whichever level is shown
    const bool shown = home == document.currentLevel();
    const auto& level = world.levels[home];
    const auto recipe = shown && level.recipe ? std::optional(document.recipe()) : level.recipe;
    m_session.showTitle(recipe, shown ? document.wantedSize() : level.size(), std::make_shared<const World>(world));
}

void PlayView::showBehindTitle() {
    const auto& world = m_page.document().world();
    m_screen->showBehindTitle(m_page.document().level(), world.tiles, world.properties);
}

// The tab or a window

void PlayView::show() {
    dropProof();
    const bool own = playPreferences(m_settings).ownWindow;
    if (own != ownWindow()) setOwnWindow(own);
    if (m_window) {
        m_window->show();
        m_window->raise();
        m_window->activateWindow();
    } else {
        m_page.showView(indexOnPage());
    }
    m_screen->setFocus();
    emit stateChanged();
}

bool PlayView::shown() const { return m_screen->isVisible(); }

void PlayView::setOwnWindow(bool own) {
    m_settings.setValue(QString::fromLatin1(playDetachedKey), own);
    if (own == ownWindow()) return;
    if (own) {
        m_window = new QWidget(window(), Qt::Window);
        m_window->setWindowTitle(tr("Play: %1").arg(m_page.document().title()));
        m_window->resize(defaultWindow);
        keepOnScreen(*m_window);
        m_window->restoreGeometry(m_settings.value(QString::fromLatin1(geometryKey)).toByteArray());
        auto* column = new QVBoxLayout(m_window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_screen);
        m_stack->setCurrentIndex(0);
        m_window->installEventFilter(this);
        setFocusProxy(nullptr);
        m_page.showView(0);
        emit windowMade(m_window);
        m_window->show();
        m_screen->show();
        m_screen->setFocus();
    } else {
        m_settings.setValue(QString::fromLatin1(geometryKey), m_window->saveGeometry());
        m_stack->insertWidget(0, m_screen);
        m_stack->setCurrentIndex(0);
        setFocusProxy(m_screen);
        std::exchange(m_window, nullptr)->deleteLater();
        show();
    }
    emit stateChanged();
}

/// Returns to the map, which is unchanged; the game is paused.
void PlayView::leave() {
    if (m_window) m_window->hide();
    m_page.showView(0);
    m_page.window()->activateWindow();
    m_page.setFocus();
    emit stateChanged();
}

void PlayView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_session.game() && !event->spontaneous()) beginTitle();
}

bool PlayView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::Close) {
        m_settings.setValue(QString::fromLatin1(geometryKey), m_window->saveGeometry());
        m_session.autosave();
        QMetaObject::invokeMethod(this, &PlayView::stateChanged, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

// Replays

void PlayView::watchProof(WorkInHand& work) {
    if (m_proof->awaited() || !awaitLevel(m_page, tr("The proof could not start: %1"))) return;
    if (editor::isTooLargeToInspect(m_page.document().world()))
        return m_page.messages().tellFailure(tr("There is no proof to watch: the map has more than %1 cells. Run "
                                                "“delvewright inspect --prove” on its file.")
                                                 .arg(QLocale().toString(qlonglong{editor::mostCellsInspected})));
    m_proof->place(work, [this](const std::shared_ptr<const World>& world, const Result<play::Proof>& proof) {
        takeProof(world, proof);
    });
}

void PlayView::dropProof() { m_proof->drop(); }

void PlayView::takeProof(const std::shared_ptr<const World>& world, const Result<play::Proof>& proof) {
    auto& messages = m_page.messages();
    if (!proof && proof.failure().cancelled()) return;
    if (!proof) return messages.tellFailure(editor::toQString(proof.failure()));
    if (proof->verdict != play::Verdict::Winnable)
        return messages.tellFailure(tr("There is no proof to watch: %1").arg(editor::toQString(proof->reason)));
    auto replay = play::Replay::of(world, proof->commands);
    if (!replay) return messages.tellFailure(editor::toQString(replay.failure()));
    const auto& document = m_page.document();
    m_session.setName(document.title(), document.path());
    messages.dismiss();
    m_session.watch(std::move(*replay));
    show();
}

void PlayView::saveReplay(const QString& path) {
    const auto saved = m_session.saveReplay(path);
    if (!saved) m_page.messages().tellFailure(editor::toQString(saved.failure()));
}

void PlayView::openReplay(const QString& path) {
    const auto opened = m_session.openReplay(path);
    if (!opened) return m_page.messages().tellFailure(editor::toQString(opened.failure()));
    show();
}

} // namespace delve::ui
