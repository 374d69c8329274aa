#include <benchmark/benchmark.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// Prints a table and writes the same as JSON to bench.json in the working folder, or where --benchmark_out says.
int main(int argc, char** argv) {
    std::vector<char*> arguments(argv, argv + argc);
    std::string file = "--benchmark_out=bench.json";
    std::string format = "--benchmark_out_format=json";
    const bool fileGiven = std::any_of(arguments.begin(), arguments.end(), [](std::string_view argument) {
        return argument.starts_with("--benchmark_out=") || argument.starts_with("--benchmark_list_tests");
    });
    if (!fileGiven) arguments.insert(arguments.end(), {file.data(), format.data()});

    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
