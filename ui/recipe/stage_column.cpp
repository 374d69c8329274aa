#include "ui/recipe/stage_column.h"

#include "generation/pipeline/declared_stage.h"
#include "ui/recipe/stage_section.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace delve::ui {

namespace {

bool sameStages(const std::vector<StageSection*>& sections, const Recipe& recipe,
                const generation::StageRegistry& stages) {
    std::size_t known = 0;
    for (const auto& stage : recipe.stages) {
        if (!generation::declaredStage(stages, stage)) continue;
        if (known == sections.size() || sections[known]->instance().toStdString() != stage.id ||
            sections[known]->stage().name != stage.stage || sections[known]->stage().version != stage.version)
            return false;
        ++known;
    }
    return known == sections.size();
}

} // namespace

StageColumn::StageColumn(const generation::StageRegistry& stages, ParameterContext context, QWidget* parent)
    : QWidget(parent), m_stages(stages), m_context(std::move(context)), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(gridStep / 2);
}

void StageColumn::showStages(const Recipe& recipe, Size mapSize, const QStringList& elsewhere) {
    const bool anew = !sameStages(m_sections, recipe, m_stages) || elsewhere != m_elsewhere;
    if (anew) build(recipe, elsewhere);
    for (auto* section : m_sections)
        if (const auto* values = recipe.find(section->instance().toStdString())) section->show(*values, mapSize);
    if (anew && isVisible()) layOut();
}

void StageColumn::build(const Recipe& recipe, const QStringList& elsewhere) {
    for (auto* section : m_sections) {
        section->hide();
        section->deleteLater(); // the change may come from its own menu
    }
    m_sections.clear();
    m_elsewhere = elsewhere;
    for (const auto& stage : recipe.stages) {
        const auto* declared = generation::declaredStage(m_stages, stage);
        if (!declared) continue;
        auto* section =
            new StageSection(*declared, m_stages, QString::fromStdString(stage.id), elsewhere, m_context, this);
        section->setFolded(m_folded.contains(section->instance()));
        wire(section);
        section->fitTo(width());
        m_column->addWidget(section);
        m_sections.push_back(section);
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) m_sections[i]->setPlace(i == 0, i + 1 == m_sections.size());
}

/// Lays out new sections before the next frame, which may already be requested: otherwise that frame would show them
/// squeezed into the old height.
void StageColumn::layOut() {
    for (auto* section : m_sections) section->setVisible(true);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void StageColumn::wire(StageSection* section) {
    const QString id = section->instance();
    connect(section, &StageSection::edited, this,
            [this, id](const QString& parameter, const ParameterValue& value) { emit edited(id, parameter, value); });
    connect(section, &StageSection::resetWanted, this,
            [this, id](const QString& parameter) { emit resetWanted(id, parameter); });
    connect(section, &StageSection::sweepWanted, this,
            [this, id](const QString& parameter) { emit sweepWanted(id, parameter); });
    connect(section, &StageSection::dragStarted, this, &StageColumn::dragStarted);
    connect(section, &StageSection::dragEnded, this, &StageColumn::dragEnded);
    connect(section, &StageSection::dragCancelled, this, &StageColumn::dragCancelled);
    connect(section, &StageSection::switched, this, [this, id](bool on) { emit switched(id, on); });
    connect(section, &StageSection::removeWanted, this, [this, id] { emit removeWanted(id); });
    connect(section, &StageSection::rerollWanted, this, [this, id] { emit rerollWanted(id); });
    connect(section, &StageSection::replaceWanted, this,
            [this, id](const QString& stage) { emit replaceWanted(id, stage); });
    connect(section, &StageSection::moveWanted, this, [this, section](int by) {
        const auto at = std::find(m_sections.begin(), m_sections.end(), section) - m_sections.begin();
        emit moveWanted(section->instance(), static_cast<int>(at) + by);
    });
    connect(section, &StageSection::pulled, this, [this](int globalY) {
        m_gap = gapAt(globalY);
        update();
        emit pulledTo(mapFromGlobal(QPoint(0, globalY)).y());
    });
    connect(section, &StageSection::pullCancelled, this, [this] {
        m_gap.reset();
        update();
    });
    connect(section, &StageSection::dropped, this, [this, section] { drop(section); });
    connect(section, &StageSection::foldChanged, this, [this, section] {
        m_folded.removeAll(section->instance());
        if (section->folded()) m_folded.append(section->instance());
    });
}

int StageColumn::gapAt(int globalY) const {
    const int y = mapFromGlobal(QPoint(0, globalY)).y();
    int gap = 0;
    for (const auto* section : m_sections) gap += y > section->geometry().center().y();
    return gap;
}

void StageColumn::drop(StageSection* section) {
    if (!m_gap) return;
    const auto at = static_cast<int>(std::find(m_sections.begin(), m_sections.end(), section) - m_sections.begin());
    const int place = *m_gap > at ? *m_gap - 1 : *m_gap;
    m_gap.reset();
    update();
    if (place != at) emit moveWanted(section->instance(), place);
}

void StageColumn::paintEvent(QPaintEvent*) {
    if (!m_gap || m_sections.empty()) return;
    const auto gap = static_cast<std::size_t>(*m_gap);
    const int y =
        gap < m_sections.size() ? m_sections[gap]->geometry().top() - 2 : m_sections.back()->geometry().bottom() + 1;
    QPainter painter(this);
    painter.fillRect(QRect(0, std::clamp(y, 0, height() - 2), width(), 2), palette().color(QPalette::Highlight));
}

} // namespace delve::ui
