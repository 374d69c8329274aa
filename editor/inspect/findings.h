#pragma once

#include "playtest/inspect/inspect.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What inspection and proof found about one state of a world: a value, made in the background.
namespace delve::editor {

/// A problem, with its level by id: the world may have changed since it was found.
struct FoundProblem {
    play::Problem problem;
    std::string levelId;
    std::string levelName; ///< as stored; the id where it has none
    bool ignored = false;

    /// The same check, level, first cell and subject: the same problem for a person, in another state of the world,
    /// too.
    [[nodiscard]] bool isLike(const FoundProblem& other) const;
};

struct Findings {
    std::vector<FoundProblem> problems; ///< errors first; the ignored ones behind all others
    std::int64_t leftOut = 0;           ///< further ones of the same kinds
    bool unwinnable = false;            ///< as far as is known; the proof may find it later
    bool severalLevels = false;
    std::optional<play::Proof> proof = {}; ///< nothing until the world is proven
    std::optional<Message> failure = {};   ///< why the world could not be inspected

    /// Of those that are not ignored.
    [[nodiscard]] std::int64_t count(play::Severity severity) const;
    [[nodiscard]] std::int64_t ignored() const;
};

[[nodiscard]] Findings findingsOf(const World& world, play::Inspection inspection);
/// The same with what the proof tells, and with the problems that only an inspection with a proof finds.
[[nodiscard]] Findings withProof(const World& world, Findings findings, play::Proof proof, play::Inspection ofProof);

/// The place of the problem's level in a world that may have changed since; nothing if it is gone.
[[nodiscard]] std::optional<std::size_t> placeOfLevel(const World& world, const FoundProblem& found);

} // namespace delve::editor
