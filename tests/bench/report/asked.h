#pragma once

#include <span>
#include <string>
#include <string_view>

/// The targets of the benchmarks: the longest time or the most memory allowed. One table for all programs, so that all
/// promises of the program are in one place.
namespace delve::bench {

struct Asked {
    std::string_view work; ///< the name of a benchmark; one `*` stands for anything
    /// The target of the median of several runs. 0: the benchmark sets its target in a counter `asked`, because it is
    /// relative to another measurement.
    double milliseconds = 0;
    std::string_view counter = {}; ///< the counter to compare, if not the time: in milliseconds or in MiB
};

[[nodiscard]] std::span<const Asked> allAsked();
/// The target of a benchmark; null if it has none.
[[nodiscard]] const Asked* findAsked(std::string_view benchmark);
/// A regular expression for the names of all benchmarks with a target.
[[nodiscard]] std::string patternOfAsked();

} // namespace delve::bench
