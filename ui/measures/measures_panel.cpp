#include "ui/measures/measures_panel.h"

#include "editor/document/document.h"
#include "editor/files/files_beside.h"
#include "editor/inspect/live_inspection.h"
#include "editor/text/message_text.h"
#include "generation/recipes/recipes.h"
#include "ui/measures/measures_list.h"
#include "ui/pages/document_page.h"
#include "ui/seeds/recipe_name.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

namespace delve::ui {

namespace {

constexpr int settling = 400; ///< milliseconds
constexpr int patience = 200; ///< milliseconds, as in the status line

bool isOfMeasures(const editor::DocumentChange& change) {
    using editor::PartOfDocument;
    using editor::PartOfLevel;
    const auto parts =
        Flags(PartOfLevel::Size) | PartOfLevel::Tiles | PartOfLevel::Rooms | PartOfLevel::Things | PartOfLevel::Recipe;
    return change.ofShownLevel(parts) || change.has(PartOfDocument::Rules) || change.has(PartOfDocument::Tiles) ||
           change.has(PartOfDocument::Shown);
}

/// Was the same game won, or none?
bool same(const std::optional<play::Proof>& a, const std::optional<play::Proof>& b) {
    if (!a || !b) return !a && !b;
    const auto isSame = [](const play::Command& one, const play::Command& other) {
        return std::tie(one.kind, one.player, one.direction, one.choice, one.cell, one.word, one.amount) ==
               std::tie(other.kind, other.player, other.direction, other.choice, other.cell, other.word, other.amount);
    };
    return a->verdict == b->verdict && a->steps == b->steps && std::ranges::equal(a->commands, b->commands, isSame);
}

bool same(const std::vector<play::MeasuredValue>& a, const std::vector<play::MeasuredValue>& b) {
    return std::ranges::equal(
        a, b, [](const auto& one, const auto& other) { return one.info == other.info && one.value == other.value; });
}

} // namespace

MeasuresPanel::MeasuresPanel(DocumentPage& page, QWidget* parent)
    : QWidget(parent), m_document(page.document()), m_inspection(page.inspection()), m_note(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_list(new MeasuresList(m_model, this)), m_sampler(m_document.pool()),
      m_jobs(m_document.pool(), editor::JobPolicy::NewestWins) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(gridStep, gridStep / 2, gridStep, gridStep / 2);
    line->setSpacing(gridStep);
    line->addWidget(m_note, 1);
    line->addWidget(m_progress);
    column->addLayout(line);
    column->addWidget(m_list, 1);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(12 * gridStep, gridStep);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Measuring other seeds"));
    m_settles.setSingleShot(true);
    m_settles.setInterval(settling);
    m_lasts.setSingleShot(true);
    m_lasts.setInterval(patience);
    connect(&m_settles, &QTimer::timeout, this, &MeasuresPanel::sample);
    connect(&m_lasts, &QTimer::timeout, this, &MeasuresPanel::markOutdated);
    connect(&m_sampler, &editor::Sampler::grown, this, &MeasuresPanel::showSample);
    connect(&m_document, &editor::Document::changed, this, &MeasuresPanel::documentChanged);
    connect(&m_inspection, &editor::LiveInspection::progressed, this, &MeasuresPanel::findingsChanged);
    setFocusProxy(m_list);
    showNote();
}

MeasuresPanel::~MeasuresPanel() = default;

void MeasuresPanel::documentChanged(const editor::DocumentChange& change) {
    if (!isOfMeasures(change)) return;
    m_outOfDate = true;
    if (isVisible()) levelChanged();
}

void MeasuresPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_outOfDate) return levelChanged();
    findingsChanged();
    if (!m_sampler.complete()) m_settles.start();
}

/// What is not complete starts again once the panel is shown.
void MeasuresPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_settles.stop();
    m_lasts.stop();
    m_outOfDate = m_outOfDate || measuring();
    m_awaitsProof = false;
    m_jobs.cancel();
    if (!m_sampler.complete()) m_sampler.cancel();
}

void MeasuresPanel::levelChanged() {
    m_outOfDate = false;
    m_awaitsProof = false;
    m_hasCommon = false;
    m_failure.clear();
    m_measuredWith.reset();
    if (!m_lasts.isActive()) m_lasts.start();
    const auto& level = m_document.level();
    if (std::exchange(m_level, level.id) != level.id) {
        m_model.clearTrail();
        m_model.clearValues();
        m_values.clear();
    }
    m_tooLarge = level.size().area() > play::mostCellsForAllMeasures; // more takes seconds, and much memory
    if (m_tooLarge) {
        m_jobs.cancel();
        m_model.clearValues();
    } else {
        measure(true);
    }
    m_settles.start();
    showNote();
}

/// First the common measures, which are there at once, and then all, with the proof that the page has made.
void MeasuresPanel::measure(bool commonOnly) {
    const auto findings = m_inspection.sharedFindings();
    if (!commonOnly) m_measuredWith = findings;
    editor::Job<Values> job;
    job.priority = commonOnly ? editor::JobPriority::Visible : editor::JobPriority::Background;
    job.work = [world = std::make_shared<const World>(m_document.world()), number = m_document.currentLevel(),
                commonOnly, findings](generation::Feedback& feedback) -> Result<Values> {
        const bool proven = !commonOnly && findings->proof;
        return play::measure(
            *world, number,
            {.commonOnly = commonOnly, .proof = proven ? &*findings->proof : nullptr, .feedback = &feedback});
    };
    job.deliver = [this, commonOnly](const Result<Values>& values) {
        if (values) take(*values, commonOnly);
        else fail(values.failure());
    };
    (void)m_jobs.start(std::move(job));
}

/// The proof may be another although nothing changed that the measures look at: a table, another level, the level that
/// a chasm leads to.
void MeasuresPanel::findingsChanged() {
    if (m_tooLarge || !isVisible() || !m_inspection.complete()) return;
    const bool otherProof = m_measuredWith && !same(m_measuredWith->proof, m_inspection.findings().proof);
    if (std::exchange(m_awaitsProof, false) || otherProof) measure(false);
}

/// Those of the map before would be taken for its own.
void MeasuresPanel::fail(const Failure& failure) {
    if (failure.cancelled()) return;
    m_model.clearValues();
    m_failure = editor::toQString(failure);
    showNote();
}

void MeasuresPanel::markOutdated() {
    if (measuring()) m_model.markOutdated(!m_hasCommon);
}

void MeasuresPanel::take(const Values& values, bool commonOnly) {
    m_model.setValues(values);
    if (commonOnly) {
        m_hasCommon = true;
        m_awaitsProof = true;
        return findingsChanged();
    }
    if (!m_values.empty() && !same(m_values, values)) m_model.leaveTrail(m_values);
    m_values = values;
}

void MeasuresPanel::sample() {
    const auto& level = m_document.level();
    if (!level.recipe || m_tooLarge) {
        m_sampler.cancel();
        m_model.setSample(nullptr);
        return showNote();
    }
    if (!isVisible()) return;
    auto order =
        editor::sampleOrderOf({*level.recipe, level.size(), m_document.world().rules}, m_document.declarations());
    const bool known = order.of == m_sampler.of() && (m_sampler.busy() || m_sampler.complete());
    order.files = editor::filesBeside(m_document.path());
    if (!known) m_sampler.order(std::move(order));
    showSample();
}

void MeasuresPanel::showSample() {
    m_model.setSample(m_document.level().recipe ? &m_sampler.sample() : nullptr);
    showNote();
}

QString MeasuresPanel::note() const {
    if (m_tooLarge) return tr("This level is too large to be measured.");
    if (!m_failure.isEmpty()) return tr("Not measured: %1").arg(m_failure);
    if (!m_document.level().recipe)
        return tr("No strips: this level has no recipe, so there are no other seeds to compare it with.");
    const auto& sample = m_sampler.sample();
    if (sample.seeds == 0) return m_sampler.busy() ? tr("Measuring other seeds…") : QString();
    const auto size = QStringLiteral("%1 × %2").arg(m_sampler.of().size.width).arg(m_sampler.of().size.height);
    return tr("Beside %n seed(s) of %1 at %2. Bars: these seeds · ▼ this level · ○ levels before it", nullptr,
              static_cast<int>(sample.seeds))
        .arg(recipeName(m_sampler.of().recipe, m_document.declarations().recipes), size);
}

void MeasuresPanel::showNote() {
    m_note->setText(note());
    m_progress->setVisible(m_sampler.busy());
    m_progress->setValue(m_sampler.permille());
}

} // namespace delve::ui

#include "moc_measures_panel.cpp"
