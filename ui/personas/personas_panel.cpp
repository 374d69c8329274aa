#include "ui/personas/personas_panel.h"

#include "editor/document/document.h"
#include "editor/drawing/overlay_walked.h"
#include "editor/drawing/persona_marks.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "ui/map/legend_sign.h"
#include "ui/map/map_view.h"
#include "ui/pages/document_page.h"
#include "ui/personas/share_bar.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace delve::ui {
namespace {

constexpr std::chrono::milliseconds settling{400}; ///< as the measures
constexpr std::chrono::minutes remembering{1};     ///< results that nobody looks at

/// May games go another way now? The seed of the first is luck, and no fact of the map: names do not count, though they
/// may decide it; nor do pins and selections.
bool isOfGames(const editor::DocumentChange& change) {
    using editor::PartOfDocument;
    using editor::PartOfLevel;
    const auto ofWorld = Flags(PartOfDocument::Levels) | PartOfDocument::Rules | PartOfDocument::Tables |
                         PartOfDocument::Tiles | PartOfDocument::Properties;
    const auto ofLevel = Flags(PartOfLevel::Size) | PartOfLevel::Tiles | PartOfLevel::Things | PartOfLevel::Rooms |
                         PartOfLevel::Facts; // where chasms and portals lead
    return hasAny(change.parts, ofWorld) || std::ranges::any_of(change.levels, [&](const editor::LevelChange& level) {
               return hasAny(level.parts, ofLevel);
           });
}

/// Null where it is not proven.
std::shared_ptr<const play::Proof> proofIn(const std::shared_ptr<const editor::Findings>& findings) {
    if (!findings->proof) return {};
    return {findings, &*findings->proof};
}

QString inTenths(std::int64_t tenths) { return QLocale().toString(static_cast<double>(tenths) / 10, 'f', 1); }

/// A line break may come before a figure, but not between it and its sign.
QString unbroken(QString figures) { return figures.replace(QStringLiteral(" %"), QChar(QChar::Nbsp) + u'%'); }

QLabel* wrappedLabel(const QString& text, QPalette::ColorRole role) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setForegroundRole(role);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* quietLabel() { return wrappedLabel({}, QPalette::PlaceholderText); }

/// Null if it has not played on this level.
const play::PersonaTally* tallyOf(const editor::PersonaResults& results, std::size_t persona, std::uint32_t level) {
    if (!results.trial || persona >= results.tallies.size()) return nullptr;
    if (level >= results.trial->start.prepared->levels.size()) return nullptr;
    const auto& tally = *results.tallies[persona];
    return tally.games > 0 ? &tally : nullptr;
}

std::shared_ptr<const editor::Overlay> marksOf(const play::TrialWorld& trial, const play::PersonaTally& tally,
                                               std::uint32_t level) {
    std::vector<editor::LostGames> lost;
    tally.lostAt.forEach([&](const play::Place& place, std::uint32_t games) {
        if (place.level == level) lost.push_back({place.at, games});
    });
    return editor::makePersonaMarks(std::move(lost), play::neverSeen(trial, tally, level));
}

} // namespace

PersonasPanel::PersonasPanel(DocumentPage& page, std::int64_t games)
    : m_document(page.document()), m_inspection(page.inspection()), m_map(&page.map()), m_state(quietLabel()),
      m_onMap(new QComboBox), m_shownOfIt(new QComboBox), m_legend(new QWidget), m_wantedGames(games),
      m_games(m_document.pool()) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus); // arrows scroll
    setAccessibleName(tr("Personas"));
    giveRole(*this, QAccessible::Pane);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gridStep, gridStep, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    column->addWidget(m_state);
    addMapSwitch(*column);
    for (const auto& persona : m_games.personas()) addRow(persona, *column);
    column->addStretch(1);
    setWidget(content);
    m_settles.setSingleShot(true);
    m_settles.setInterval(settling);
    m_forgets.setObjectName(QStringLiteral("forgets"));
    m_forgets.setSingleShot(true);
    m_forgets.setInterval(remembering);
    connect(&m_settles, &QTimer::timeout, this, &PersonasPanel::playAgain);
    connect(&m_forgets, &QTimer::timeout, this, &PersonasPanel::dropGames);
    connect(&m_games, &editor::BackgroundPersonas::changed, this, &PersonasPanel::showResults);
    connect(&m_document, &editor::Document::changed, this, &PersonasPanel::take);
    connect(&m_document, &editor::Document::generationFinished, this, &PersonasPanel::playAgain);
    connect(&m_inspection, &editor::LiveInspection::progressed, this, &PersonasPanel::playAgain);
    showResults();
}

PersonasPanel::~PersonasPanel() {
    if (m_map) m_map->setDockOverlay({});
}

void PersonasPanel::addRow(const play::PersonaInfo& persona, QVBoxLayout& column) {
    column.addSpacing(gridStep / 2);
    const Row row{wrappedLabel(editor::toQString(Text(persona.label)), QPalette::WindowText), new ShareBar,
                  wrappedLabel({}, QPalette::WindowText), quietLabel()};
    auto* who = quietLabel();
    who->setText(editor::toQString(Text(persona.help)));
    row.name->setAccessibleDescription(who->text());
    for (QWidget* widget : std::initializer_list<QWidget*>{row.name, who, row.bar, row.share, row.figures})
        column.addWidget(widget);
    row.bar->setAccessibleName(row.name->text());
    m_rows.push_back(row);
}

void PersonasPanel::addMapSwitch(QVBoxLayout& column) {
    auto* label = wrappedLabel(tr("Show on the map"), QPalette::WindowText);
    label->setBuddy(m_onMap);
    m_onMap->setAccessibleName(label->text());
    m_onMap->addItem(tr("Nothing"));
    for (const auto& persona : m_games.personas()) m_onMap->addItem(editor::toQString(Text(persona.label)));
    m_shownOfIt->setAccessibleName(tr("Losses or ways"));
    m_shownOfIt->addItems({tr("Losses and unseen ground"), tr("Ground walked")});
    for (QWidget* widget : std::initializer_list<QWidget*>{label, m_onMap, m_shownOfIt}) column.addWidget(widget);
    addLegend(column);
    for (auto* choice : {m_onMap, m_shownOfIt})
        connect(choice, &QComboBox::currentIndexChanged, this, &PersonasPanel::showOnMap);
}

void PersonasPanel::addLegend(QVBoxLayout& column) {
    auto* rows = new QGridLayout(m_legend);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(gridStep / 2);
    rows->setColumnStretch(1, 1);
    int line = 0;
    for (const auto& row : editor::legendOfPersonaMarks()) {
        auto* text = quietLabel();
        text->setText(editor::toQString(row.text));
        rows->addWidget(new LegendSign(row.paint), line, 0, Qt::AlignTop);
        rows->addWidget(text, line++, 1);
    }
    column.addWidget(m_legend);
}

void PersonasPanel::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    m_forgets.stop();
    if (m_outOfDate) return m_settles.start();
    m_games.resume();
    showOnMap();
}

void PersonasPanel::hideEvent(QHideEvent* event) {
    QScrollArea::hideEvent(event);
    if (m_map) m_map->setDockOverlay({});
    m_settles.stop();
    m_games.pause();
    if (!m_outOfDate) m_forgets.start();
}

void PersonasPanel::take(const editor::DocumentChange& change) {
    if (isOfGames(change)) {
        dropGames();
        if (isVisible()) m_settles.start();
    } else if (change.has(editor::PartOfDocument::Shown)) {
        showOnMap();
    }
}

void PersonasPanel::dropGames() {
    m_outOfDate = true;
    m_forgets.stop();
    m_games.clear();
}

/// Once the map has settled and is proven; while a level is generated, the one that comes is waited for.
void PersonasPanel::playAgain() {
    const bool waits = m_settles.isActive() || m_document.generating();
    if (!m_outOfDate || !isVisible() || waits) return;
    if (!m_inspection.complete() && !play::tooLargeForPersonas(m_document.world())) return;
    m_outOfDate = false;
    m_games.start(m_document.world(), proofIn(m_inspection.sharedFindings()), m_wantedGames);
}

QString PersonasPanel::state() const {
    const auto& results = m_games.results();
    if (results.failure) return tr("No games: %1").arg(editor::toQString(*results.failure));
    if (!results.trial) return tr("Proving the map…");
    if (!results.complete()) return tr("Playing: %1 %").arg(results.permille() / 10);
    return tr("%n game(s) of each persona", nullptr, static_cast<int>(results.games));
}

void PersonasPanel::showResults() {
    m_state->setText(state());
    const auto& results = m_games.results();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        showRow(m_rows[i], i < results.tallies.size() ? *results.tallies[i] : play::PersonaTally{});
    if (results.complete() || !results.trial) showOnMap(); // not with each part: that would flicker
}

void PersonasPanel::showRow(const Row& row, const play::PersonaTally& tally) const {
    row.share->setVisible(tally.games > 0);
    row.figures->setVisible(tally.games > 0);
    if (tally.games == 0) return row.bar->clear();
    const auto share = play::thousandthsOf(tally.won, tally.games);
    const auto interval = tally.interval();
    row.bar->showShare(share, interval);
    row.share->setText(
        unbroken(tr("%1 % won (%2 to %3 %)").arg(inTenths(share), inTenths(interval.from), inTenths(interval.to))));
    row.bar->setAccessibleDescription(row.share->text());
    row.figures->setText(
        unbroken(tr("Steps %1 · damage %2 · seen %3 %")
                     .arg(inTenths(tally.tenthsForEach(tally.steps)), inTenths(tally.tenthsForEach(tally.damage)),
                          inTenths(play::thousandthsOf(tally.seen, tally.toSee)))));
}

void PersonasPanel::showOnMap() {
    const int chosen = m_onMap->currentIndex();
    const bool walked = m_shownOfIt->currentIndex() > 0;
    m_shownOfIt->setVisible(chosen > 0);
    m_legend->setVisible(chosen > 0 && !walked);
    if (!m_map) return;
    if (chosen <= 0) return m_map->setDockOverlay({});
    const auto persona = static_cast<std::size_t>(chosen - 1);
    m_map->overlays().setPersona(m_games.personas()[persona].id);
    const auto level = static_cast<std::uint32_t>(m_document.currentLevel());
    const auto& results = m_games.results();
    const auto* const tally = isVisible() && !m_outOfDate ? tallyOf(results, persona, level) : nullptr;
    if (!tally) return m_map->setDockOverlay({});
    const Size size = results.trial->start.prepared->level(level).size();
    if (walked)
        return m_map->setDockOverlay({editor::makeWalkedOverlay(*tally, level, size), editor::findOverlay("walked")});
    m_map->setDockOverlay({marksOf(*results.trial, *tally, level)});
}

} // namespace delve::ui
