#include "ui/illumination/illumination_panel.h"

#include "editor/document/document.h"
#include "editor/drawing/thumbnail.h"
#include "editor/survey/illumination_axes.h"
#include "editor/text/message_text.h"
#include "generation/pipeline/workspace.h"
#include "generation/recipes/recipes.h"
#include "ui/illumination/free_parameters.h"
#include "ui/illumination/illumination_controls.h"
#include "ui/measures/strip.h"
#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr int showing = 100; ///< milliseconds between two pictures of what was found
constexpr int mostCells = 20;
constexpr QSize pictureSize{192, 108};
constexpr qsizetype mostPictures = 500; ///< that are kept

const play::MeasureInfo* measureOf(const std::string& id) { return play::builtInMeasures().find(id); }
QString nameOf(const std::string& id) {
    const auto* const measure = measureOf(id);
    return measure ? editor::toQString(measure->label) : QString::fromStdString(id);
}
QString unitOf(const std::string& id) {
    const auto* const measure = measureOf(id);
    return measure ? editor::toQString(measure->unit) : QString();
}

QImage drawn(const Recipe& recipe, Size size, const generation::Declarations& declarations,
             const generation::FileReader& files, QRgb background, generation::Feedback& feedback) {
    generation::Workspace workspace;
    const auto made =
        generation::generateWorld(recipe, size, workspace, &feedback, nullptr, nullptr, declarations, files);
    if (!made || made->world.levels.empty()) return {};
    return editor::thumbnailOf(made->world.levels[0], made->world.tiles, pictureSize, background);
}

} // namespace

IlluminationPanel::IlluminationPanel(editor::Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_controls(new IlluminationControls(this)), m_note(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_grid(new HistogramView(this)), m_free(new FreeParameters(this)),
      m_work(document.pool()), m_axes(document.pool(), editor::JobPolicy::NewestWins),
      m_drawing(document.pool(), editor::JobPolicy::NewestWins) {
    makeParts();
    m_shows.setSingleShot(true);
    m_shows.setInterval(showing);
    connect(&m_shows, &QTimer::timeout, this, &IlluminationPanel::showGrid);
    connect(m_controls, &IlluminationControls::runWanted, this, &IlluminationPanel::startOrStop);
    connect(m_controls, &IlluminationControls::changed, this, &IlluminationPanel::showState);
    connect(m_free, &FreeParameters::chosenChanged, this, &IlluminationPanel::showState);
    connect(&m_work, &editor::Illuminator::grown, this, &IlluminationPanel::showSoon);
    connect(&document, &editor::Document::changed, this, &IlluminationPanel::follow);
    connect(m_grid, &HistogramView::activated, this, &IlluminationPanel::open);
    m_grid->setNotes([this](editor::HistogramCell cell) { return textOf(cell); });
    m_grid->setPictures([this](editor::HistogramCell cell) { return pictureOf(cell); });
    setFocusProxy(m_grid);
    follow();
    showGrid();
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

void IlluminationPanel::follow() {
    m_free->show(m_document.recipe(), m_document.declarations().stages);
    showState();
}

editor::IlluminationOrder IlluminationPanel::wanted() const {
    editor::IlluminationOrder order{m_document.recipe(),    m_document.wantedSize(), {m_controls->across(), {}},
                                    {m_controls->up(), {}}, m_controls->best(),      m_controls->lowest()};
    order.recipe.seed = 0;
    order.varied = m_free->chosen();
    return order;
}

bool IlluminationPanel::isOfWanted() const { return m_order && *m_order == wanted(); }

void IlluminationPanel::startOrStop() {
    if (working()) return stop();
    if (m_document.recipe().stages.empty()) return;
    if (isOfWanted() && m_work.found()) m_work.goOn(m_controls->time());
    else begin();
    showState();
}

/// First the ends of the grid.
void IlluminationPanel::begin() {
    m_order = wanted();
    m_trouble.clear();
    m_pictures.clear();
    m_context = {m_order->size,
                 m_document.world().rules,
                 m_order->across.measure,
                 m_order->up.measure,
                 m_order->best,
                 &m_document.declarations(),
                 m_document.orderOf(m_order->recipe, m_order->size).files};
    editor::Job<editor::IlluminationAxes> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [order = *m_order, context = m_context](generation::Feedback& feedback) {
        generation::Workspace workspace;
        return editor::axesOf(order, context, mostCells, workspace, feedback);
    };
    job.deliver = [this](const Result<editor::IlluminationAxes>& axes) {
        if (axes) search(*axes);
        else m_trouble = editor::toQString(axes.failure().message);
        showGrid();
    };
    (void)m_axes.start(std::move(job));
}

void IlluminationPanel::search(const editor::IlluminationAxes& axes) {
    for (const auto& [bins, measure] :
         {std::pair(axes.across, m_order->across.measure), std::pair(axes.up, m_order->up.measure)})
        if (bins.count() == 0) {
            m_trouble = tr("No level of this recipe has a value of %1.").arg(nameOf(measure));
            return;
        }
    auto order = *m_order;
    order.across.bins = axes.across;
    order.up.bins = axes.up;
    m_work.start(std::move(order), m_context, m_controls->time());
}

void IlluminationPanel::stop() {
    m_axes.cancel();
    m_work.stop();
    showGrid();
}

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
    HistogramPicture picture;
    if (const auto* const found = m_work.found()) {
        const auto& order = found->order();
        picture.across = {nameOf(order.across.measure), unitOf(order.across.measure), order.across.bins, {}};
        picture.up = HistogramAxis{nameOf(order.up.measure), unitOf(order.up.measure), order.up.bins, {}};
        for (const auto& level : found->cells())
            picture.values.push_back(level ? std::optional(level->best.value_or(Decimal())) : std::nullopt);
        picture.scale = HistogramPicture::Scale::Values;
        picture.title = tr("%1 of %2 cells").arg(found->filled()).arg(found->cells().size());
        picture.legend = nameOf(order.best);
    }
    m_grid->show(std::move(picture), note());
    showState();
}

void IlluminationPanel::showState() {
    using Run = IlluminationControls::Run;
    const bool canGoOn = m_work.found() && isOfWanted() && m_trouble.isEmpty();
    m_controls->showRun(working() ? Run::Stop
                        : canGoOn ? Run::GoOn
                                  : Run::Start,
                        working() || !m_document.recipe().stages.empty());
    m_note->setText(m_work.found() || working() ? note() : QString()); // else it stands in the grid
    m_progress->setVisible(working());
    m_progress->setValue(m_work.permille());
    if (working()) showSoon(); // the progress
}

QString IlluminationPanel::note() const {
    if (m_document.recipe().stages.empty()) return tr("This level has no recipe. Choose one in the dock Recipe.");
    if (m_axes.busy()) return tr("Looking for the ends of both measures…");
    if (!m_trouble.isEmpty()) return m_trouble;
    const auto* const found = m_work.found();
    if (!found) return tr("Fills a grid of two measures with levels that this recipe can make.");
    const QLocale locale;
    QString text = tr("%1 levels").arg(locale.toString(qulonglong{found->taken()}));
    if (found->without() > 0)
        text += tr(", %1 % cannot be made").arg(locale.toString(100 * found->without() / found->taken()));
    if (!working() && !isOfWanted()) text += tr(". These are of other settings.");
    return text;
}

QString IlluminationPanel::textOf(editor::HistogramCell cell) const {
    const auto* const level = levelIn(cell);
    if (!level) return tr("No level yet");
    const auto best = level->best ? numberText(*level->best) : tr("no value");
    return tr("%1: %2. A double click or Enter opens it.").arg(nameOf(m_work.found()->order().best), best);
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
    job.work = [recipe = level->recipe, size = m_work.found()->order().size, declarations = m_context.declarations,
                files = m_context.files,
                background = palette().color(QPalette::Base).rgb()](generation::Feedback& feedback) -> Result<QImage> {
        return drawn(recipe, size, *declarations, files, background, feedback);
    };
    job.deliver = [this, number = level->number](const Result<QImage>& picture) {
        if (m_pictures.size() >= mostPictures) m_pictures.clear();
        m_pictures.insert(number, picture ? *picture : QImage());
        m_grid->update();
    };
    (void)m_drawing.start(std::move(job));
    return {};
}

void IlluminationPanel::open(editor::HistogramCell cell) {
    if (const auto* const level = levelIn(cell)) m_document.generate(level->recipe, m_work.found()->order().size);
}

void IlluminationPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !working()) return QWidget::keyPressEvent(event);
    stop();
}

} // namespace delve::ui
