#include "ui/sweep/sweep_panel.h"

#include "editor/document/document.h"
#include "editor/files/files_beside.h"
#include "generation/pipeline/as_declared.h"
#include "playtest/measures/measure.h"
#include "ui/fields/flow_layout.h"
#include "ui/fields/labelled.h"
#include "ui/fields/number_field.h"
#include "ui/fields/stop_key.h"
#include "ui/fields/unit_words.h"
#include "ui/recipe/recipe_change.h"
#include "ui/recipe/stage_section.h"
#include "ui/sweep/chart_grid.h"
#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace delve::ui {

namespace {

constexpr std::array countsOfValues{5, 9, 17, 33};
constexpr int usualCount = 1; ///< of these
constexpr std::int64_t usualSeeds = 100;
constexpr std::int64_t fewestSeeds = 10;
constexpr std::int64_t mostSeeds = 1000;
constexpr std::int64_t cellsWithUsualSeeds = 128 * 128;

/// Fewer of larger maps, which take longer.
std::int64_t seedsFor(Size size) {
    return std::clamp(usualSeeds * cellsWithUsualSeeds / std::max<std::int64_t>(size.area(), 1), fewestSeeds,
                      usualSeeds);
}

/// With the parameters of each stage in the order of their ids.
Recipe inOrder(Recipe recipe) {
    for (auto& stage : recipe.stages) std::ranges::sort(stage.parameters, {}, &NamedParameter::id);
    return recipe;
}

} // namespace

SweepPanel::SweepPanel(editor::Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_note(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_sweeper(document.pool()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeControls());
    auto* line = new QHBoxLayout;
    line->setContentsMargins(gridStep, 0, gridStep, gridStep / 2);
    line->setSpacing(gridStep);
    line->addWidget(m_note, 1);
    line->addWidget(m_progress);
    column->addLayout(line);
    column->addWidget(makeCharts(), 1);
    m_note->setObjectName(QStringLiteral("sweep-note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(12 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Sweeping"));
    connect(&m_sweeper, &editor::Sweeper::grown, this, &SweepPanel::showResults);
    connect(&m_sweeper, &editor::Sweeper::progressed, this, &SweepPanel::showProgress);
    connect(&m_document, &editor::Document::changed, this, &SweepPanel::documentChanged);
    new StopKey(
        *this, [this] { return m_sweeper.busy(); }, [this] { toggle(); });
    setFocusProxy(m_parameter);
    listParameters();
    showResults();
}

SweepPanel::~SweepPanel() = default;

QWidget* SweepPanel::makeControls() {
    auto* controls = new QWidget(this);
    auto* row = new FlowLayout(controls);
    row->setContentsMargins(gridStep, gridStep / 2, gridStep, gridStep / 2);
    row->setSpacing(gridStep);
    m_parameter = new QComboBox(controls);
    m_parameter->setPlaceholderText(tr("Choose a parameter"));
    m_parameter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_parameter->setMinimumContentsLength(28);
    connect(m_parameter, &QComboBox::activated, this, &SweepPanel::chooseParameter);
    row->addWidget(labelled(tr("Parameter"), {m_parameter}, controls));
    m_spanBox = new QWidget(controls);
    m_span = new QHBoxLayout(m_spanBox);
    m_span->setContentsMargins(0, 0, 0, 0);
    m_span->setSpacing(gridStep / 2);
    m_spanBox->hide();
    row->addWidget(m_spanBox);
    m_values = new QComboBox(controls);
    for (const int count : countsOfValues) m_values->addItem(QString::number(count), count);
    m_values->setCurrentIndex(usualCount);
    m_values->setToolTip(tr("How many values are measured between both ends"));
    m_valuesBox = labelled(tr("Values"), {m_values}, controls);
    row->addWidget(m_valuesBox);
    m_seeds = new NumberField(Decimal::of(1), Decimal::of(mostSeeds), true, controls);
    m_seeds->show(Decimal::of(usualSeeds));
    m_seeds->setToolTip(tr("How many levels are measured of each value. More seeds show smaller changes."));
    connect(m_seeds, &NumberField::numberEdited, this, [this] { m_ownSeeds = true; });
    row->addWidget(labelled(tr("Seeds"), {m_seeds}, controls));
    m_start = new QPushButton(controls);
    connect(m_start, &QPushButton::clicked, this, &SweepPanel::toggle);
    row->addWidget(m_start);
    return controls;
}

QWidget* SweepPanel::makeCharts() {
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep);
    m_changing = new ChartGrid(content);
    m_showRest = new QToolButton(content);
    m_showRest->setCheckable(true);
    m_showRest->setAutoRaise(true);
    m_showRest->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_showRest->setArrowType(Qt::RightArrow);
    m_showRest->setFocusPolicy(Qt::StrongFocus);
    m_staying = new ChartGrid(content);
    m_staying->hide();
    connect(m_showRest, &QToolButton::toggled, this, [this](bool open) {
        m_showRest->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_staying->setVisible(open);
    });
    for (QWidget* part : std::initializer_list<QWidget*>{m_changing, m_showRest, m_staying}) column->addWidget(part);
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

// The parameter

void SweepPanel::documentChanged(const editor::DocumentChange& change) {
    using editor::PartOfDocument;
    if (!change.has(PartOfDocument::Recipe) && !change.has(PartOfDocument::Rules) && !change.has(PartOfDocument::Shown))
        return;
    if (isVisible()) catchUp();
}

void SweepPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    catchUp();
    showResults();
}

/// What is measured stays: another recipe moves the marks alone.
void SweepPanel::catchUp() {
    listParameters();
    showProgress();
    showMarks();
}

/// Fills the list only if the parameters are others: it may be open.
void SweepPanel::listParameters() {
    auto found = sweptParametersOf(m_document.recipe(), m_document.declarations().stages);
    const auto same = [](const SweptParameter& a, const SweptParameter& b) {
        return a.stage == b.stage && a.parameter == b.parameter && a.number == b.number;
    };
    if (std::ranges::equal(found, m_parameters, same)) return;
    const auto isChosen = [this](const SweptParameter& one) {
        return one.stage == m_chosenStage && one.parameter->id == m_chosen;
    };
    const auto before = std::ranges::find_if(m_parameters, isChosen);
    const auto now = std::ranges::find_if(found, isChosen);
    const bool kept = before != m_parameters.end() && now != found.end() && before->parameter == now->parameter;
    const auto index = now == found.end() ? -1 : static_cast<int>(now - found.begin());
    m_parameters = std::move(found);
    m_parameter->clear();
    for (const auto& parameter : m_parameters) m_parameter->addItem(parameter.label());
    m_parameter->setCurrentIndex(index);
    if (!kept) showSpan(chosen());
}

const SweptParameter* SweepPanel::chosen() const {
    const auto index = m_parameter->currentIndex();
    return index < 0 ? nullptr : &m_parameters[static_cast<std::size_t>(index)];
}

ParameterValue SweepPanel::presentValue(const std::string& stage, const generation::Parameter& parameter) const {
    const auto* const values = m_document.recipe().find(stage);
    return values ? generation::valueIn(*values, parameter, m_document.wantedSize()) : parameter.defaultValue;
}

void SweepPanel::sweep(const QString& stage, const QString& parameter) {
    listParameters();
    const auto found = std::ranges::find_if(
        m_parameters, [&](const SweptParameter& candidate) { return candidate.is(stage, parameter); });
    if (found == m_parameters.end()) return;
    m_parameter->setCurrentIndex(static_cast<int>(found - m_parameters.begin()));
    chooseParameter();
}

void SweepPanel::chooseParameter() {
    const auto* const parameter = chosen();
    if (!parameter) return;
    m_chosenStage = parameter->stage;
    m_chosen = parameter->parameter->id;
    showSpan(parameter);
    if (!m_ownSeeds) m_seeds->show(Decimal::of(seedsFor(m_document.wantedSize())));
    begin();
}

/// Of none, there is none.
void SweepPanel::showSpan(const SweptParameter* chosen) {
    while (auto* item = m_span->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_from = nullptr;
    m_to = nullptr;
    const bool numbers = chosen && editor::hasNumbers(*chosen->parameter);
    m_spanBox->setVisible(numbers);
    m_valuesBox->setVisible(numbers);
    if (!numbers) return;
    const auto& parameter = *chosen->parameter;
    const auto span = editor::usualSpan(parameter, presentValue(chosen->stage, parameter));
    QWidget* before = m_parameter;
    for (auto** field : {&m_from, &m_to}) {
        *field = new NumberField(parameter.limits.min, parameter.limits.max, parameter.kind->whole, m_spanBox);
        if (const auto unit = generation::unitOf(parameter)) (*field)->setUnit(unitWords(*unit));
        const bool first = field == &m_from;
        (*field)->show(first ? span.from : span.to);
        m_span->addWidget(labelled(first ? tr("From") : tr("To"), {*field}, m_spanBox));
        setTabOrder(before, *field);
        before = *field;
    }
}

// Measuring

bool SweepPanel::measurable() const { return m_document.wantedSize().area() <= play::mostCellsToMeasure; }

void SweepPanel::toggle() {
    if (!m_sweeper.busy()) return begin();
    m_sweeper.cancel();
    showResults();
}

void SweepPanel::begin() {
    const auto* const parameter = chosen();
    if (!parameter || !measurable()) return showResults();
    Range span;
    if (m_from) span = {std::min(m_from->number(), m_to->number()), std::max(m_from->number(), m_to->number())};
    m_sweep = Sweep{parameter->stage, *parameter->parameter,
                    editor::valuesToSweep(*parameter->parameter, span, m_values->currentData().toInt())};
    editor::SweepOrder order;
    Recipe recipe = m_document.recipe();
    recipe.seed = 0;
    for (const auto& value : m_sweep->values)
        order.steps.push_back({value, withParameter(recipe, m_sweep->stage, m_sweep->parameter.id, value,
                                                    m_document.declarations().stages)});
    order.size = m_document.wantedSize();
    order.rules = m_document.world().rules;
    order.seeds = static_cast<std::uint32_t>(m_seeds->number().floor());
    order.declarations = &m_document.declarations();
    order.files = editor::filesBeside(m_document.path());
    m_charted.clear();
    m_orderedAt = 0;
    m_sweeper.order(std::move(order));
    showResults();
}

/// The value of the swept parameter may be another: that moves the mark alone. So may the order in which parameters
/// were set.
bool SweepPanel::outOfDate() const {
    if (!m_sweep) return false;
    const auto& order = m_sweeper.order();
    const auto& step = order.steps.front();
    auto now = withParameter(m_document.recipe(), m_sweep->stage, m_sweep->parameter.id, step.value,
                             m_document.declarations().stages);
    now.seed = 0;
    return inOrder(std::move(now)) != inOrder(step.recipe) || m_document.wantedSize() != order.size ||
           m_document.world().rules != order.rules;
}

} // namespace delve::ui

#include "moc_sweep_panel.cpp"
