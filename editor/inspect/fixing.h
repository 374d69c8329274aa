#pragma once

#include "editor/inspect/findings.h"
#include "generation/pipeline/feedback.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Fixing problems, and choosing to ignore them: ordinary edits of a document, each one named step of its history.
namespace delve::editor {

class Document;

/// The fixes that are offered for several problems at once: those with one label.
struct FixOfKind {
    OwnedText label;
    std::size_t problems = 0; ///< that it mends
};

/// What may be done to all problems like this one, in the order in which its fixes are offered.
[[nodiscard]] std::vector<FixOfKind> fixesOfKind(const Findings& findings, const FoundProblem& like);

/// With `pins`, as painting does: what a fix paints or places is pinned, and where it removes a thing stays empty.
/// False, and nothing changed, if the fix was made for another map.
bool fixProblem(Document& document, const FoundProblem& found, const play::Fix& fix, bool pins);
/// Fixes all problems of this one's check, as far as they have a fix of this label; those that are ignored are left
/// alone. How many were fixed.
std::size_t fixAllOfKind(Document& document, const Findings& findings, const FoundProblem& like, const Text& label,
                         bool pins);
/// Is kept with the level.
void setIgnored(Document& document, const FoundProblem& found, bool ignored);

/// A world with as many errors fixed as have a fix, those that appear only then, too.
struct FixedWorld {
    World world;
    std::int64_t fixed = 0;                ///< how many errors
    Message step;                          ///< the name of that step
    std::optional<play::Proof> proof = {}; ///< of the fixed world; nothing if no error could be fixed
};
[[nodiscard]] Result<FixedWorld> withErrorsFixed(const std::shared_ptr<const World>& world, bool pins,
                                                 generation::Feedback& feedback);

} // namespace delve::editor
