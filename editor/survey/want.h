#pragma once

#include "editor/survey/seed_measures.h"
#include "playtest/conditions/condition.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The search for a seed of a recipe whose level is as a person wants it: seeds derived from the first one are tried
/// until the condition holds.
namespace delve::editor {

inline constexpr std::uint32_t usualTries = 1000;
inline constexpr std::uint64_t seedsOfTries = 1'000'000'000; ///< all are less: a person can type them

/// The seed of a try, from 0 on: the first is the seed itself, the others are short numbers that follow from it.
[[nodiscard]] std::uint64_t seedOfTry(std::uint64_t seed, std::uint32_t number);

struct Try {
    std::uint64_t seed = 0;
    std::optional<std::vector<play::MeasuredValue>> values; ///< of the wanted measures; nothing: no level of this seed
};

class Want {
public:
    /// `text` is that of the condition.
    Want(MakeWorld make, std::uint64_t firstSeed, play::Condition condition, std::string text,
         const play::MeasureRegistry& measures = play::builtInMeasures());

    /// Generates and measures one level. Any number of threads may call it at once. Fails only if it was stopped.
    [[nodiscard]] Result<Try> attempt(std::uint32_t number, generation::Workspace& workspace,
                                      generation::Feedback& feedback) const;

    /// Counts a try; to be called in the order of their numbers. True if its level is as wanted.
    bool take(const Try& made);

    [[nodiscard]] std::uint32_t tries() const { return m_tries; } ///< that were taken
    /// What to say after tries that all failed: which part of the condition is the rarest, and how near they came.
    [[nodiscard]] Message whyNot() const;
    [[nodiscard]] bool madeAny() const { return m_levels > 0; } ///< whether there was any level to measure

private:
    struct Nearest {
        std::uint64_t seed = 0;
        std::int64_t shortfall = 0;
        std::string values; ///< "loops 2, path 76"
    };

    [[nodiscard]] std::string textOf(const play::Condition& condition) const;

    MakeWorld m_make;
    std::uint64_t m_firstSeed;
    play::MeasureRegistry m_measures; ///< those that the condition names
    play::Condition m_condition;
    std::string m_text;
    std::vector<std::uint32_t> m_held; ///< for each demand, how many levels meet it
    std::uint32_t m_tries = 0;
    std::uint32_t m_levels = 0; ///< of these, that could be made
    std::optional<Nearest> m_nearest;
};

} // namespace delve::editor
