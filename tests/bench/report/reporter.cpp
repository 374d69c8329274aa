#include "tests/bench/report/reporter.h"

#include "tests/bench/report/asked.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <string_view>
#include <vector>

namespace delve::bench {
namespace {

using Run = benchmark::BenchmarkReporter::Run;

std::string nameOf(const Run& run) {
    return run.run_name.args.empty() ? run.run_name.function_name
                                     : run.run_name.function_name + "/" + run.run_name.args;
}

/// By the clock if the benchmark says so, else in processor time, which other programs do not lengthen.
double millisecondsOf(const Run& run) {
    const bool byClock = run.run_name.time_type == "real_time";
    const double time = byClock ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime();
    return 1e3 * time / benchmark::GetTimeUnitMultiplier(run.time_unit);
}

double counterOf(const Run& run, const std::string& name) {
    const auto found = run.counters.find(name);
    return found == run.counters.end() ? 0 : found->second.value;
}

/// Adds the target, and the ratio of the measured figure to it.
Run withAsked(Run run) {
    const auto* const row = findAsked(nameOf(run));
    if (!row || run.error_occurred) return run;
    const double most = row->milliseconds > 0 ? row->milliseconds : counterOf(run, "asked");
    if (most <= 0) return run;
    const double ours = row->counter.empty() ? millisecondsOf(run) : counterOf(run, std::string(row->counter));
    run.counters["asked"] = most;
    run.counters["ratio"] = ours / most;
    return run;
}

/// Of several runs of one benchmark, only the median counts.
std::vector<Run> shown(const std::vector<Run>& runs) {
    std::vector<Run> kept;
    for (const auto& run : runs) {
        const bool single = run.run_type == Run::RT_Iteration && (run.repetitions <= 1 || run.error_occurred);
        if (single || (run.run_type == Run::RT_Aggregate && run.aggregate_name == "median"))
            kept.push_back(withAsked(run));
    }
    return kept;
}

class JsonFile : public benchmark::JSONReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override {
        const auto some = shown(runs);
        if (!some.empty()) JSONReporter::ReportRuns(some);
    }
};

class Table : public benchmark::ConsoleReporter {
public:
    Table() : ConsoleReporter(OO_Tabular) {}

    void ReportRuns(const std::vector<Run>& runs) override {
        const auto some = shown(runs);
        if (some.empty()) return;
        ConsoleReporter::ReportRuns(some);
        for (const auto& run : some)
            if (!run.error_occurred) m_measured.push_back(measuredIn(run));
    }
    void Finalize() override {
        ConsoleReporter::Finalize();
        std::printf("\nGrowth of the median from one size to the next, and that of n log n\n");
        for (auto to = m_measured.begin(); to != m_measured.end(); ++to) {
            const auto from = std::find_if(std::make_reverse_iterator(to), m_measured.rend(),
                                           [&](const Measured& before) { return before.work == to->work; });
            if (from != m_measured.rend() && from->items > 1 && to->items > from->items) print(*from, *to);
        }
    }

private:
    struct Measured {
        std::string work;
        std::string size;
        double milliseconds = 0;
        double items = 0; ///< done in one round
    };

    static void print(const Measured& from, const Measured& to) {
        const double items = to.items / from.items;
        std::printf("%-40s %10s -> %-10s time x %-8.2f items x %-8.2f n log n x %.2f\n", to.work.c_str(),
                    from.size.c_str(), to.size.c_str(), to.milliseconds / from.milliseconds, items,
                    items * std::log(to.items) / std::log(from.items));
    }
    static Measured measuredIn(const Run& run) {
        const std::string name = nameOf(run);
        const auto slash = name.rfind('/');
        Measured measured;
        measured.work = name.substr(0, slash);
        if (slash != std::string::npos) measured.size = name.substr(slash + 1);
        measured.milliseconds = millisecondsOf(run);
        measured.items = counterOf(run, "items_per_second") * measured.milliseconds / 1e3;
        return measured;
    }

    std::vector<Measured> m_measured;
};

bool isGiven(const std::vector<std::string>& words, std::string_view option) {
    return std::ranges::any_of(words, [&](const std::string& word) { return word.starts_with(option); });
}

} // namespace

int runBenchmarks(int argc, char** argv, const std::string& file) {
    std::vector<std::string> words(argv, argv + argc);
    const auto asked = std::ranges::find(words, "--asked");
    if (asked != words.end()) *asked = "--benchmark_filter=" + patternOfAsked();
    for (const std::string& usual :
         {std::string("--benchmark_repetitions=5"), std::string("--benchmark_min_time=0.1"), "--benchmark_out=" + file})
        if (!isGiven(words, usual.substr(0, usual.find('=') + 1))) words.push_back(usual);
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());

    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
    Table table;
    JsonFile json;
    benchmark::RunSpecifiedBenchmarks(&table, &json);
    benchmark::Shutdown();
    return 0;
}

} // namespace delve::bench
