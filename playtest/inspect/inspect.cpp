#include "playtest/inspect/inspect.h"

#include "playtest/inspect/ignored.h"
#include "playtest/inspect/inspected.h"
#include "playtest/inspect/nearest.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace delve::play {

std::string_view nameOf(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Hint: break;
    }
    return "hint";
}

std::vector<std::string> argumentsOf(Cell cell) { return {std::to_string(cell.x), std::to_string(cell.y)}; }

bool Found::leaveOut() {
    if (full()) ++m_leftOut;
    return full();
}

void Found::add(Severity severity, Message message, std::vector<Cell> cells, std::vector<Fix> fixes,
                std::string subject) {
    if (leaveOut()) return;
    if (cells.size() > mostCells) cells.resize(mostCells);
    m_problems.push_back(
        {m_check, severity, std::move(message), m_level, std::move(cells), std::move(fixes), std::move(subject)});
}

std::int64_t Inspection::count(Severity severity) const {
    return std::ranges::count(problems, severity, &Problem::severity);
}

namespace {

void take(Found& found, Inspection& inspection) {
    std::ranges::move(found.problems(), std::back_inserter(inspection.problems));
    inspection.leftOut += found.leftOut();
}

/// False if it was stopped.
bool inspectLevel(const Inspected& inspected, std::uint32_t level, const CheckRegistry& checks,
                  Inspection& inspection) {
    Places places;
    for (const auto& check : checks) {
        if (inspected.stopped()) return false;
        Found found(check.id, level, places);
        check.find(inspected, found);
        take(found, inspection);
    }
    return true;
}

/// A world that cannot be won has an error, whatever the checks find: who lists errors would not know why otherwise.
void tellUnwinnable(const Inspected& inspected, Inspection& inspection) {
    if (!inspection.unwinnable || inspection.count(Severity::Error) > 0) return;
    Places places;
    Found found(std::string(unwinnableId), inspected.home(), places);
    Message reason{DELVE_TEXT("inspect", "What the objective needs cannot be reached.")};
    found.add(Severity::Error, inspected.proof() ? inspected.proof()->reason : std::move(reason),
              inspected.cellsOfProof(inspected.home()));
    take(found, inspection);
}

/// Those of the proof alone follow an inspection by all others.
bool tellsAll(const CheckRegistry& checks) {
    return std::any_of(checks.begin(), checks.end(), [](const CheckInfo& check) { return !check.ofProof; });
}

} // namespace

Result<Inspection> inspect(std::shared_ptr<const World> world, const InspectRequest& request) {
    const auto& declarations = request.declarations ? *request.declarations : builtInDeclarations();
    const auto& checks = request.checks ? *request.checks : builtInChecks();
    auto prepared = preparedWorldOf(std::move(world), declarations,
                                    [&request] { return request.feedback && request.feedback->stopped(); });
    if (!prepared) return cancelled();
    const Inspected inspected(std::move(prepared), request.proof, request.feedback);
    Inspection inspection;
    const auto count = static_cast<std::uint32_t>(inspected.world().levels.size());
    const auto first = request.level.value_or(0);
    const auto end = request.level ? first + 1 : count;
    for (auto level = first; level < end; ++level)
        if (!inspectLevel(inspected, level, checks, inspection)) return cancelled();
    const bool proven = request.proof != nullptr;
    inspection.unwinnable = proven ? request.proof->verdict == Verdict::Unwinnable : !inspected.hasWhatIsNeeded();
    if (inspected.stopped()) return cancelled();
    if (first <= inspected.home() && inspected.home() < end && tellsAll(checks)) tellUnwinnable(inspected, inspection);
    std::ranges::stable_sort(inspection.problems, {}, &Problem::severity);
    inspection.ignored = takeIgnored(inspected.world(), inspection.problems);
    return inspection;
}

} // namespace delve::play
