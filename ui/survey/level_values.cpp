#include "ui/survey/level_values.h"

#include "editor/document/document.h"
#include "editor/inspect/live_inspection.h"
#include "editor/survey/seed_measures.h"
#include "ui/pages/document_page.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace delve::ui {
namespace {

constexpr int settling = 400; ///< milliseconds

} // namespace

LevelValues::LevelValues(DocumentPage& page, QObject* parent)
    : QObject(parent), m_page(page), m_jobs(page.document().pool(), editor::JobPolicy::NewestWins) {
    m_settles.setSingleShot(true);
    m_settles.setInterval(settling);
    connect(&m_settles, &QTimer::timeout, this, &LevelValues::measure);
    connect(&page.document(), &editor::Document::changed, this, &LevelValues::measureSoon);
    connect(&page.inspection(), &editor::LiveInspection::progressed, this, &LevelValues::measureSoon);
}

void LevelValues::want(std::vector<std::string> measures) {
    if (measures == m_wanted) return;
    m_wanted = std::move(measures);
    m_outOfDate = true;
    if (m_active) measure();
}

void LevelValues::setActive(bool active) {
    m_active = active;
    if (active && m_outOfDate) measureSoon();
}

void LevelValues::measureSoon() {
    m_outOfDate = true;
    if (m_active) m_settles.start();
}

std::optional<Decimal> LevelValues::valueOf(const std::string& measure) const {
    for (const auto& [id, value] : m_values)
        if (id == measure) return value;
    return {};
}

void LevelValues::measure() {
    const auto& document = m_page.document();
    m_values.clear();
    if (document.level().size().area() > play::mostCellsForAllMeasures) {
        m_jobs.cancel();
        emit changed();
        return;
    }
    m_outOfDate = false;
    using Values = std::vector<std::pair<std::string, std::optional<Decimal>>>;
    editor::Job<Values> job;
    job.priority = editor::JobPriority::Visible;
    job.work = [world = std::make_shared<const World>(document.world()), level = document.currentLevel(),
                wanted = m_wanted, complete = m_page.inspection().complete(),
                findings = m_page.inspection().sharedFindings()](generation::Feedback& feedback) -> Result<Values> {
        const auto measures = editor::measuresWith(wanted);
        const auto* const proof = complete && findings->proof ? &*findings->proof : nullptr;
        const auto measured =
            play::measure(*world, level, {.proof = proof, .feedback = &feedback, .measures = &measures});
        if (!measured) return measured.failure();
        Values values;
        for (const auto& [info, value] : *measured) values.emplace_back(info->id, value);
        return values;
    };
    job.deliver = [this](Result<Values> values) {
        if (!values) return;
        m_values = *std::move(values);
        emit changed();
    };
    (void)m_jobs.start(std::move(job));
}

} // namespace delve::ui

#include "moc_level_values.cpp"
