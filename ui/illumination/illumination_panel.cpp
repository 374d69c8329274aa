#include "ui/illumination/illumination_panel.h"

#include "editor/document/document.h"
#include "editor/drawing/thumbnail.h"
#include "editor/gallery/stars.h"
#include "editor/survey/illumination_axes.h"
#include "editor/survey/want_finder.h"
#include "editor/text/message_text.h"
#include "generation/level/edit.h"
#include "ui/fields/stop_key.h"
#include "ui/illumination/free_parameters.h"
#include "ui/illumination/illumination_controls.h"
#include "ui/measures/measure_names.h"
#include "ui/measures/strip.h"
#include "ui/pages/document_page.h"
#include "ui/survey/level_values.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace delve::ui {

namespace {

constexpr int showing = 100; ///< milliseconds between two pictures of what was found
constexpr int mostCells = 20;
constexpr QSize pictureSize{192, 108};
constexpr qsizetype mostPictures = 500; ///< that are kept

/// The level of a candidate as the document would have it.
QImage drawn(const editor::Candidate& candidate, const editor::CandidateContext& context, QSize pixels, QRgb background,
             generation::Feedback& feedback) {
    editor::GenerationMemory memory;
    auto order = context.order;
    order.recipe = candidate.recipe;
    const auto made = editor::makeOrdered(order, context.now, context.level, memory, feedback);
    if (!made || !*made) return {};
    const auto& world = (*made)->world;
    return editor::thumbnailOf(world.levels[(*made)->level], world.tiles, pixels, background, world.properties);
}

} // namespace

IlluminationPanel::IlluminationPanel(DocumentPage& page, QWidget* parent)
    : QWidget(parent), m_document(page.document()), m_controls(new IlluminationControls(this)),
      m_note(new QLabel(this)), m_progress(new QProgressBar(this)), m_grid(new HistogramView(this)),
      m_free(new FreeParameters(this)), m_values(new LevelValues(page, this)), m_work(m_document.pool()),
      m_axes(m_document.pool(), editor::JobPolicy::NewestWins),
      m_drawing(m_document.pool(), editor::JobPolicy::NewestWins) {
    makeParts();
    m_shows.setSingleShot(true);
    m_shows.setInterval(showing);
    connect(&m_shows, &QTimer::timeout, this, &IlluminationPanel::showGrid);
    connect(m_controls, &IlluminationControls::runWanted, this, &IlluminationPanel::startOrStop);
    connect(m_controls, &IlluminationControls::againWanted, this, &IlluminationPanel::begin);
    connect(m_controls, &IlluminationControls::changed, this, &IlluminationPanel::showState);
    connect(m_free, &FreeParameters::chosenChanged, this, &IlluminationPanel::showState);
    connect(&m_work, &editor::Illuminator::grown, this, &IlluminationPanel::showSoon);
    connect(&m_document, &editor::Document::changed, this, &IlluminationPanel::documentChanged);
    connect(m_values, &LevelValues::changed, this, &IlluminationPanel::showSoon);
    connect(m_grid, &HistogramView::activated, this, &IlluminationPanel::open);
    m_grid->setNotes([this](editor::HistogramCell cell) { return textOf(cell); });
    m_grid->setPictures([this](editor::HistogramCell cell) { return pictureOf(cell); });
    m_grid->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_grid, &QWidget::customContextMenuRequested, this, &IlluminationPanel::askMenu);
    connect(new QShortcut(QKeySequence(Qt::Key_S), m_grid, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated,
            this, [this] {
                if (const auto cell = m_grid->chosen()) star(*cell);
            });
    new StopKey(
        *this, [this] { return working(); }, [this] { stop(); });
    setFocusProxy(m_grid);
    follow();
    m_grid->show({}, note());
}

IlluminationPanel::~IlluminationPanel() = default;

void IlluminationPanel::makeParts() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, gridStep, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    column->addWidget(m_controls);
    auto* line = new QHBoxLayout;
    line->setSpacing(gridStep);
    m_note->setObjectName(QStringLiteral("illumination-note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    line->addWidget(m_note, 1);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(12 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Illumination"));
    line->addWidget(m_progress);
    column->addLayout(line);
    auto* halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(m_grid);
    halves->addWidget(m_free);
    halves->setStretchFactor(0, 1);
    halves->setSizes({60 * gridStep, 28 * gridStep});
    column->addWidget(halves, 1);
}

void IlluminationPanel::documentChanged(const editor::DocumentChange&) {
    if (isVisible()) follow();
}

void IlluminationPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_values->setActive(true);
    follow();
    showGrid();
}

void IlluminationPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_values->setActive(false);
}

void IlluminationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) forgetPictures(); // their ground has another colour
}

void IlluminationPanel::follow() {
    m_free->show(m_document.recipe(), m_document.declarations().stages);
    showState();
}

// Searching

editor::IlluminationOrder IlluminationPanel::wanted() const {
    editor::IlluminationOrder order{m_document.recipe(),    m_document.wantedSize(), {m_controls->across(), {}},
                                    {m_controls->up(), {}}, m_controls->best(),      m_controls->lowest()};
    const auto* const found = m_work.found();
    if (found && m_opened && order.recipe == *m_opened) order.recipe = found->order().recipe; // only looked at
    order.recipe.seed = 0;
    order.varied = m_free->chosen();
    return order;
}

editor::CandidateContext IlluminationPanel::contextOf(const editor::IlluminationOrder& order) const {
    return {m_document.orderOf(order.recipe, order.size),
            m_document.world(),
            m_document.currentLevel(),
            order.across.measure,
            order.up.measure,
            order.best};
}

bool IlluminationPanel::canGoOn() const {
    if (!m_work.found()) return false;
    auto found = m_work.found()->order();
    found.across.bins = {};
    found.up.bins = {};
    const auto& now = m_document.world();
    const auto& then = m_context.now;
    return found == wanted() && now.rules == then.rules && now.tables == then.tables && now.tiles == then.tiles &&
           m_document.level().id == m_context.order.before.id &&
           m_document.level().pinned == m_context.order.before.pinned;
}

QString IlluminationPanel::hindrance() const {
    if (m_document.recipe().stages.empty()) return tr("This level has no recipe. Choose one in the dock Recipe.");
    if (m_document.wantedSize().area() > editor::mostCellsToIlluminate)
        return tr("This level is too large to be measured so often: at most 1,048,576 cells.");
    if (m_controls->across() == m_controls->up()) return tr("Choose two different measures.");
    return {};
}

void IlluminationPanel::startOrStop() {
    if (working()) return stop();
    if (!hindrance().isEmpty()) return;
    if (canGoOn()) m_work.goOn(m_controls->time());
    else begin();
    m_grid->setFocus();
    showGrid();
}

/// First the ends of the grid. What was found before stays until they are known.
void IlluminationPanel::begin() {
    m_trouble.clear();
    m_axesPermille = 0;
    const auto order = wanted();
    const auto context = contextOf(order);
    editor::Job<editor::IlluminationAxes> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [order, context](generation::Feedback& feedback) {
        editor::GenerationMemory memory;
        return editor::axesOf(order, context, mostCells, memory, feedback);
    };
    job.progress = [this](int permille) {
        m_axesPermille = permille;
        showState();
    };
    job.deliver = [this, order, context](const Result<editor::IlluminationAxes>& axes) {
        if (!axes) {
            m_trouble = editor::toQString(axes.failure().message);
            return showGrid();
        }
        auto withBins = order;
        withBins.across.bins = axes->across;
        withBins.up.bins = axes->up;
        search(std::move(withBins), context);
    };
    (void)m_axes.start(std::move(job));
    showGrid();
}

void IlluminationPanel::search(editor::IlluminationOrder order, editor::CandidateContext context) {
    for (const auto* const axis : {&order.across, &order.up})
        if (axis->bins.count() == 0)
            m_trouble = tr("No level of this recipe has a value of %1.").arg(measureName(axis->measure));
    if (m_trouble.isEmpty()) {
        forgetPictures();
        m_opened.reset();
        m_context = std::move(context);
        m_work.start(std::move(order), m_context, m_controls->time());
    }
    showGrid();
}

void IlluminationPanel::stop() {
    m_axes.cancel();
    m_work.stop();
    showGrid();
}

// Showing

const editor::FoundLevel* IlluminationPanel::levelIn(editor::HistogramCell cell) const {
    const auto* const found = m_work.found();
    if (!found) return nullptr;
    const auto place = cell.row * found->order().across.bins.count() + cell.column;
    const auto& level = found->cells()[static_cast<std::size_t>(place)];
    return level ? &*level : nullptr;
}

void IlluminationPanel::showSoon() {
    if (!m_shows.isActive()) m_shows.start();
}

void IlluminationPanel::showGrid() {
    if (!isVisible()) return;
    HistogramPicture picture;
    if (const auto* const found = m_work.found()) {
        const auto& order = found->order();
        m_values->want({order.across.measure, order.up.measure});
        picture.across = {measureName(order.across.measure), measureUnit(order.across.measure), order.across.bins,
                          m_values->valueOf(order.across.measure)};
        picture.up = HistogramAxis{measureName(order.up.measure), measureUnit(order.up.measure), order.up.bins,
                                   m_values->valueOf(order.up.measure)};
        for (const auto& level : found->cells()) {
            picture.values.push_back(level ? level->best : std::nullopt);
            picture.others.push_back(level && !level->best);
        }
        picture.scale = HistogramPicture::Scale::Values;
        picture.title = tr("%1 of %2 cells").arg(found->filled()).arg(found->cells().size());
        picture.legend = measureName(order.best);
    }
    m_grid->show(std::move(picture), note());
    showState();
}

void IlluminationPanel::showState() {
    using Run = IlluminationControls::Run;
    m_controls->showRun(working() ? Run::Stop : canGoOn() ? Run::GoOn : Run::Start, working() || hindrance().isEmpty());
    m_note->setText(m_work.found() || working() ? note() : QString()); // else it stands in the grid
    m_progress->setVisible(working());
    m_progress->setValue(m_axes.busy() ? m_axesPermille : m_work.permille());
    if (working()) showSoon(); // the progress
}

QString IlluminationPanel::note() const {
    if (m_axes.busy()) return tr("Finding the range of both measures…");
    if (!m_trouble.isEmpty()) return m_trouble;
    if (const auto why = hindrance(); !working() && !why.isEmpty()) return why;
    if (!m_work.found()) return tr("Fills a grid of two measures with levels that this recipe can make.");
    if (!canGoOn()) return tr("Found with other settings: %1").arg(foundText());
    if (!working()) return foundText();
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(m_work.left()).count();
    return tr("%1; %2 s left").arg(foundText()).arg(seconds);
}

QString IlluminationPanel::foundText() const {
    const auto& found = *m_work.found();
    const QString levels = tr("%n level(s)", nullptr, static_cast<int>(found.taken()));
    if (found.taken() == 0 || found.without() + found.beyond() == 0) return levels;
    const auto share = [&](std::uint64_t part) { return QLocale().toString(qulonglong{100 * part / found.taken()}); };
    return tr("%1, of which %2 % could not be generated and %3 % lie beyond the grid")
        .arg(levels, share(found.without()), share(found.beyond()));
}

QString IlluminationPanel::textOf(editor::HistogramCell cell) const {
    const auto* const level = levelIn(cell);
    if (!level) return tr("No level yet");
    const auto best = level->best ? numberText(*level->best) : tr("no value");
    return tr("%1: %2. A double click or Enter opens it.").arg(measureName(m_work.found()->order().best), best);
}

/// Drawn in the background; the card under the mouse shows it once it is there.
QImage IlluminationPanel::pictureOf(editor::HistogramCell cell) {
    const auto* const level = levelIn(cell);
    if (!level) return {};
    const auto known = m_pictures.constFind(level->number);
    if (known != m_pictures.constEnd()) return *known;
    if (m_drawing.busy() && m_drawn == level->number) return {};
    m_drawn = level->number;
    editor::Job<QImage> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [candidate = editor::Candidate{level->number, level->recipe}, context = m_context,
                ratio = devicePixelRatioF(),
                background = palette().color(QPalette::Base).rgb()](generation::Feedback& feedback) -> Result<QImage> {
        auto picture = drawn(candidate, context, pictureSize * ratio, background, feedback);
        picture.setDevicePixelRatio(ratio);
        return picture;
    };
    job.deliver = [this, number = level->number](const Result<QImage>& picture) {
        if (m_pictures.size() >= mostPictures) m_pictures.clear();
        m_pictures.insert(number, picture ? *picture : QImage());
        m_grid->update();
    };
    (void)m_drawing.start(std::move(job));
    return {};
}

void IlluminationPanel::forgetPictures() {
    m_drawing.cancel();
    m_pictures.clear();
}

void IlluminationPanel::open(editor::HistogramCell cell) {
    const auto* const level = levelIn(cell);
    if (!level) return;
    m_opened = level->recipe;
    m_document.generate(level->recipe, m_work.found()->order().size);
}

/// Keeps it with the document, for the gallery; what the cells hold now is lost with the panel.
void IlluminationPanel::star(editor::HistogramCell cell) {
    const auto* const level = levelIn(cell);
    if (!level) return;
    auto after = editor::withStar(m_document.level(), {level->recipe, m_work.found()->order().size});
    if (!after) {
        m_trouble = editor::toQString(after.failure().message);
        return showState();
    }
    m_document.apply(Edit::between(m_document.level(), *after), Message{DELVE_TEXT("step", "Star a variation")});
}

void IlluminationPanel::askMenu(QPoint place) {
    const auto under = m_grid->cellAt(place);
    const auto cell = under ? under : m_grid->chosen();
    if (!cell || !levelIn(*cell)) return;
    m_grid->choose(cell);
    QMenu menu(this);
    menu.addAction(tr("&Open"), this, [this, cell] { open(*cell); });
    menu.addAction(tr("&Star (S)"), this, [this, cell] { star(*cell); });
    menu.exec(m_grid->mapToGlobal(place));
}

} // namespace delve::ui
