#include "editor/inspect/findings.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace delve::editor {
namespace {

void take(const World& world, std::vector<play::Problem> problems, bool ignored, Findings& into) {
    for (auto& problem : problems) {
        const Level& level = world.levels[problem.level];
        FoundProblem found;
        found.levelId = level.id;
        found.levelName = level.name.empty() ? level.id : level.name;
        found.ignored = ignored;
        found.problem = std::move(problem);
        into.problems.push_back(std::move(found));
    }
}

void addInspection(const World& world, play::Inspection inspection, Findings& into) {
    take(world, std::move(inspection.problems), false, into);
    take(world, std::move(inspection.ignored), true, into);
    into.leftOut += inspection.leftOut;
    std::ranges::stable_sort(
        into.problems, {}, [](const FoundProblem& found) { return std::pair(found.ignored, found.problem.severity); });
}

} // namespace

bool FoundProblem::isLike(const FoundProblem& other) const {
    const auto firstOf = [](const FoundProblem& found) {
        return found.problem.cells.empty() ? std::optional<Cell>() : found.problem.cells.front();
    };
    return problem.check == other.problem.check && problem.subject == other.problem.subject &&
           levelId == other.levelId && firstOf(*this) == firstOf(other);
}

std::int64_t Findings::count(play::Severity severity) const {
    return std::ranges::count_if(problems, [severity](const FoundProblem& found) {
        return !found.ignored && found.problem.severity == severity;
    });
}

std::int64_t Findings::ignored() const { return std::ranges::count(problems, true, &FoundProblem::ignored); }

Findings findingsOf(const World& world, play::Inspection inspection) {
    Findings findings;
    findings.unwinnable = inspection.unwinnable;
    findings.severalLevels = world.levels.size() > 1;
    addInspection(world, std::move(inspection), findings);
    return findings;
}

Findings withProof(const World& world, Findings findings, play::Proof proof, play::Inspection ofProof) {
    findings.unwinnable = proof.verdict == play::Verdict::Unwinnable;
    findings.proof = std::move(proof);
    addInspection(world, std::move(ofProof), findings);
    return findings;
}

std::optional<std::size_t> placeOfLevel(const World& world, const FoundProblem& found) {
    const auto& levels = world.levels;
    const std::size_t before = found.problem.level;
    if (before < levels.size() && levels[before].id == found.levelId) return before;
    for (std::size_t place = 0; place < levels.size(); ++place)
        if (levels[place].id == found.levelId) return place;
    return {};
}

} // namespace delve::editor
