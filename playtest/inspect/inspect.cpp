#include "playtest/inspect/inspect.h"

#include "playtest/inspect/ignored.h"
#include "playtest/inspect/inspected.h"
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

void Found::add(Severity severity, Message message, std::vector<Cell> cells, std::vector<Fix> fixes) {
    if (full()) {
        ++m_leftOut;
        return;
    }
    if (cells.size() > mostCells) cells.resize(mostCells);
    m_problems.push_back({m_check, severity, std::move(message), m_level, std::move(cells), std::move(fixes)});
}

std::int64_t Inspection::count(Severity severity) const {
    return std::ranges::count(problems, severity, &Problem::severity);
}

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
    for (auto level = first; level < (request.level ? first + 1 : count); ++level)
        for (const auto& check : checks) {
            if (inspected.stopped()) return cancelled();
            Found found(check.id, level);
            check.find(inspected, found);
            std::ranges::move(found.problems(), std::back_inserter(inspection.problems));
            inspection.leftOut += found.leftOut();
        }
    const bool proven = request.proof != nullptr;
    inspection.unwinnable = proven ? request.proof->verdict == Verdict::Unwinnable : !inspected.hasWhatIsNeeded();
    if (inspected.stopped()) return cancelled();
    std::ranges::stable_sort(inspection.problems, {}, &Problem::severity);
    inspection.ignored = takeIgnored(inspected.world(), inspection.problems);
    return inspection;
}

} // namespace delve::play
