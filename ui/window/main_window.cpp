#include "ui/window/main_window.h"

#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/actions/action_list.h"
#include "ui/actions/tables.h"
#include "ui/history/history_panel.h"
#include "ui/map/map_view.h"
#include "ui/map/mini_map.h"
#include "ui/properties/level_properties.h"
#include "ui/recipe/recipe_panel.h"
#include "ui/stages/stage_slider.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "ui/window/key_list.h"
#include "ui/window/message_bar.h"
#include "ui/window/status_line.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QToolBar>
#include <QVBoxLayout>

namespace delve {

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto placesKey = QStringLiteral("window/places");
constexpr int placesVersion = 1; ///< of the set of docks: places of another set are not used
constexpr QSize usualSize{1280, 800};
constexpr int leftWidth = 38 * gridStep;
constexpr int rightWidth = 27 * gridStep; // leaves the map a width that takes 80 cells of 9 pixels in a window of 1280
constexpr int bottomHeight = 17 * gridStep;

} // namespace

MainWindow::MainWindow(const WindowContext& context, QWidget* parent)
    : QMainWindow(parent), m_context(context),
      m_files(m_document, RecentFiles(context.settings), context.questions, this) {
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    resize(usualSize);
    build();
    restorePlaces();
    connect(&m_document, &Document::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::showTitle);
    showTitle();
}

MainWindow::~MainWindow() {
    // The parts read the document, which is a member: they go first.
    for (auto* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete child;
}

void MainWindow::beginNew() {
    const auto& first = allRecipes().front();
    m_document.generate(first.withSeed(m_context.seeds()), first.usualSize);
}

// Assembly

void MainWindow::build() {
    setCentralWidget(m_centre = makeCentre());
    makeDocks();
    setStatusBar(m_status = new StatusLine(m_document, this));
    makeActions();
    wireDocument();
    wireMap();
    m_map->showLevel(m_document.level(), m_document.world().tiles);
    m_miniMap->showLevel(m_document.level(), m_document.world().tiles);
    m_status->showZoom(m_map->cellPixels());
    m_map->setFocus();
}

/// In another language: all parts anew over the same document, in the places where they were.
void MainWindow::rebuild() {
    const auto places = saveState(placesVersion);
    delete m_actions;
    for (auto* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly)) delete bar;
    for (auto* dock : findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) delete dock;
    menuBar()->clear();
    build();
    restoreState(places, placesVersion);
    showTitle();
}

QWidget* MainWindow::makeCentre() {
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_messages = new MessageBar(centre);
    m_map = new MapView(centre);
    m_map->setAcceptDrops(false); // the window takes them
    // The mini-map shows where one is; bars would only say that there is room around the map.
    m_map->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_map->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_stages = new StageSlider(m_document, centre);
    column->addWidget(m_messages);
    column->addWidget(m_map, 1);
    column->addWidget(m_stages);
    return centre;
}

QDockWidget* MainWindow::addDock(Qt::DockWidgetArea area, const QString& name, const QString& title, QWidget* content) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(content);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::makeDocks() {
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_recipe = new RecipePanel(m_document, m_context.seeds, this);
    m_miniMap = new MiniMap(this);
    m_miniMap->setAccessibleName(tr("Mini-map"));
    auto* recipe = addDock(Qt::LeftDockWidgetArea, QStringLiteral("recipe"), tr("Recipe"), m_recipe);
    auto* miniMap = addDock(Qt::RightDockWidgetArea, QStringLiteral("mini-map"), tr("Mini-map"), m_miniMap);
    auto* properties = addDock(Qt::RightDockWidgetArea, QStringLiteral("properties"), tr("Properties"),
                               new LevelProperties(m_document, this));
    auto* history =
        addDock(Qt::BottomDockWidgetArea, QStringLiteral("history"), tr("History"), new HistoryPanel(m_document, this));
    resizeDocks({recipe, miniMap}, {leftWidth, rightWidth}, Qt::Horizontal);
    resizeDocks({miniMap, properties}, {rightWidth * 3 / 4, 3 * rightWidth}, Qt::Vertical);
    resizeDocks({history}, {bottomHeight}, Qt::Vertical);
}

void MainWindow::makeActions() {
    m_actions = new ActionList(this);
    m_actions->add(fileActions(m_files, *this, m_context.seeds));
    m_actions->add(editActions(m_document));
    m_actions->add(zoomActions(*m_map));
    m_actions->add(overlayActions(*m_map));
    m_actions->add(dockActions(*this));
    m_actions->add(themeActions(m_context.theme));
    m_actions->add(languageActions(m_context.speak));
    m_actions->add(recipeActions(m_document, *m_recipe, m_files));
    m_actions->add(stageActions(*m_stages));
    m_actions->add(helpActions(*this, [this] { showKeys(); }));
    m_actions->setOpening(recentMenuId, [this](QMenu& menu) { fillRecentMenu(menu); });
    m_actions->fillMenuBar(*menuBar(), menusOf(m_actions->rows()));

    auto* bar = addToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_actions->fillToolBar(*bar, toolBarEntries());
}

void MainWindow::fillRecentMenu(QMenu& menu) {
    const auto paths = m_files.recent().paths();
    for (const auto& path : paths)
        menu.addAction(QFileInfo(path).fileName(), this, [this, path] { openPath(path); })->setToolTip(path);
    menu.setToolTipsVisible(true);
    if (paths.isEmpty()) menu.addAction(tr("No files yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(tr("&Forget these files"), this, [this] { m_files.recent().clear(); })->setEnabled(!paths.isEmpty());
}

// Signals

void MainWindow::wireDocument() {
    const auto refresh = [this] { m_actions->refresh(); };
    auto* centre = m_centre; // what is made anew with another language is let go of with it
    connect(&m_document, &Document::levelChanged, centre, [this](const Rect& region, bool everything) {
        if (m_failureShown) m_messages->dismiss();
        m_failureShown = false;
        if (m_stages->live()) {
            if (everything) m_map->showLevel(m_document.level(), m_document.world().tiles);
            else m_map->updateLevel(m_document.level(), region, false);
            m_map->setMarks({});
        }
        if (everything) m_miniMap->showLevel(m_document.level(), m_document.world().tiles);
        else m_miniMap->updateLevel(m_document.level(), region, false);
    });
    connect(&m_document, &Document::generationFailed, centre, [this](const Failure& failure) { showFailure(failure); });
    connect(&m_document, &Document::historyChanged, centre, refresh);
    connect(&m_document, &Document::recipeChanged, centre, refresh);
    connect(&m_document, &Document::generationStarted, centre, refresh);
    connect(&m_document, &Document::generationFinished, centre, refresh);
    connect(&m_files, &DocumentFiles::failed, centre,
            [this](const QString& sentence) { m_messages->tellFailure(sentence); });
    connect(&m_files, &DocumentFiles::noted, centre,
            [this](const QStringList& sentences) { m_messages->tellNotes(sentences); });
    connect(&m_files, &DocumentFiles::opened, centre, [this] { m_messages->dismiss(); });
    connect(&m_context.theme, &Theme::changed, centre, refresh);
}

void MainWindow::wireMap() {
    connect(m_map, &MapView::cellHovered, m_status,
            [this](std::optional<Cell> cell) { m_status->showCell(cell, m_map->level()); });
    connect(m_map, &MapView::zoomChanged, m_status, &StatusLine::showZoom);
    connect(m_map, &MapView::visibleCellsChanged, m_miniMap, &MiniMap::setVisibleCells);
    connect(m_miniMap, &MiniMap::centreRequested, m_map, [this](QPointF place) { m_map->centreOn(place); });
    connect(m_stages, &StageSlider::stageShown, m_map, [this](const Level& level, const std::vector<Mark>& marks) {
        m_map->showLevel(level, m_document.world().tiles);
        m_map->setMarks(marks);
    });
    connect(m_stages, &StageSlider::liveShown, m_map, [this] {
        m_map->showLevel(m_document.level(), m_document.world().tiles);
        m_map->setMarks({});
    });
    connect(m_stages, &StageSlider::stateChanged, m_actions, &ActionList::refresh);
    connect(m_status, &StatusLine::notesWanted, m_messages, [this] {
        QStringList notes;
        for (const auto& note : m_document.lastGeneration().notes) notes.append(toQString(note));
        m_messages->tellNotes(notes);
    });
    for (auto* dock : findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        connect(dock, &QDockWidget::visibilityChanged, m_actions, &ActionList::refresh);
}

void MainWindow::showTitle() {
    setWindowTitle(tr("%1[*] – Delvewright").arg(m_document.title()));
    setWindowFilePath(m_document.path());
    setWindowModified(m_document.modified());
}

void MainWindow::showFailure(const Failure& failure) {
    if (failure.cancelled()) return;
    m_messages->tellFailure(toQString(failure));
    m_map->setMarks({Mark{"failure", Mark::Shape::Points, failure.cells}});
    m_failureShown = true;
}

void MainWindow::showKeys() {
    auto* list = new KeyList(m_actions->rows(), this);
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->open();
}

void MainWindow::restorePlaces() {
    restoreGeometry(m_context.settings.value(geometryKey).toByteArray());
    restoreState(m_context.settings.value(placesKey).toByteArray(), placesVersion);
}

// Events

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    // Later, since the menu that asked for it goes too.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &MainWindow::rebuild, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files.mayLeave()) return event->ignore();
    m_context.settings.setValue(geometryKey, saveGeometry());
    m_context.settings.setValue(placesKey, saveState(placesVersion));
    m_document.cancelGeneration();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openPath(event->mimeData()->urls().value(0).toLocalFile());
}

} // namespace delve
