#include "generation/collapse/collapse.h"

#include "generation/collapse/search.h"

namespace delve {
namespace {

template <std::size_t Words>
CollapseOutcome collapseIn(const CollapseTask& task, Stream& random) {
    CollapseOutcome outcome;
    const SetTables<Words> tables(*task.modules);
    Board<Words> board(task, tables);
    if (!board.settle()) {
        if (board.stopped()) return outcome;
        outcome.kind = CollapseOutcome::Kind::Contradiction;
        outcome.proven = true;
        outcome.where = board.cellOf(board.conflict());
        return outcome;
    }
    for (std::int64_t tries = 0;; ++tries) {
        Stream derived(tries == 0 ? random.engine() : Engine(random.bits()));
        Search<Words> search(task, tables, board);
        outcome.kind = search.run(derived);
        outcome.made.restarts = tries;
        search.report(outcome.made);
        if (outcome.kind != CollapseOutcome::Kind::Contradiction) return outcome;
        outcome.where = search.where();
        outcome.proven = search.proven();
        if (outcome.proven || tries == task.mostRestarts) return outcome;
    }
}

template <std::size_t Words>
std::optional<std::vector<std::uint64_t>> propagatedIn(const CollapseTask& task) {
    const SetTables<Words> tables(*task.modules);
    Board<Words> board(task, tables);
    if (!board.settle()) return {};
    std::vector<std::uint64_t> sets;
    for (std::int32_t y = 0; y < task.size.height; ++y)
        for (std::int32_t x = 0; x < task.size.width; ++x) {
            const auto cell = board.indexOf({x, y});
            for (std::size_t word = 0; word < task.modules->words(); ++word)
                sets.push_back(board.isOutside(cell) ? 0 : board[cell].words[word]);
        }
    return sets;
}

/// Calls work with the number of words that sets of these modules need, as a constant.
template <class Work>
auto withWords(const Modules& modules, Work work) {
    if (modules.words() <= 1) return work(std::integral_constant<std::size_t, 1>{});
    if (modules.words() <= 2) return work(std::integral_constant<std::size_t, 2>{});
    if (modules.words() <= 4) return work(std::integral_constant<std::size_t, 4>{});
    return work(std::integral_constant<std::size_t, 8>{});
}

} // namespace

CollapseOutcome collapse(const CollapseTask& task, Stream& random) {
    return withWords(*task.modules, [&](auto words) { return collapseIn<words()>(task, random); });
}

std::optional<std::vector<std::uint64_t>> propagated(const CollapseTask& task) {
    return withWords(*task.modules, [&](auto words) { return propagatedIn<words()>(task); });
}

} // namespace delve
