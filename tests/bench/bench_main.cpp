#include "tests/bench/report/reporter.h"

int main(int argc, char** argv) { return delve::bench::runBenchmarks(argc, argv, "bench.json"); }
