#pragma once

#include <string>

/// What every program of benchmarks does with its words and its figures.
namespace delve::bench {

/// Runs the benchmarks that are registered: each several times, so that the table has medians. Beside a figure stands
/// what is asked and the ratio of the two; after the table, how the time grows from one size of the same work to the
/// next. What comes after the last slash of a benchmark's name is its size. The figures go to `file` as JSON, or where
/// --benchmark_out says; --asked runs only what something is asked of. Gives the status to end with: 0, or 2 where a
/// word is not known.
[[nodiscard]] int runBenchmarks(int argc, char** argv, const std::string& file);

} // namespace delve::bench
