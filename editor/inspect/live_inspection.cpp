#include "editor/inspect/live_inspection.h"

#include "editor/document/document.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::size_t mostKnown = 16;          ///< states that undo and redo bring back
constexpr std::size_t mostCellsKnown = 20'000; ///< named by the problems of one of them: 320 KiB with their fixes

using SharedFindings = std::shared_ptr<const Findings>;

/// The checks that find nothing without a proof.
const play::CheckRegistry& checksOfProof() {
    static const play::CheckRegistry checks = [] {
        play::CheckRegistry some;
        for (const auto& check : play::builtInChecks())
            if (check.ofProof) (void)some.add(check);
        return some;
    }();
    return checks;
}

Result<SharedFindings> inspected(const std::shared_ptr<const World>& world, const generation::Feedback& feedback) {
    auto inspection = play::inspect(world, {.feedback = &feedback});
    if (!inspection) return std::move(inspection).failure();
    return SharedFindings(std::make_shared<Findings>(findingsOf(*world, *std::move(inspection))));
}

Result<SharedFindings> proven(const std::shared_ptr<const World>& world, const SharedFindings& before,
                              const generation::Feedback& feedback) {
    auto proof = play::prove(world, {.feedback = &feedback, .softLocks = true});
    if (!proof) return std::move(proof).failure();
    auto more = play::inspect(world, {.proof = &*proof, .feedback = &feedback, .checks = &checksOfProof()});
    if (!more) return std::move(more).failure();
    return SharedFindings(std::make_shared<Findings>(withProof(*world, *before, *std::move(proof), *std::move(more))));
}

/// What is shown where the world could not be inspected: it is too large, or memory was lacking.
SharedFindings failed(Message why) {
    auto none = std::make_shared<Findings>();
    none->failure = std::move(why);
    return none;
}

SharedFindings tooLarge() {
    static const auto findings = failed({DELVE_TEXT("inspect", "The map has more than %1 cells. Run “delvewright "
                                                               "inspect” on its file."),
                                         {std::to_string(mostCellsInspected)}});
    return findings;
}

std::size_t cellsNamed(const Findings& findings) {
    std::size_t cells = 0;
    for (const auto& found : findings.problems) cells += found.problem.cells.size();
    return cells;
}

} // namespace

bool isTooLargeToInspect(const World& world) { return hasMoreCells(world, mostCellsInspected); }

LiveInspection::LiveInspection(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(document.pool(), JobPolicy::NewestWins) {
    connect(&document, &Document::changed, this, &LiveInspection::follow);
    connect(&document, &Document::generationStarted, this, &LiveInspection::interrupt);
    connect(&document, &Document::generationFinished, this, &LiveInspection::follow);
    follow();
}

bool LiveInspection::current() const { return m_of == m_document.revision(); }

void LiveInspection::whenCurrent(std::function<void()> then) {
    if (current()) return then();
    m_then = std::move(then);
}

/// While a level is generated, nothing is done: what comes is inspected.
void LiveInspection::follow() {
    if (m_document.generating() || m_wanted == m_document.revision()) return;
    m_jobs.cancel();
    m_wanted = m_document.revision();
    const auto known = isTooLargeToInspect(m_document.world()) ? tooLarge() : findKnown(*m_wanted);
    if (!known) return inspect();
    m_findings = known;
    m_of = m_wanted;
    tell();
}

void LiveInspection::interrupt() {
    if (!m_jobs.busy()) return;
    m_jobs.cancel();
    m_wanted.reset(); // if nothing comes, it is inspected again
}

void LiveInspection::inspect() {
    const auto world = std::make_shared<const World>(m_document.world());
    Job<SharedFindings> job;
    job.priority = JobPriority::Visible;
    job.work = [world](generation::Feedback& feedback) { return inspected(world, feedback); };
    job.deliver = [this, world](const Result<SharedFindings>& found) {
        ++m_inspections;
        m_findings = found ? *found : failed(found.failure().message);
        m_of = m_wanted;
        if (found) prove(world);
        tell();
    };
    (void)m_jobs.start(std::move(job));
    emit progressed();
}

void LiveInspection::prove(std::shared_ptr<const World> world) {
    Job<SharedFindings> job;
    job.priority = JobPriority::Visible;
    job.work = [world = std::move(world), before = m_findings](generation::Feedback& feedback) {
        return proven(world, before, feedback);
    };
    job.deliver = [this](const Result<SharedFindings>& found) {
        if (found) m_findings = *found;
        keep();
        tell();
    };
    (void)m_jobs.start(std::move(job));
}

void LiveInspection::tell() {
    emit changed();
    emit progressed();
    if (m_then && current()) std::exchange(m_then, nullptr)();
}

void LiveInspection::keep() {
    if (!m_of || cellsNamed(*m_findings) > mostCellsKnown) return;
    m_known.push_back({*m_of, m_findings});
    if (m_known.size() > mostKnown) m_known.pop_front();
}

SharedFindings LiveInspection::findKnown(Revision revision) const {
    const auto found = std::ranges::find(m_known, revision, &Known::revision);
    return found == m_known.end() ? nullptr : found->findings;
}

} // namespace delve::editor

#include "moc_live_inspection.cpp"
