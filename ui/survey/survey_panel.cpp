#include "ui/survey/survey_panel.h"

#include "editor/document/document.h"
#include "editor/files/files_beside.h"
#include "editor/survey/survey_of.h"
#include "editor/text/message_text.h"
#include "ui/fields/condition_field.h"
#include "ui/fields/stop_key.h"
#include "ui/pages/document_page.h"
#include "ui/survey/comparison_model.h"
#include "ui/survey/histogram_view.h"
#include "ui/survey/level_values.h"
#include "ui/survey/persona_shares.h"
#include "ui/survey/search_row.h"
#include "ui/survey/survey_controls.h"
#include "ui/survey/survey_rows_model.h"
#include "ui/theme/tokens.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

bool sameStamps(const editor::SurveyPlan& a, const editor::SurveyPlan& b) {
    return a.stamps == b.stamps || (a.stamps && b.stamps && a.stamps->levels == b.stamps->levels);
}

constexpr int refreshing = 120; ///< milliseconds between two pictures of a survey that runs

QTableView* plainTable(QAbstractItemModel& model, const QString& name, QWidget* parent) {
    auto* table = new QTableView(parent);
    table->setModel(&model);
    table->setAccessibleName(name);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setCornerButtonEnabled(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + gridStep / 2);
    table->horizontalHeader()->setHighlightSections(false);
    table->viewport()->setBackgroundRole(QPalette::Window);
    return table;
}

} // namespace

SurveyPanel::SurveyPanel(DocumentPage& page, Questions questions, QWidget* parent)
    : QWidget(parent), m_page(page), m_document(page.document()), m_questions(std::move(questions)),
      m_controls(new SurveyControls(this)), m_line(new QHBoxLayout), m_note(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_split(new QSplitter(this)), m_picture(new HistogramView),
      m_keptPicture(new HistogramView), m_search(nullptr), m_tabs(nullptr), m_list(nullptr),
      m_rows(new SurveyRowsModel(this)), m_comparison(nullptr), m_compared(new ComparisonModel(this)),
      m_shares(nullptr), m_values(new LevelValues(page, this)), m_run(m_document.pool()), m_store(m_document.pool()),
      m_answers(m_document.pool(), editor::JobPolicy::NewestWins),
      m_comparisons(m_document.pool(), editor::JobPolicy::NewestWins) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, gridStep / 2, gridStep, gridStep / 2);
    column->setSpacing(gridStep / 2);
    auto* first = new QHBoxLayout;
    first->setSpacing(gridStep);
    first->addWidget(m_controls, 1);
    first->addWidget(m_progress);
    column->addLayout(first);
    makeNote();
    makePictures();
    makeTabs();
    column->addWidget(m_split, 1);
    m_refreshes.setSingleShot(true);
    m_refreshes.setInterval(refreshing);
    m_controls->setMeasures(editor::idsOf(editor::surveyedMeasures(false)));
    m_values->want({m_controls->across(), m_controls->up()});
    wire();
    new StopKey(
        *this, [this] { return m_run.busy(); }, [this] { stop(); });
    setFocusProxy(m_picture);
    refresh();
}

SurveyPanel::~SurveyPanel() = default;

void SurveyPanel::makeNote() {
    m_line->setSpacing(gridStep / 2);
    m_line->addWidget(m_note, 1);
    m_line->addWidget(m_controls->axes());
    qobject_cast<QVBoxLayout*>(layout())->addLayout(m_line);
    m_note->setObjectName(QStringLiteral("survey-note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(12 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Survey"));
}

void SurveyPanel::makePictures() {
    m_split->setObjectName(QStringLiteral("survey-parts"));
    m_split->setChildrenCollapsible(false);
    auto* pictures = new QWidget(m_split);
    auto* row = new QHBoxLayout(pictures);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * gridStep);
    row->addWidget(m_keptPicture, 1);
    row->addWidget(m_picture, 1);
    m_split->addWidget(pictures);
    m_picture->setObjectName(QStringLiteral("survey-picture"));
    m_keptPicture->setObjectName(QStringLiteral("kept-picture"));
    m_keptPicture->hide();
    for (auto* picture : {m_picture, m_keptPicture}) {
        picture->setNotes([picture](HistogramView::Cell cell) {
            const auto& shown = picture->picture();
            const auto place = static_cast<std::size_t>(cell.row * shown.across.bins.count() + cell.column);
            const auto& value = shown.values[place];
            return tr("%n seed(s)", nullptr, value ? static_cast<int>(value->floor()) : 0);
        });
    }
}

void SurveyPanel::makeTabs() {
    auto* side = new QWidget(m_split);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep / 2);
    m_search = new SearchRow(side);
    column->addWidget(m_search);
    m_tabs = new QTabWidget(side);
    m_tabs->setDocumentMode(true);
    m_tabs->setTabBarAutoHide(true); // a low dock has room for two more seeds
    m_list = plainTable(*m_rows, tr("Seeds"), m_tabs);
    m_list->setObjectName(QStringLiteral("seeds-list"));
    m_list->setToolTip(tr("Double-click a seed, or press Enter, to open its level."));
    m_comparison = plainTable(*m_compared, tr("Comparison"), m_tabs);
    m_comparison->setObjectName(QStringLiteral("comparison"));
    m_comparison->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tabs->addTab(m_list, tr("Seeds"));
    m_shares = new PersonaShares(m_tabs);
    m_comparison->hide();
    m_shares->hide();
    column->addWidget(m_tabs, 1);
    m_split->addWidget(side);
    m_split->setStretchFactor(0, 5);
    m_split->setStretchFactor(1, 4);
}

void SurveyPanel::wire() {
    connect(m_controls, &SurveyControls::runWanted, this, &SurveyPanel::startOrStop);
    connect(m_controls, &SurveyControls::planChanged, this, &SurveyPanel::showState);
    connect(m_controls, &SurveyControls::axesChanged, this, [this] {
        m_chosen.reset();
        m_values->want({m_controls->across(), m_controls->up()});
        refresh();
    });
    connect(m_controls, &SurveyControls::keepWanted, this, &SurveyPanel::keep);
    connect(m_controls, &SurveyControls::forgetWanted, this, &SurveyPanel::forgetKept);
    connect(m_controls, &SurveyControls::saveWanted, this, &SurveyPanel::save);
    connect(m_controls, &SurveyControls::openWanted, this, &SurveyPanel::open);
    connect(m_controls, &SurveyControls::againWanted, this, &SurveyPanel::showAgain);
    connect(m_search, &SearchRow::conditionChanged, this, &SurveyPanel::refresh);
    connect(m_search, &SearchRow::searchWanted, this, &SurveyPanel::startOrStopSearch);
    connect(m_picture, &HistogramView::chosenChanged, this, &SurveyPanel::choose);
    connect(m_keptPicture, &HistogramView::chosenChanged, this, [this] {
        m_picture->choose(m_keptPicture->chosen());
        choose();
    });
    connect(m_picture, &HistogramView::activated, this, [this] {
        m_opensNext = true;
        ask();
    });
    connect(m_list, &QTableView::activated, this, &SurveyPanel::openRow);
    connect(m_values, &LevelValues::changed, this, &SurveyPanel::showPictures);
    connect(&m_refreshes, &QTimer::timeout, this, &SurveyPanel::refresh);
    connect(&m_run, &editor::SurveyRun::grown, this, &SurveyPanel::grown);
    connect(&m_run, &editor::SurveyRun::ended, this, &SurveyPanel::ended);
    connect(&m_store, &editor::SurveyStore::opened, this, &SurveyPanel::takeOpened);
    connect(&m_store, &editor::SurveyStore::written, this, &SurveyPanel::showState);
    connect(&m_store, &editor::SurveyStore::failed, this,
            [this](const Failure& failure) { say(editor::toQString(failure)); });
    connect(&m_document, &editor::Document::changed, this, [this] {
        if (!isVisible()) return;
        showState();
        if (table().size() == 0) showPictures(); // which name the recipe
    });
}

// Running

bool SurveyPanel::working() const {
    return m_run.busy() || m_store.busy() || m_answers.busy() || m_comparisons.busy() || m_refreshes.isActive();
}

bool SurveyPanel::hasRecipe() const { return m_document.level().recipe && !m_document.level().recipe->stages.empty(); }

editor::SurveyPlan SurveyPanel::plan() const {
    editor::SurveyPlan plan;
    const auto& level = m_document.level();
    if (level.recipe) plan.of.recipe = *level.recipe;
    plan.of.recipe.seed = 0;
    plan.of.size = level.size();
    plan.of.rules = m_document.world().rules;
    const bool large = level.size().area() > play::mostCellsForAllMeasures;
    plan.commonOnly = m_controls->commonOnly() || large;
    plan.personas = m_controls->personas();
    plan.seeds = m_controls->seeds();
    plan.declarations = &m_document.declarations();
    plan.files = editor::filesBeside(m_document.path());
    if (const auto stamps = m_document.stamps(); !stamps.empty()) {
        World of = m_document.world();
        of.levels = SharedLevels(stamps.begin(), stamps.end());
        plan.stamps = std::make_shared<const World>(std::move(of));
    }
    return plan;
}

bool SurveyPanel::isOfLevel(const editor::SurveyPlan& wanted) const {
    return m_run.plan().of == wanted.of && sameStamps(m_run.plan(), wanted);
}

bool SurveyPanel::isOfPlan() const {
    const auto wanted = plan();
    return !m_foreign && isOfLevel(wanted) && m_run.plan().commonOnly == wanted.commonOnly;
}

/// Rows that were measured without personas lack their games.
bool SurveyPanel::canGoOn() const {
    const bool played = m_run.plan().personas || !m_controls->personas();
    return isOfPlan() && !searched() && m_run.table().size() > 0 && played;
}

void SurveyPanel::stop() {
    m_run.stop();
    ended();
}

void SurveyPanel::startOrStop() {
    if (m_run.busy() && searched()) return;
    m_trouble.clear();
    if (m_run.busy()) return stop();
    if (hasRecipe() && m_controls->seedsAreGiven()) begin(plan());
}

/// Rows of the same survey stay, and so does the file that keeps them.
void SurveyPanel::begin(const editor::SurveyPlan& wanted) {
    const bool goesOn = canGoOn();
    if (!goesOn) makeRoom();
    m_run.start(wanted, goesOn ? std::optional(m_run.table()) : std::nullopt,
                goesOn ? m_run.games() : std::vector<play::PersonaSums>());
    compare();
    refresh();
}

/// For other results. Those of a survey took long: they can be shown again.
void SurveyPanel::makeRoom() {
    m_run.stop();
    if (!m_foreign && !searched() && m_run.table().size() > 0) {
        m_aside = Aside{m_run.plan(), m_run.table(), m_run.games(), m_store.path()};
        m_store.write(m_run.table(), true); // if a file keeps it
    }
    m_store.letGo();
    m_foreign.reset();
    m_chosen.reset();
}

/// In its place, what is shown now can be shown again.
void SurveyPanel::showAgain() {
    if (!m_aside) return;
    m_trouble.clear();
    const auto before = *std::exchange(m_aside, std::nullopt);
    makeRoom();
    m_controls->showPlan(before.plan.commonOnly, before.table.size());
    m_run.prepare(before.plan, before.table, before.games);
    if (!before.path.isEmpty())
        m_store.keep(before.path, editor::surveyOf(before.plan.of, before.plan.commonOnly, m_document.declarations()),
                     before.table.size());
    compare();
    refresh();
}

void SurveyPanel::startOrStopSearch() {
    if (m_run.busy() && !searched()) return;
    m_trouble.clear();
    if (m_run.busy()) return stop();
    const auto& where = m_search->condition();
    if (!where || !hasRecipe()) return;
    const auto wanted = editor::searchPlan(plan(), *where, m_search->wanted());
    const bool goesOn = searched() && isOfPlan() && m_run.plan().where == wanted.where &&
                        m_run.plan().wanted == wanted.wanted && !m_run.complete();
    if (goesOn) {
        m_run.goOn();
    } else {
        makeRoom();
        m_run.start(wanted);
        compare();
    }
    refresh();
}

void SurveyPanel::grown() {
    if (!searched()) m_store.write(m_run.table(), false);
    refreshSoon();
}

void SurveyPanel::ended() {
    if (!searched()) m_store.write(m_run.table(), true);
    if (m_run.failure()) m_trouble = editor::toQString(*m_run.failure());
    compare();
    refresh();
}

void SurveyPanel::say(const QString& trouble) {
    m_trouble = trouble;
    showState();
}

// Files

void SurveyPanel::save() {
    if (!m_questions.whereTo || m_foreign || searched() || m_run.table().size() == 0) return;
    if (m_run.plan().stamps)
        return say(tr("These levels have loaded stamps, which a file of results does not hold: it cannot be saved. "
                      "Survey the recipe without them."));
    const auto name = QString::fromStdString(m_run.plan().of.recipe.name) + QStringLiteral(".db");
    auto path = m_questions.whereTo(window(), tr("Save results"), name, {tr("Survey (*.db)")});
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".db");
    m_trouble.clear();
    const auto& plan = m_run.plan();
    m_store.keep(path, editor::surveyOf(plan.of, plan.commonOnly, m_document.declarations()));
    m_store.write(m_run.table(), !m_run.busy());
    showState();
}

void SurveyPanel::open() {
    if (!m_questions.whichFile) return;
    const auto path = m_questions.whichFile(window(), tr("Open results"), {tr("Survey (*.db)"), tr("All files (*)")});
    if (path.isEmpty()) return;
    m_trouble.clear();
    m_store.open(path);
    showState();
}

/// A survey of what is on the map goes on from here; another one is only looked at.
void SurveyPanel::takeOpened(const editor::OpenedSurvey& survey) {
    makeRoom();
    auto wanted = plan();
    wanted.commonOnly = survey.of.commonOnly;
    const bool same = hasRecipe() && !wanted.stamps &&
                      editor::surveyOf(wanted.of, wanted.commonOnly, m_document.declarations()) == survey.of;
    if (same) {
        m_controls->showPlan(wanted.commonOnly, survey.table.size());
        m_run.prepare(plan(), survey.table);
        m_store.keep(survey.path, survey.of, survey.table.size());
    } else {
        m_foreign = survey;
    }
    if (survey.rows > survey.table.size())
        m_trouble =
            tr("The file has %1 seeds; these are the first %2.")
                .arg(locale().toString(qulonglong{survey.rows}), locale().toString(qulonglong{survey.table.size()}));
    compare();
    refresh();
}

// The dock

void SurveyPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_values->setActive(true);
    refresh();
}

void SurveyPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_values->setActive(false);
}

/// In a narrow dock, the list is below the picture.
void SurveyPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = width() < 75 * gridStep;
    m_split->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_line->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    refreshSoon(); // as many cells as have room
}

} // namespace delve::ui

#include "moc_survey_panel.cpp"
