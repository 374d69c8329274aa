#pragma once

#include "generation/level/registry.h"
#include "playtest/inspect/problem.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

/// One check of inspection: what is wrong with a level, in one respect. One file in playtest/inspect/checks/ declares
/// it, and one line there lists it.
namespace delve::play {

class Inspected;
class Places;

/// The problems that one check finds on one level.
class Found {
public:
    /// Beyond this many, problems are counted and not kept: a map of noise has millions.
    static constexpr std::size_t mostProblems = 100;
    /// Beyond this many cells, a problem names the first ones only.
    static constexpr std::size_t mostCells = 10'000;

    /// `places` are those of the level, for all checks, and outlive it.
    Found(std::string check, std::uint32_t level, Places& places)
        : m_check(std::move(check)), m_level(level), m_places(places) {}

    /// `fixes` come in the order in which they are offered. `subject`: see Problem.
    void add(Severity severity, Message message, std::vector<Cell> cells = {}, std::vector<Fix> fixes = {},
             std::string subject = {});
    /// True: whatever is added now is only counted.
    [[nodiscard]] bool full() const { return m_problems.size() >= mostProblems; }
    /// If it is full, counts one more problem, which need not be made.
    [[nodiscard]] bool leaveOut();
    [[nodiscard]] std::uint32_t level() const { return m_level; }
    /// Where fixes put things: see nearest.h.
    [[nodiscard]] Places& places() { return m_places; }
    [[nodiscard]] std::vector<Problem>& problems() { return m_problems; }
    [[nodiscard]] std::int64_t leftOut() const { return m_leftOut; }

private:
    std::string m_check;
    std::uint32_t m_level;
    Places& m_places;
    std::vector<Problem> m_problems;
    std::int64_t m_leftOut = 0;
};

struct CheckInfo {
    std::string id; ///< in JSON, and in the list of problems that a level ignores
    OwnedText label;
    OwnedText help; ///< what it finds, and why that matters
    /// Is called for each level of the world. A problem of the whole world is found on its home level.
    std::function<void(const Inspected&, Found&)> find;
    bool ofProof = false; ///< finds nothing in a world that was not proven
};
[[nodiscard]] inline DeclaredId declaredId(const CheckInfo& check) { return check.id; }

using CheckRegistry = Registry<CheckInfo>;

/// The check that finds players without a start: whoever plays from a cell of their own choice needs none.
inline constexpr std::string_view noStart = "no-start";
/// The check that tells the verdict. A world that cannot be won has an error by this id if no check found any.
inline constexpr std::string_view unwinnableId = "unwinnable";

/// The built-in ones of playtest/inspect/checks/checks.cpp; to add to them, copy them.
[[nodiscard]] const CheckRegistry& builtInChecks();

/// "12, 7" as the two arguments of a message.
[[nodiscard]] std::vector<std::string> argumentsOf(Cell cell);

} // namespace delve::play
