#include "generation/collapse/built_in.h"
#include "generation/collapse/collapse.h"
#include "generation/collapse/explain.h"
#include "tests/support/shore_table.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

using namespace delve;

namespace {

/// Collapses a whole board with one table, with another seed each time.
void wholeBoard(benchmark::State& state, const collapse::Modules& modules, collapse::CollapseOrder order) {
    const auto side = static_cast<std::int32_t>(state.range(0));
    collapse::CollapseTask task;
    task.modules = &modules;
    task.size = {side, side};
    task.order = order;
    std::uint64_t seed = 0;
    std::int64_t contradicted = 0;
    std::int64_t failed = 0;
    for (auto _ : state) {
        Stream random(++seed);
        const auto outcome = collapse::collapse(task, random);
        contradicted += outcome.made.contradicted;
        failed += outcome.kind == collapse::CollapseOutcome::Kind::Made ? 0 : 1;
    }
    state.SetItemsProcessed(state.iterations() * task.size.area());
    state.counters["contradictions"] = static_cast<double>(contradicted) / static_cast<double>(state.iterations());
    state.counters["failed"] = static_cast<double>(failed);
}

/// Two contradicting pins on a board of 64 x 64: how long it takes to name them.
void explanation(benchmark::State& state, const collapse::Modules& modules) {
    collapse::CollapseTask task;
    task.modules = &modules;
    task.size = {64, 64};
    for (const Cell cell : {Cell{30, 30}, Cell{31, 30}}) {
        collapse::CellLimit limit{cell, std::vector<std::uint64_t>(modules.words())};
        for (std::size_t module = 0; module < modules.count(); ++module)
            if (!modules.mayStand(static_cast<collapse::ModuleId>(module),
                                  cell.x == 30 ? Direction::East : Direction::West, 0))
                limit.allowed[module / 64] |= std::uint64_t{1} << (module % 64);
        if (cell.x == 31) limit.allowed.assign(modules.words(), 0), limit.allowed[0] = 1;
        task.limits.push_back(std::move(limit));
    }
    for (auto _ : state) {
        Stream random(1);
        benchmark::DoNotOptimize(collapse::findBlockingLimits(task, {31, 30}, random));
    }
}

/// A hard table, in addition to the built-in ones.
const collapse::Modules& shore() {
    static const collapse::Modules modules(*collapse::readRuleTable(test::shoreTable));
    return modules;
}

const bool registered = [] {
    std::vector<const collapse::Modules*> tables;
    for (const auto& table : collapse::builtInTables()) tables.push_back(collapse::builtInModules(table.name));
    tables.push_back(&shore());
    for (const auto* const modules : tables) {
        const std::string& name = modules->table().name;
        for (const auto order : {collapse::CollapseOrder::LeastEntropy, collapse::CollapseOrder::Scan}) {
            const auto whole = [modules, order](benchmark::State& state) { wholeBoard(state, *modules, order); };
            const std::string end = order == collapse::CollapseOrder::Scan ? "/scan" : "/entropy";
            benchmark::RegisterBenchmark(("collapse/" + name + end).c_str(), whole)
                ->Arg(50)
                ->Arg(100)
                ->Arg(200)
                ->Unit(benchmark::kMillisecond);
        }
        const auto why = [modules](benchmark::State& state) { explanation(state, *modules); };
        benchmark::RegisterBenchmark(("collapse/why/" + name).c_str(), why)->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
