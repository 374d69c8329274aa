#include "ui/window/main_window.h"

#include "editor/document/document.h"
#include "editor/text/file_name.h"
#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/actions/action_list.h"
#include "ui/actions/typing_keys.h"
#include "ui/dialogs/dialog_manners.h"
#include "ui/fields/flow_layout.h"
#include "ui/fields/pending_edits.h"
#include "ui/files/recovery_dialog.h"
#include "ui/files/session.h"
#include "ui/help/manual_window.h"
#include "ui/layouts/layouts.h"
#include "ui/link/live_link_dialog.h"
#include "ui/link/page_link.h"
#include "ui/map/map_guides.h"
#include "ui/map/map_view.h"
#include "ui/map/moving_cells.h"
#include "ui/menus/tables.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/level_trail.h"
#include "ui/pages/marked_problems.h"
#include "ui/pages/message_bar.h"
#include "ui/pages/page_view.h"
#include "ui/problems/problems_panel.h"
#include "ui/seeds/noted_seeds.h"
#include "ui/stages/stage_slider.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/motion_settings.h"
#include "ui/theme/plain_texts.h"
#include "ui/theme/spoken_names.h"
#include "ui/theme/theme.h"
#include "ui/tools/stamp_keeper.h"
#include "ui/tools/tool_options.h"
#include "ui/tools/tool_strip.h"
#include "ui/tools/tools_on_pages.h"
#include "ui/window/command_search.h"
#include "ui/window/docks.h"
#include "ui/window/key_list.h"
#include "ui/window/key_page.h"
#include "ui/window/preferences.h"
#include "ui/window/session_end.h"
#include "ui/window/status_line.h"
#include "ui/window/tour.h"
#include "ui/window/welcome_page.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSessionManager>
#include <QSettings>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto placesKey = QStringLiteral("window/places");
constexpr QSize defaultSize{1280, 800};

} // namespace

MainWindow::MainWindow(const WindowContext& context, QWidget* parent)
    : QMainWindow(parent), m_context(context), m_toolController(context.pool),
      m_stamps(new StampKeeper(context.pool, m_toolController, context.dataFolder + QStringLiteral("/stamps"), this)),
      m_pages(new Pages([this](DocumentPage& page) { dress(page); }, context.dataFolder, this)), m_work(context.pool),
      m_files({context.pool, m_work, *m_pages, RecentFiles(context.settings), ImportMemory(context.settings),
               context.questions, context.declarations, this}),
      m_seeds(context.settings), m_notedSeeds(new NotedSeeds(context.settings, this)),
      m_link(new PageLink(context.pool, *m_pages, context.settings, this)),
      m_layouts(new Layouts(*this, context.panels, context.settings)) {
    new PlainTexts(this);
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    resize(defaultSize);
    keepOnScreen(*this);
    setCentralWidget(m_pages);
    new ToolsOnPages(m_toolController, *m_pages, this);
    new TypingKeys(this);
    new PendingEdits(this);
    new FocusRing(this);
    new SpokenNames(this);
    new DialogManners(this);
    new SessionEnd(*this, [this] { m_maySessionEnd = false; });
    build();
    m_layouts->begin();
    wirePages();
    wireHand();
    usePreferences();
    restorePlaces();
    follow(nullptr);
}

MainWindow::~MainWindow() {
    m_status->follow(nullptr);
    m_pages->disconnect(this);
    m_pages->closeAll();
}

editor::Document& MainWindow::document() const { return m_pages->current()->document(); }
MapView& MainWindow::mapView() const { return m_pages->current()->map(); }
StageSlider& MainWindow::stages() const { return m_pages->current()->stages(); }

void MainWindow::begin(const QStringList& files) {
    if (generalPreferences(m_context.settings).restoreSession)
        restoreSession(m_context.settings, *m_pages, m_files.opener());
    for (const auto& file : files) openPath(file);
    const bool first = !m_context.settings.contains(placesKey);
    offerRecovery();
    if (m_pages->count() == 0 && !first) beginNew();
}

void MainWindow::offerRecovery() {
    const auto found = editor::findRecoveredWork(editor::recoveryFolderIn(m_context.dataFolder));
    if (found.empty()) return;
    auto* dialog = new RecoveryDialog(found, m_context.questions.giveUp, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::taken, this, [this](const World& world, const editor::RecoveredWork& work) {
        m_files.opener().openRecovered(world, work);
    });
    // Queued, so that the window is shown first.
    QMetaObject::invokeMethod(dialog, &QDialog::open, Qt::QueuedConnection);
}

void MainWindow::makeWelcome() {
    auto* welcome = new WelcomePage(m_context.pool, m_context.declarations, m_pages);
    connect(welcome, &WelcomePage::recipeChosen, this,
            [this](const generation::RecipeInfo& recipe) { m_files.opener().newFrom(recipe, m_context.seeds()); });
    connect(welcome, &WelcomePage::newWanted, this, [this] { m_files.opener().newMap(m_context.seeds); });
    connect(welcome, &WelcomePage::blankWanted, this, [this] { m_files.opener().newBlank(); });
    connect(welcome, &WelcomePage::openWanted, this, [this] { m_files.opener().open(); });
    connect(welcome, &WelcomePage::fileChosen, this, [this](const QString& path) { m_files.opener().openPath(path); });
    connect(welcome, &WelcomePage::tourWanted, this, &MainWindow::showTour);
    connect(welcome, &WelcomePage::manualWanted, this, [this] { showManual(*this); });
    connect(m_pages, &Pages::currentChanged, welcome,
            [this, welcome] { welcome->showRecent(m_files.recent().paths()); });
    welcome->showRecent(m_files.recent().paths());
    m_pages->setWelcome(welcome);
}

/// Opens a new map if there is none, since the tour needs one.
void MainWindow::showTour() {
    if (m_pages->count() == 0) beginNew();
    if (m_tour) m_tour->end(); // gives back what it took into the hand
    delete m_tour;
    m_tour = new Tour(*this);
}

void MainWindow::beginNew() { m_files.opener().newFrom(m_context.declarations.recipes.front(), m_context.seeds()); }

// Assembly

void MainWindow::build() {
    m_docks = new Docks(*this, {m_context, m_toolController}, m_context.panels);
    m_docks->follow(*m_pages);
    setStatusBar(m_status = new StatusLine(m_work, this));
    connect(m_status, &StatusLine::notesWanted, m_pages, [this] { m_pages->current()->showNotes(); });
    connect(m_status, &StatusLine::problemsWanted, m_pages,
            [this] { bringForward(*m_pages->current()->panel<ProblemsPanel>()); });
    makeWelcome();
    makeActions();
    fillBars();
    for (auto* dock : findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        connect(dock, &QDockWidget::visibilityChanged, m_actions, &ActionList::refresh);
    connect(&m_context.theme, &Theme::changed, m_actions, &ActionList::refresh);
    connect(&m_context.theme, &Theme::motionChanged, m_actions, [this] {
        usePreferences();
        m_actions->refresh();
    });
}

/// After a change of language: rebuilds all parts for the same documents, in the same places.
void MainWindow::rebuild() {
    const auto places = m_layouts->shownState();
    m_pages->takeDown();
    delete std::exchange(m_actions, nullptr); // before the rest, so that nothing uses it meanwhile
    delete m_docks;
    for (auto* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly)) delete bar;
    for (auto* dock : findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) delete dock;
    delete findChild<ManualWindow*>(QString(), Qt::FindDirectChildrenOnly);
    menuBar()->clear();
    build();
    m_pages->putUp();
    m_layouts->beginAgain(places);
    if (m_tour) m_tour->beginAgain();
    if (std::exchange(m_showsPreferences, false)) showPreferences(PreferencesDialog::InterfacePage);
}

/// Asks whether to discard levels with manual edits for which the new map has no place.
void MainWindow::askDiscard(DocumentPage& page, const std::vector<std::string>& levels) {
    if (!page.document().askedOfHandWork()) return; // a generation started since then asks again
    QStringList names;
    for (const auto& level : levels) names << editor::shownLevelName(level);
    const bool discard = m_context.questions.discardHandWork && m_context.questions.discardHandWork(this, names);
    if (discard) page.document().generateDiscardingHandWork();
    else page.document().keepHandWork();
}

void MainWindow::dress(DocumentPage& page) {
    m_docks->dress(page);
    for (const auto& info : m_context.views) addView(page, info);
    if (const auto* before = m_pages->current()) { // all maps show the same overlays and grid
        page.map().overlays().setNames(before->map().overlays().names());
        page.map().setLegendShown(before->map().legendShown());
        page.map().setGridShown(before->map().gridShown());
        page.map().guides().setRulersShown(before->map().guides().rulersShown());
        page.map().guides().setGuidesShown(before->map().guides().guidesShown());
        page.markedProblems().setShown(before->markedProblems().shown());
    }
    auto& document = page.document();
    useMotion(page);
    page.map().setWheelZooms(generalPreferences(m_context.settings).wheelZooms);
    document.setHistoryLimit(static_cast<std::size_t>(generalPreferences(m_context.settings).undoMegabytes) << 20);
    const auto refresh = [this] { m_actions->refresh(); };
    connect(&document, &editor::Document::changed, &page, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::History)) m_maySessionEnd = false;
        m_actions->refresh();
    });
    connect(&document, &editor::Document::generationFinished, &page, [this, &document] { noteSeed(document); });
    connect(&document, &editor::Document::generationStarted, &page, refresh);
    connect(&document, &editor::Document::generationFinished, &page, refresh);
    connect(&page.stages(), &StageSlider::stateChanged, &page, refresh);
    // Queued: the dialog runs an event loop, in which more signals may arrive.
    connect(
        &document, &editor::Document::handWorkAtStake, &page,
        [this, &page](const std::vector<std::string>& levels) { askDiscard(page, levels); }, Qt::QueuedConnection);
    connect(&page.trail(), &LevelTrail::changed, &page, refresh);
    connect(&page.map(), &MapView::menuWanted, &page, [this](QPoint place, std::optional<Cell> cell) {
        chooseThingOn(cell);
        showMenu(place, mapMenuEntries(placeOnMap()));
    });
    connect(&page, &DocumentPage::thingMenuWanted, &page,
            [this](QPoint place) { showMenu(place, thingMenuEntries(!m_toolController.chosen().nothing())); });
    connect(&page, &DocumentPage::cellHovered, &page, [this] { m_actions->refreshOfPlace(); });
    connect(&page, &DocumentPage::viewChanged, &page, refresh);
    connect(&page, &DocumentPage::viewChanged, this, &MainWindow::followView);
    connect(&page, &DocumentPage::panelChanged, &page, refresh);
    connect(&page, &DocumentPage::panelMade, &page, [this](QWidget* panel) { m_actions->explain(*panel); });
    connect(&page, &DocumentPage::panelMade, &page, refresh);
    m_actions->explain(*this);
}

void MainWindow::addView(DocumentPage& page, const ViewInfo& info) {
    auto* view = info.make({m_context, m_toolController}, page);
    page.addView(info.id, editor::toQString(info.title), view);
    connect(view, &PageView::stateChanged, &page, [this] {
        followView(); // the view may have left its own window
        m_actions->refresh();
    });
    connect(view, &PageView::windowMade, this, [this, id = info.id](QWidget* window) { giveKeys(id, *window); });
    connect(view, &PageView::pointedAt, m_status, &StatusLine::showPointedAt);
}

void MainWindow::makeActions() {
    m_actions = new ActionList(this);
    const auto onPage = [this](ActionTable rows) { return whilePageIsOpen(*m_pages, std::move(rows)); };
    const auto onMap = [this](ActionTable rows) { return whileMapIsShown(*m_pages, std::move(rows)); };
    m_actions->add(newActions(m_files.opener(), m_context.declarations.recipes, m_context.seeds));
    m_actions->add(onPage(fileActions(m_files, *m_pages)));
    m_actions->add(onPage(linkActions([this] { LiveLinkDialog(*m_link, this).exec(); })));
    m_actions->add(programActions([this] { showPreferences(); }));
    m_actions->add(onMap(editActions(*m_pages, m_toolController)));
    m_actions->add(onMap(thingActions(*m_pages, m_toolController)));
    m_actions->add(onMap(toolActions(m_toolController)));
    m_actions->add(onMap(guideActions(*m_pages, m_toolController)));
    m_actions->add(onMap(settingActions(m_toolController)));
    m_actions->add(onMap(paletteActions(*m_pages)));
    m_actions->add(onMap(layerActions(*m_pages)));
    m_actions->add(onMap(stampActions(*m_pages, m_toolController)));
    m_actions->add(onPage(levelActions(*m_pages, m_toolController, m_context.seeds, m_work)));
    m_actions->add(onMap(zoomActions(*m_pages)));
    m_actions->add(onPage(overlayActions(*m_pages)));
    m_actions->add(dockActions(*this, m_context.panels));
    m_actions->add(onPage(motionActions(m_context.settings, [this] { usePreferences(); })));
    m_actions->add(themeActions(m_context.theme));
    m_actions->add(languageActions(m_context.speak));
    m_actions->add(stopActions(*m_pages, m_work));
    m_actions->add(onPage(recipeActions(*m_pages, m_files.recipes())));
    m_actions->add(onMap(stageActions(*m_pages)));
    m_actions->add(onPage(surveyActions(*m_pages)));
    m_actions->add(onPage(galleryActions(*m_pages)));
    m_actions->add(onPage(problemActions(*m_pages)));
    m_actions->add(onPage(playActions(*m_pages, m_toolController, m_context.questions, m_work)));
    m_actions->add(onPage(windowActions(*m_pages)));
    m_actions->add(onPage(layoutActions(*this, *m_layouts)));
    m_actions->add(onPage(ownLayoutActions(*m_layouts)));
    m_actions->add(onPage(showingActions(*m_layouts)));
    m_actions->add(helpActions(*this, {.manual = [this] { showManual(*this); },
                                       .keys = [this] { showKeys(); },
                                       .search = [this] { showSearch(); },
                                       .tour = [this] { showTour(); }}));
    useChosenKeys(m_context.settings, *m_actions);
    connect(m_actions, &ActionList::keysChanged, this, [this] { m_actions->explain(*this); });
}

/// Gives a view's own window the shortcuts of the view's actions.
void MainWindow::giveKeys(const QString& view, QWidget& window) {
    for (const auto& row : m_actions->rows())
        if (row.id.startsWith(view + u'.')) window.addAction(m_actions->find(row.id));
}

void MainWindow::fillBars() {
    m_actions->setOpening(recentMenuId, [this](QMenu& menu) { fillRecentMenu(menu); });
    m_actions->setOpening(recentSeedsMenuId, [this](QMenu& menu) { fillSeedMenu(menu); });
    m_actions->fillMenuBar(*menuBar(), menusOf(m_actions->rows()));
    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    auto* strip = new ToolStrip(bar);
    m_actions->fillToolBar(strip->buttons(), toolBarEntries());
    auto* options = new ToolOptions(m_toolController, strip->row(), strip);
    bar->addWidget(strip);
    const auto enable = [options](const DocumentPage* page) { options->setEnabled(page != nullptr); };
    connect(m_pages, &Pages::currentChanged, options, enable);
    enable(m_pages->current());
}

void MainWindow::fillRecentMenu(QMenu& menu) {
    const auto paths = m_files.recent().paths();
    for (const auto& path : paths)
        menu.addAction(withoutLetter(editor::shownFileName(path)), this, [this, path] { openPath(path); })
            ->setToolTip(editor::shownPath(path));
    menu.setToolTipsVisible(true);
    if (paths.isEmpty()) menu.addAction(tr("No files yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(tr("&Clear recent files"), this, [this] { m_files.recent().clear(); })->setEnabled(!paths.isEmpty());
}

/// Each seed opens in a new tab; open maps are unchanged.
void MainWindow::fillSeedMenu(QMenu& menu) {
    m_notedSeeds->write();
    const auto seeds = m_seeds.list();
    for (const auto& seed : seeds)
        menu.addAction(withoutLetter(nameOf(seed, m_context.declarations.recipes)), this,
                       [this, seed] { m_files.opener().newFrom(seed.recipe, seed.size); });
    if (seeds.empty()) menu.addAction(tr("No seeds yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(tr("&Clear recent seeds"), this, [this] { m_seeds.clear(); })->setEnabled(!seeds.empty());
}

/// Only for whole maps: levels within one, such as towns, are generated with it.
void MainWindow::noteSeed(const editor::Document& document) {
    const auto& level = document.level();
    if (document.currentLevel() == 0 && level.recipe && !document.generating())
        m_notedSeeds->note(*level.recipe, level.size());
}

// Signals

void MainWindow::wirePages() {
    connect(&m_work, &WorkInHand::changed, this, [this] {
        if (m_actions) m_actions->refresh();
    });
    connect(m_pages, &Pages::currentChanged, this, &MainWindow::follow);
    connect(m_pages, &Pages::titlesChanged, this, &MainWindow::showTitle);
    // Saved at each change, so that it survives a crash.
    connect(m_pages, &Pages::titlesChanged, this, [this] { saveSession(m_context.settings, *m_pages); });
    connect(m_pages, &Pages::reloadWanted, this, [this](DocumentPage* page) {
        m_pages->setCurrent(m_pages->indexOf(*page));
        m_files.opener().reload();
    });
    connect(m_pages, &Pages::tabMenuWanted, this, [this](QPoint place) { showMenu(place, tabMenuEntries()); });
    connect(m_pages, &Pages::closeWanted, this, [this](DocumentPage* page) { m_files.close(*page); });
    connect(m_layouts, &Layouts::ownChanged, this, &MainWindow::fillLayoutMenu);
    connect(m_layouts, &Layouts::changed, this, [this] { m_actions->refresh(); });
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::endSession, Qt::DirectConnection);
}

void MainWindow::wireHand() {
    const auto refresh = [this] { m_actions->refresh(); };
    connect(&m_toolController, &editor::ToolController::toolChanged, this, refresh);
    connect(&m_toolController, &editor::ToolController::settingsChanged, this, refresh);
    connect(&m_toolController, &editor::ToolController::clipboardChanged, this, refresh);
    connect(&m_toolController, &editor::ToolController::floatingChanged, this, refresh);
    connect(&m_toolController, &editor::ToolController::stampsChanged, this, refresh);
    connect(m_stamps, &StampKeeper::notKept, this,
            [this](const Failure& failure) { messages().tellFailure(editor::toQString(failure)); });
    connect(&m_toolController, &editor::ToolController::chosenChanged, this, refresh);
}

/// A menu on a thing is about it, unless the cell is one of those that are selected.
void MainWindow::chooseThingOn(std::optional<Cell> cell) {
    const auto* const open = m_toolController.document();
    if (!cell || !open) return;
    if (open->selection()->has(*cell)) { // the menu is about the cells, and about the things on them that were chosen
        const auto things = editor::thingsOf(m_toolController.chosen(), open->level());
        const auto isSelected = [open](const Thing* thing) { return open->selection()->has(thing->at); };
        if (std::ranges::none_of(things, isSelected)) m_toolController.choose({});
        return;
    }
    const auto* const thing = editor::thingAt(open->level(), *cell);
    const auto ids = m_toolController.chosen().things();
    if (thing && std::ranges::find(ids, thing->id) == ids.end()) m_toolController.choose({thing->id, {}});
}

void MainWindow::showMenu(QPoint place, const std::vector<MenuEntry>& entries) {
    m_actions->refresh();
    QMenu menu(this);
    m_actions->fillWithEnabled(menu, entries);
    menu.exec(place);
}

/// What the map's menu is about: the selection if the cell belongs to it, else what stands there.
MapPlace MainWindow::placeOnMap() const {
    const auto cell = mapView().meantCell();
    if (cell && document().selection()->has(*cell)) return MapPlace::Selection;
    return cell && editor::thingAt(document().level(), *cell) ? MapPlace::Thing : MapPlace::Cell;
}

void MainWindow::follow(DocumentPage* page) {
    m_status->follow(page);
    m_layouts->setAway(Layouts::NoMap, !page);
    followView();
    if (m_actions) m_actions->refresh();
    showTitle();
    if (page) page->setFocus();
}

/// A view that takes the window has it for itself.
void MainWindow::followView() {
    const auto* page = m_pages->current();
    const auto* view =
        page ? qobject_cast<PageView*>(page->views()[static_cast<std::size_t>(page->currentView())].widget) : nullptr;
    m_layouts->setViewInFront(view && view->takesWindow());
}

/// The actions of the person's own layouts come and go with them.
void MainWindow::fillLayoutMenu() {
    m_actions->remove(QStringLiteral("window.layout.own."));
    m_actions->add(whilePageIsOpen(*m_pages, ownLayoutActions(*m_layouts)));
    useChosenKeys(m_context.settings, *m_actions);
    auto* menu = menuBar()->findChild<QMenu*>(layoutMenuId);
    menu->clear();
    m_actions->fillMenu(*menu, layoutEntries(m_actions->rows()));
}

void MainWindow::showTitle() {
    const auto* page = m_pages->current();
    setWindowTitle(page ? tr("%1[*] – Delvewright").arg(page->document().title()) : tr("Delvewright"));
    setWindowFilePath(page ? page->document().path() : QString());
    setWindowModified(page && page->document().modified());
}

void MainWindow::showKeys() {
    auto* list = new KeyList(m_actions->rows(), this);
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->open();
}

void MainWindow::showSearch() {
    auto* search = new CommandSearch(*m_actions, this);
    search->setAttribute(Qt::WA_DeleteOnClose);
    search->open();
}

void MainWindow::showPreferences(int page) {
    auto* dialog = new PreferencesDialog(m_context.settings, *m_actions, m_context.theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->showPage(static_cast<PreferencesDialog::Page>(page));
    connect(dialog, &PreferencesDialog::generalChanged, this, &MainWindow::usePreferences);
    connect(dialog, &PreferencesDialog::languageChosen, this, [this, dialog](const QString& code) {
        dialog->close();
        m_showsPreferences = true;
        m_context.speak(code);
    });
    dialog->open();
}

void MainWindow::usePreferences() {
    const auto general = generalPreferences(m_context.settings);
    // The tool option keeps its state if only another preference changed.
    if (std::exchange(m_paintingPins, general.paintingPins) != general.paintingPins) {
        editor::ToolSettings settings = m_toolController.settings();
        settings.pins = general.paintingPins;
        m_toolController.setSettings(settings);
    }
    editor::RecoveryTimes times;
    times.atLeastEvery = std::chrono::seconds(general.recoverySeconds);
    m_pages->setRecoveryTimes(times);
    setAnimated(!reducesMotion(m_context.settings)); // docks glide
    for (int i = 0; i < m_pages->count(); ++i) {
        m_pages->at(i).document().setHistoryLimit(static_cast<std::size_t>(general.undoMegabytes) << 20);
        m_pages->at(i).map().setWheelZooms(general.wheelZooms);
        useMotion(m_pages->at(i));
        for (auto* view : m_pages->at(i).viewsOf<PageView>()) view->usePreferences();
    }
}

void MainWindow::useMotion(DocumentPage& page) {
    page.map().movingCells().setOn(movesMaps(m_context.settings));
    page.map().setSteady(reducesMotion(m_context.settings));
}

void MainWindow::restorePlaces() {
    restoreGeometry(m_context.settings.value(geometryKey).toByteArray());
    m_layouts->restore();
}

// Events

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) m_pages->checkFiles();
    // Queued, since the menu in which it was chosen is deleted, too.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &MainWindow::rebuild, Qt::QueuedConnection);
}

bool MainWindow::mayEndSession(bool mayAsk) {
    commitPendingEdits();
    if (!mayAsk) m_pages->keepAllNow();
    else if (!m_files.mayLeaveAll()) return false;
    m_maySessionEnd = mayAsk; // unsaved work is discarded only when it ends: another program may stop that
    return true;
}

void MainWindow::endSession(QSessionManager& session) {
    const bool mayAsk = session.allowsInteraction();
    if (!mayEndSession(mayAsk)) session.cancel();
    else if (mayAsk) session.release();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_maySessionEnd && !m_files.mayLeaveAll()) return event->ignore();
    m_context.settings.setValue(geometryKey, saveGeometry());
    m_layouts->remember();
    saveSession(m_context.settings, *m_pages);
    for (int i = 0; i < m_pages->count(); ++i) m_pages->at(i).document().cancelGeneration();
    m_pages->giveUpAll();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    const bool files = std::all_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
    if (!urls.isEmpty() && files) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    for (const auto& url : event->mimeData()->urls()) openPath(url.toLocalFile());
}

} // namespace delve::ui
