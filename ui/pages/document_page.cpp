#include "ui/pages/document_page.h"

#include "editor/document/document.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "ui/actions/typing_keys.h"
#include "ui/fields/pending_edits.h"
#include "ui/map/map_view.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/marked_problems.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/portal_pictures.h"
#include "ui/stages/stage_slider.h"

#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>
#include <memory>
#include <utility>

namespace delve::ui {

namespace {

constexpr std::chrono::milliseconds turn{1}; ///< not 0: two such timers may come in one round of the event loop

QVBoxLayout* columnIn(QWidget* widget) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

DocumentPage::DocumentPage(editor::Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_messages(new MessageBar(this)), m_stack(new QStackedWidget(this)) {
    auto* column = columnIn(this);
    column->addWidget(m_stack, 1);
    addView(QStringLiteral("map"), tr("Map"), makeMap());
    m_trail = new LevelTrail(document, *m_map, this);
    m_inspection = new editor::LiveInspection(document, this);
    m_marked = new MarkedProblems(document, *m_inspection, this);
    setFocusProxy(m_map);
    wireDocument();
    wireStages();
    wirePortals();
    m_map->showLevel(document.level(), document.world().tiles, document.world().properties);
    showProblems();
}

DocumentPage::~DocumentPage() = default;

QWidget* DocumentPage::makeMap() {
    auto* view = new QWidget(this);
    auto* column = columnIn(view);
    m_map = new MapView(view);
    m_map->setProperty(tabIsForActions, true);
    m_map->setAhead(m_document.drawnAhead());
    m_map->setBarsShown(true);
    m_map->overlays().setBackground(m_document.pool(), [this](const Level& shown) { return snapshotOf(shown); });
    m_stages = new StageSlider(m_document, view);
    column->addWidget(m_map, 1);
    column->addWidget(m_stages);
    return view;
}

/// While a stage is shown, the world as it would be with that level.
ShownOverlays::Snapshot DocumentPage::snapshotOf(const Level& shown) const {
    auto world = std::make_shared<World>(m_document.world());
    const auto number = m_document.currentLevel();
    if (!m_stages->live()) world->levels[number] = shown;
    return {std::move(world), static_cast<std::uint32_t>(number)};
}

void DocumentPage::addView(const QString& id, const QString& title, QWidget* widget) {
    m_views.push_back({id, title, widget});
    m_stack->addWidget(widget);
    emit viewChanged();
}

void DocumentPage::addPanel(std::function<QWidget*()> make) {
    m_missingPanels.push_back(std::move(make));
    if (m_missingPanels.size() == 1) QTimer::singleShot(turn, this, &DocumentPage::makePanelsInTurn);
}

void DocumentPage::makePanels() {
    while (!m_missingPanels.empty()) makeNextPanel();
}

void DocumentPage::makePanelsInTurn() {
    if (m_missingPanels.empty()) return;
    makeNextPanel();
    QTimer::singleShot(turn, this, &DocumentPage::makePanelsInTurn);
}

void DocumentPage::makeNextPanel() {
    const auto make = std::move(m_missingPanels.front());
    m_missingPanels.pop_front();
    auto* panel = make();
    m_panels.push_back(panel);
    emit panelMade(panel);
}

int DocumentPage::currentView() const { return m_stack->currentIndex(); }

void DocumentPage::showView(int index) {
    if (index == currentView()) return;
    commitPendingEdits();
    m_stack->setCurrentIndex(index);
    setFocusProxy(index == 0 ? static_cast<QWidget*>(m_map) : m_views[static_cast<std::size_t>(index)].widget);
    setFocus();
    emit viewChanged();
}

void DocumentPage::wireDocument() {
    connect(&m_document, &editor::Document::changed, this, &DocumentPage::documentChanged);
    connect(&m_document, &editor::Document::generationFailed, this, &DocumentPage::showFailure);
    connect(&m_document, &editor::Document::generationFinished, this, &DocumentPage::withdrawNotes);
    connect(m_marked, &MarkedProblems::changed, this, &DocumentPage::showProblems);
    connect(m_map, &MapView::cellHovered, this,
            [this](std::optional<Cell> cell) { emit cellHovered(cell, m_map->level()); });
}

/// While a stage is shown or awaited there are none: the ones that the map has may be gone.
void DocumentPage::showProblems() { m_map->setProblems(m_stages->live() ? m_marked->shownMarks() : nullptr); }

void DocumentPage::wirePortals() {
    m_pictures = new PortalPictures(m_document, m_map);
    m_map->setPictures(m_pictures);
    connect(m_pictures, &PortalPictures::changed, m_map->viewport(), qOverload<>(&QWidget::update));
    m_map->setOpening([this](QPointF place) {
        return m_stages->live() ? m_pictures->portalAt(place, m_map->cellPixels()) : std::nullopt;
    });
    connect(m_map, &MapView::firstPressed, this, [this] { m_stepsBeforePress = m_document.history().position(); });
    connect(m_map, &MapView::cellDoubleClicked, this, &DocumentPage::open);
}

/// Reverts what the first press of the double click did with the current tool.
void DocumentPage::open(Cell portal) {
    if (!m_trail->leadsSomewhere(portal)) return;
    if (m_document.history().position() == m_stepsBeforePress + 1) m_document.undo();
    m_trail->goThrough(portal);
}

void DocumentPage::wireStages() {
    connect(m_stages, &StageSlider::stageShown, this,
            [this](const Level& level, const std::vector<generation::Mark>& marks) {
                m_map->setPictures(nullptr); // they belong to the portals of the live level
                m_map->setProblems(nullptr); // likewise
                m_map->setDockOverlayShown(false);
                m_map->showLevel(level, m_document.world().tiles, m_document.world().properties);
                m_map->setMarks(marks);
            });
    connect(m_stages, &StageSlider::liveShown, this, &DocumentPage::showLive);
}

void DocumentPage::showLive() {
    m_map->setPictures(m_pictures);
    m_map->setDockOverlayShown(true);
    showProblems();
    m_map->showLevel(m_document.level(), m_document.world().tiles, m_document.world().properties);
    m_map->setMarks({});
}

void DocumentPage::documentChanged(const editor::DocumentChange& change) {
    if (change.ofWorld() && !change.ofShownLevel()) m_map->overlays().updateWorld();
    const bool newSkin = change.ofWorld() && !m_map->hasSkinOf(m_document.world().properties);
    if (!change.ofShownLevel() && !newSkin && !change.has(editor::PartOfDocument::Arrived)) return;
    if (m_failureShown) m_messages->dismiss();
    m_failureShown = false;
    withdrawNotes();
    if (!m_stages->live()) return;
    if (change.redrawsAll() || newSkin) return showLive();
    m_map->updateLevel(m_document.level(), change.shownCells());
    m_map->setMarks({});
}

/// Shows it in the message bar and on the map: first the cells of the failure, then the conflicting pins, each in its
/// own box.
void DocumentPage::showFailure(const Failure& failure, const generation::Conflict& pins) {
    if (failure.cancelled()) return;
    QString sentence = editor::toQString(failure);
    if (const auto explanation = generation::explanationOf(pins)) sentence += u' ' + editor::toQString(*explanation);
    m_messages->tellFailure(sentence);
    generation::Mark conflicting{"pins", generation::Mark::Shape::Boxes, {}};
    for (const auto cell : pins.cells) conflicting.cells.insert(conflicting.cells.end(), {cell, cell});
    const auto& where = pins.cells.empty() ? failure.cells : pins.cells;
    if (!where.empty()) m_map->bringIntoSight(where.front());
    m_map->setMarks(
        {generation::Mark{"failure", generation::Mark::Shape::Points, failure.cells}, std::move(conflicting)});
    m_failureShown = true;
}

QStringList DocumentPage::notes() const {
    QStringList notes;
    for (const auto& note : m_document.lastGeneration().notes) notes.append(editor::toQString(note));
    return notes;
}

void DocumentPage::showNotes() {
    m_notesShown = notes();
    m_messages->tellNotes(m_notesShown);
}

/// Notes of a generation do not apply to a level that it did not make.
void DocumentPage::withdrawNotes() {
    if (m_notesShown.isEmpty() || m_notesShown == notes()) return;
    m_messages->withdraw(m_notesShown.join(u'\n'));
    m_notesShown.clear();
}

} // namespace delve::ui
