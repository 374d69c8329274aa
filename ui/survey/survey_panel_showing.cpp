// What the Survey dock shows of its results.

#include "editor/document/document.h"
#include "editor/survey/survey_seed.h"
#include "editor/text/message_text.h"
#include "ui/measures/measure_names.h"
#include "ui/seeds/recipe_name.h"
#include "ui/survey/comparison_model.h"
#include "ui/survey/histogram_view.h"
#include "ui/survey/level_values.h"
#include "ui/survey/persona_shares.h"
#include "ui/survey/search_row.h"
#include "ui/survey/survey_controls.h"
#include "ui/survey/survey_panel.h"
#include "ui/survey/survey_rows_model.h"

#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>
#include <chrono>
#include <utility>

namespace delve::ui {
namespace {

QString counted(std::uint64_t number) { return QLocale().toString(qulonglong{number}); }

QString timeText(std::chrono::milliseconds time) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(time).count();
    if (seconds < 100) return SurveyPanel::tr("%1 s left").arg(seconds);
    if (seconds < 100 * 60) return SurveyPanel::tr("%1 min left").arg((seconds + 30) / 60);
    return SurveyPanel::tr("%1 h left").arg((seconds + 1800) / 3600);
}

QString surveyName(const Recipe& recipe, Size size, const generation::RecipeRegistry& recipes) {
    return QStringLiteral("%1, %2 × %3").arg(recipeName(recipe, recipes)).arg(size.width).arg(size.height);
}

HistogramPicture pictureOf(const editor::Histogram& histogram, const std::string& across, const std::string& up) {
    HistogramPicture picture;
    picture.across = {measureName(across), measureUnit(across), histogram.columns(), {}};
    if (histogram.rows()) picture.up = HistogramAxis{measureName(up), measureUnit(up), *histogram.rows(), {}};
    for (const auto count : histogram.counts())
        picture.values.push_back(count > 0 ? std::optional(Decimal::of(count)) : std::nullopt);
    picture.columns = histogram.sumsOfColumns();
    picture.rows = histogram.sumsOfRows();
    picture.legend = SurveyPanel::tr("Seeds in a cell");
    if (histogram.columns().count() == 0 || histogram.rowCount() == 0) picture.across.bins = {};
    return picture;
}

/// Of the first so many seeds, those that are in a table.
std::uint64_t countUpTo(const editor::SurveyTable& table, std::uint64_t last) {
    std::uint64_t count = 0;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const auto seed = table.seedAt(row);
        count += seed >= 1 && seed <= last ? 1 : 0;
    }
    return count;
}

/// Both, so that like colours mean like counts.
std::optional<Decimal> mostOf(const HistogramPicture& a, const HistogramPicture& b) {
    std::optional<Decimal> most;
    for (const auto* const picture : {&a, &b})
        for (const auto& value : picture->values) most = std::max(most, value);
    return most;
}

} // namespace

/// Behind the others of its kind.
void SurveyPanel::showTab(QWidget* part, const QString& title, bool shown) {
    const int at = m_tabs->indexOf(part);
    if (shown == (at >= 0)) return;
    if (shown) m_tabs->addTab(part, title);
    else m_tabs->removeTab(at);
}

void SurveyPanel::refreshSoon() {
    if (!m_refreshes.isActive()) m_refreshes.start();
}

void SurveyPanel::refresh() {
    m_refreshes.stop();
    if (isVisible()) ask();
    showState();
}

void SurveyPanel::ask() {
    editor::RowsQuestion question;
    question.table = table();
    if (m_kept) question.beside = m_kept->table;
    question.across = m_controls->across();
    question.up = m_controls->up();
    question.mostColumns = m_picture->mostColumns();
    question.mostRows = m_picture->mostRows();
    question.where = m_search->condition();
    question.chosen = m_chosen;
    editor::Job<editor::RowsAnswer> job;
    job.priority = editor::JobPriority::Awaited;
    job.work = [question = std::move(question)](generation::Feedback& feedback) {
        return editor::answered(question, feedback);
    };
    job.deliver = [this](Result<editor::RowsAnswer> answer) {
        if (answer) take(*std::move(answer));
    };
    (void)m_answers.start(std::move(job));
}

void SurveyPanel::take(editor::RowsAnswer answer) {
    m_answer = std::move(answer);
    std::vector<std::string> first{m_controls->across(), m_controls->up()};
    if (const auto& where = m_search->condition())
        for (auto& measure : play::measuresIn(*where)) first.push_back(std::move(measure));
    m_rows->show(table(), m_answer.listed, first);
    m_tabs->setTabText(0, tr("Seeds (%1)").arg(counted(m_answer.listed.size())));
    showPictures();
    showShares();
    showState();
    if (std::exchange(m_opensNext, false)) openNext();
}

void SurveyPanel::showPictures() {
    const auto across = m_controls->across();
    const auto up = m_controls->up();
    auto picture = pictureOf(m_answer.histogram, across, up);
    picture.across.mark = m_values->valueOf(across);
    if (picture.up) picture.up->mark = m_values->valueOf(up);
    picture.others = m_answer.others;
    picture.title = tr("%n level(s)", nullptr, static_cast<int>(m_answer.histogram.counted()));
    if (m_kept) picture.title = tr("Now: %1").arg(picture.title);
    const auto chosen = m_chosen ? m_answer.histogram.cellOf(m_chosen->first, m_chosen->second) : std::nullopt;
    m_keptPicture->setVisible(m_kept && m_answer.beside);
    if (m_kept && m_answer.beside) {
        auto kept = pictureOf(*m_answer.beside, across, up);
        kept.title = tr("Kept: %1").arg(m_kept->title);
        picture.most = kept.most = mostOf(picture, kept);
        m_keptPicture->show(std::move(kept));
        m_keptPicture->choose(chosen);
    }
    m_picture->show(std::move(picture), whyEmpty());
    m_picture->choose(chosen);
}

QString SurveyPanel::whyEmpty() const {
    if (table().size() == 0) return note();
    for (const auto& measure : {m_controls->across(), m_controls->up()})
        if (const auto lacks = measure.empty() ? QString() : notMeasured(measure); !lacks.isEmpty()) return lacks;
    return tr("No level has both values.");
}

QString SurveyPanel::notMeasured(const std::string& measure) const {
    if (table().size() == 0 || table().columnOf(measure)) return {};
    const bool large = m_document.level().size().area() > play::mostCellsForAllMeasures;
    const auto name = QString::fromStdString(measure);
    return large ? tr("%1 was not measured").arg(name) : tr("%1 was not measured: choose All measures").arg(name);
}

void SurveyPanel::showShares() {
    const auto none = std::vector<play::PersonaSums>();
    const auto& now = m_foreign || searched() ? none : m_run.games();
    const auto& kept = m_kept ? m_kept->games : none;
    showTab(m_shares, tr("Personas"), !now.empty() || !kept.empty());
    m_shares->show(now, kept);
}

void SurveyPanel::choose() {
    const auto cell = m_picture->chosen();
    m_keptPicture->choose(cell);
    m_chosen.reset();
    if (cell) {
        const auto& histogram = m_answer.histogram;
        m_chosen.emplace(histogram.columns().from(cell->column), std::nullopt);
        if (histogram.rows()) m_chosen->second = histogram.rows()->from(cell->row);
    }
    ask();
}

// States

QString SurveyPanel::resultsText() const {
    const auto rows = table().size();
    if (searched()) {
        QString text = tr("%1 found in %n seed(s)", nullptr, static_cast<int>(m_run.tried())).arg(counted(rows));
        if (const auto rate = editor::oneIn(m_run.tried(), rows)) text += tr(", 1 in %1").arg(counted(*rate));
        return text;
    }
    QString text = tr("%n seed(s)", nullptr, static_cast<int>(rows));
    if (m_run.busy() && !m_foreign)
        text = tr("%1 of %2 seeds").arg(counted(m_run.measured()), counted(m_run.plan().seeds));
    if (const auto none = rows - table().levels())
        text += tr(", %n of them without a level", nullptr, static_cast<int>(none));
    if (!m_search->condition()) return text;
    for (const auto& measure : play::measuresIn(*m_search->condition()))
        if (const auto lacks = notMeasured(measure); !lacks.isEmpty()) return text + QStringLiteral("; ") + lacks;
    text += tr("; %1 fit").arg(counted(m_answer.fits));
    if (const auto rate = editor::oneIn(rows, m_answer.fits)) text += tr(", 1 in %1").arg(counted(*rate));
    return text;
}

QString SurveyPanel::note() const {
    if (!m_foreign && table().size() == 0 && !m_run.busy() && m_run.tried() == 0) {
        if (!hasRecipe()) return tr("This level has no recipe, so there are no other seeds to survey.");
        const auto now = plan();
        return tr("Start measures the levels of many seeds of %1, and shows how their measures are spread.")
            .arg(surveyName(now.of.recipe, now.of.size, m_document.declarations().recipes));
    }
    const auto& recipe = m_foreign ? m_foreign->of.recipe : m_run.plan().of.recipe;
    const auto size = m_foreign ? m_foreign->of.size : m_run.plan().of.size;
    QStringList parts{surveyName(recipe, size, m_document.declarations().recipes) + QStringLiteral(": ") +
                      resultsText()};
    if (m_chosen) parts << tr("%n in the chosen cell", nullptr, static_cast<int>(m_answer.listed.size()));
    if (const auto left = m_run.timeLeft()) parts << timeText(*left);
    if (m_foreign)
        parts << tr("from %1, which is of another recipe, size or rules than this level")
                     .arg(QFileInfo(m_foreign->path).fileName());
    else if (!m_store.path().isEmpty()) parts << tr("kept in %1").arg(QFileInfo(m_store.path()).fileName());
    else if (m_store.gaveUp()) parts << tr("not saved since: save the results again");
    if (!m_foreign && !isOfPlan())
        parts << (isOfLevel(plan()) ? tr("of other measures than are chosen")
                                    : tr("of other settings than this level"));
    if (m_kept && m_run.busy() && !searched()) parts << tr("compared when the survey has ended");
    if (m_aside && (m_run.busy() || searched())) parts << tr("⋯ shows the survey of before again");
    if (!m_run.busy() && searched() && !m_run.complete()) parts << tr("stopped");
    if (!m_document.level().pinned->none()) parts << tr("without the pins of this level");
    return parts.join(QStringLiteral(" · "));
}

void SurveyPanel::showState() {
    using Run = SurveyControls::Run;
    const bool searching = m_run.busy() && searched();
    const bool surveying = m_run.busy() && !searched();
    const auto wanted = m_controls->seeds();
    const bool partly = !m_run.busy() && canGoOn() && countUpTo(m_run.table(), wanted) < wanted;
    m_controls->showRun(surveying ? Run::Stop
                        : partly  ? Run::GoOn
                                  : Run::Start,
                        surveying || (!searching && hasRecipe() && m_controls->seedsAreGiven()));
    m_controls->showKept(table().levels() > 0 && !searched(), m_kept.has_value());
    m_controls->showFiles(!m_foreign && !searched() && m_run.table().size() > 0, m_aside.has_value());
    m_search->showSearch(searching, searching || (!surveying && hasRecipe() && m_search->condition()));
    const bool begun = m_run.busy() || table().size() > 0 || m_run.tried() > 0; // else the picture says it
    QStringList sentences;
    if (!m_trouble.isEmpty()) sentences << m_trouble;
    if (begun) sentences << note();
    m_note->setText(sentences.join(QStringLiteral(" — ")));
    m_progress->setVisible(m_run.busy());
    m_progress->setValue(m_run.permille());
}

// Comparing

void SurveyPanel::keep() {
    if (table().levels() == 0 || searched()) return;
    const auto& recipe = m_foreign ? m_foreign->of.recipe : m_run.plan().of.recipe;
    const auto size = m_foreign ? m_foreign->of.size : m_run.plan().of.size;
    m_kept = Kept{table(),
                  surveyName(recipe, size, m_document.declarations().recipes) + QStringLiteral(" · ") +
                      tr("%n level(s)", nullptr, static_cast<int>(table().levels())),
                  m_foreign ? std::vector<play::PersonaSums>() : m_run.games()};
    compare();
    refresh();
}

void SurveyPanel::forgetKept() {
    m_kept.reset();
    compare();
    refresh();
}

/// Once a survey has ended: each measure has to be sorted.
void SurveyPanel::compare() {
    m_comparisons.cancel();
    m_compared->show({});
    showTab(m_comparison, tr("Comparison"), m_kept && !searched());
    if (!m_kept || m_run.busy() || searched()) return;
    editor::Job<std::vector<editor::ComparedMeasure>> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [before = m_kept->table, after = table()](generation::Feedback& feedback) {
        return editor::compared(before, after, feedback);
    };
    job.deliver = [this](Result<std::vector<editor::ComparedMeasure>> rows) {
        if (rows) m_compared->show(*std::move(rows));
    };
    (void)m_comparisons.start(std::move(job));
}

// Opening

/// The next of the listed seeds after the one that is shown, from the first again behind the last.
void SurveyPanel::openNext() {
    if (m_rows->rowCount() == 0) return;
    const int shown = m_rows->rowOfSeed(m_document.recipe().seed);
    openRow(m_rows->index((shown + 1) % m_rows->rowCount(), 0));
}

void SurveyPanel::openRow(const QModelIndex& index) {
    if (!index.isValid()) return;
    m_list->selectRow(index.row());
    openSeed(m_rows->seedAt(index.row()));
}

/// With the recipe that was surveyed, also where the level has another by now.
void SurveyPanel::openSeed(std::uint64_t seed) {
    Recipe recipe = m_foreign ? m_foreign->of.recipe : m_run.plan().of.recipe;
    recipe.seed = seed;
    m_document.generate(recipe, m_foreign ? m_foreign->of.size : m_run.plan().of.size);
}

} // namespace delve::ui
