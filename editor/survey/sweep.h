#pragma once

#include "editor/survey/sample.h"
#include "generation/pipeline/parameter.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A sweep: what the values of one parameter do to each measure of the levels of the same seeds. Here are its values;
/// Sweeper measures them.
namespace delve::editor {

/// One value of the parameter, and the recipe that has it.
struct SweepStep {
    ParameterValue value;
    Recipe recipe;

    friend bool operator==(const SweepStep&, const SweepStep&) = default;
};

struct SweepOrder {
    std::vector<SweepStep> steps; ///< in the order of the picture
    Size size;
    Shared<Rules> rules;
    std::uint32_t seeds = 100; ///< of each step, from 1 on
    const generation::Declarations* declarations = nullptr;
    generation::FileReader files = {};
};

/// Where a measure lies at one step: its median, and the middle 80 %.
struct Band {
    Decimal low;
    Decimal median;
    Decimal high;
    std::uint32_t levels = 0; ///< that have a value
    std::uint32_t of = 0;     ///< levels that were measured

    friend bool operator==(const Band&, const Band&) = default;
};

struct SweptStep {
    std::uint32_t seeds = 0;     ///< that were tried
    std::uint32_t made = 0;      ///< of these, of which there is a level
    std::uint32_t lost = 0;      ///< of these, that could not be measured: memory was lacking
    std::uint32_t lostLater = 0; ///< likewise, of the measures that are not common
    /// By the id of the measure. Of one that no level has there is a band of 0 levels; where there is no level, or the
    /// measure is still to come, there is none.
    std::map<std::string, Band> bands;

    [[nodiscard]] const Band* find(const std::string& measure) const; ///< null, too, for one that no level has
    friend bool operator==(const SweptStep&, const SweptStep&) = default;
};

[[nodiscard]] Band bandOf(const Distribution& values);

/// Is it a switch, a number, a range, or has it choices?
[[nodiscard]] bool canSweep(const generation::Parameter& parameter);
/// Has it values between others, so that a sweep goes from one number to another?
[[nodiscard]] bool hasNumbers(const generation::Parameter& parameter);

/// Do values between these go by equal factors? They do where they span several magnitudes.
[[nodiscard]] bool growsByFactors(Decimal from, Decimal to);

/// The part of its range to begin with: all of it or, where that spans several magnitudes, what is around this value.
[[nodiscard]] Range usualSpan(const generation::Parameter& parameter, const ParameterValue& present);

/// The values of a sweep, in order: at most so many numbers of the span, evenly spaced, or by equal factors where it
/// spans several magnitudes; all choices; both states of a switch. Of a range, both ends have the value.
[[nodiscard]] std::vector<ParameterValue> valuesToSweep(const generation::Parameter& parameter, Range span, int most);

/// The order in which the steps are measured: the ends, the middle, and so on between them.
[[nodiscard]] std::vector<std::size_t> refiningOrder(std::size_t steps);

/// How much a measure changes over the steps, in thousandths of the greatest width of its band; 0: not at all. One that
/// the levels of some steps have, and no level of others, changes most.
[[nodiscard]] std::int64_t changeOf(std::span<const SweptStep> steps, const std::string& measure);

/// The probability that chance alone makes so many levels of some steps, and so few of others, have the measure.
/// Nothing if all have it, or if fewer than two steps are measured.
[[nodiscard]] std::optional<double> chanceOfLacking(std::span<const SweptStep> steps, const std::string& measure);

} // namespace delve::editor
