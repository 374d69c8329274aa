#pragma once

#include <span>
#include <string>
#include <string_view>

/// How long the work of a benchmark is asked to take at most, or how much memory. One table for all programs, so that a
/// person sees in one place what the program promises.
namespace delve::bench {

struct Asked {
    std::string_view work; ///< the name of a benchmark; one `*` stands for anything
    /// The median of several runs. 0: the benchmark says it itself in a counter `asked`, as it is so many times of
    /// something else.
    double milliseconds = 0;
    std::string_view counter = {}; ///< the figure that is meant, where it is not the time: in milliseconds or in MiB
};

[[nodiscard]] std::span<const Asked> allAsked();
/// What is asked of a benchmark; null where nothing is.
[[nodiscard]] const Asked* findAsked(std::string_view benchmark);
/// A regular expression for the names of all benchmarks that have a limit.
[[nodiscard]] std::string patternOfAsked();

} // namespace delve::bench
