#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// The usual table, and after it how the processor's time grows from one size of the same work to the next. What comes
/// after the last slash of a benchmark's name is its size.
class GrowthReporter : public benchmark::ConsoleReporter {
public:
    GrowthReporter() : ConsoleReporter(OO_Tabular) {}
    void ReportRuns(const std::vector<Run>& runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const auto& run : runs)
            if (!run.error_occurred && run.run_type == Run::RT_Iteration) m_measured.push_back(measuredIn(run));
    }
    void Finalize() override {
        ConsoleReporter::Finalize();
        std::printf("\nGrowth from one size to the next\n");
        for (auto to = m_measured.begin(); to != m_measured.end(); ++to) {
            const auto from = std::find_if(std::make_reverse_iterator(to), m_measured.rend(),
                                           [&](const Measured& before) { return before.work == to->work; });
            if (from != m_measured.rend()) print(*from, *to);
        }
    }

private:
    struct Measured {
        std::string work;
        std::string size;
        double seconds = 0;
        double items = 0; ///< done in one round
    };

    static void print(const Measured& from, const Measured& to) {
        std::printf("%-40s %10s -> %-10s time x %-8.2f", to.work.c_str(), from.size.c_str(), to.size.c_str(),
                    to.seconds / from.seconds);
        if (from.items > 0) std::printf(" items x %.2f", to.items / from.items);
        std::printf("\n");
    }
    static Measured measuredIn(const Run& run) {
        const std::string name = run.benchmark_name();
        const auto slash = name.rfind('/');
        Measured measured;
        measured.work = name.substr(0, slash);
        if (slash != std::string::npos) measured.size = name.substr(slash + 1);
        measured.seconds = run.cpu_accumulated_time / static_cast<double>(run.iterations);
        const auto rate = run.counters.find("items_per_second");
        if (rate != run.counters.end())
            measured.items = rate->second.value * run.cpu_accumulated_time / static_cast<double>(run.iterations);
        return measured;
    }

    std::vector<Measured> m_measured;
};

} // namespace

/// Prints the tables and writes the figures as JSON to bench.json in the working folder, or where --benchmark_out says.
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
    GrowthReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
    return 0;
}
