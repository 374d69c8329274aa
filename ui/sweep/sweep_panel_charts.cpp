// What the Sweep dock shows: its charts, their order, and what stands above them.

#include "editor/document/document.h"
#include "editor/survey/rank_test.h"
#include "editor/text/message_text.h"
#include "playtest/measures/measure.h"
#include "ui/sweep/chart_grid.h"
#include "ui/sweep/sweep_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr std::size_t enoughToOrder = 3; ///< steps: both ends and the middle

// When the charts are put in order: not each time, since charts that move cannot be read.
constexpr std::size_t notYet = 0, byTheEnds = 1, byCommon = 2, byAll = 3;

/// Seeds for which memory was lacking say nothing of the recipe.
std::uint32_t triedSeeds(const editor::SweptStep& step) { return step.seeds - step.lost; }
bool lacksLevels(const editor::SweptStep& step) { return step.made < triedSeeds(step); }
bool lacksAllLevels(const editor::SweptStep& step) { return triedSeeds(step) > 0 && step.made == 0; }

editor::Band shareMade(const editor::SweptStep& step) {
    const auto share = Decimal::ofThousandths(std::int64_t{100'000} * step.made / triedSeeds(step));
    return {share, share, share, triedSeeds(step)};
}

} // namespace

void SweepPanel::showProgress() {
    m_progress->setVisible(m_sweeper.busy());
    m_progress->setValue(m_sweeper.permille());
    m_start->setText(m_sweeper.busy() ? tr("Stop") : tr("Sweep"));
    m_start->setEnabled(m_sweeper.busy() || (chosen() && measurable()));
    m_note->setText(note());
}

void SweepPanel::showResults() {
    showProgress();
    orderCharts();
    for (const auto& charted : m_charted) chartOf(charted.measure)->show(contentOf(charted.measure));
    placeCharts();
}

void SweepPanel::showMarks() {
    const auto now = mark();
    for (const auto& charted : m_charted) chartOf(charted.measure)->setMark(now);
}

std::size_t SweepPanel::orderOfNow() const {
    const auto measured = m_sweeper.measured();
    if (!m_sweep || measured == 0) return notYet;
    if (!m_sweeper.busy()) return byAll;
    if (m_sweeper.hasCommon()) return byCommon;
    return measured < std::min(enoughToOrder, m_sweeper.steps().size()) ? notYet : byTheEnds;
}

void SweepPanel::orderCharts() {
    const auto now = orderOfNow();
    if (std::exchange(m_orderedAt, now) != now || now == notYet) m_charted.clear();
    if (now != notYet) addCharts();
}

/// Those that have a value by now, behind those that are there; the most changed first.
void SweepPanel::addCharts() {
    const auto& steps = m_sweeper.steps();
    std::vector<Charted> more;
    const auto isNew = [this](const std::string& measure) {
        return std::ranges::find(m_charted, measure, &Charted::measure) == m_charted.end();
    };
    const std::ptrdiff_t enough = m_sweeper.busy() && steps.size() > 1 ? 2 : 1; // one point is no picture
    std::vector<std::optional<double>> chances;
    for (const auto& info : play::builtInMeasures()) {
        const auto hasBand = [&info](const editor::SweptStep& step) { return step.find(info.id) != nullptr; };
        if (!isNew(info.id) || std::ranges::count_if(steps, hasBand) < enough) continue;
        const bool known = info.common || m_orderedAt == byAll;
        more.push_back({info.id, editor::changeOf(steps, info.id), false});
        chances.push_back(known ? m_sweeper.chanceOf(info.id) : std::nullopt);
    }
    const auto beyond = editor::beyondChance(chances);
    for (std::size_t i = 0; i < more.size(); ++i) more[i].stays = chances[i] && !beyond[i];
    std::ranges::stable_sort(more, std::ranges::greater(), &Charted::change);
    if (isNew({}) && std::ranges::any_of(steps, lacksLevels)) more.insert(more.begin(), Charted{});
    m_charted.insert(m_charted.end(), more.begin(), more.end());
}

void SweepPanel::placeCharts() {
    std::vector<QWidget*> changing, staying;
    for (const auto& charted : m_charted) (charted.stays ? staying : changing).push_back(chartOf(charted.measure));
    m_showRest->setText(tr("No clear change: %n measure(s)", nullptr, static_cast<int>(staying.size())));
    m_showRest->setVisible(!staying.empty());
    m_staying->setVisible(!staying.empty() && m_showRest->isChecked());
    m_changing->setCharts(std::move(changing));
    m_staying->setCharts(std::move(staying));
    orderByTab();
}

/// From the controls to the charts.
void SweepPanel::orderByTab() {
    QWidget* before = m_start;
    const auto add = [&before](QWidget* next) {
        setTabOrder(before, next);
        before = next;
    };
    for (auto* chart : m_changing->charts()) add(chart);
    add(m_showRest);
    for (auto* chart : m_staying->charts()) add(chart);
}

std::vector<SweepChart*> SweepPanel::charts() const {
    std::vector<SweepChart*> all;
    for (const auto* grid : {m_changing, m_staying})
        for (auto* chart : grid->charts()) all.push_back(qobject_cast<SweepChart*>(chart));
    return all;
}

SweepChart* SweepPanel::chartOf(const std::string& measure) {
    auto*& chart = m_charts[measure];
    if (chart) return chart;
    chart = new SweepChart(m_changing);
    chart->setObjectName(measure.empty() ? QStringLiteral("levels-made") : QString::fromStdString(measure));
    connect(chart, &SweepChart::chosen, this, &SweepPanel::chooseValue);
    return chart;
}

std::optional<editor::Band> SweepPanel::bandOf(const editor::SweptStep& step, const std::string& measure) const {
    if (triedSeeds(step) == 0) return {};
    if (measure.empty()) return shareMade(step);
    const auto* const band = step.find(measure);
    return band ? std::optional(*band) : std::nullopt;
}

ChartContent SweepPanel::contentOf(const std::string& measure) const {
    ChartContent content;
    if (const auto* const info = play::builtInMeasures().find(measure)) {
        content.title = editor::toQString(info->label);
        content.unit = editor::toQString(info->unit);
        content.help = editor::toQString(info->help);
    } else {
        content.title = tr("Seeds with a level");
        content.unit = QStringLiteral("%");
        content.help = tr("How many of the seeds the recipe can make a level of. The other charts leave out the rest.");
    }
    content.line = editor::hasNumbers(m_sweep->parameter);
    const auto& steps = m_sweeper.steps();
    const auto& values = m_sweep->values;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        ChartPoint point{valueInWords(m_sweep->parameter, values[i]), bandOf(steps[i], measure)};
        if (content.line) point.place = placeAmong(values, *numberOf(values[i]));
        content.points.push_back(std::move(point));
    }
    content.mark = mark();
    return content;
}

std::optional<ChartMark> SweepPanel::mark() const {
    if (!m_sweep || !m_document.recipe().find(m_sweep->stage)) return {};
    return markOf(m_sweep->values, presentValue(m_sweep->stage, m_sweep->parameter));
}

void SweepPanel::chooseValue(std::size_t step) {
    if (!m_document.recipe().find(m_sweep->stage)) return;
    const auto sweep = *m_sweep; // the recipe that changes may change the charts
    emit valueChosen(QString::fromStdString(sweep.stage), QString::fromStdString(sweep.parameter.id),
                     sweep.values[step]);
}

QString SweepPanel::note() const {
    if (!measurable()) return tr("This level is too large to be measured.");
    if (m_sweeper.busy()) {
        auto text = outOfDate() ? tr("Out of date: the recipe has changed.") + u' ' : QString();
        text += tr("Measuring %n value(s)", nullptr, static_cast<int>(m_sweep->values.size()));
        if (const auto left = m_sweeper.timeLeft())
            text += QStringLiteral(" · ") + tr("%n second(s) left", nullptr, static_cast<int>(left->count()));
        return text;
    }
    if (m_sweep && m_sweeper.measured() > 0) return noteOfResults();
    if (m_parameters.empty()) return tr("This level has no recipe whose parameters could be swept.");
    return tr("Choose a parameter to see what its values change, here or in the menu of a slider (right click).");
}

QString SweepPanel::noteOfResults() const {
    QStringList parts;
    if (outOfDate()) parts << tr("Out of date: the recipe has changed.");
    if (!m_sweeper.complete()) parts << tr("Stopped: not all is measured.");
    const auto none = std::ranges::count_if(m_sweeper.steps(), lacksAllLevels);
    if (none > 0) parts << tr("At %n value(s), the recipe makes no level.", nullptr, static_cast<int>(none));
    std::uint32_t lost = 0;
    for (const auto& step : m_sweeper.steps()) lost += std::max(step.lost, step.lostLater);
    if (lost > 0)
        parts << tr("Memory was lacking for %n level(s), which are left out.", nullptr, static_cast<int>(lost));
    parts << tr("Line: the median of up to %n level(s). Band: 80 % of them. Click a value to set it.", nullptr,
                static_cast<int>(m_sweeper.order().seeds));
    if (grow(m_sweep->values)) parts << tr("The values grow by factors.");
    if (!m_document.stamps().empty()) parts << tr("Rooms of your own are left out.");
    return parts.join(u' ');
}

} // namespace delve::ui
