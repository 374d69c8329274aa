#pragma once

#include <string>

/// What every benchmark program does with its arguments and its figures.
namespace delve::bench {

/// Runs the registered benchmarks, each several times, so that the table has medians. Beside each figure it prints the
/// target and the ratio of the two; after the table, how the time grows from one size of the same work to the next.
/// The part after the last slash of a benchmark's name is its size. The figures go to `file` as JSON, or to the file
/// of --benchmark_out; --asked runs only benchmarks that have a target. Returns the exit status: 0, or 2 for an
/// unknown argument.
[[nodiscard]] int runBenchmarks(int argc, char** argv, const std::string& file);

} // namespace delve::bench
