#include "ui/sweep/chart_grid.h"

#include "ui/theme/tokens.h"

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr int narrowest = 20 * gridStep; ///< pixels, of a chart
constexpr int gap = gridStep;

} // namespace

ChartGrid::ChartGrid(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChartGrid::setCharts(std::vector<QWidget*> charts) {
    if (charts == m_charts) return;
    for (auto* chart : m_charts)
        if (std::ranges::find(charts, chart) == charts.end() && chart->parentWidget() == this) chart->hide();
    m_charts = std::move(charts);
    QWidget* before = nullptr;
    for (auto* chart : m_charts) {
        if (chart->parentWidget() != this) chart->setParent(this);
        chart->show();
        if (before) setTabOrder(before, chart);
        before = chart;
    }
    updateGeometry();
    layOut();
}

int ChartGrid::columnsAt(int width) const { return std::max(1, (width + gap) / (narrowest + gap)); }

int ChartGrid::heightForWidth(int width) const {
    if (m_charts.empty()) return 0;
    const auto columns = columnsAt(width);
    const auto lines = (static_cast<int>(m_charts.size()) + columns - 1) / columns;
    return lines * (m_charts.front()->sizeHint().height() + gap) - gap;
}

QSize ChartGrid::sizeHint() const { return {4 * (narrowest + gap), heightForWidth(4 * (narrowest + gap))}; }

QSize ChartGrid::minimumSizeHint() const { return {narrowest, 0}; }

void ChartGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void ChartGrid::layOut() {
    if (m_charts.empty()) return;
    const auto columns = columnsAt(width());
    const auto share = (width() + gap) / columns;
    const auto high = m_charts.front()->sizeHint().height();
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const auto line = static_cast<int>(i) / columns;
        const auto column = static_cast<int>(i) % columns;
        m_charts[i]->setGeometry(column * share, line * (high + gap), share - gap, high);
    }
}

} // namespace delve::ui
